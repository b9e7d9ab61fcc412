//! Changes to a draft. Levels count from 0 at the bottom of a column.

use rules::Player;
use rules::view::Piece;

use crate::{Column, Draft, EditError};

impl Draft {
    /// The most pieces that a column takes.
    pub const TALLEST: usize = 255;

    /// Puts a piece on a column; at a level, those above it rise.
    ///
    /// # Errors
    ///
    /// If there is no such point or level, the column is full, or the piece has
    /// no value where the game has values, or one where it has none.
    pub fn put(&mut self, point: u8, level: usize, piece: Piece) -> Result<(), EditError> {
        self.check_value(piece.value)?;
        let at = self.shape.name(point);
        let pieces = &mut self.column(point)?.pieces;
        let height = pieces.len();
        if level > height {
            return Err(EditError::NoPiece { at, level: level + 1, height });
        }
        if height >= Self::TALLEST {
            return Err(EditError::TooTall { at, height: height + 1, most: Self::TALLEST });
        }
        pieces.insert(level, piece);
        Ok(())
    }

    /// Puts a piece on top of a column.
    ///
    /// # Errors
    ///
    /// As [`Draft::put`].
    pub fn put_on(&mut self, point: u8, piece: Piece) -> Result<(), EditError> {
        let height = self.column(point)?.pieces.len();
        self.put(point, height, piece)
    }

    /// Takes a piece away, and the figure with the last one.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn take(&mut self, point: u8, level: usize) -> Result<Piece, EditError> {
        self.piece(point, level)?;
        let column = self.column(point)?;
        let piece = column.pieces.remove(level);
        column.has_figure &= !column.pieces.is_empty();
        Ok(piece)
    }

    /// Moves a piece to another level of its column.
    ///
    /// # Errors
    ///
    /// If one of the levels is not there.
    pub fn reorder(&mut self, point: u8, from: usize, to: usize) -> Result<(), EditError> {
        self.piece(point, from)?;
        self.piece(point, to)?;
        let pieces = &mut self.column(point)?.pieces;
        let piece = pieces.remove(from);
        pieces.insert(to, piece);
        Ok(())
    }

    /// Moves a whole column, figure and all, onto another point's.
    ///
    /// # Errors
    ///
    /// If one of the points is not there, or the column would be too tall.
    pub fn carry(&mut self, from: u8, to: u8) -> Result<(), EditError> {
        let height = self.column(from)?.pieces.len() + self.column(to)?.pieces.len();
        if from == to {
            return Ok(());
        }
        if height > Self::TALLEST {
            let at = self.shape.name(to);
            return Err(EditError::TooTall { at, height, most: Self::TALLEST });
        }
        let carried = std::mem::take(self.column(from)?);
        let column = self.column(to)?;
        column.pieces.extend(carried.pieces);
        column.has_figure |= carried.has_figure;
        Ok(())
    }

    /// Empties a point.
    ///
    /// # Errors
    ///
    /// If it is not there.
    pub fn empty_point(&mut self, point: u8) -> Result<(), EditError> {
        *self.column(point)? = Column::default();
        Ok(())
    }

    /// Turns a piece over, so that its value changes its sign.
    ///
    /// # Errors
    ///
    /// If there is none, or pieces have no values.
    pub fn turn_over(&mut self, point: u8, level: usize) -> Result<(), EditError> {
        let value = self.piece(point, level)?.value;
        self.set_value(point, level, value.map_or(0, |value| -value))
    }

    /// Gives a piece another value.
    ///
    /// # Errors
    ///
    /// If there is none, or the value is none of the game's.
    pub fn set_value(&mut self, point: u8, level: usize, value: i8) -> Result<(), EditError> {
        self.check_value(Some(value))?;
        self.piece(point, level)?.value = Some(value);
        Ok(())
    }

    /// Gives a piece to the other player.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn change_owner(&mut self, point: u8, level: usize) -> Result<(), EditError> {
        let piece = self.piece(point, level)?;
        piece.owner = !piece.owner;
        Ok(())
    }

    /// Puts a figure on a column or takes it off.
    ///
    /// # Errors
    ///
    /// If the game has none, or it would stand on no piece.
    pub fn set_figure(&mut self, point: u8, has_figure: bool) -> Result<(), EditError> {
        let is_known = self.style().has_figures();
        let at = self.shape.name(point);
        let column = self.column(point)?;
        if has_figure && (!is_known || column.pieces.is_empty()) {
            return Err(EditError::NoFigure { at });
        }
        column.has_figure = has_figure;
        Ok(())
    }

    /// Says whose turn it is.
    pub const fn set_turn(&mut self, turn: Player) {
        self.turn = turn;
    }

    /// Sets a side's counter.
    ///
    /// # Errors
    ///
    /// If the game has none, or it has more than one digit.
    pub fn set_counter(&mut self, player: Player, count: u8) -> Result<(), EditError> {
        if !self.style().has_counters() {
            return Err(EditError::BadCounter { expected: "a game with counters", got: count });
        }
        if count > 9 {
            return Err(EditError::BadCounter { expected: "a single digit", got: count });
        }
        self.counters[player.index()] = count;
        Ok(())
    }

    fn column(&mut self, point: u8) -> Result<&mut Column, EditError> {
        let points = self.columns.len();
        self.columns.get_mut(usize::from(point)).ok_or(EditError::NoPoint { point, points })
    }

    fn piece(&mut self, point: u8, level: usize) -> Result<&mut Piece, EditError> {
        let at = self.shape.name(point);
        let pieces = &mut self.column(point)?.pieces;
        let height = pieces.len();
        pieces.get_mut(level).ok_or(EditError::NoPiece { at, level: level + 1, height })
    }

    fn check_value(&self, value: Option<i8>) -> Result<(), EditError> {
        let expected = match value {
            None if self.style().has_values() => "a value from -99 to 99, not 0",
            Some(_) if !self.style().has_values() => "no value in this game",
            Some(0 | ..-99 | 100..) => "a value from -99 to 99, not 0",
            _ => return Ok(()),
        };
        let got = value.map_or_else(|| "none".to_owned(), |value| value.to_string());
        Err(EditError::BadValue { expected, got })
    }
}
