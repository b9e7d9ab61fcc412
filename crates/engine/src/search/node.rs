//! The search of one position inside the tree.

use crate::score::{MAX_PLY, Score};
use crate::search::Stopped;
use crate::search::order::{Hints, LOUD, Ranked, narrow, pick, rank};
use crate::search::worker::Worker;
use crate::searchable::Playable;
use crate::table::{Bound, Entry};

/// What kind of node is searched, known when the program is compiled.
pub(crate) trait Node {
    /// Whether its exact value is wanted.
    const IS_EXACT: bool;
}

/// A node whose exact value is wanted.
pub(crate) struct Exact;
/// A node of which only is asked whether it beats a bound.
pub(crate) struct Test;

impl Node for Exact {
    const IS_EXACT: bool = true;
}
impl Node for Test {
    const IS_EXACT: bool = false;
}

/// Where a node stands and what is asked of it.
#[derive(Clone, Copy)]
pub(crate) struct Ask {
    pub depth: i32,
    pub ply: u32,
    pub alpha: Score,
    pub beta: Score,
    /// Whether giving the turn away may be tried.
    pub may_pass: bool,
}

/// What is known of a node before its moves are looked at.
struct Known {
    judged: i32,
    /// Whether the opponent would win at once, were it his turn.
    is_threatened: bool,
    /// Whether the player to move stands better than two plies ago.
    is_improving: bool,
}

