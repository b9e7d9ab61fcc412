//! A drawn board as it is kept: its file on one line.
//!
//! The file's own reader, which tells every fault and its place, is larger than
//! the page that plays can afford; what is read here was written here.

use rules::wild::{Camps, WildBoard};

/// What stands for a line break.
const BREAK: char = '\t';

/// The board on one line.
pub fn written(board: &WildBoard) -> String {
    board.to_json().replace('\n', "\t")
}

/// The board of such a line, if it is one.
pub fn read(line: &str) -> Option<WildBoard> {
    let (mut polygons, mut edges, mut cells) = (Vec::new(), Vec::new(), 0);
    let mut camps = None;
    for part in line.split(BREAK) {
        let numbers = numbers(part);
        match part.as_bytes() {
            [b'[', ..] => polygons.push(pairs(&numbers, f64::from)),
            [b'"', b'c', ..] => cells = usize::try_from(*numbers.first()?).ok()?,
            [b'"', b'e', ..] => edges = pairs(&numbers, |number| number as u32),
            [b'"', b'w', ..] => either(&mut camps).white = members(&numbers),
            [b'"', b'b', ..] => either(&mut camps).black = members(&numbers),
            _ => {}
        }
    }
    if polygons.is_empty() {
        WildBoard::from_edges(cells, &edges, camps).ok()
    } else {
        WildBoard::from_polygons(&polygons, camps).ok()
    }
}

fn either(camps: &mut Option<Camps>) -> &mut Camps {
    camps.get_or_insert_with(|| Camps { white: Vec::new(), black: Vec::new() })
}

/// Cells of a camp, which the file counts from 1.
fn members(numbers: &[i32]) -> Vec<u8> {
    numbers.iter().filter_map(|number| u8::try_from(number - 1).ok()).collect()
}

fn pairs<T>(numbers: &[i32], of: fn(i32) -> T) -> Vec<[T; 2]> {
    numbers.chunks_exact(2).map(|pair| [of(pair[0]), of(pair[1])]).collect()
}

fn numbers(text: &str) -> Vec<i32> {
    let is_other = |letter: char| !letter.is_ascii_digit() && letter != '-';
    text.split(is_other).filter_map(|word| word.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_both_forms_are_read_as_they_were() {
        let edges =
            r#"{"cells": 4, "edges": [[1, 2], [2, 3], [3, 4]], "white": [1], "black": [4]}"#;
        let drawn = WildBoard::generate(24, 7).unwrap();
        let bare = r#"{"polygons": [[[0, 0], [9, 0], [0, 9]], [[9, 0], [9, 9], [0, 9]]]}"#;
        let boards = [WildBoard::from_json(edges), WildBoard::from_json(bare), Ok(drawn)];
        for board in boards.map(Result::unwrap) {
            assert_eq!(read(&written(&board)), Some(board));
        }
    }

    #[test]
    fn what_is_no_board_is_none() {
        for line in ["", "[[0, 0]]", "\"cells\": x", "\"cells\": -3", "[[-]]\t\"white\": [1]"] {
            assert_eq!(read(line), None, "{line}");
        }
    }
}
