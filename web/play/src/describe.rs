//! A position as the board is given it.

use board::{Column, Field, Outline, Place, Plan, Side};
use rules::view::{Piece, Shape, View};
use rules::wild::WildBoard;
use rules::{AnyGame, Grid, Kind, Player};
use words::{Lang, fill, names};

use crate::text::{HEIGHT, Text};

/// A player's side of the board.
#[must_use]
pub const fn side(player: Player) -> Side {
    match player {
        Player::Light => Side::Light,
        Player::Dark => Side::Dark,
    }
}

/// The board of a game, seen by `near`.
#[must_use]
pub fn plan(game: &AnyGame, near: Player) -> Plan {
    let shape = game.view().shape;
    let point = |point: usize| u8::try_from(point).ok();
    let field = |number: u8| Field {
        name: shape.name(number),
        centre: centre(&shape, number),
        outline: outline(&shape, number),
    };
    let grid = match &shape {
        Shape::Grid(grid) => Some((grid.files(), grid.ranks())),
        Shape::Wild(_) => None,
    };
    Plan {
        fields: (0..shape.points()).map_while(point).map(field).collect(),
        grid,
        near: side(near),
        tones: game.kind().players(),
    }
}

fn centre(shape: &Shape, point: u8) -> Place {
    match shape {
        Shape::Grid(grid) => grid_place(*grid, point),
        Shape::Wild(board) => place(board.centre(usize::from(point))),
    }
}

fn grid_place(grid: Grid, point: u8) -> Place {
    let (file, rank) = grid.place(point);
    Place { x: f64::from(file), y: f64::from(rank) }
}

fn place([x, y]: [i32; 2]) -> Place {
    Place { x: f64::from(x), y: f64::from(y) }
}

fn outline(shape: &Shape, point: u8) -> Outline {
    let corners = |board: &WildBoard| {
        let polygon = board.polygons()?.get(usize::from(point))?;
        Some(polygon.corners().iter().map(|&corner| place(corner)).collect())
    };
    match shape {
        Shape::Grid(_) => Outline::Square,
        Shape::Wild(board) => match corners(board) {
            Some(corners) => Outline::Polygon(corners),
            None => Outline::Circle(board.neighbours(usize::from(point)).to_vec()),
        },
    }
}

/// What stands on every field, with its words.
#[must_use]
pub fn columns(game: &AnyGame, lang: Lang) -> Vec<Column> {
    let view = game.view();
    let column = |(point, pieces): (usize, &Vec<Piece>)| {
        let point = u8::try_from(point).unwrap_or(u8::MAX);
        let figure = view.figures.iter().find(|(at, _)| *at == point).map(|&(_, owner)| owner);
        Column {
            pieces: pieces.iter().map(piece).collect(),
            figure: figure.map(side),
            range: figure.and_then(|owner| game.range(owner)),
            parts: parts(game.kind(), &view, point, lang),
            told: told(game.kind(), &view, point, lang),
        }
    };
    view.columns.iter().enumerate().map(column).collect()
}

fn piece(piece: &Piece) -> board::Piece {
    board::Piece { side: side(piece.owner), number: piece.value }
}

/// What stands on a field, in words from the top down.
#[must_use]
pub fn told(kind: Kind, view: &View, point: u8, lang: Lang) -> String {
    let name = view.shape.name(point);
    let parts = parts(kind, view, point, lang);
    let height = view.columns.get(usize::from(point)).map_or(0, Vec::len);
    if parts.is_empty() {
        return fill(Text::EmptyField.of(lang), &[&name]);
    }
    let height = HEIGHT.say(height as u64, lang);
    fill(Text::Told.of(lang), &[&name, &height, &parts.join(", ")])
}

/// A column part by part from the top down, each in words.
#[must_use]
pub fn parts(kind: Kind, view: &View, point: u8, lang: Lang) -> Vec<String> {
    let figure = view
        .figures
        .iter()
        .find(|(at, _)| *at == point)
        .map(|&(_, owner)| fill(Text::ToadOf.of(lang), &[names::of_player(kind, owner, lang)]));
    let pieces = view.columns.get(usize::from(point)).map_or(&[][..], Vec::as_slice);
    let piece = |piece: &Piece| {
        let name = names::player(kind, piece.owner, lang);
        match piece.value {
            Some(value) => format!("{name} {}", signed(value)),
            None => name.to_owned(),
        }
    };
    figure.into_iter().chain(pieces.iter().rev().map(piece)).collect()
}

/// A number with a true minus.
#[must_use]
pub fn signed(value: i8) -> String {
    if value < 0 { format!("\u{2212}{}", value.unsigned_abs()) } else { value.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(kind: Kind, rules: &str, position: Option<&str>) -> AnyGame {
        kind.open(rules, None, position).unwrap()
    }

    #[test]
    fn a_column_is_told_from_the_top_down() {
        let position = "b10,x3/x4/x4/w1b-5,x3 w 0,0";
        let game = open(Kind::Stackreverse, "size=4x4", Some(position));
        let columns = columns(&game, Lang::English);
        assert_eq!(columns[0].told, "a1: 2 pieces, from the top: Black \u{2212}5, White 1");
        assert_eq!(columns[1].told, "b1: empty");
        let columns = super::columns(&game, Lang::Russian);
        assert_eq!(columns[0].told, "a1: 2 фишки, сверху вниз: Чёрные \u{2212}5, Белые 1");
    }

    #[test]
    fn a_toad_is_told_before_what_it_sits_on() {
        let game = open(Kind::Ogama, "size=4x4,rows=1,toads=c1.b4", None);
        let view = game.view();
        let parts = parts(game.kind(), &view, 2, Lang::English);
        assert_eq!(parts, ["toad of Orange", "Orange"]);
        assert_eq!(columns(&game, Lang::English)[2].figure, Some(Side::Light));
    }

    #[test]
    fn every_board_has_all_its_fields_and_their_forms() {
        let game = open(Kind::Ogama, "size=5x7", None);
        let shown = plan(&game, Player::Dark);
        assert_eq!((shown.fields.len(), shown.grid, shown.near), (35, Some((5, 7)), Side::Dark));
        let game = open(Kind::Stackreverse, "board=wild.30.7", None);
        let shown = plan(&game, Player::Light);
        assert_eq!((shown.fields.len(), shown.grid), (30, None));
        let is_polygon = |field: &Field| matches!(field.outline, Outline::Polygon(_));
        assert!(shown.fields.iter().all(is_polygon));
    }
}
