//! Stackreverse, clause by clause (*Rule* SR).

use super::random::SplitMix64;
use super::text::{
    check_size, choice, natural, number, options, point_name, ranks, refused, size, written_grid,
    written_rank,
};
use super::{Fault, Neighbours, Reference};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    White,
    Black,
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }

    fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

/// A piece with the value that its visible side shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    owner: Side,
    value: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Compare {
    Absolute,
    Signed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loss {
    Reach,
    Helpless,
    Strict,
    Blocked,
}

/// The rule string, taken apart.
#[derive(Clone, Debug)]
struct Options {
    size: Option<(usize, usize)>,
    board: Option<usize>,
    set: Option<Vec<i32>>,
    random_setup: bool,
    seed: u64,
    diagonals: bool,
    single_steps: bool,
    compare: Compare,
    limit: u64,
    loss: Loss,
    cap: u64,
    tops_win_at_cap: bool,
    repetition_draws: bool,
}

const KEYS: [&str; 13] = [
    "size",
    "board",
    "set",
    "setup",
    "seed",
    "lines",
    "steps",
    "compare",
    "limit",
    "loss",
    "cap",
    "cap-result",
    "repetition",
];

impl Options {
    fn read(rules: &str) -> Result<Self, Fault> {
        let mut result = Self {
            size: None,
            board: None,
            set: None,
            random_setup: false,
            seed: 0,
            diagonals: false,
            single_steps: false,
            compare: Compare::Absolute,
            limit: 10,
            loss: Loss::Reach,
            cap: 400,
            tops_win_at_cap: false,
            repetition_draws: true,
        };
        for (key, value) in options(rules, &KEYS)? {
            result.set(&key, &value)?;
        }
        Ok(result)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), Fault> {
        let setups = [("balanced", false), ("random", true)];
        let lines = [("orthogonal", false), ("all", true)];
        let compares = [("abs", Compare::Absolute), ("signed", Compare::Signed)];
        let losses = [
            ("reach", Loss::Reach),
            ("helpless", Loss::Helpless),
            ("strict", Loss::Strict),
            ("blocked", Loss::Blocked),
        ];
        let cap_results = [("draw", false), ("tops", true)];
        let repetitions = [("draw", true), ("off", false)];
        match key {
            "size" => self.size = Some(size(value)?),
            "board" => self.board = Some(generated_cells(value)?),
            "set" => self.set = Some(set(value)?),
            "setup" => self.random_setup = choice(key, value, &setups)?,
            "seed" => self.seed = number(key, value, 0)?,
            "lines" => self.diagonals = choice(key, value, &lines)?,
            "steps" => self.single_steps = choice(key, value, &[("2", false), ("1-2", true)])?,
            "compare" => self.compare = choice(key, value, &compares)?,
            "limit" => self.limit = number(key, value, 0)?,
            "loss" => self.loss = choice(key, value, &losses)?,
            "cap" => self.cap = number(key, value, 0)?,
            "cap-result" => self.tops_win_at_cap = choice(key, value, &cap_results)?,
            _ => self.repetition_draws = choice(key, value, &repetitions)?,
        }
        Ok(())
    }

    /// Each side's values in descending order (*Rule* SR-1.5 to SR-1.7,
    /// SR-5.24).
    fn values(&self, ground: &Ground) -> Vec<i32> {
        let default = match ground {
            Ground::Grid { .. } => classic(),
            Ground::Wild(_) => vec![1, 2, 3, 4, 5, 6],
        };
        let mut values = self.set.clone().unwrap_or(default);
        values.sort_unstable();
        values.reverse();
        values
    }
}

fn classic() -> Vec<i32> {
    vec![1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10]
}

/// The value of `set` (*Rule* SR-1.4 to SR-1.7).
fn set(value: &str) -> Result<Vec<i32>, Fault> {
    match value {
        "classic" => return Ok(classic()),
        "run16" => return Ok((1..=16).collect()),
        _ => {}
    }
    let mut values = Vec::new();
    for item in value.split('.') {
        match natural(item) {
            Some(number) if (1..=99).contains(&number) => values.push(number as i32),
            _ => {
                let allowed = "classic, run16 or values from 1 to 99 with dots between them";
                return Err(refused("set", value, allowed));
            }
        }
    }
    Ok(values)
}

/// The number of cells in the value of `board` (*Rule* SR-5.22). The board
/// itself has to come from outside.
fn generated_cells(value: &str) -> Result<usize, Fault> {
    let parts: Vec<&str> = value.split('.').collect();
    if let ["wild", cells, seed] = parts.as_slice()
        && let Some(cells) = natural(cells)
        && (20..=120).contains(&cells)
        && natural(seed).is_some()
    {
        return Ok(cells as usize);
    }
    Err(refused("board", value, "wild.N.SEED with N from 20 to 120"))
}

/// What the pieces stand on.
#[derive(Clone, Debug)]
enum Ground {
    Grid { files: usize, ranks: usize },
    Wild(Neighbours),
}

impl Ground {
    /// The ground that the rules and the board from outside ask for; the grid
    /// is 8x8 unless they say otherwise (*Rule* SR-1.1).
    fn chosen(options: &Options, board: Option<&Neighbours>) -> Result<Self, Fault> {
        let Some(board) = board else {
            if options.board.is_some() {
                return Err(Fault::new("bad-board", "the board is to be given"));
            }
            let (files, ranks) = options.size.unwrap_or((8, 8));
            return Ok(Self::Grid { files, ranks });
        };
        if options.size.is_some() {
            return Err(Fault::new("bad-rules", "a wild board has no size"));
        }
        if options.board.is_some_and(|cells| cells != board.cells.len()) {
            return Err(Fault::new("bad-board", "not the board that is asked for"));
        }
        Ok(Self::Wild(board.clone()))
    }

    fn name(&self, point: usize) -> String {
        match self {
            Self::Grid { files, .. } => point_name(point, *files),
            Self::Wild(_) => format!("n{}", point + 1),
        }
    }
}

/// The rook's directions, then the bishop's.
const ORTHOGONAL: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// A move of a piece; a pass is no such move.
#[derive(Clone, Copy, Debug)]
struct Action {
    from: usize,
    to: usize,
    turned: bool,
    /// Whether it goes onto a column topped by the opponent (*Rule* SR-3.23).
    mount: bool,
}

type Columns = Vec<Vec<Piece>>;

/// A position of Stackreverse.
#[derive(Clone, Debug)]
pub struct Stackreverse {
    options: Options,
    ground: Ground,
    /// Each point's pieces from the bottom up; point 0 is a1 or n1.
    columns: Columns,
    to_move: Side,
    white_counter: u32,
    black_counter: u32,
}

impl Stackreverse {
    // A move.

    /// Every move of a side on these columns (*Rule* SR-3).
    fn actions(&self, columns: &Columns, side: Side) -> Vec<Action> {
        let mut actions = Vec::new();
        for from in 0..columns.len() {
            let Some(piece) = columns[from].last() else {
                continue;
            };
            if piece.owner != side {
                continue;
            }
            for to in self.destinations(columns, from) {
                actions.extend(self.actions_to(columns, from, to));
            }
        }
        actions
    }

    /// The moves of the top piece of `from` to one destination of its.
    fn actions_to(&self, columns: &Columns, from: usize, to: usize) -> Vec<Action> {
        let piece = columns[from].last().expect("a piece to move");
        let action = |turned, mount| Action { from, to, turned, mount };
        match columns[to].last() {
            None => vec![action(false, false), action(true, false)],
            Some(target) if self.may_land(piece.value, target.value) => {
                vec![action(false, target.owner != piece.owner)]
            }
            Some(_) => Vec::new(),
        }
    }

    /// *Rule* SR-3.11 to SR-3.14.
    fn may_land(&self, value: i32, target: i32) -> bool {
        let strong_enough = match self.options.compare {
            Compare::Absolute => value.abs() >= target.abs(),
            Compare::Signed => value.abs() >= target,
        };
        let sum = (value + target).unsigned_abs();
        strong_enough && u64::from(sum) <= self.options.limit
    }

    /// The points that a piece on `from` can get to, empty ones and first
    /// occupied ones, whether it may land there or not.
    fn destinations(&self, columns: &Columns, from: usize) -> Vec<usize> {
        match &self.ground {
            Ground::Grid { files, ranks } => self.along_lines(columns, from, *files, *ranks),
            Ground::Wild(board) => self.by_steps(columns, from, board),
        }
    }

    /// *Rule* SR-3.4 to SR-3.7.
    fn along_lines(
        &self,
        columns: &Columns,
        from: usize,
        files: usize,
        ranks: usize,
    ) -> Vec<usize> {
        let mut directions = ORTHOGONAL.to_vec();
        if self.options.diagonals {
            directions.extend(DIAGONAL);
        }
        let mut destinations = Vec::new();
        for (across, up) in directions {
            let mut file = (from % files) as i32 + across;
            let mut rank = (from / files) as i32 + up;
            while (0..files as i32).contains(&file) && (0..ranks as i32).contains(&rank) {
                let point = rank as usize * files + file as usize;
                destinations.push(point);
                if !columns[point].is_empty() {
                    break;
                }
                file += across;
                rank += up;
            }
        }
        destinations
    }

    /// *Rule* SR-5.2 to SR-5.7.
    fn by_steps(&self, columns: &Columns, from: usize, board: &Neighbours) -> Vec<usize> {
        let mut destinations = Vec::new();
        if self.options.single_steps {
            destinations.extend(&board.cells[from]);
        }
        for &middle in &board.cells[from] {
            if !columns[middle].is_empty() {
                continue;
            }
            for &end in &board.cells[middle] {
                if end != from {
                    destinations.push(end);
                }
            }
        }
        destinations.sort_unstable();
        destinations.dedup();
        destinations
    }

    fn own_actions(&self) -> Vec<Action> {
        self.actions(&self.columns, self.to_move)
    }

    fn written(&self, action: Action) -> String {
        let from = self.ground.name(action.from);
        let to = self.ground.name(action.to);
        let turned = if action.turned { "~" } else { "" };
        format!("{from}{to}{turned}")
    }

    /// The position after an action of the player to move, or after his pass.
    fn after(&self, action: Option<Action>) -> Self {
        let mut next = self.clone();
        if let Some(action) = action {
            play(&mut next.columns, action);
        }
        let counter = if self.turn_counts() { self.counter() + 1 } else { 0 };
        match self.to_move {
            Side::White => next.white_counter = counter,
            Side::Black => next.black_counter = counter,
        }
        next.to_move = self.to_move.other();
        next
    }

    // The end of the game.

    /// The counter of the player to move.
    fn counter(&self) -> u32 {
        match self.to_move {
            Side::White => self.white_counter,
            Side::Black => self.black_counter,
        }
    }

    fn is_stuck(&self) -> bool {
        self.own_actions().is_empty()
    }

    fn is_helpless(&self) -> bool {
        !self.own_actions().iter().any(|action| action.mount)
    }

    /// Whether the present turn is of the kind that is counted (*Rule* SR-4.7,
    /// SR-4.8, SR-4.13).
    fn turn_counts(&self) -> bool {
        match self.options.loss {
            Loss::Reach => false,
            Loss::Helpless | Loss::Strict => self.is_helpless(),
            Loss::Blocked => self.is_stuck(),
        }
    }

    /// Whether the present turn is the third in a row of that kind.
    fn third_in_a_row(&self) -> bool {
        self.counter() + 1 == 3 && self.turn_counts()
    }

    /// Why the player to move has lost, if he has (*Rule* SR-4).
    fn reason_of_loss(&self) -> Option<&'static str> {
        match self.options.loss {
            Loss::Reach if self.can_mount_within_three() => None,
            Loss::Reach if self.is_stuck() => Some("immobile"),
            Loss::Reach => Some("helpless"),
            Loss::Helpless | Loss::Strict if self.third_in_a_row() => Some("helpless"),
            Loss::Strict if self.is_stuck() => Some("immobile"),
            Loss::Blocked if self.third_in_a_row() => Some("blocked"),
            Loss::Helpless | Loss::Strict | Loss::Blocked => None,
        }
    }

    /// Whether some sequence of one to three moves in a row of the player to
    /// move, the opponent standing still, ends with a mount (*Rule* SR-4.4,
    /// SR-4.5).
    fn can_mount_within_three(&self) -> bool {
        let mut columns = self.columns.clone();
        (1..=3).any(|length| self.can_mount_with(&mut columns, length))
    }

    /// Whether some sequence of exactly `length` moves ends with a mount. The
    /// columns are as before when it returns.
    fn can_mount_with(&self, columns: &mut Columns, length: u32) -> bool {
        let actions = self.actions(columns, self.to_move);
        if length == 1 {
            return actions.iter().any(|action| action.mount);
        }
        for action in actions {
            play(columns, action);
            let mounts = self.can_mount_with(columns, length - 1);
            take_back(columns, action);
            if mounts {
                return true;
            }
        }
        false
    }

    /// The number of a side's visible pieces (*Rule* SR-4.20).
    fn tops(&self, side: Side) -> usize {
        let own = |column: &&Vec<Piece>| column.last().is_some_and(|piece| piece.owner == side);
        self.columns.iter().filter(own).count()
    }

    // Text.

    fn rows(&self) -> String {
        let points: Vec<String> =
            self.columns.iter().map(|column| written_column(column)).collect();
        match &self.ground {
            Ground::Grid { files, .. } => written_grid(&points, *files),
            Ground::Wild(_) => written_rank(&points),
        }
    }
}

