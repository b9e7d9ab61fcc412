//! The look-ahead of `loss=reach`: a mount within three own moves.
//!
//! The opponent stands still, so only the mover's pieces change places. This
//! is asked only where there is no mount at once (*Rule* SR-4.4).

use crate::Player;
use crate::position::Position as _;
use crate::stackreverse::stacks::{Store, Width};
use crate::stackreverse::tables::{LineTables, Movement};
use crate::stackreverse::{Action, Compare, Position};

/// How many own moves may come before a mount.
const MOVES_BEFORE: u32 = 2;

impl<S: Width> Position<S> {
    /// Whether the player to move, who has no mount, could mount with his
    /// second or third move if the opponent stood still.
    #[cold]
    pub(crate) fn has_later_mount(&self) -> bool {
        self.has_match() && self.clone().mount_after(MOVES_BEFORE)
    }

    /// Whether some piece that `MOVES_BEFORE` moves could lay open may land on
    /// some enemy piece that they could lay open, were it near.
    ///
    /// Turned the other way if need be, `v` may land on `t` if `|v|` is from
    /// `|t|` to `|t| + limit`.
    fn has_match(&self) -> bool {
        let mover = self.turn();
        let limit = self.tables.rules.limit;
        let mut own = 0_u128;
        for point in self.tops(mover).points() {
            for piece in self.open_soon(point).filter(|&(owner, _)| owner == mover) {
                own |= 1 << piece.1.unsigned_abs();
            }
        }
        let matches = |value: i8| {
            let least = match self.tables.rules.compare {
                Compare::Abs => u32::from(value.unsigned_abs()),
                Compare::Signed if value > 0 => value as u32,
                Compare::Signed => u32::from(value.unsigned_abs()).saturating_sub(limit),
            };
            let most = u32::from(value.unsigned_abs()).saturating_add(limit).min(127);
            least <= most && (own & (u128::MAX >> (127 - most))) >> least != 0
        };
        self.occupied().points().any(|point| {
            let enemies = self.open_soon(point).filter(|&(owner, _)| owner != mover);
            enemies.map(|(_, value)| value).any(matches)
        })
    }

    /// The pieces of a column that are or could be laid open by lifting at
    /// most `MOVES_BEFORE` own pieces.
    fn open_soon(&self, point: u8) -> impl Iterator<Item = (Player, i8)> + '_ {
        let mover = self.turn();
        let mut lifts = 0;
        self.from_top(point)
            .take_while(move |piece| {
                let is_open = lifts <= MOVES_BEFORE;
                lifts += if piece.owner == mover { 1 } else { MOVES_BEFORE + 1 };
                is_open
            })
            .map(|piece| (piece.owner, piece.value))
    }

    /// Whether a mount exists after exactly one to `moves` own moves, where
    /// there is none at once.
    fn mount_after(&mut self, moves: u32) -> bool {
        if self.mount_after_one() {
            return true;
        }
        if moves == 1 {
            return false;
        }
        for from in self.tops(self.turn()).points() {
            let undo = self.undo(from);
            let (free, landings) = self.destinations(from);
            for (to, turned) in free
                .points()
                .flat_map(|to| [(to, false), (to, true)])
                .chain(landings.points().map(|to| (to, false)))
            {
                self.carry(from, to, turned);
                let found = self.mount_after(moves - 1);
                self.carry_back(from, to, undo);
                if found {
                    return true;
                }
            }
        }
        false
    }

    fn mount_after_one(&mut self) -> bool {
        let tables = std::sync::Arc::clone(&self.tables);
        match &tables.movement {
            Movement::Lines(lines) => self.mount_after_one_along(lines),
            Movement::Steps(_) => self.mount_after_one_step(),
        }
    }

    /// Tries every move.
    fn mount_after_one_step(&mut self) -> bool {
        let mut moves = Vec::new();
        self.generate(&mut moves);
        moves.into_iter().any(|mv| match mv.action() {
            Action::Pass => false,
            Action::Go { from, to, turned } => {
                let undo = self.undo(from);
                self.carry(from, to, turned);
                let found = self.has_mount();
                self.carry_back(from, to, undo);
                found
            }
        })
    }

    /// Whether a mount exists after one move, where there is none before it.
    ///
    /// Either the piece moved mounts next, or its leaving opened something:
    /// a line through its point, an own piece under it, or an enemy's.
    fn mount_after_one_along(&self, lines: &LineTables<S>) -> bool {
        self.tops(self.turn()).points().any(|from| {
            let (free, landings) = self.destinations(from);
            !(free | landings).is_empty()
                && (self.mounts_next(lines, from, free, landings)
                    || self.opens_mount(lines, from, free | landings))
        })
    }

    /// Whether the top piece of `from`, moved to one of `free` or `landings`,
    /// could mount from there.
    fn mounts_next(&self, lines: &LineTables<S>, from: u8, free: S, landings: S) -> bool {
        let rules = &self.tables.rules;
        let value = self.state.stacks.value(from);
        let left = self.state.stacks.second(from);
        let mut enemies = self.tops(!self.turn());
        let mut open = !self.occupied();
        match left {
            None => open |= S::only(from),
            Some(piece) => enemies |= S::only_if(from, piece.owner != self.turn()),
        }
        let (mut as_is, mut turned) = (S::EMPTY, S::EMPTY);
        for enemy in enemies.points() {
            let under = match left {
                Some(piece) if enemy == from => piece.value,
                _ => self.state.stacks.value(enemy),
            };
            as_is |= S::only_if(enemy, rules.may_land(value, under));
            turned |= S::only_if(enemy, rules.may_land(-value, under));
        }
        let sees = |targets: S, from: S| {
            !targets.is_empty()
                && lines.directions.iter().any(|direction| {
                    let filled = direction.fill(targets, open, lines.doublings);
                    (filled & !targets | direction.step(filled)).meets(from)
                })
        };
        sees(as_is | turned, free) || (!landings.is_empty() && sees(as_is, landings))
    }

    /// Whether another piece could mount once the top piece of `from` has gone
    /// to one of `goals`, and not stood in the way there.
    fn opens_mount(&self, lines: &LineTables<S>, from: u8, goals: S) -> bool {
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
}
