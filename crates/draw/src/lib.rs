//! Diagrams of positions: a position in, text or SVG out.
//!
//! A [`Scene`] is a position with what is to be marked on it. [`Scene::text`]
//! draws it in letters, [`Scene::svg`] as a picture. Both draw what
//! [`View`](rules::view::View) shows, pieces, numbers and figures, and know
//! neither a game nor its rules. Nothing here reads or writes files, and the
//! pictures need no fonts.

mod glyphs;
mod palette;
mod scene;
mod svg;
mod text;

pub use palette::Palette;
pub use scene::Scene;
