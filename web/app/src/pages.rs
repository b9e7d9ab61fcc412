//! The pages, each with its parts.

mod actions;
mod column_panel;
mod field;
mod games;
mod move_list;
mod new_game;
mod play;
mod rule_list;
mod state_line;
mod time;

pub use play::Play;
