//! What is drawn over the board: arrows and rings, as SVG.

use board::Layout;
use rules::AnyGame;
use study::Mark;

/// How many moves of a line are shown as arrows.
const MOST_ARROWS: usize = 4;

/// Marks drawn by a person.
#[must_use]
pub fn marks(layout: &Layout, marks: &[Mark]) -> String {
    marks.iter().map(|mark| one(layout, *mark, "drawn", 1.0)).collect()
}

/// The first moves of a line as arrows, each fainter than the one before.
#[must_use]
pub fn line(layout: &Layout, game: &AnyGame, moves: &[String]) -> String {
    let mut game = game.clone();
    let mut drawn = String::new();
    for (n, text) in moves.iter().take(MOST_ARROWS).enumerate() {
        let ends = game.legal_moves().into_iter().find(|info| info.text == *text);
        let Some(info) = ends else { break };
        if let Some((from, to)) = info.ends {
            let class = if n % 2 == 0 { "line-arrow" } else { "line-arrow reply" };
            drawn.push_str(&one(layout, Mark::Arrow(from, to), class, 1.0 - 0.2 * n as f64));
        }
        if game.play_text(text).is_err() {
            break;
        }
    }
    drawn
}

fn one(layout: &Layout, mark: Mark, class: &str, strength: f64) -> String {
    let site = |point: u8| layout.sites.get(usize::from(point));
    match mark {
        Mark::Point(at) => site(at).map_or_else(String::new, |site| ring(site, class)),
        Mark::Arrow(from, to) if from == to => String::new(),
        Mark::Arrow(from, to) => match (site(from), site(to)) {
            (Some(from), Some(to)) => arrow((from.x, from.y), (to.x, to.y), class, strength),
            _ => String::new(),
        },
    }
}

fn ring(site: &board::Site, class: &str) -> String {
    let (x, y, r) = (site.x, site.y, 42.0 * site.scale);
    format!("<circle class=\"{class} ring\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{r:.1}\"/>")
}

/// An arrow that leaves room for what stands on its ends.
fn arrow(from: (f64, f64), to: (f64, f64), class: &str, strength: f64) -> String {
    const HEAD: f64 = 30.0;
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let (sx, sy) = (from.0 + ux * 14.0, from.1 + uy * 14.0);
    let tip = (to.0 - ux * 6.0, to.1 - uy * 6.0);
    let neck = (tip.0 - ux * HEAD, tip.1 - uy * HEAD);
    let (px, py) = (-uy * 17.0, ux * 17.0);
    format!(
        "<g class=\"{class} arrow\" opacity=\"{strength:.2}\">\
         <line x1=\"{sx:.1}\" y1=\"{sy:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>\
         <polygon points=\"{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}\"/></g>",
        neck.0,
        neck.1,
        tip.0,
        tip.1,
        neck.0 + px,
        neck.1 + py,
        neck.0 - px,
        neck.1 - py,
    )
}

#[cfg(test)]
mod tests {
    use play::describe;
    use rules::{Kind, Player};

    use super::*;

    #[test]
    fn a_line_is_drawn_as_far_as_it_is_legal() {
        let game = Kind::Ogama.open("size=4x4,rows=1,toads=b1.b4", None, None).unwrap();
        let layout = Layout::new(&describe::plan(&game, Player::Light));
        let moves = ["Ta1", "d4d3", "castle"].map(str::to_owned);
        assert_eq!(line(&layout, &game, &moves).matches("<line").count(), 2);
        let drawn = marks(
            &layout,
            &[Mark::Point(0), Mark::Arrow(0, 1), Mark::Arrow(3, 3), Mark::Point(200)],
        );
        assert_eq!((drawn.matches("<circle").count(), drawn.matches("<line").count()), (1, 1));
    }
}