impl<P: Playable> Worker<'_, P> {
    /// The value of the present position within the window asked for.
    pub fn value<N: Node>(&mut self, mut ask: Ask) -> Result<Score, Stopped> {
        self.lines[ask.ply as usize].clear();
        if let Some(score) = self.settled(&mut ask)? {
            return Ok(score);
        }
        if ask.depth <= 0 {
            return self.quiet_value(ask.ply, ask.alpha, ask.beta);
        }
        let key = self.key(ask.ply);
        let stored = self.shared.table.probe(key);
        if !N::IS_EXACT
            && let Some(score) = stored.and_then(|entry| cut_by(entry, ask))
        {
            return Ok(score);
        }
        let known = self.know(ask.ply, stored);
        if !N::IS_EXACT
            && !known.is_threatened
            && let Some(score) = self.cut_early(ask, &known)?
        {
            return Ok(score);
        }
        let first = stored.map_or(Entry::NO_MOVE, |entry| entry.mv);
        if first == Entry::NO_MOVE && ask.depth >= 4 {
            ask.depth -= 1;
        }
        self.best_of_moves::<N>(ask, &known, first, key)
    }

    /// The value if no search is needed: the game is over, or the window is
    /// shut by the length of what could be found.
    fn settled(&mut self, ask: &mut Ask) -> Result<Option<Score>, Stopped> {
        self.enter(ask.ply)?;
        if let Some(outcome) = self.position.outcome() {
            return Ok(Some(self.worth(outcome, ask.ply)));
        }
        if let Some(outcome) = self.ends_by_history(ask.ply) {
            return Ok(Some(self.worth(outcome, ask.ply)));
        }
        if ask.ply >= MAX_PLY {
            return Ok(Some(Score::centi(self.judge())));
        }
        ask.alpha = ask.alpha.max(Score::loss_in(ask.ply + 2));
        ask.beta = ask.beta.min(Score::win_in(ask.ply + 1));
        Ok((ask.alpha >= ask.beta).then_some(ask.alpha))
    }

    /// Judges the position.
    fn know(&mut self, ply: u32, stored: Option<Entry>) -> Known {
        let judged = stored.map_or_else(|| self.judge(), |entry| entry.judged);
        self.frames[ply as usize].judged = judged;
        let before = (ply >= 2).then(|| self.frames[ply as usize - 2].judged);
        Known {
            judged,
            is_threatened: self.position.sees_win(!self.position.turn()),
            is_improving: before.is_some_and(|before| judged > before),
        }
    }

    /// Cuts a node short that stands so well that no search is needed to see
    /// that it beats `beta`.
    fn cut_early(&mut self, ask: Ask, known: &Known) -> Result<Option<Score>, Stopped> {
        let beta = ask.beta.value();
        let margin = 90 * (ask.depth - i32::from(known.is_improving));
        if ask.depth <= 6 && known.judged - margin >= beta && !ask.beta.is_decided() {
            return Ok(Some(Score::centi(known.judged - margin)));
        }
        if ask.depth >= 3 && ask.may_pass && known.judged >= beta && self.position.may_pass() {
            return self.cut_by_pass(ask, known);
        }
        Ok(None)
    }

    /// Cuts a node short that beats `beta` even if the opponent moves twice.
    fn cut_by_pass(&mut self, ask: Ask, known: &Known) -> Result<Option<Score>, Stopped> {
        let better = (known.judged - ask.beta.value()).max(0) / 150;
        let depth = ask.depth - 3 - ask.depth / 4 - better.min(3);
        let under = Ask {
            depth,
            ply: ask.ply + 1,
            alpha: -ask.beta,
            beta: -ask.beta.plus(-1),
            may_pass: false,
        };
        let score = -self.after_pass(ask.ply, |worker| worker.value::<Test>(under))?;
        if score < ask.beta {
            return Ok(None);
        }
        // What passing would win is no proof of what moving wins.
        Ok(Some(if score.is_win() { ask.beta } else { score }))
    }

    /// Looks at the moves, best first.
    fn best_of_moves<N: Node>(
        &mut self,
        ask: Ask,
        known: &Known,
        first: u32,
        key: u64,
    ) -> Result<Score, Stopped> {
        let start = self.moves.len();
        let answered = (ask.ply > 0).then(|| self.frames[ask.ply as usize - 1].mv).flatten();
        self.list_moves(P::moves_into_unchecked);
        let hints = Hints {
            first,
            killers: self.history.killers(ask.ply),
            reply: self.history.reply(self.position.turn(), answered),
        };
        rank(&self.position, &self.history, &hints, &mut self.moves[start..]);
        let result = self.try_moves::<N>(ask, known, start);
        let result = result.map(|best| {
            self.note(ask, known, &best, start, answered, key);
            best.score
        });
        self.moves.truncate(start);
        result
    }

    /// Searches the moves on the stack from `start` on, until one is too good.
    fn try_moves<N: Node>(
        &mut self,
        ask: Ask,
        known: &Known,
        start: usize,
    ) -> Result<Best<P::Move>, Stopped> {
        let mut best = Best { score: -Score::INFINITE, mv: None, alpha: ask.alpha, tried: 0 };
        for place in 0.. {
            let Some(ranked) = pick(&mut self.moves[start + place..]) else { break };
            if !N::IS_EXACT && is_hopeless(ask, known, &best, place, ranked.rank) {
                continue;
            }
            best.tried = place + 1;
            let score = self.look::<N>(ask, known, place, ranked, best.alpha)?;
            if score > best.score {
                best.score = score;
                if score > best.alpha {
                    best.mv = Some(ranked.mv);
                    best.alpha = score;
                    if N::IS_EXACT {
                        self.lengthen_line(ask.ply, ranked.mv);
                    }
                    if score >= ask.beta {
                        break;
                    }
                }
            }
        }
        Ok(best)
    }

    /// Searches one move: in full if it is the first, else first whether it
    /// beats `alpha` at all, and with less depth the later it comes.
    fn look<N: Node>(
        &mut self,
        ask: Ask,
        known: &Known,
        place: usize,
        ranked: Ranked<P::Move>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        let full = ask.depth - 1 + i32::from(known.is_threatened && ask.ply < 60);
        let under = |depth, alpha: Score, beta: Score| Ask {
            depth,
            ply: ask.ply + 1,
            alpha: -beta,
            beta: -alpha,
            may_pass: true,
        };
        let reduction = self.reduction::<N>(ask, known, place, ranked);
        self.after(ranked.mv, ask.ply, |worker| {
            if place == 0 {
                let all = under(full, alpha, ask.beta);
                return Ok(-if N::IS_EXACT {
                    worker.value::<Exact>(all)?
                } else {
                    worker.value::<Test>(all)?
                });
            }
            let test = |depth| under(depth, alpha, narrow(alpha));
            let mut score = -worker.value::<Test>(test(full - reduction))?;
            if score > alpha && reduction > 0 {
                score = -worker.value::<Test>(test(full))?;
            }
            if N::IS_EXACT && score > alpha && score < ask.beta {
                score = -worker.value::<Exact>(under(full, alpha, ask.beta))?;
            }
            Ok(score)
        })
    }

    /// By how many plies less a move is looked at first.
    fn reduction<N: Node>(
        &self,
        ask: Ask,
        known: &Known,
        place: usize,
        ranked: Ranked<P::Move>,
    ) -> i32 {
        if ask.depth < 2 || place < 2 || known.is_threatened {
            return 0;
        }
        let mut reduction = self.reductions.of(ask.depth, place);
        if ranked.rank >= LOUD {
            reduction /= 2;
        } else {
            reduction -= (ranked.rank / 3000).clamp(-1, 1);
        }
        reduction -= i32::from(N::IS_EXACT);
        reduction += i32::from(!known.is_improving);
        reduction.clamp(0, ask.depth - 1)
    }

    /// Keeps what was found.
    fn note(
        &mut self,
        ask: Ask,
        known: &Known,
        best: &Best<P::Move>,
        start: usize,
        answered: Option<P::Move>,
        key: u64,
    ) {
        let bound = if best.score >= ask.beta {
            Bound::Lower
        } else if best.mv.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if let (Bound::Lower, Some(mv)) = (bound, best.mv)
            && self.position.gain(mv) <= 0
        {
            self.room.clear();
            let before = &self.moves[start..start + best.tried - 1];
            self.room.extend(before.iter().filter(|r| r.rank < LOUD).map(|r| r.mv));
            let room = std::mem::take(&mut self.room);
            let player = self.position.turn();
            self.history.reward(player, (ask.ply, ask.depth), mv, &room, answered);
            self.room = room;
        }
        let entry = Entry {
            mv: best.mv.map_or(Entry::NO_MOVE, P::pack),
            score: best.score.as_stored(ask.ply),
            judged: known.judged,
            depth: ask.depth,
            bound,
        };
        self.shared.table.store(key, entry);
    }
}

