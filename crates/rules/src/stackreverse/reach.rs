//! The look-ahead of `loss=reach`: a mount within three own moves.
//!
//! The opponent stands still, so only the mover's pieces change places. This
//! is asked only where there is no mount at once (*Rule* SR-4.4).

use std::sync::Arc;

use crate::Player;
use crate::position::Position as _;
use crate::set::PointSet;
use crate::stackreverse::stacks::{Store, Width};
use crate::stackreverse::tables::{LineTables, Movement, Route, Tables};
use crate::stackreverse::{Compare, Position};

/// How many own moves may come before a mount.
const MOVES_BEFORE: usize = 2;

/// What own pieces of one value, without sign, could mount.
///
/// `within` overestimates: it lets pieces pass over own ones. Enemy tops stay
/// where they are until the mount, so nothing passes over those.
#[derive(Clone, Copy)]
struct Aim<S> {
    value: i8,
    /// The enemies such a piece may land on as it lies, for each sign: tops,
    /// and those that will be when own pieces above them are lifted.
    targets: [S; 2],
    /// By n: from where it may mount with its move n at the latest; by 0, the
    /// points it may mount on, when they are open.
    within: [S; MOVES_BEFORE + 2],
    /// Where such pieces are, or could be laid open.
    pieces: S,
}

impl<S: Width> Position<S> {
    /// Whether the player to move, who has no mount, could mount with his
    /// second or third move if the opponent stood still.
    #[cold]
    pub(crate) fn has_later_mount(&self) -> bool {
        if self.sees_mount_from_next() {
            return true;
        }
        let tables = Arc::clone(&self.tables);
        let aims = self.aims(&tables);
        let near = |aim: &Aim<S>| aim.within[0] | aim.within[1];
        let opening = match &tables.movement {
            Movement::Lines(_) => aims.iter().map(near).fold(S::EMPTY, |all, near| all | near),
            Movement::Steps(_) => tables.board,
        };
        let mut search = Search { aims, opening, sights: Vec::new(), position: self.clone() };
        search.within_two(&tables.movement)
    }

    /// Whether some piece could go to a free point and mount from there: what
    /// is true of most positions, and soon seen.
    fn sees_mount_from_next(&self) -> bool {
        let (rules, stacks) = (&self.tables.rules, &self.state.stacks);
        let enemies = self.tops(!self.turn());
        let open = !self.occupied();
        self.tops(self.turn()).points().any(|from| {
            let (free, _) = self.destinations(from);
            let value = stacks.value(from);
            let matches = |enemy: u8| {
                let under = stacks.value(enemy);
                rules.may_land(value, under) || rules.may_land(-value, under)
            };
            let targets = || {
                let targets = enemies.points().filter(|&enemy| matches(enemy));
                targets.fold(S::EMPTY, |set, enemy| set | S::only(enemy))
            };
            !free.is_empty() && self.tables.movement.sees(targets(), free, open)
        })
    }

    /// The aims of all values that own pieces show, or could be laid open to
    /// show.
    fn aims(&self, tables: &Tables<S>) -> Vec<Aim<S>> {
        let mover = self.turn();
        let mut aims: Vec<Aim<S>> = Vec::new();
        for point in self.tops(mover).points() {
            for (owner, value) in self.open_soon(point) {
                let value = value.abs();
                let here = S::only_if(point, owner == mover);
                match aims.iter_mut().find(|aim| aim.value == value) {
                    _ if owner != mover => {}
                    Some(aim) => aim.pieces |= here,
                    None => aims.push(Aim {
                        value,
                        targets: [S::EMPTY; 2],
                        within: [S::EMPTY; MOVES_BEFORE + 2],
                        pieces: here,
                    }),
                }
            }
        }
        for aim in &mut aims {
            self.take_aim(tables, aim);
        }
        aims
    }

