//! The room to analyse games in.

fn main() {
    study_room::open();
}
