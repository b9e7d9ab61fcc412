//! What the players of each level can do in this game.
//!
//! Set by `cargo xtask tune levels`; see `docs/levels.md`.

use crate::level::Skill;

/// The weakest first.
pub(super) const SKILLS: [Skill; 10] = [
    Skill::glancing(615),
    Skill::glancing(295),
    Skill::glancing(177).careful(),
    Skill::glancing(103).careful(),
    Skill::glancing(25).careful(),
    Skill::searching(2_000, 55).careful(),
    Skill::searching(2_000, 0).careful(),
    Skill::searching(7_500, 0).careful(),
    Skill::searching(55_000, 0).careful(),
    Skill::searching(400_000, 0).careful(),
];