/// Moves the top piece of a column, turning it over where the move says so.
fn play(columns: &mut Columns, action: Action) {
    let mut piece = columns[action.from].pop().expect("a piece to move");
    if action.turned {
        piece.value = -piece.value;
    }
    columns[action.to].push(piece);
}

/// Takes back what [`play`] did.
fn take_back(columns: &mut Columns, action: Action) {
    let mut piece = columns[action.to].pop().expect("the piece that moved");
    if action.turned {
        piece.value = -piece.value;
    }
    columns[action.from].push(piece);
}

// The set-up.

/// White's points of a balanced set-up on a grid, in the order in which it
/// fills them (*Rule* SR-2.2).
fn white_points(count: usize, files: usize) -> Vec<usize> {
    let mut points = Vec::new();
    let mut rank = 0;
    while points.len() < count {
        let mut free: Vec<usize> = (0..files).map(|file| rank * files + file).collect();
        while !free.is_empty() {
            points.push(free.remove(0));
            points.extend(free.pop());
        }
        rank += 1;
    }
    points.truncate(count);
    points
}

/// The points that each side's values go to, in the order of the balanced
/// set-up (*Rule* SR-2.3, SR-5.25).
fn setup_points(ground: &Ground, count: usize) -> Result<(Vec<usize>, Vec<usize>), Fault> {
    match ground {
        Ground::Grid { files, ranks } => {
            let full_ranks = count.div_ceil(*files);
            if 2 * full_ranks + 1 > *ranks {
                let text = "the set leaves no empty rank between the sides";
                return Err(Fault::new("no-room", text));
            }
            let white = white_points(count, *files);
            let turned = |point: &usize| files * ranks - 1 - point;
            let black = white.iter().map(turned).collect();
            Ok((white, black))
        }
        Ground::Wild(board) => {
            if count > board.white.len() || count > board.black.len() {
                let text = "the set is larger than a camp";
                return Err(Fault::new("no-room", text));
            }
            Ok((board.white[..count].to_vec(), board.black[..count].to_vec()))
        }
    }
}

