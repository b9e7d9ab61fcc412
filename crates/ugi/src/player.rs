//! One move to be found, and what is said about it meanwhile.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use engine::{Clock, Engine, Level, Limits, Line, Report, Score, choose, win_draw_loss};
use protocol::{Answer, Go, Info, Mode, Scored, Value};
use rules::AnyGame;

use crate::Settings;
use crate::options::Options;

/// One move to be found.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    game: AnyGame,
    go: Go,
    limits: Limits,
    level: Option<Level>,
    seed: u64,
    /// Some legal move.
    any_move: Option<String>,
}

impl Task {
    /// What `go` asks for in `game`, which is not over.
    pub fn new(game: &AnyGame, go: Go, options: &Options, settings: &Settings) -> Self {
        let any_move = game.legal_moves().into_iter().next().map(|info| info.text);
        let mut limits = limits(&go, game.turn().index());
        limits.lines = options.lines;
        if let Some(most) = settings.most_nodes {
            limits.nodes = Some(limits.nodes.map_or(most, |nodes| nodes.min(most)));
        }
        Self { game: game.clone(), go, limits, level: options.level, seed: options.seed, any_move }
    }

    /// Whether the move is to be kept back until someone asks for it.
    pub fn is_held(&self) -> bool {
        self.is_ponder() || self.go.is_endless()
    }

    /// Whether it is the opponent's time that is used.
    pub fn is_ponder(&self) -> bool {
        self.go.mode == Mode::Ponder
    }

    /// The same after `ponderhit`, when `spent` of its time is over.
    pub fn after_hit(self, spent: Duration, settings: &Settings) -> Self {
        let mut go = Go { mode: Mode::Play, ..self.go };
        let spent = u64::try_from(spent.as_millis()).unwrap_or(u64::MAX);
        go.movetime = go.movetime.map(|time| time.saturating_sub(spent));
        if let Some(clock) = &mut go.clock {
            clock.time = clock.time.map(|time| time.saturating_sub(spent));
        }
        let options = Options { lines: self.limits.lines, level: self.level, seed: self.seed };
        Self::new(&self.game, go, &options, settings)
    }

    /// Finds the move.
    pub fn find(
        &self,
        engine: &Engine,
        stop: &AtomicBool,
        tell: &mut dyn FnMut(&Report),
    ) -> Report {
        match self.level {
            None => engine.search(&self.game, &self.limits, stop, tell),
            Some(level) => {
                let best = choose(&self.game, level, self.seed, stop);
                let line = |mv| Line { score: Score::DRAW, moves: vec![mv] };
                Report { lines: best.map(line).into_iter().collect(), ..Report::default() }
            }
        }
    }

    /// The answer that `report` amounts to: a legal move even if there is none
    /// in it.
    pub fn answer(&self, report: Option<&Report>) -> Answer {
        let best = report.and_then(Report::best).map(str::to_owned);
        let ponder = report.and_then(Report::reply).map(str::to_owned);
        Answer::BestMove { best: best.or_else(|| self.any_move.clone()), ponder }
    }
}

/// Without a limit, and while the opponent thinks, only `stop` ends a search.
fn limits(go: &Go, player: usize) -> Limits {
    if go.mode == Mode::Ponder {
        return Limits { is_analysis: true, ..Limits::default() };
    }
    Limits {
        nodes: go.nodes,
        depth: go.depth,
        move_time: go.movetime.map(Duration::from_millis),
        clock: go.clock.map(|clock| Clock {
            left: Duration::from_millis(clock.time[player]),
            increment: Duration::from_millis(clock.increment[player]),
            moves_to_go: clock.moves_to_go,
        }),
        lines: 1,
        is_analysis: go.is_endless(),
    }
}

/// The lines that tell of a report.
pub(crate) fn infos(report: &Report) -> Vec<Answer> {
    let is_one = report.lines.len() == 1;
    let info = |(index, line): (usize, &Line)| {
        Answer::Info(Info {
            depth: Some(report.depth),
            seldepth: Some(report.selective_depth.max(report.depth)),
            multipv: (!is_one).then_some(index as u32 + 1),
            score: Some(scored(line.score)),
            wdl: Some(win_draw_loss(line.score)),
            nodes: Some(report.nodes),
            nps: Some(report.nodes_per_second()),
            hashfull: Some(report.fullness),
            time: Some(u64::try_from(report.time.as_millis()).unwrap_or(u64::MAX)),
            pv: line.moves.clone(),
            text: None,
        })
    };
    report.lines.iter().enumerate().map(info).collect()
}

fn scored(score: Score) -> Scored {
    match (score.plies_to_win(), score.plies_to_loss()) {
        (Some(plies), _) => Value::Win(plies).into(),
        (_, Some(plies)) => Value::Loss(plies).into(),
        _ => Value::Centi(score.value()).into(),
    }
}
