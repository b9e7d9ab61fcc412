//! The room to draw wild boards in.

fn main() {
    drawing::open();
}