/// Fisher and Yates, from the last item down (*Rule* CO-3.4).
fn shuffled(mut values: Vec<i32>, random: &mut SplitMix64) -> Vec<i32> {
    for last in (1..values.len()).rev() {
        let other = random.below(last + 1);
        values.swap(last, other);
    }
    values
}

/// A column of a position string (*Rule* SR-6.1, SR-1.4).
fn column(text: &str) -> Result<Vec<Piece>, Fault> {
    let bad = || Fault::new("bad-position", format!("'{text}' is not a column"));
    let mut column = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (owner, after) = match rest.split_at_checked(1) {
            Some(("w", after)) => (Side::White, after),
            Some(("b", after)) => (Side::Black, after),
            _ => return Err(bad()),
        };
        let end = after.find(['w', 'b']).unwrap_or(after.len());
        let (value, after) = after.split_at(end);
        let (sign, digits) = match value.strip_prefix('-') {
            Some(digits) => (-1, digits),
            None => (1, value),
        };
        match natural(digits) {
            Some(number) if (1..=99).contains(&number) => {
                column.push(Piece { owner, value: sign * number as i32 })
            }
            _ => return Err(bad()),
        }
        rest = after;
    }
    Ok(column)
}

fn written_column(column: &[Piece]) -> String {
    let pieces = column.iter();
    pieces.map(|piece| format!("{}{}", piece.owner.letter(), piece.value)).collect()
}

