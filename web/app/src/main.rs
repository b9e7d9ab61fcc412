//! The room to play in.

fn main() {
    app::play();
}
