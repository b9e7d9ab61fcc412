//! What is said of a game.

use std::fmt;

use engine::review::{Mark, Moment, Review, ReviewedMove, Summary, Turn};
use rules::Player;
use rules::record::Record;
use serde_json::{Value, json};

use super::words;

/// A game and what was found out about it.
pub struct Told<'t> {
    /// Its record.
    pub record: &'t Record,
    /// What was found.
    pub review: &'t Review,
}

impl Told<'_> {
    /// `3.` for a move of the player who began, `3...` for one of the other.
    fn number(&self, ply: u32) -> String {
        let dark_begins = self.record.start().turn() == Player::Dark;
        let place = ply - 1 + u32::from(dark_begins);
        let dots = if place.is_multiple_of(2) { "." } else { "..." };
        format!("{}{dots}", place / 2 + 1)
    }

    fn name(&self, player: Player) -> String {
        let side = words::name(self.record.kind(), player);
        match self.record.player(player).filter(|name| !name.is_empty()) {
            Some(name) => format!("{side} ({name})"),
            None => side,
        }
    }

    fn write_move(&self, f: &mut fmt::Formatter<'_>, mv: &ReviewedMove) -> fmt::Result {
        let (number, played) = (self.number(mv.ply), &mv.played);
        let (value, chance) = (mv.score.to_string(), words::percent(mv.score));
        let mark = mv.mark().map_or("", Mark::sign);
        let loss = (mv.loss() * 100.0).round();
        let loss = if loss > 0.0 { format!("{loss:.0} %") } else { String::new() };
        let best = if mv.is_best() { "" } else { mv.best.moves.first().map_or("", |mv| mv) };
        let line =
            format!("{number:>6} {played:<8} {mark:<3} {value:>9}  {chance:>6}  {loss:>5}  {best}");
        writeln!(f, "{}", line.trim_end())
    }

    fn write_summary(&self, f: &mut fmt::Formatter<'_>, player: Player) -> fmt::Result {
        let Summary { moves, best, marks, mean_loss, accuracy } = self.review.summary(player);
        let accuracy = accuracy.map_or("-".to_owned(), |value| format!("{value:.0}"));
        let [dubious, mistakes, blunders] = marks;
        writeln!(f, "{}: accuracy {accuracy} of 100", self.name(player))?;
        let lost = mean_loss * 100.0;
        writeln!(f, "    the best move {best} times of {moves}; {lost:.1} % given away by move")?;
        writeln!(f, "    ?! {dubious}, ? {mistakes}, ?? {blunders}")
    }

    fn moment(&self, moment: Moment) -> String {
        let mv = &self.review.moves[moment.index];
        let who = words::name(self.record.kind(), mv.player);
        let what = match moment.turn {
            Turn::MissedWin(1) => format!("{who} missed a win with this move"),
            Turn::MissedWin(plies) => format!("{who} missed a win in {plies} plies"),
            Turn::IntoLoss(plies) => format!("{who} walked into a loss in {plies} plies"),
            Turn::LostLead => format!("{who} lost the lead"),
            Turn::Worse => format!("{who} lost {:.0} % of the chances", mv.loss() * 100.0),
        };
        let best = mv.best.moves.first().map_or("-", |mv| mv);
        format!("{} {} {what}; {best} was better", self.number(mv.ply), mv.played)
    }
}

impl fmt::Display for Told<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.record.kind().key();
        let sides = Player::BOTH.map(|player| self.name(player));
        writeln!(f, "{game}: {} against {}, {}", sides[0], sides[1], self.record.score())?;
        writeln!(f, "\n       move             value  chance   lost  best")?;
        self.review.moves.iter().try_for_each(|mv| self.write_move(f, mv))?;
        writeln!(f)?;
        Player::BOTH.into_iter().try_for_each(|player| self.write_summary(f, player))?;
        let moments = self.review.moments();
        if !moments.is_empty() {
            writeln!(f, "\nKey moments:")?;
        }
        moments.into_iter().try_for_each(|moment| writeln!(f, "  {}", self.moment(moment)))
    }
}

impl Told<'_> {
    /// One object with all of it.
    pub fn to_json(&self) -> Value {
        let players = self.record.kind().players();
        let summary = |player: Player| {
            let Summary { moves, best, marks, mean_loss, accuracy } = self.review.summary(player);
            json!({
                "player": players[player.index()], "name": self.record.player(player),
                "moves": moves, "best": best, "dubious": marks[0], "mistakes": marks[1],
                "blunders": marks[2], "mean_loss": mean_loss, "accuracy": accuracy,
            })
        };
        let moment = |moment: Moment| {
            json!({
                "ply": self.review.moves[moment.index].ply, "text": self.moment(moment),
                "kind": kind(moment.turn),
            })
        };
        json!({
            "game": self.record.kind().key(),
            "rules": self.record.rules(),
            "result": self.record.score().text(),
            "moves": self.review.moves.iter().map(|mv| move_json(mv, players)).collect::<Vec<_>>(),
            "players": Player::BOTH.map(summary),
            "moments": self.review.moments().into_iter().map(moment).collect::<Vec<_>>(),
        })
    }
}

fn move_json(mv: &ReviewedMove, players: [&str; 2]) -> Value {
    json!({
        "ply": mv.ply,
        "player": players[mv.player.index()],
        "move": mv.played,
        "score": words::to_json(mv.score),
        "best": { "score": words::to_json(mv.best.score), "moves": mv.best.moves },
        "loss": mv.loss(),
        "mark": mv.mark().map(Mark::sign),
        "is_best": mv.is_best(),
        "is_only": mv.is_only,
    })
}

const fn kind(turn: Turn) -> &'static str {
    match turn {
        Turn::MissedWin(_) => "missed-win",
        Turn::IntoLoss(_) => "into-loss",
        Turn::LostLead => "lost-lead",
        Turn::Worse => "worse",
    }
}
