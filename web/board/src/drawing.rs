//! What never listens, as the text of SVG: pieces, columns, toads, the ground.
//!
//! Text, as it needs no browser to be tested, and as a component for each line
//! would make the page a third larger to download. It is made of numbers and
//! of names from the program alone, so that nothing in it needs to be escaped.

pub mod column;
pub mod face;
pub mod figure;
pub mod ground;

#[cfg(test)]
mod tests {
    use crate::stack::{FIGURE, Stack, WIDE};
    use crate::{Field, Layout, Outline, Place, Plan, Side};

    fn grid(files: usize, ranks: usize, near: Side) -> Plan {
        let field = |n| Field {
            name: String::new(),
            centre: Place { x: (n % files) as f64, y: (n / files) as f64 },
            outline: Outline::Square,
        };
        let fields = (0..files * ranks).map(field).collect();
        Plan { fields, grid: Some((files, ranks)), near, tones: ["white", "black"] }
    }

    /// A number from 0 to 1 that follows from the state, which moves on.
    fn random(state: &mut u64) -> f64 {
        *state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*state >> 40) as f64 / (1_u64 << 24) as f64
    }

    /// Cells of three to eight corners and of any width, without order.
    fn wild(seed: u64) -> Plan {
        let mut state = seed;
        let mut field = || {
            let (x, y) = (random(&mut state) * 2000.0, random(&mut state) * 2000.0);
            let corners = 3 + (random(&mut state) * 6.0) as usize;
            let corner = |n: usize| {
                let turn = std::f64::consts::TAU * n as f64 / corners as f64;
                let far = 5.0 + 150.0 * random(&mut state);
                Place { x: x + far * turn.cos(), y: y + far * turn.sin() }
            };
            let outline = Outline::Polygon((0..corners).map(corner).collect());
            Field { name: String::new(), centre: Place { x, y }, outline }
        };
        let fields = (0..30).map(|_| field()).collect();
        Plan { fields, grid: None, near: Side::Dark, tones: ["white", "black"] }
    }

    fn assert_within(plan: &Plan, what: &str) {
        let layout = Layout::new(plan);
        for (n, site) in layout.sites.iter().enumerate() {
            for height in [0, 1, 5, 12, 32, 255] {
                for has_figure in [false, true] {
                    let stack = Stack::new(height, has_figure, n as u8);
                    let above = if has_figure { FIGURE } else { stack.deep };
                    let top = site.y + (stack.top().1 - above) * site.scale;
                    let low = site.y + (stack.ground + stack.deep) * site.scale;
                    let lean = stack.faces.iter().map(|face| face.0.abs()).fold(0.0, f64::max);
                    let half = (lean + WIDE) * site.scale;
                    let is_within = top >= 0.0
                        && low <= layout.height
                        && site.x - half >= 0.0
                        && site.x + half <= layout.width;
                    assert!(is_within, "{what}: {height} pieces on field {n} run off the board");
                }
            }
        }
    }

    #[test]
    fn no_column_runs_off_the_board_on_any_grid() {
        for files in 1..=26 {
            for ranks in 1..=16 {
                for near in [Side::Light, Side::Dark] {
                    assert_within(&grid(files, ranks, near), &format!("{files}x{ranks}"));
                }
            }
        }
    }

    #[test]
    fn no_column_runs_off_a_wild_board() {
        for seed in 0..200 {
            assert_within(&wild(seed), &format!("seed {seed}"));
        }
    }
}
