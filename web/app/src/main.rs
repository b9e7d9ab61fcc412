//! The room to play in.

fn main() {
    app::play(play::Session::from_kept_without_board);
}
