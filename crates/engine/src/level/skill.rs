//! What makes a level: the figures.
//!
//! Each game brings its own, as a ply more is worth much in one and little in
//! another. They are set by `cargo xtask tune levels`; the results of matches
//! stand in `docs/levels.md`.

/// What a player can do, and how he errs.
///
/// # Examples
///
/// ```
/// use engine::Skill;
///
/// let beginner = Skill::glancing(360);
/// let club_player = Skill::searching(2_000, 30).careful();
/// assert!(beginner.misjudges > club_player.misjudges);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skill {
    /// The most positions visited before a move; at 0 the player never
    /// searches, and looks only at the board after each reply.
    pub nodes: u64,
    /// Of a hundred moves, how many are made at a glance where the search
    /// found neither a win nor a loss.
    pub hasty: u64,
    /// Of a hundred quiet moves at the far end of the board, how many are
    /// overlooked at a glance.
    pub overlooks: u64,
    /// How far off a judgement at a glance commonly is, in hundredths of the
    /// spread of the values of the moves.
    pub misjudges: i32,
    /// What a capture is worth for its own sake, in the same measure.
    pub greed: i32,
    /// Whether the opponent's wins in one are looked for before moving.
    pub is_careful: bool,
}

/// How far off the quick look of players who search is.
pub(super) const QUICK_LOOK: i32 = 20;

impl Skill {
    /// A player who looks at the board after each reply to his move.
    ///
    /// Who misjudges more also overlooks more, and likes captures more.
    #[must_use]
    pub const fn glancing(misjudges: i32) -> Self {
        let overlooks = 45 + misjudges as u64 / 8;
        Self {
            nodes: 0,
            hasty: 100,
            overlooks: if overlooks < 90 { overlooks } else { 90 },
            misjudges,
            greed: misjudges / 3,
            is_careful: false,
        }
    }

    /// A player who searches so many positions, and still makes `hasty` of a
    /// hundred moves at a glance.
    #[must_use]
    pub const fn searching(nodes: u64, hasty: u64) -> Self {
        Self { nodes, hasty, ..Self::glancing(QUICK_LOOK) }
    }

    /// One who looks for the opponent's wins in one before he moves.
    #[must_use]
    pub const fn careful(self) -> Self {
        Self { is_careful: true, ..self }
    }
}
