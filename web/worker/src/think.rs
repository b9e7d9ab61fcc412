//! From an order to answers; knows no browser.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Engine, Level, Limits, NoMemory};
use rules::wild::WildBoard;
use rules::{AnyGame, Fault, Kind, Refusal};
use talk::{Answer, Go, Order};

/// The size of the table of positions, in MiB.
const TABLE: usize = 32;

/// An engine and what it remembers from one order to the next.
#[derive(Debug, Default)]
pub struct Thinker {
    /// Made when a search is first asked for; opponents bring their own.
    engine: Option<Engine>,
}

/// Why an order was not carried out.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("board: {0}")]
    Board(#[from] rules::wild::BoardError),
    #[error("move {number}: {fault}")]
    Move { number: usize, fault: Fault },
    #[error("level: expected 1 to {most}, got {got}", most = Level::STRONGEST.number())]
    Level { got: u8 },
    #[error(transparent)]
    Memory(#[from] NoMemory),
}

impl Trouble {
    fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::Board(_) => "bad-board",
            Self::Move { fault, .. } => fault.code,
            Self::Level { .. } => "bad-level",
            Self::Memory(_) => "no-memory",
        }
    }
}

impl Thinker {
    /// Reads an order, carries it out and answers through `say`.
    pub fn carry_out(&mut self, text: &str, say: &mut dyn FnMut(&Answer)) {
        let order = match talk::read::<Order>(text) {
            Ok(order) => order,
            Err(error) => {
                let code = "bad-order".to_owned();
                return say(&Answer::Refused { ticket: None, code, text: error.to_string() });
            }
        };
        let ticket = order.ticket;
        if let Err(trouble) = self.think(&order, say) {
            let code = trouble.code().to_owned();
            say(&Answer::Refused { ticket: Some(ticket), code, text: trouble.to_string() });
        }
    }

    fn think(&mut self, order: &Order, say: &mut dyn FnMut(&Answer)) -> Result<(), Trouble> {
        let game = open(&order.game)?;
        match &order.go {
            Go::Level { level, seed } => {
                let level = Level::new(*level).ok_or(Trouble::Level { got: *level })?;
                let best = engine::choose(&game, level, *seed, &AtomicBool::new(false));
                say(&Answer::Best { ticket: order.ticket, best, report: None });
            }
            Go::Search(limits) => self.search(order.ticket, &game, limits, say)?,
        }
        Ok(())
    }

    fn search(
        &mut self,
        ticket: u32,
        game: &AnyGame,
        limits: &talk::Limits,
        say: &mut dyn FnMut(&Answer),
    ) -> Result<(), Trouble> {
        let engine = match &self.engine {
            Some(engine) => engine,
            None => self.engine.insert(Engine::new(TABLE, 1)?),
        };
        let limits = Limits {
            nodes: limits.nodes,
            depth: limits.depth,
            move_time: limits.time_ms.map(Duration::from_millis),
            clock: None,
            lines: limits.lines,
            is_analysis: limits.is_analysis,
        };
        let never = AtomicBool::new(false);
        let last = engine.search(game, &limits, &never, &mut |report| {
            say(&Answer::Info { ticket, report: told(report) });
        });
        let best = last.best().map(str::to_owned);
        say(&Answer::Best { ticket, best, report: Some(told(&last)) });
        Ok(())
    }
}

/// The game an order is about.
fn open(told: &talk::Game) -> Result<AnyGame, Trouble> {
    let kind = Kind::from_key(&told.kind)?;
    let board = told.board.as_deref().map(WildBoard::from_json).transpose()?.map(Arc::new);
    let mut game = kind.open(&told.rules, board.as_ref(), Some(&told.start))?;
    for (index, text) in told.moves.iter().enumerate() {
        let number = index + 1;
        game.play_text(text).map_err(|fault| Trouble::Move { number, fault })?;
    }
    Ok(game)
}

/// A report as it is told.
fn told(report: &engine::Report) -> talk::Report {
    let line =
        |line: &engine::Line| talk::Line { score: score(line.score), moves: line.moves.clone() };
    talk::Report {
        depth: report.depth,
        nodes: report.nodes,
        time_us: report.time.as_micros().try_into().unwrap_or(u64::MAX),
        lines: report.lines.iter().map(line).collect(),
    }
}

fn score(score: engine::Score) -> talk::Score {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => talk::Score::Win(plies),
        (_, Some(plies)) => talk::Score::Loss(plies),
        _ => talk::Score::Centi(score.value()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(thinker: &mut Thinker, order: &Order) -> Vec<Answer> {
        let mut answers = Vec::new();
        thinker.carry_out(&talk::write(order), &mut |answer| answers.push(answer.clone()));
        answers
    }

    fn order(moves: &[&str], go: Go) -> Order {
        let game = Kind::Ogama.open("size=4x4,rows=1", None, None).unwrap();
        let game = talk::Game {
            kind: "ogama".to_owned(),
            rules: game.rules(),
            board: None,
            start: game.start_text(),
            moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
        };
        Order { ticket: 3, game, go }
    }

    #[test]
    fn a_level_answers_with_a_legal_move() {
        let go = Go::Level { level: 3, seed: 1 };
        let [Answer::Best { ticket: 3, best: Some(best), report: None }] =
            &answers(&mut Thinker::default(), &order(&[], go))[..]
        else {
            panic!("one best move was expected");
        };
        let mut game = Kind::Ogama.open("size=4x4,rows=1", None, None).unwrap();
        assert_eq!(game.play_text(best).as_deref(), Ok(best.as_str()));
    }

    #[test]
    fn a_search_tells_of_its_depths_and_ends_with_the_best_move() {
        let limits = talk::Limits { nodes: Some(3_000), lines: 2, ..Default::default() };
        let answers = answers(&mut Thinker::default(), &order(&[], Go::Search(limits)));
        let (last, before) = answers.split_last().unwrap();
        assert!(before.iter().all(|answer| matches!(answer, Answer::Info { ticket: 3, .. })));
        let Answer::Best { report: Some(report), best: Some(best), .. } = last else {
            panic!("a best move was expected, got {last:?}");
        };
        assert_eq!(report.lines.len(), 2);
        assert_eq!(&report.lines[0].moves[0], best);
    }

    #[test]
    fn what_cannot_be_done_is_refused_with_its_ticket() {
        let level = |level| Go::Level { level, seed: 1 };
        let code = |order: &Order| match &answers(&mut Thinker::default(), order)[..] {
            [Answer::Refused { ticket: Some(3), code, .. }] => code.clone(),
            other => panic!("a refusal was expected, got {other:?}"),
        };
        assert_eq!(code(&order(&[], level(99))), "bad-level");
        assert_eq!(code(&order(&["castle"], level(1))), "bad-move");
    }

    #[test]
    fn an_order_that_cannot_be_read_is_refused_without_a_ticket() {
        let mut answers = Vec::new();
        Thinker::default().carry_out("{}", &mut |answer| answers.push(answer.clone()));
        assert!(matches!(&answers[..], [Answer::Refused { ticket: None, .. }]), "{answers:?}");
    }
}