    fn take_aim(&self, tables: &Tables<S>, aim: &mut Aim<S>) {
        let mover = self.turn();
        for point in self.occupied().points() {
            for (_, under) in self.open_soon(point).filter(|(owner, _)| *owner != mover) {
                let lands = [aim.value, -aim.value].map(|v| tables.rules.may_land(v, under));
                aim.targets[0] |= S::only_if(point, lands[0]);
                aim.targets[1] |= S::only_if(point, lands[1]);
            }
        }
        let hoped = aim.targets[0] | aim.targets[1];
        aim.within[0] = hoped;
        if hoped.is_empty() {
            return;
        }
        let mut goals = hoped;
        for within in &mut aim.within[1..] {
            *within = self.seen_from(tables, goals);
            goals |= *within;
        }
    }

    /// From where a move could end on one of `goals`, were own pieces no
    /// hindrance: points without an enemy top.
    fn seen_from(&self, tables: &Tables<S>, goals: S) -> S {
        let open = tables.board & !self.tops(!self.turn());
        match &tables.movement {
            Movement::Lines(lines) => {
                let filled = lines
                    .directions
                    .iter()
                    .map(|direction| direction.fill(goals, open, lines.doublings));
                filled.fold(S::EMPTY, |all, filled| all | filled) & open
            }
            Movement::Steps(routes) => open.points().fold(S::EMPTY, |seen, from| {
                let sees = routes[usize::from(from)].iter().any(|route| {
                    goals.contains(route.to)
                        && route.through.is_none_or(|through| through.meets(open))
                });
                seen | S::only_if(from, sees)
            }),
        }
    }

    /// The pieces of a column that are or could be laid open by lifting at
    /// most [`MOVES_BEFORE`] own pieces.
    fn open_soon(&self, point: u8) -> impl Iterator<Item = (Player, i8)> + '_ {
        let mover = self.turn();
        let mut lifts = 0;
        self.downwards(point)
            .take_while(move |piece| {
                let is_open = lifts <= MOVES_BEFORE;
                lifts += if piece.owner == mover { 1 } else { MOVES_BEFORE + 1 };
                is_open
            })
            .map(|piece| (piece.owner, piece.value))
    }
}

/// A position in which the mover's pieces are tried out.
struct Search<S: Width> {
    position: Position<S>,
    aims: Vec<Aim<S>>,
    /// The points whose piece, by leaving, could let another mount.
    opening: S,
    /// By point, on grids: what its piece saw before the first move.
    sights: Vec<Sight<S>>,
}

/// What a piece sees along its lines.
#[derive(Clone, Copy)]
struct Sight<S> {
    /// The points as far as lines are free, and the first pieces on them.
    seen: S,
    /// Those of them that it may go to, and perhaps mount from there.
    goals: S,
}

impl<S: Width> Search<S> {
    /// Whether a mount exists after one or two moves.
    ///
    /// A first move matters only if some piece then could mount with its
    /// second move, were own pieces no hindrance.
    fn within_two(&mut self, movement: &Movement<S>) -> bool {
        let could =
            |moves: usize| self.aims.iter().any(|aim: &Aim<S>| aim.pieces.meets(aim.within[moves]));
        if !could(MOVES_BEFORE + 1) {
            return false;
        }
        let all_matter = could(MOVES_BEFORE);
        if all_matter && self.after_one(movement, |_| true) {
            return true;
        }
        let mover = self.position.turn();
        if let Movement::Lines(lines) = movement {
            let points = self.position.tables.board.points();
            self.sights = points.map(|point| self.sight(lines, point)).collect();
        }
        self.position.tops(mover).points().any(|from| {
            let (mut free, mut landings) = self.position.destinations(from);
            if !all_matter {
                let within = self.aim(from).map_or(S::EMPTY, |aim| aim.within[MOVES_BEFORE]);
                free &= within;
                landings &= within;
            }
            self.after_first(movement, from, free, landings)
        })
    }

    fn sight(&self, lines: &LineTables<S>, point: u8) -> Sight<S> {
        let occupied = self.position.occupied();
        let mut seen = S::EMPTY;
        for line in 0..lines.directions.len() {
            let (free, hit) = lines.look(point, line, occupied);
            seen |= free | hit.map_or(S::EMPTY, S::only);
        }
        let (free, landings) = self.position.destinations(point);
        let within = self.aim(point).map_or(S::EMPTY, |aim| aim.within[1]);
        Sight { seen, goals: (free | landings) & within }
    }

