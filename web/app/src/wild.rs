//! The room to play in on a board that somebody drew.

fn main() {
    app::play(play::Session::from_kept);
}
