//! What the rooms of the page share.
//!
//! The page has several rooms, each a program of its own so that none waits for
//! what only another needs, with ordinary links between them ([`Room`]). All of
//! them are shown by [`open`], inside the frame with its languages and
//! colours ([`Preferences`], [`Looks`]); what they say stands in catalogues of
//! their own and is put on the screen by [`say`].
//!
//! [`engine`] speaks to the worker that thinks, [`store`] to what the browser
//! keeps, [`latency`] to its clock, `file` to whoever saves or opens a file. The
//! game on the board passes from room to room by the storage.

pub mod column_panel;
pub mod engine;
pub mod file;
mod frame;
pub mod latency;
mod looks;
mod preferences;
mod room;
pub mod store;

pub use column_panel::ColumnPanel;
pub use frame::{open, say};
pub use looks::{Looks, LooksChoice};
pub use preferences::{Preferences, Scheme, keep, kept};
pub use room::Room;