    /// Tries the moves of one piece as first moves. Without them there is no
    /// mount after one move, so only the pieces that they concern are asked.
    fn after_first(&mut self, movement: &Movement<S>, from: u8, free: S, landings: S) -> bool {
        let plain = (free | landings).points().map(|to| (to, false));
        let turned = free.points().filter(|&to| self.sign_matters(movement, from, to));
        let turned: S = turned.fold(S::EMPTY, |set, to| set | S::only(to));
        plain.chain(turned.points().map(|to| (to, true))).any(|(to, turned)| {
            let undo = self.position.undo(from, to);
            self.position.carry(from, to, turned);
            let found = match movement {
                Movement::Steps(_) => self.after_one(movement, |_| true),
                Movement::Lines(lines) => {
                    let ends = S::only(from) | S::only(to);
                    let rays = lines.rays[usize::from(from)];
                    let opened = rays.into_iter().fold(S::EMPTY, |all, ray| all | ray);
                    self.after_one(movement, |point| {
                        let Sight { seen, goals } = self.sights[usize::from(point)];
                        (seen | S::only(point)).meets(ends) || goals.meets(opened)
                    })
                }
            };
            self.position.carry_back(from, to, undo);
            found
        })
    }

    /// Whether it could matter which way the piece of `from` lies on `to`, a
    /// free point: only to landings of it or on it, where a sum of the two
    /// values could pass the limit.
    fn sign_matters(&self, movement: &Movement<S>, from: u8, to: u8) -> bool {
        let Movement::Lines(lines) = movement else { return true };
        let (rules, stacks) = (&self.position.tables.rules, &self.position.state.stacks);
        if rules.compare == Compare::Signed {
            return true;
        }
        let mut occupied = self.position.occupied();
        if stacks.second(from).is_none() {
            occupied &= !S::only(from);
        }
        let size = |point: u8| u32::from(stacks.value(point).unsigned_abs());
        let own = self.position.tops(self.position.turn());
        (0..lines.directions.len())
            .filter_map(|line| lines.first_hit(to, line, occupied))
            .any(|hit| hit == from || (own.contains(hit) && size(from) + size(hit) > rules.limit))
    }

    fn aim(&self, point: u8) -> Option<&Aim<S>> {
        let value = self.position.state.stacks.value(point).abs();
        self.aims.iter().find(|aim| aim.value == value)
    }

    /// Whether a mount exists after one move of a piece that `concerns`, where
    /// there is none before it.
    ///
    /// Either the piece moved mounts next, or its leaving opened something:
    /// a line through its point, an own piece under it, or an enemy's.
    fn after_one(&self, movement: &Movement<S>, concerns: impl Fn(u8) -> bool) -> bool {
        let mover = self.position.turn();
        self.position.tops(mover).points().any(|from| {
            let aim = self.aim(from).filter(|aim| aim.within[2].contains(from));
            let opens = self.opening.contains(from);
            if (aim.is_none() && !opens) || !concerns(from) {
                return false;
            }
            let (free, landings) = self.position.destinations(from);
            !(free | landings).is_empty()
                && (aim.is_some_and(|aim| self.mounts_next(movement, aim, from, free, landings))
                    || (opens && self.position.opens_mount(movement, from, free | landings)))
        })
    }

    /// Whether the top piece of `from`, moved to one of `free` or `landings`,
    /// could mount from there.
    fn mounts_next(
        &self,
        movement: &Movement<S>,
        aim: &Aim<S>,
        from: u8,
        free: S,
        landings: S,
    ) -> bool {
        let position = &self.position;
        let value = position.state.stacks.value(from);
        let left = position.state.stacks.second(from);
        if !(free | landings).meets(aim.within[1]) {
            return false;
        }
        let mut enemies = position.tops(!position.turn());
        let mut open = !position.occupied();
        match left {
            None => open |= S::only(from),
            Some(piece) => enemies |= S::only_if(from, piece.owner != position.turn()),
        }
        let [positive, negative] = aim.targets.map(|targets| targets & enemies);
        let (as_is, turned) = if value > 0 { (positive, negative) } else { (negative, positive) };
        let sees = |targets: S, from: S| {
            !targets.is_empty() && !from.is_empty() && movement.sees(targets, from, open)
        };
        sees(as_is | turned, free) || sees(as_is, landings)
    }
}