/// The best move so far at a node.
struct Best<M> {
    score: Score,
    mv: Option<M>,
    alpha: Score,
    tried: usize,
}

/// Down to this ply every move is looked at, so that no win in three plies is
/// overlooked for coming late in the order.
const LOOKED_AT_WHOLE: u32 = 2;

/// Whether a quiet move so late in the order is not worth a look.
fn is_hopeless<M>(ask: Ask, known: &Known, best: &Best<M>, place: usize, rank: i32) -> bool {
    if ask.ply <= LOOKED_AT_WHOLE
        || best.score.is_loss()
        || best.score == -Score::INFINITE
        || rank >= LOUD
    {
        return false;
    }
    if known.is_threatened || ask.depth > 6 {
        return false;
    }
    let improving = usize::from(known.is_improving);
    let enough = (4 + (ask.depth * ask.depth) as usize * 2) * (1 + improving);
    let margin = 120 + 110 * ask.depth;
    place > enough
        || (place > 3 && known.judged + margin <= best.alpha.value() && !best.alpha.is_decided())
}

/// The value that the table holds, if it answers what is asked.
fn cut_by(entry: Entry, ask: Ask) -> Option<Score> {
    let score = entry.score.as_read(ask.ply);
    let answers = match entry.bound {
        Bound::Exact => true,
        Bound::Lower => score >= ask.beta,
        Bound::Upper => score <= ask.alpha,
    };
    // A forced result needs no depth.
    let is_deep = entry.depth >= ask.depth
        || (score.is_decided() && entry.bound == Bound::Exact)
        || (score.is_win() && entry.bound == Bound::Lower)
        || (score.is_loss() && entry.bound == Bound::Upper);
    (answers && is_deep).then_some(score)
}
