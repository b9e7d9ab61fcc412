//! When a search ends.

use std::time::Duration;

/// When a search ends: at the first limit it meets. Without any it goes on
/// until it is stopped.
///
/// Whatever the limits, the moves that win at once and the replies that lose
/// at once are looked at first, so no limit is too small for a sound move.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// use engine::Limits;
///
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// assert_eq!(limits.depth, None);
/// assert_eq!(Limits::move_time(Duration::from_millis(100)).nodes, None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The most positions visited, by all threads together.
    pub nodes: Option<u64>,
    /// The greatest depth in plies.
    pub depth: Option<u32>,
    /// The time for this move.
    pub move_time: Option<Duration>,
    /// The clock of the player to move.
    pub clock: Option<Clock>,
    /// How many of the best moves are told apart; 0 counts as 1.
    pub lines: usize,
    /// Whether to go on after a forced win is found, and with one move only.
    pub is_analysis: bool,
}

/// What is left on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The time left.
    pub left: Duration,
    /// What every move adds.
    pub increment: Duration,
    /// After how many moves time is added, if it is.
    pub moves_to_go: Option<u32>,
}

/// What is kept back for the way from the program to the clock.
const OVERHEAD: Duration = Duration::from_millis(10);

impl Limits {
    /// Only a time for the move.
    #[must_use]
    pub fn move_time(time: Duration) -> Self {
        Self { move_time: Some(time), ..Self::default() }
    }

    /// Only a number of positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// Only a depth.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// The time after which no new depth is begun, and the time after which
    /// the search is cut short.
    pub(crate) fn times(&self) -> (Option<Duration>, Option<Duration>) {
        let given = self.move_time;
        let Some(clock) = self.clock else { return (given, given) };
        let left = clock.left.saturating_sub(OVERHEAD.min(clock.left / 10));
        let moves = clock.moves_to_go.unwrap_or(25).clamp(1, 50);
        let share = left / moves + clock.increment.min(left) * 3 / 4;
        let hard = (share * 3).min(left * 2 / 5).max(share.min(left / 2));
        let soft = share.min(hard);
        let least = |time: Duration| given.map_or(time, |given| given.min(time));
        (Some(least(soft)), Some(least(hard)))
    }
}
