//! The rules of the games, and nothing else.

pub mod random;
pub mod wild;

/// The version of the rules texts this crate implements.
///
/// Records carry it, so that a later change of the rules, or of how a seed
/// becomes a set-up, cannot silently alter an old game.
pub const RULES_VERSION: u32 = 1;
