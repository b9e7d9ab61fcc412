//! The rooms, each with its parts.

mod actions;
pub mod choose;
mod field;
mod kept_games;
mod move_list;
mod notices;
pub mod play;
mod players;
mod quick_game;
mod rule_list;
mod state_line;
mod time;
mod time_fields;
