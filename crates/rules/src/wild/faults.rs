//! What gathers the reasons against a board.

use super::error::{BoardError, BoardFault};

/// Gathers faults, as many as may be listed.
#[derive(Debug, Default)]
pub(super) struct Faults {
    found: Vec<BoardFault>,
    more: usize,
}

impl Faults {
    pub(super) fn add(&mut self, fault: BoardFault) {
        if self.found.len() < BoardError::LISTED {
            self.found.push(fault);
        } else {
            self.more += 1;
        }
    }

    pub(super) const fn count(&self) -> usize {
        self.found.len() + self.more
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// The error, if there was any fault.
    pub(super) fn check(self) -> Result<(), BoardError> {
        if self.is_empty() { Ok(()) } else { Err(self.into_error()) }
    }

    /// The error of what has been found; there must be at least one fault.
    pub(super) fn into_error(mut self) -> BoardError {
        debug_assert!(!self.is_empty(), "an error needs a fault");
        if self.more > 0 {
            self.found.push(BoardFault::More { count: self.more });
        }
        BoardError { faults: self.found }
    }
}

impl From<BoardFault> for BoardError {
    fn from(fault: BoardFault) -> Self {
        Self { faults: vec![fault] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_of_faults_is_listed_to_a_limit_and_then_counted() {
        let mut faults = Faults::default();
        for _ in 0..BoardError::LISTED + 7 {
            faults.add(BoardFault::NoForm);
        }
        let error = faults.check().unwrap_err();
        assert_eq!(error.faults().len(), BoardError::LISTED + 1);
        assert_eq!(error.faults().next_back(), Some(&BoardFault::More { count: 7 }));
        assert!(error.to_string().ends_with("; and 7 more"));
    }
}