/// The two counters of a position string (*Rule* SR-6.2, SR-6.3).
fn counters(text: &str, loss: Loss) -> Result<(u32, u32), Fault> {
    let bad = |why: String| Fault::new("bad-counter", why);
    let read = |counter: &str| ["0", "1", "2"].iter().position(|known| *known == counter);
    let counters = text
        .split_once(',')
        .and_then(|(white, black)| Some((read(white)? as u32, read(black)? as u32)));
    match counters {
        None => Err(bad(format!("'{text}' is not two counters of 0 to 2"))),
        Some(counters) if loss == Loss::Reach && counters != (0, 0) => {
            Err(bad("under loss=reach both counters are 0".to_owned()))
        }
        Some(counters) => Ok(counters),
    }
}

impl Reference for Stackreverse {
    fn parse(rules: &str, board: Option<&Neighbours>, position: &str) -> Result<Self, Fault> {
        let options = Options::read(rules)?;
        let mut ground = Ground::chosen(&options, board)?;
        let mut parts = position.splitn(3, ' ');
        let ranks = ranks(parts.next().unwrap_or(""))?;
        let side = parts.next().unwrap_or("");
        let count = parts.next().unwrap_or("");
        match &mut ground {
            Ground::Grid { files, ranks: high } => {
                check_size(ranks[0].len(), ranks.len(), options.size)?;
                *files = ranks[0].len();
                *high = ranks.len();
            }
            Ground::Wild(board) => {
                let cells: usize = ranks.iter().map(Vec::len).sum();
                if ranks.len() > 1 || cells != board.cells.len() {
                    let wanted = board.cells.len();
                    let text = format!("{cells} cells given, {wanted} on the board");
                    return Err(Fault::new("size-mismatch", text));
                }
            }
        }
        let mut columns = Vec::new();
        for text in ranks.iter().flatten() {
            columns.push(column(text)?);
        }
        let to_move = match side {
            "w" => Side::White,
            "b" => Side::Black,
            _ => {
                let text = format!("side '{side}' is neither w nor b");
                return Err(Fault::new("bad-side", text));
            }
        };
        let (white_counter, black_counter) = counters(count, options.loss)?;
        Ok(Self { options, ground, columns, to_move, white_counter, black_counter })
    }