impl<S: PointSet> Movement<S> {
    /// Whether a piece on one of `from` could move to one of `targets`, where
    /// `open` points may be passed over.
    fn sees(&self, targets: S, from: S, open: S) -> bool {
        match self {
            Self::Lines(lines) => lines.directions.iter().any(|direction| {
                let filled = direction.fill(targets, open, lines.doublings);
                ((filled & !targets) | direction.step(filled)).meets(from)
            }),
            Self::Steps(routes) => from.points().any(|from| {
                routes[usize::from(from)].iter().any(|route| {
                    targets.contains(route.to)
                        && route.through.is_none_or(|through| through.meets(open))
                })
            }),
        }
    }
}

impl<S: Width> Position<S> {
    /// Whether another piece could mount once the top piece of `from` has gone
    /// to one of `goals`, and not stood in the way there.
    fn opens_mount(&self, movement: &Movement<S>, from: u8, goals: S) -> bool {
        match movement {
            Movement::Lines(lines) => self.opens_mount_along(lines, from, goals),
            Movement::Steps(routes) => self.opens_mount_by_steps(routes, from, goals),
        }
    }

    fn opens_mount_along(&self, lines: &LineTables<S>, from: u8, goals: S) -> bool {
        let rays = &lines.rays[usize::from(from)];
        let hit = |line: usize| lines.first_hit(from, line, self.occupied());
        let value = |point: u8| self.state.stacks.value(point);
        let rules = &self.tables.rules;
        let (own, enemies) = (self.tops(self.turn()), self.tops(!self.turn()));
        let mut directions = 0..lines.directions.len();
        match self.state.stacks.second(from) {
            Some(piece) if piece.owner == self.turn() => directions.any(|line| {
                hit(line).is_some_and(|to| {
                    enemies.contains(to) && rules.may_land(piece.value, value(to))
                }) && goals.meets(!rays[line])
            }),
            Some(piece) => directions.any(|line| {
                hit(line).is_some_and(|other| {
                    own.contains(other) && rules.may_land(value(other), piece.value)
                }) && goals.meets(!rays[line])
            }),
            None => directions.any(|line| match (hit(line), hit(line ^ 1)) {
                (Some(other), Some(to)) => {
                    own.contains(other)
                        && enemies.contains(to)
                        && rules.may_land(value(other), value(to))
                        && goals.meets(!(rays[line] | rays[line ^ 1]))
                }
                _ => false,
            }),
        }
    }

    /// A route is the same both ways, so those of `from` lead to it, too.
    fn opens_mount_by_steps(&self, routes: &[Vec<Route<S>>], from: u8, goals: S) -> bool {
        let value = |point: u8| self.state.stacks.value(point);
        let rules = &self.tables.rules;
        let (own, enemies) = (self.tops(self.turn()), self.tops(!self.turn()));
        let occupied = own | enemies;
        let leaves_open = |route: &Route<S>, taken: S| match route.through {
            None => goals.meets(!taken),
            Some(through) => {
                let open = through & !occupied;
                (goals & !taken).points().any(|goal| open.meets(!S::only(goal)))
            }
        };
        match self.state.stacks.second(from) {
            Some(piece) if piece.owner == self.turn() => {
                routes[usize::from(from)].iter().any(|route| {
                    enemies.contains(route.to)
                        && rules.may_land(piece.value, value(route.to))
                        && leaves_open(route, S::EMPTY)
                })
            }
            Some(piece) => routes[usize::from(from)].iter().any(|route| {
                own.contains(route.to)
                    && rules.may_land(value(route.to), piece.value)
                    && leaves_open(route, S::only(route.to))
            }),
            None => own.points().filter(|&other| other != from).any(|other| {
                goals.meets(!S::only(other))
                    && routes[usize::from(other)].iter().any(|route| {
                        enemies.contains(route.to)
                            && route.through.is_some_and(|through| through.contains(from))
                            && rules.may_land(value(other), value(route.to))
                    })
            }),
        }
    }
}
