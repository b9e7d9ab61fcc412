//! The draft, as text and as what `rules` says of it.

use std::sync::Arc;

use rules::view::{Piece, Shape};
use rules::wild::WildBoard;
use rules::{AnyGame, Fault, Kind, Player, Refusal};

use crate::Style;

/// Any arrangement of pieces on a board.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use setup::Draft;
///
/// let game = Kind::ALL[0].open("", None, None)?;
/// let mut draft = Draft::of(&game);
/// assert_eq!(draft.text(), game.position_text());
/// draft.clear();
/// assert!(!draft.faults().is_empty(), "an empty board is no position");
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    kind: Kind,
    style: Style,
    rules: String,
    board: Option<Arc<WildBoard>>,
    pub(crate) shape: Shape,
    pub(crate) columns: Vec<Column>,
    pub(crate) turn: Player,
    pub(crate) counters: [u8; 2],
}

/// What stands on a point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// The pieces from the bottom up.
    pub pieces: Vec<Piece>,
    /// Whether a figure stands on top; the top piece tells whose.
    pub has_figure: bool,
}

impl Draft {
    /// The position of a game as it stands, under its rules.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let shape = game.view().shape;
        let board = match &shape {
            Shape::Wild(board) if !opens_alone(game) => Some(Arc::clone(board)),
            _ => None,
        };
        let mut draft = Self::empty(game.kind(), game.rules(), board, shape);
        draft.take_over(game);
        draft
    }

    /// An empty wild board, which need not have a start of its own.
    #[must_use]
    pub fn on(kind: Kind, rules: &str, board: &Arc<WildBoard>) -> Self {
        let shape = Shape::Wild(Arc::clone(board));
        Self::empty(kind, rules.to_owned(), Some(Arc::clone(board)), shape)
    }

    fn empty(kind: Kind, rules: String, board: Option<Arc<WildBoard>>, shape: Shape) -> Self {
        let columns = vec![Column::default(); shape.points()];
        let style = Style::of(kind);
        Self { kind, style, rules, board, shape, columns, turn: Player::Light, counters: [0; 2] }
    }

    fn take_over(&mut self, game: &AnyGame) {
        let view = game.view();
        let has_figure =
            |point: usize| view.figures.iter().any(|&(at, _)| usize::from(at) == point);
        let columns = view.columns.iter().enumerate();
        let column = |(point, pieces): (usize, &Vec<Piece>)| Column {
            pieces: pieces.clone(),
            has_figure: has_figure(point),
        };
        self.columns = columns.map(column).collect();
        self.turn = view.turn;
        let text = game.position_text();
        let counters = text.split_whitespace().nth(2).and_then(crate::paste::counters);
        self.counters = counters.unwrap_or_default();
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// What there is to set up.
    #[must_use]
    pub const fn style(&self) -> Style {
        self.style
    }

    /// The board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// What stands on each point.
    #[must_use]
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Player {
        self.turn
    }

    /// Each side's counter, Light's first.
    #[must_use]
    pub const fn counters(&self) -> [u8; 2] {
        self.counters
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        self.columns.fill(Column::default());
        self.counters = [0; 2];
    }

    /// Sets the pieces out as at the start.
    ///
    /// # Errors
    ///
    /// If the rules give no start, as on a wild board without camps.
    pub fn set_start(&mut self) -> Result<(), Refusal> {
        let game = self.kind.open(&self.rules, self.board.as_ref(), None)?;
        self.take_over(&game);
        Ok(())
    }

    /// The draft as a position string, be it a position or not.
    #[must_use]
    pub fn text(&self) -> String {
        let (files, ranks) = match &self.shape {
            Shape::Grid(grid) => (grid.files(), grid.ranks()),
            Shape::Wild(board) => (board.cells(), 1),
        };
        let from_top = (0..ranks).rev().map(|rank| &self.columns[rank * files..][..files]);
        let rows: Vec<String> = from_top.map(|rank| self.rank_text(rank)).collect();
        let mut text = format!("{} {}", rows.join("/"), self.style.letter(self.turn));
        if self.style.has_counters() {
            let [light, dark] = self.counters;
            text.push_str(&format!(" {light},{dark}"));
        }
        text
    }

    fn rank_text(&self, rank: &[Column]) -> String {
        let runs = rank.chunk_by(|a, b| a.pieces.is_empty() && b.pieces.is_empty());
        let word = |run: &[Column]| match run {
            [column] if !column.pieces.is_empty() => self.column_text(column),
            [_] => "x".to_owned(),
            _ => format!("x{}", run.len()),
        };
        runs.map(word).collect::<Vec<String>>().join(",")
    }

    fn column_text(&self, column: &Column) -> String {
        let piece = |piece: &Piece| {
            let value = piece.value.map_or_else(String::new, |value| value.to_string());
            format!("{}{value}", self.style.letter(piece.owner))
        };
        let pieces: String = column.pieces.iter().map(piece).collect();
        let figure = if column.has_figure { "*" } else { "" };
        format!("{pieces}{figure}")
    }

    /// The game that begins here.
    ///
    /// # Errors
    ///
    /// Every reason for which the draft is no position under the rules.
    pub fn game(&self) -> Result<AnyGame, Refusal> {
        self.kind.open(&self.rules, self.board.as_ref(), Some(&self.text()))
    }

    /// Every reason for which the draft is no position: none if it is one.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        self.game().err().map_or_else(Vec::new, |refusal| refusal.faults().cloned().collect())
    }
}

/// Whether the rules of a game give its board by themselves.
fn opens_alone(game: &AnyGame) -> bool {
    // Without its board a position may read as one of a grid of a single row.
    let alone = game.kind().open(&game.rules(), None, Some(&game.start_text()));
    alone.is_ok_and(|alone| alone.view().shape == game.view().shape)
}