    fn start(rules: &str, board: Option<&Neighbours>) -> Result<Self, Fault> {
        let options = Options::read(rules)?;
        let ground = Ground::chosen(&options, board)?;
        let mut white_values = options.values(&ground);
        let mut black_values = white_values.clone();
        let (white_points, black_points) = setup_points(&ground, white_values.len())?;
        if options.random_setup {
            let mut random = SplitMix64(options.seed);
            white_values = shuffled(white_values, &mut random);
            black_values = shuffled(black_values, &mut random);
        }
        let points = match &ground {
            Ground::Grid { files, ranks } => files * ranks,
            Ground::Wild(board) => board.cells.len(),
        };
        let mut columns = vec![Vec::new(); points];
        let sides =
            [(Side::White, white_points, white_values), (Side::Black, black_points, black_values)];
        for (owner, points, values) in sides {
            for (point, value) in points.into_iter().zip(values) {
                columns[point].push(Piece { owner, value });
            }
        }
        Ok(Self {
            options,
            ground,
            columns,
            to_move: Side::White,
            white_counter: 0,
            black_counter: 0,
        })
    }

    fn position(&self) -> String {
        let rows = self.rows();
        let side = self.to_move.letter();
        format!("{rows} {side} {},{}", self.white_counter, self.black_counter)
    }

    fn to_move(&self) -> String {
        self.to_move.name().to_owned()
    }

    fn moves(&self) -> Vec<String> {
        if self.reason_of_loss().is_some() {
            return Vec::new();
        }
        let actions = self.own_actions();
        if actions.is_empty() {
            return vec!["--".to_owned()];
        }
        let mut moves: Vec<String> = actions.iter().map(|action| self.written(*action)).collect();
        moves.sort();
        moves
    }

    fn apply(&self, action: &str) -> Option<Self> {
        if !self.moves().iter().any(|legal| legal == action) {
            return None;
        }
        let mut actions = self.own_actions().into_iter();
        Some(self.after(actions.find(|legal| self.written(*legal) == action)))
    }

    fn children(&self) -> Vec<(String, Self)> {
        if self.reason_of_loss().is_some() {
            return Vec::new();
        }
        let actions = self.own_actions();
        if actions.is_empty() {
            return vec![("--".to_owned(), self.after(None))];
        }
        let mut children = Vec::new();
        for action in actions {
            children.push((self.written(action), self.after(Some(action))));
        }
        children.sort_by(|(one, _), (other, _)| one.cmp(other));
        children
    }

    fn status(&self) -> String {
        match self.reason_of_loss() {
            None => "ongoing".to_owned(),
            Some(reason) => {
                let winner = self.to_move.other().name();
                format!("over winner={winner} reason={reason}")
            }
        }
    }

