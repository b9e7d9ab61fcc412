//! A game on the page: what has been played, what may be done, and how it is
//! told. Plain Rust, without a browser.
//!
//! [`Session`] asks `rules` for everything that is legal; the engine is only
//! given orders, through [`talk`]; what the board draws is described here
//! ([`describe`]), so that it need not know rules.

mod calls;
mod clock;
pub mod describe;
mod draft;
mod drawn;
mod kept;
mod linked;
pub mod narrate;
mod session;
mod text;

pub use clock::{Bonus, Clock, Control, face};
pub use draft::{Draft, Entry, entry};
pub use drawn::Drawn;
pub use kept::KeptError;
pub use linked::LinkedError;
pub use session::{Opponent, Session, Setup, levels};
pub use text::{HEIGHT, MOVES, Text};
