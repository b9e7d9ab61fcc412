//! What never listens, as the text of SVG: pieces, columns, toads, the ground.
//!
//! Text, as it needs no browser to be tested, and as a component for each line
//! would make the page a third larger to download. It is made of numbers and
//! of names from the program alone, so that nothing in it needs to be escaped.

pub mod column;
pub mod face;
pub mod figure;
pub mod ground;