    fn landings(&self) -> Vec<String> {
        if self.reason_of_loss().is_some() {
            return Vec::new();
        }
        let mut landings = Vec::new();
        for action in self.own_actions() {
            if !self.columns[action.to].is_empty() {
                landings.push(self.written(action));
            }
        }
        landings.sort();
        landings
    }

    /// Under `reach`, whether three moves of either side have to be played out
    /// in too many ways.
    fn is_slow(&self) -> bool {
        self.options.loss == Loss::Reach
            && [Side::White, Side::Black].into_iter().any(|side| {
                let mut own = self.clone();
                own.to_move = side;
                own.own_actions().len() > 80
                    && !(1..=2).any(|length| own.can_mount_with(&mut own.columns.clone(), length))
            })
    }

    fn repetition_winner(&self) -> Option<String> {
        self.options.repetition_draws.then(|| "draw".to_owned())
    }

    fn cap(&self) -> u64 {
        self.options.cap
    }

    fn cap_winner(&self) -> String {
        let white = self.tops(Side::White);
        let black = self.tops(Side::Black);
        let winner = if self.options.tops_win_at_cap && white != black {
            let more = if white > black { Side::White } else { Side::Black };
            more.name()
        } else {
            "draw"
        };
        winner.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(rules: &str) -> String {
        Stackreverse::start(rules, None).expect("room").position()
    }

    #[test]
    fn the_classic_start_is_the_one_in_the_rules() {
        assert_eq!(
            start(""),
            "b9,b7,b6,b5,b5,b6,b8,b10/b4,b3,b2,b1,b1,b2,b3,b4/x8/x8/x8/x8/\
             w4,w3,w2,w1,w1,w2,w3,w4/w10,w8,w6,w5,w5,w6,w7,w9 w 0,0"
        );
    }

    #[test]
    fn an_incomplete_rank_is_empty_in_its_middle() {
        assert_eq!(
            start("size=5x5,set=7.6.5.4.3.2.1"),
            "b6,b4,b3,b5,b7/b1,x3,b2/x5/w2,x3,w1/w7,w5,w3,w4,w6 w 0,0"
        );
    }

    /// The table of *Rule* CO-3.
    #[test]
    fn seeds_give_the_published_setups() {
        let four = "size=4x4,set=1.2.3.4,setup=random";
        assert_eq!(start(four), "b2,b1,b4,b3/x4/x4/w2,w3,w1,w4 w 0,0");
        assert_eq!(start(&format!("{four},seed=1")), "b2,b3,b1,b4/x4/x4/w4,w1,w2,w3 w 0,0");
    }

    #[test]
    fn a_random_setup_keeps_each_sides_points_and_values() {
        let setup = start("size=6x5,set=1.2.3.4.5.6,setup=random,seed=9");
        assert_ne!(setup, start("size=6x5,set=1.2.3.4.5.6"));
        for letter in ['w', 'b'] {
            assert!((1..=6).all(|value| setup.contains(&format!("{letter}{value}"))));
        }
        assert!(setup.contains("/x6/x6/x6/"));
    }

    #[test]
    fn a_camp_is_filled_in_its_order_from_the_highest_value() {
        let board = Neighbours {
            cells: vec![vec![1], vec![0, 2], vec![1, 3], vec![2, 4], vec![3]],
            white: vec![1, 0],
            black: vec![4],
        };
        let one = Stackreverse::start("set=3", Some(&board)).expect("room");
        assert_eq!(one.position(), "x,w3,x2,b3 w 0,0");
        let two = Stackreverse::start("set=3.4", Some(&board)).expect_err("no room");
        assert_eq!(two.code, "no-room");
    }

    #[test]
    fn bad_rules_are_refused() {
        let code = |rules| Stackreverse::start(rules, None).expect_err("refused").code;
        for rules in ["set=0", "set=", "set=1..2", "set=100", "set=-1", "limit=-1", "rows=1"] {
            assert_eq!(code(rules), "bad-rules", "{rules}");
        }
        assert_eq!(code("board=wild.19.1"), "bad-rules");
        assert_eq!(code("size=8x4"), "no-room");
    }

    #[test]
    fn the_cap_can_be_won_by_tops() {
        let position = "b1,x,w2w1,w3 w 0,0";
        let winner = |rules| {
            let position = Stackreverse::parse(rules, None, position).expect("a position");
            position.cap_winner()
        };
        assert_eq!(winner("cap-result=tops"), "white");
        assert_eq!(winner("cap-result=draw"), "draw");
    }
}
