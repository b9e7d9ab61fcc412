use std::time::Instant;
use rules::{ogama, perft, perft_by_making};
fn main() {
    let start = "b,b,b,b,b,b/b,b,b,b,b*,b/x6/x6/o,o*,o,o,o,o/o,o,o,o,o,o o";
    let mut p = ogama::Small::read("", start).unwrap();
    for d in 1..=3 { println!("{}", perft(&mut p, d)); }
    for _ in 0..2 {
    let t = Instant::now(); let n = perft_by_making(&mut p, 4); let s = t.elapsed().as_secs_f64();
    println!("make {n} {:.1} M/s", n as f64 / s / 1e6);
    let t = Instant::now(); let n = perft(&mut p, 5); let s = t.elapsed().as_secs_f64();
    println!("bulk {n} {:.1} M/s", n as f64 / s / 1e6);
    }
    println!("{}", std::mem::size_of::<ogama::Small>());
}
