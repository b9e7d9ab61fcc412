//! Ogama, clause by clause (*Rule* OG).

use super::random::SplitMix64;
use super::text::{
    check_size, choice, number, options, point_name, ranks, refused, size, written_grid,
};
use super::{Fault, Neighbours, Reference};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Orange,
    Black,
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::Orange => Self::Black,
            Self::Black => Self::Orange,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Orange => "orange",
            Self::Black => "black",
        }
    }

    fn letter(self) -> char {
        match self {
            Self::Orange => 'o',
            Self::Black => 'b',
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Tie {
    Draw,
    Mover,
    Opponent,
}

#[derive(Clone, Copy, Debug)]
enum Stalemate {
    Captures,
    Loss,
    Draw,
}

#[derive(Clone, Copy, Debug)]
enum Repetition {
    Draw,
    Captures,
}

/// The rule string, taken apart.
#[derive(Clone, Debug)]
struct Options {
    size: Option<(usize, usize)>,
    rows: u64,
    first: Side,
    seed: u64,
    toads: Option<(String, String)>,
    toad_single: bool,
    tie: Tie,
    stalemate: Stalemate,
    repetition: Repetition,
    cap: u64,
}

const KEYS: [&str; 10] = [
    "size",
    "rows",
    "first",
    "seed",
    "toads",
    "toad-single",
    "tie",
    "stalemate",
    "repetition",
    "cap",
];

impl Options {
    fn read(rules: &str) -> Result<Self, Fault> {
        let mut result = Self {
            size: None,
            rows: 2,
            first: Side::Orange,
            seed: 0,
            toads: None,
            toad_single: false,
            tie: Tie::Draw,
            stalemate: Stalemate::Captures,
            repetition: Repetition::Draw,
            cap: 400,
        };
        let options = options(rules, &KEYS)?;
        for (key, value) in &options {
            result.set(key, value)?;
        }
        let given = |wanted| options.iter().any(|(key, _)| key == wanted);
        if given("seed") && given("toads") {
            let text = "seed and toads exclude each other";
            return Err(Fault::new("bad-rules", text));
        }
        Ok(result)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        let sides = [("orange", Side::Orange), ("black", Side::Black)];
        let ties = [("draw", Tie::Draw), ("mover", Tie::Mover), ("opponent", Tie::Opponent)];
        let stalemates = [
            ("captures", Stalemate::Captures),
            ("loss", Stalemate::Loss),
            ("draw", Stalemate::Draw),
        ];
        let repetitions = [("draw", Repetition::Draw), ("captures", Repetition::Captures)];
        match key {
            "size" => self.size = Some(size(value)?),
            "rows" => self.rows = number(key, value, 1)?,
            "first" => self.first = choice(key, value, &sides)?,
            "seed" => self.seed = number(key, value, 0)?,
            "toads" => self.toads = Some(two_points(value)?),
            "toad-single" => {
                self.toad_single = choice(key, value, &[("no", false), ("yes", true)])?;
            }
            "tie" => self.tie = choice(key, value, &ties)?,
            "stalemate" => self.stalemate = choice(key, value, &stalemates)?,
            "repetition" => self.repetition = choice(key, value, &repetitions)?,
            _ => self.cap = number(key, value, 0)?,
        }
        Ok(())
    }
}

/// The value of `toads`: two points with a dot between them.
fn two_points(value: &str) -> Result<(String, String), Fault> {
    match value.split_once('.') {
        Some((orange, black)) if is_point(orange) && is_point(black) => {
            Ok((orange.to_owned(), black.to_owned()))
        }
        _ => Err(refused("toads", value, "two points, like c2.d5")),
    }
}

fn is_point(text: &str) -> bool {
    (0..26).any(|file| {
        let letter = char::from(b'a' + file);
        (1..=26).any(|rank| text == format!("{letter}{rank}"))
    })
}

/// The four orthogonal directions.
const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Action {
    Toad(usize),
    Disc(usize, usize),
}

/// A position of Ogama.
#[derive(Clone, Debug)]
pub struct Ogama {
    options: Options,
    files: usize,
    ranks: usize,
    /// Each point's discs from the bottom up; point 0 is a1, 1 is b1.
    columns: Vec<Vec<Side>>,
    orange_toad: usize,
    black_toad: usize,
    to_move: Side,
}

impl Ogama {
    fn top(&self, point: usize) -> Option<Side> {
        self.columns[point].last().copied()
    }

    fn toad(&self, side: Side) -> usize {
        match side {
            Side::Orange => self.orange_toad,
            Side::Black => self.black_toad,
        }
    }

    fn has_toad(&self, point: usize) -> bool {
        point == self.orange_toad || point == self.black_toad
    }

    fn name(&self, point: usize) -> String {
        point_name(point, self.files)
    }

    fn points(&self) -> std::ops::Range<usize> {
        0..self.columns.len()
    }

    /// The point that lies `across` files to the right of `from` and `up`
    /// ranks above it, if it is on the board.
    fn shifted(&self, from: usize, across: i32, up: i32) -> Option<usize> {
        let file = (from % self.files) as i32 + across;
        let rank = (from / self.files) as i32 + up;
        let on_board =
            (0..self.files as i32).contains(&file) && (0..self.ranks as i32).contains(&rank);
        on_board.then(|| rank as usize * self.files + file as usize)
    }

    // A turn.

    /// Every action of the player to move, whether the position is over or not.
    fn actions(&self) -> Vec<Action> {
        let mut actions = self.toad_steps();
        actions.extend(self.disc_moves());
        actions
    }

    /// *Rule* OG-3.1 to OG-3.5.
    fn toad_steps(&self) -> Vec<Action> {
        let mut steps = Vec::new();
        for across in -1..=1 {
            for up in -1..=1 {
                if (across, up) == (0, 0) {
                    continue;
                }
                let Some(to) = self.shifted(self.toad(self.to_move), across, up) else {
                    continue;
                };
                if self.top(to) == Some(self.to_move) {
                    steps.push(Action::Toad(to));
                }
            }
        }
        steps
    }

    /// *Rule* OG-4.1, OG-4.2, OG-4.19.
    fn disc_moves(&self) -> Vec<Action> {
        let mut moves = Vec::new();
        for from in self.points() {
            let free = self.top(from) == Some(self.to_move) && !self.has_toad(from);
            if !free {
                continue;
            }
            for to in self.points() {
                if self.some_path_is_open(from, to) {
                    moves.push(Action::Disc(from, to));
                }
            }
        }
        moves
    }

    /// Whether a disc on `from` has an open path to `to` (*Rule* OG-4.5,
    /// OG-4.14).
    fn some_path_is_open(&self, from: usize, to: usize) -> bool {
        let steps = self.columns[self.toad(self.to_move)].len() as i32;
        let file = |point: usize| (point % self.files) as i32;
        let rank = |point: usize| (point / self.files) as i32;
        if (file(from) - file(to)).abs() + (rank(from) - rank(to)).abs() != steps {
            return false;
        }
        paths(steps).iter().any(|path| self.end_of_open_path(from, path) == Some(to))
    }

    /// Where the path from `from` ends, if all of it is on the board and holds
    /// no toad (*Rule* OG-4.10 to OG-4.13).
    fn end_of_open_path(&self, from: usize, path: &[(i32, i32)]) -> Option<usize> {
        let mut end = None;
        for &(across, up) in path {
            let point = self.shifted(from, across, up)?;
            if self.has_toad(point) {
                return None;
            }
            end = Some(point);
        }
        end
    }

    fn written(&self, action: Action) -> String {
        match action {
            Action::Toad(to) => format!("T{}", self.name(to)),
            Action::Disc(from, to) => format!("{}{}", self.name(from), self.name(to)),
        }
    }

    fn after(&self, action: Action) -> Self {
        let mut next = self.clone();
        match (action, self.to_move) {
            (Action::Toad(to), Side::Orange) => next.orange_toad = to,
            (Action::Toad(to), Side::Black) => next.black_toad = to,
            (Action::Disc(from, to), _) => {
                let disc = next.columns[from].pop().expect("a free disc is a top disc");
                next.columns[to].push(disc);
            }
        }
        next.to_move = self.to_move.other();
        next
    }

    // The end of the game.

    /// The result, in the order of *Rule* OG-5.21: the winner, or `None` for a
    /// draw, and the reason.
    fn result(&self) -> Option<(Option<Side>, &'static str)> {
        if let Some(winner) = self.tower() {
            return Some((Some(winner), "tower"));
        }
        if !self.has_single(Side::Orange) || !self.has_single(Side::Black) {
            return Some((self.winner_by_captures(), "captures"));
        }
        if self.actions().is_empty() {
            let winner = match self.options.stalemate {
                Stalemate::Captures => self.winner_by_captures(),
                Stalemate::Loss => Some(self.to_move.other()),
                Stalemate::Draw => None,
            };
            return Some((winner, "stalemate"));
        }
        None
    }

    /// The owner of a column of six or more (*Rule* OG-5.1, OG-5.24).
    fn tower(&self) -> Option<Side> {
        let tower = self.columns.iter().find(|column| column.len() >= 6);
        tower.and_then(|tower| tower.last().copied())
    }

    /// *Rule* OG-5.5 to OG-5.7.
    fn has_single(&self, side: Side) -> bool {
        self.points().any(|point| {
            let alone = self.columns[point] == [side];
            alone && (self.options.toad_single || !self.has_toad(point))
        })
    }

    /// *Rule* OG-5.9.
    fn captures(&self, side: Side) -> usize {
        let mut captures = 0;
        for point in self.points() {
            if self.top(point) == Some(side) {
                let enemies = self.columns[point].iter().filter(|disc| **disc != side);
                captures += enemies.count();
            }
        }
        captures
    }

    /// *Rule* OG-5.10 to OG-5.13; the player not to move is the mover
    /// (*Rule* OG-5.23).
    fn winner_by_captures(&self) -> Option<Side> {
        let mover = self.to_move.other();
        let opponent = self.to_move;
        let by_mover = self.captures(mover);
        let by_opponent = self.captures(opponent);
        if by_mover > by_opponent {
            return Some(mover);
        }
        if by_opponent > by_mover {
            return Some(opponent);
        }
        match self.options.tie {
            Tie::Draw => None,
            Tie::Mover => Some(mover),
            Tie::Opponent => Some(opponent),
        }
    }

    // The set-up.

    /// *Rule* OG-1.7 to OG-1.10: the two toads' points.
    fn chosen_toads(
        options: &Options,
        files: usize,
        orange_home: &[usize],
        black_home: &[usize],
    ) -> Result<(usize, usize), Fault> {
        let Some((orange, black)) = &options.toads else {
            let mut random = SplitMix64(options.seed);
            let orange = orange_home[random.below(orange_home.len())];
            let black = black_home[random.below(black_home.len())];
            return Ok((orange, black));
        };
        let find = |home: &[usize], name: &String| {
            let found = home.iter().find(|point| point_name(**point, files) == *name);
            let away = || Fault::new("bad-toads", format!("{name} is not in its toad's home"));
            found.copied().ok_or_else(away)
        };
        Ok((find(orange_home, orange)?, find(black_home, black)?))
    }
}

/// Every path of exactly `steps` steps, straight or with one turn by a right
/// angle, each as the places it visits, relative to its start (*Rule* OG-4.7,
/// OG-4.8).
fn paths(steps: i32) -> Vec<Vec<(i32, i32)>> {
    let mut paths = Vec::new();
    for direction in ORTHOGONAL {
        paths.push(walk(&vec![direction; steps as usize]));
        for turned in ORTHOGONAL {
            let right_angle = direction.0 * turned.0 + direction.1 * turned.1 == 0;
            if !right_angle {
                continue;
            }
            for before in 1..steps {
                let mut course = vec![direction; before as usize];
                course.extend(vec![turned; (steps - before) as usize]);
                paths.push(walk(&course));
            }
        }
    }
    paths
}

/// The places that a course of single steps visits, its start left out.
fn walk(course: &[(i32, i32)]) -> Vec<(i32, i32)> {
    let mut place = (0, 0);
    let mut places = Vec::new();
    for (across, up) in course {
        place = (place.0 + across, place.1 + up);
        places.push(place);
    }
    places
}

fn no_board(board: Option<&Neighbours>) -> Result<(), Fault> {
    match board {
        Some(_) => Err(Fault::new("bad-board", "Ogama has no wild board")),
        None => Ok(()),
    }
}

/// A column and whether a toad stands on it (*Rule* OG-6.1, OG-6.2).
fn column(text: &str) -> Result<(Vec<Side>, bool), Fault> {
    if text.is_empty() {
        return Ok((Vec::new(), false));
    }
    let bad = || Fault::new("bad-position", format!("'{text}' is not a column"));
    let (discs, toad) = match text.strip_suffix('*') {
        Some(discs) => (discs, true),
        None => (text, false),
    };
    let mut column = Vec::new();
    for letter in discs.chars() {
        match letter {
            'o' => column.push(Side::Orange),
            'b' => column.push(Side::Black),
            _ => return Err(bad()),
        }
    }
    if column.is_empty() {
        return Err(bad());
    }
    Ok((column, toad))
}

/// The one toad of a side (*Rule* OG-6.3, OG-6.4).
fn only_toad(side: Side, columns: &[Vec<Side>], toads: &[usize]) -> Result<usize, Fault> {
    let own = |toad: &&usize| columns[**toad].last() == Some(&side);
    let own: Vec<&usize> = toads.iter().filter(own).collect();
    match own.as_slice() {
        [] => {
            let text = format!("{} has no toad", side.name());
            Err(Fault::new("missing-toad", text))
        }
        [toad] => Ok(**toad),
        _ => {
            let text = format!("{} has more than one toad", side.name());
            Err(Fault::new("second-toad", text))
        }
    }
}

fn winner_name(winner: Option<Side>) -> &'static str {
    winner.map_or("draw", Side::name)
}

impl Reference for Ogama {
    fn parse(rules: &str, board: Option<&Neighbours>, position: &str) -> Result<Self, Fault> {
        no_board(board)?;
        let options = Options::read(rules)?;
        let (rows, side) = position.split_once(' ').unwrap_or((position, ""));
        let ranks = ranks(rows)?;
        let files = ranks[0].len();
        check_size(files, ranks.len(), options.size)?;
        let mut columns = Vec::new();
        let mut toads = Vec::new();
        for text in ranks.iter().flatten() {
            let (column, toad) = column(text)?;
            if toad {
                toads.push(columns.len());
            }
            columns.push(column);
        }
        let to_move = match side {
            "o" => Side::Orange,
            "b" => Side::Black,
            _ => {
                let text = format!("side '{side}' is neither o nor b");
                return Err(Fault::new("bad-side", text));
            }
        };
        if columns.iter().filter(|column| column.len() >= 6).count() > 1 {
            let text = "more than one column of six or more";
            return Err(Fault::new("two-towers", text));
        }
        Ok(Self {
            orange_toad: only_toad(Side::Orange, &columns, &toads)?,
            black_toad: only_toad(Side::Black, &columns, &toads)?,
            options,
            files,
            ranks: ranks.len(),
            columns,
            to_move,
        })
    }

    fn start(rules: &str, board: Option<&Neighbours>) -> Result<Self, Fault> {
        no_board(board)?;
        let options = Options::read(rules)?;
        let (files, ranks) = options.size.unwrap_or((6, 6));
        if options.rows > 26 || 2 * options.rows > ranks as u64 {
            let text = format!("two homes of {} ranks overlap on {ranks}", options.rows);
            return Err(Fault::new("no-room", text));
        }
        let rows = options.rows as usize;
        let points = 0..files * ranks;
        let rank = |point: &usize| point / files;
        let orange_home: Vec<usize> = points.clone().filter(|p| rank(p) < rows).collect();
        let black_home: Vec<usize> = points.clone().filter(|p| rank(p) >= ranks - rows).collect();
        let column = |point| {
            if orange_home.contains(&point) {
                vec![Side::Orange]
            } else if black_home.contains(&point) {
                vec![Side::Black]
            } else {
                Vec::new()
            }
        };
        let (orange_toad, black_toad) =
            Self::chosen_toads(&options, files, &orange_home, &black_home)?;
        Ok(Self {
            columns: points.map(column).collect(),
            to_move: options.first,
            options,
            files,
            ranks,
            orange_toad,
            black_toad,
        })
    }

    fn position(&self) -> String {
        let points: Vec<String> = self
            .points()
            .map(|point| {
                let mut text: String =
                    self.columns[point].iter().map(|disc| disc.letter()).collect();
                if self.has_toad(point) {
                    text.push('*');
                }
                text
            })
            .collect();
        let rows = written_grid(&points, self.files);
        format!("{rows} {}", self.to_move.letter())
    }

    fn to_move(&self) -> String {
        self.to_move.name().to_owned()
    }

    fn moves(&self) -> Vec<String> {
        if self.result().is_some() {
            return Vec::new();
        }
        let actions = self.actions();
        let mut moves: Vec<String> = actions.iter().map(|action| self.written(*action)).collect();
        moves.sort();
        moves
    }

    fn apply(&self, action: &str) -> Option<Self> {
        let mut children = self.children().into_iter();
        let found = children.find(|(written, _)| written == action);
        found.map(|(_, child)| child)
    }

    fn children(&self) -> Vec<(String, Self)> {
        if self.result().is_some() {
            return Vec::new();
        }
        let mut children = Vec::new();
        for action in self.actions() {
            children.push((self.written(action), self.after(action)));
        }
        children.sort_by(|(one, _), (other, _)| one.cmp(other));
        children
    }

    fn status(&self) -> String {
        match self.result() {
            None => "ongoing".to_owned(),
            Some((winner, reason)) => {
                format!("over winner={} reason={reason}", winner_name(winner))
            }
        }
    }

    fn landings(&self) -> Vec<String> {
        if self.result().is_some() {
            return Vec::new();
        }
        let mut landings = Vec::new();
        for action in self.actions() {
            let lands = match action {
                Action::Toad(to) => self.columns[to].len() > 1,
                Action::Disc(_, to) => !self.columns[to].is_empty(),
            };
            if lands {
                landings.push(self.written(action));
            }
        }
        landings.sort();
        landings
    }

    fn is_slow(&self) -> bool {
        false
    }

    fn repetition_winner(&self) -> Option<String> {
        let winner = match self.options.repetition {
            Repetition::Draw => None,
            Repetition::Captures => self.winner_by_captures(),
        };
        Some(winner_name(winner).to_owned())
    }

    fn cap(&self) -> u64 {
        self.options.cap
    }

    fn cap_winner(&self) -> String {
        "draw".to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(rules: &str) -> String {
        Ogama::start(rules, None).expect_err("to be refused").code
    }

    #[test]
    fn paths_of_three_are_four_straight_and_sixteen_turned() {
        assert_eq!(paths(1).len(), 4);
        assert_eq!(paths(3).len(), 4 + 4 * 2 * 2);
        assert!(paths(5).iter().all(|path| path.len() == 5));
    }

    #[test]
    fn a_seed_draws_both_toads_within_their_homes() {
        for seed in 0..50 {
            let start = Ogama::start(&format!("size=5x7,rows=2,seed={seed}"), None).expect("room");
            assert!(start.orange_toad < 10 && start.black_toad >= 25);
        }
    }

    #[test]
    fn no_seed_is_seed_zero() {
        let start = |rules| Ogama::start(rules, None).expect("room").position();
        assert_eq!(start(""), start("seed=0"));
        assert_ne!(start("seed=1"), start("seed=0"));
    }

    /// The table of *Rule* CO-3.
    #[test]
    fn seeds_give_the_published_toads() {
        let table = [
            ("", "e2", "f5"),
            ("seed=1", "a2", "c6"),
            ("seed=2", "b2", "c6"),
            ("size=4x4,rows=1", "d1", "b4"),
        ];
        for (rules, orange, black) in table {
            let start = Ogama::start(rules, None).expect("room");
            let toads = (start.name(start.orange_toad), start.name(start.black_toad));
            assert_eq!(toads, (orange.to_owned(), black.to_owned()), "{rules}");
        }
    }

    #[test]
    fn the_first_player_can_be_black() {
        let start = Ogama::start("size=2x2,rows=1,toads=a1.b2,first=black", None).expect("room");
        assert_eq!(start.position(), "b,b*/o*,o b");
    }

    #[test]
    fn bad_rules_are_refused() {
        assert_eq!(refusal("rows=0"), "bad-rules");
        assert_eq!(refusal("rows=4"), "no-room");
        assert_eq!(refusal("size=27x1"), "bad-rules");
        assert_eq!(refusal("limit=3"), "bad-rules");
        assert_eq!(refusal("toads=a3.a6"), "bad-toads");
        assert_eq!(refusal("toads=a1.a6,seed=1"), "bad-rules");
    }
}
