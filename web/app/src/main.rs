//! The room to play in.

fn main() {
    use play::Session;
    let (kept, new) = (Session::from_kept_without_board, Session::new_without_board);
    app::play(app::Restore { kept, new });
}
