//! Films show every position of a game, and pictures stand alone.

use export::{Delay, Film, FilmError, Picture, Reel};
use resvg::tiny_skia::{Color, Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::{AnyGame, Kind};

type Outcome = Result<(), Box<dyn std::error::Error>>;

const SIDES: [u16; 2] = [240, 300];

/// A game of so many plies.
fn game(kind: Kind, plies: usize) -> AnyGame {
    let mut game = kind.open("", None, None).expect("the usual rules have a start");
    for ply in 0..plies {
        let moves = game.legal_moves();
        let chosen = moves[(ply * 5) % moves.len()].text.clone();
        game.play_text(&chosen).expect("a legal move");
    }
    game
}

fn pixels(picture: &Picture) -> Vec<u8> {
    let tree = Tree::from_str(picture.svg(), &Options::default()).expect("an SVG");
    let [width, height] = SIDES;
    let mut pixels = Pixmap::new(width.into(), height.into()).expect("a size");
    pixels.fill(Color::WHITE);
    let [left, top, wide, _] = picture.within(width.into(), height.into());
    let scale = (wide / picture.width()) as f32;
    let place = Transform::from_row(scale, 0.0, 0.0, scale, left as f32, top as f32);
    resvg::render(&tree, place, &mut pixels.as_mut());
    pixels.take_demultiplied()
}

/// What a viewer sees after each frame, and for how long.
fn shown(film: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(film).expect("a GIF");
    let width = usize::from(decoder.width());
    let mut screen = vec![0; width * usize::from(decoder.height()) * 4];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let [left, wide] = [frame.left, frame.width].map(usize::from);
        for (row, line) in frame.buffer.chunks_exact(wide * 4).enumerate() {
            let start = ((usize::from(frame.top) + row) * width + left) * 4;
            let below = screen[start..].chunks_exact_mut(4);
            let laid = below.zip(line.chunks_exact(4)).filter(|(_, pixel)| pixel[3] > 0);
            laid.for_each(|(below, pixel)| below.copy_from_slice(pixel));
        }
        shown.push((screen.clone(), frame.delay));
    }
    shown
}

/// How many of a thousand parts of pixels differ visibly.
fn difference(a: &[u8], b: &[u8]) -> usize {
    let is_off = |(a, b): &(&u8, &u8)| a.abs_diff(**b) > 24;
    a.iter().zip(b).filter(is_off).count() * 1_000 / a.len()
}

#[test]
fn a_film_shows_every_position_as_it_was_drawn() -> Outcome {
    for &kind in Kind::ALL {
        let [width, height] = SIDES;
        let mut film = Film::new(width, height, Delay::milliseconds(700))?;
        let frames: Vec<Vec<u8>> = Reel::of(&game(kind, 12)).map(|p| pixels(&p)).collect();
        for frame in &frames {
            film.add(frame)?;
        }
        let bytes = film.finish()?;
        let shown = shown(&bytes);
        assert_eq!(shown.len(), 13, "{kind:?}");
        for (n, ((seen, delay), drawn)) in shown.iter().zip(&frames).enumerate() {
            assert!(difference(seen, drawn) < 1, "{kind:?}, frame {n}");
            assert_eq!(*delay, if n == 12 { 210 } else { 70 }, "{kind:?}, frame {n}");
        }
        assert!(bytes.len() < 150_000, "{kind:?}: {} bytes", bytes.len());
    }
    Ok(())
}

#[test]
fn a_reel_ends_where_the_game_stands() {
    let game = game(Kind::Stackreverse, 9);
    let reel = Reel::of(&game);
    assert_eq!(reel.len(), 10);
    let view = game.view();
    let last = reel.last().expect("ten pictures");
    let names = game.kind().players();
    let still = Picture::of(&draw::Scene::new(&view).names(names));
    // But for the mark on the last move they are the same.
    assert_eq!((last.width(), last.height()), (still.width(), still.height()));
    assert_ne!(last, still);
}

#[test]
fn what_does_not_change_stands_longer() -> Outcome {
    let mut film = Film::new(1, 1, Delay::milliseconds(200))?;
    for colour in [[9, 9, 9, 255], [9, 9, 9, 255], [9, 9, 9, 255]] {
        film.add(&colour)?;
    }
    let shown = shown(&film.finish()?);
    assert_eq!(shown.iter().map(|(_, delay)| *delay).collect::<Vec<_>>(), [100]);
    Ok(())
}

#[test]
fn frames_and_films_of_a_wrong_size_are_refused() -> Outcome {
    for (width, height) in [(0, 5), (5, 0), (5, 2_001)] {
        let refused = Film::new(width, height, Delay::SHORTEST);
        assert!(matches!(refused, Err(FilmError::Size { .. })), "{width} by {height}");
    }
    let mut film = Film::new(2, 2, Delay::SHORTEST)?;
    let refused = film.add(&[0; 15]);
    assert!(matches!(refused, Err(FilmError::Frame { expected: 16, got: 15 })));
    Ok(())
}

#[test]
fn a_film_without_frames_is_still_a_file() -> Outcome {
    assert!(Film::new(3, 3, Delay::SHORTEST)?.finish()?.starts_with(b"GIF89a"));
    Ok(())
}
