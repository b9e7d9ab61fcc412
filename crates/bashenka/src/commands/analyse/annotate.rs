//! Writing what was found out into the record of the game.

use engine::Score;
use engine::review::{Mark, Review, ReviewedMove};
use rules::record::{NodeId, Notes, Record};

/// How many moves of the better line are noted.
const NOTED: usize = 6;
/// What stands between a mark and the better line.
const BETTER: &str = "Better:";

/// Notes the evaluation after every move of the main line, and behind a bad
/// move its mark and what was better. What an earlier analysis noted is
/// replaced; all else that is noted stays.
pub fn annotate(record: &mut Record, review: &Review) {
    let nodes: Vec<NodeId> = record.tree().main_line().collect();
    for mv in &review.moves {
        let Some(&node) = nodes.get(mv.ply as usize - 1) else { continue };
        let notes = record.tree().notes(node).clone();
        let after = comment(&notes.after, mv);
        record.set_notes(node, Notes { eval: Some(eval(mv.score_to_light())), after, ..notes });
    }
}

/// A number in which more is better for Light, as records have it; where Light
/// wins in N plies after the move it is `#N`, where Dark does `#-N`. In a score
/// the move itself is counted.
fn eval(to_light: Score) -> String {
    match (to_light.plies_to_win(), to_light.plies_to_loss()) {
        (Some(plies), _) => format!("#{}", plies.saturating_sub(1)),
        (_, Some(plies)) => format!("#-{}", plies.saturating_sub(1)),
        _ => format!("{:.2}", f64::from(to_light.value()) / 100.0),
    }
}

/// The comment behind a move: what stood there, and the mark.
fn comment(before: &str, mv: &ReviewedMove) -> String {
    let mut lines: Vec<String> =
        before.lines().filter(|line| !is_ours(line)).map(str::to_owned).collect();
    if let Some(mark) = mv.mark() {
        let moves = &mv.best.moves[..mv.best.moves.len().min(NOTED)];
        lines.push(format!("{mark} {BETTER} {}", moves.join(" ")));
    }
    lines.join("\n")
}

/// Whether a line of a comment is one that [`comment`] wrote.
fn is_ours(line: &str) -> bool {
    let Some((mark, rest)) = line.split_once(' ') else { return false };
    Mark::ALL.iter().any(|known| known.sign() == mark) && rest.starts_with(BETTER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_numbers_for_light() {
        assert_eq!(eval(Score::centi(-135)), "-1.35");
        assert_eq!(eval(Score::centi(5)), "0.05");
        assert_eq!(eval(Score::win_in(3)), "#2");
        assert_eq!(eval(Score::loss_in(2)), "#-1");
    }
}
