//! The room to learn in.

fn main() {
    learn_room::open();
}
