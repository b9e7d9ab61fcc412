//! What is said when an input is refused.
//!
//! A [`Fault`] names one thing wrong; a [`Refusal`] lists every fault found in
//! one input. Nothing here decides what is wrong: the games do.

use std::fmt;

/// One thing wrong with an input: where, what was expected, what came.
///
/// # Examples
///
/// ```
/// use rules::Kind;
///
/// let refusal = Kind::Ogama.full_rules("colour=red", None).unwrap_err();
/// assert_eq!(refusal.code(), "bad-rules");
/// assert!(refusal.to_string().contains("got 'colour'"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The machine's word for the kind of fault (*Rule* CO-8.2).
    pub code: &'static str,
    /// The clause of the rulebook that refuses the input.
    pub clause: &'static str,
    /// The part of the input the fault lies in, in words.
    pub place: String,
    /// What would have been accepted.
    pub expected: String,
    /// What came instead.
    pub got: String,
}

impl Fault {
    /// A fault of kind `code` at `place`.
    pub fn new(
        code: &'static str,
        clause: &'static str,
        place: impl Into<String>,
        expected: impl Into<String>,
        got: impl Into<String>,
    ) -> Self {
        Self { code, clause, place: place.into(), expected: expected.into(), got: got.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { clause, place, expected, got, .. } = self;
        write!(f, "{place}: expected {expected}, got {got} ({clause})")
    }
}

impl std::error::Error for Fault {}

/// Every fault found in one input; at least one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal(Vec<Fault>);

impl Refusal {
    /// `Ok(())` if there are no faults, else all of them as a refusal.
    ///
    /// # Errors
    ///
    /// If `faults` is not empty.
    pub fn check(faults: Vec<Fault>) -> Result<(), Self> {
        if faults.is_empty() { Ok(()) } else { Err(Self(faults)) }
    }

    /// The code of the first fault.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.0[0].code
    }

    /// The faults, in the order found.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Self {
        Self(vec![fault])
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, fault) in self.0.iter().enumerate() {
            let separator = if n == 0 { "" } else { "; " };
            write!(f, "{separator}{fault}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Refusal {}

/// `text` in quotes, cut to a length fit for a message.
#[must_use]
pub fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut shown = String::from("'");
    for (n, letter) in text.chars().enumerate() {
        if n == LONGEST {
            shown.push('…');
            break;
        }
        shown.extend(letter.escape_debug().filter(|_| letter.is_control()));
        if !letter.is_control() {
            shown.push(letter);
        }
    }
    shown.push('\'');
    shown
}
