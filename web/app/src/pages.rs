//! The pages, each with its parts.

mod column_panel;
mod move_list;
mod new_game;
mod play;
mod state_line;

pub use play::Play;
