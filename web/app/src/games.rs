//! The room to choose a game in: a new one with rules and clocks, or one that was
//! kept.

fn main() {
    app::games();
}
