//! The room to play in on a board that somebody drew.

fn main() {
    app::play(app::Restore { kept: play::Session::from_kept, new: play::Session::new });
}
