//! What the players of each level can do in this game.
//!
//! Set by `cargo xtask tune levels`; see `docs/levels.md`.

use crate::level::Skill;

/// The weakest first.
pub(super) const SKILLS: [Skill; 10] = [
    Skill::glancing(360),
    Skill::glancing(237),
    Skill::glancing(191).careful(),
    Skill::glancing(130).careful(),
    Skill::glancing(84).careful(),
    Skill::searching(8_000, 92).careful(),
    Skill::searching(8_000, 42).careful(),
    Skill::searching(10_000, 0).careful(),
    Skill::searching(20_000, 0).careful(),
    Skill::searching(45_000, 0).careful(),
];
