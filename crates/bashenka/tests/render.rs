//! Positions drawn by the program.

mod common;

use common::{ask, program, refused};

const GAME: [&str; 5] = ["render", "--game", "ogama", "--rules", "size=4x4,rows=1,toads=c1.b4"];

fn render(more: &[&str]) -> String {
    let answer = ask(&[&GAME[..], more].concat());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{more:?}");
    answer.out
}

#[test]
fn a_position_is_drawn_as_text_unless_told_otherwise() {
    let drawn = render(&[]);
    assert_eq!(drawn.lines().next(), Some(" 4   b    b*   b    b"));
    assert_eq!(drawn, render(&["--to", "text"]));
    assert!(render(&["--flip"]).starts_with(" 1   o    o*   o    o\n"));
}

#[test]
fn marks_are_drawn() {
    let drawn = render(&["--moves", "b1b2", "--last-move", "--arrow", "A4-a3"]);
    assert!(drawn.contains("[o]"), "{drawn}");
    assert!(drawn.contains("a4 -> a3\n"), "{drawn}");
    assert!(render(&["--targets", "c1"]).contains("(o)"));
    assert!(!render(&["--moves", "b1b2"]).contains('['));
    for bad in ["a1", "a1z9", "", "ä", "a1b2c3"] {
        refused("bad-move", &[&GAME[..], &["--arrow", bad]].concat());
    }
    refused("bad-move", &[&GAME[..], &["--targets", "-"]].concat());
}

#[test]
fn a_pass_has_no_ends_to_mark() {
    let position = "w1b5,x3/x4/x4/b10,x3 w 0,0";
    let args = ["render", "--game", "stackreverse", "--rules", "loss=helpless", "--moves", "--"];
    let answer = ask(&[&args[..], &["--last-move", "--position", position]].concat());
    assert!(answer.out.contains("w1b5") && !answer.out.contains('['), "{answer:?}");
}

#[test]
fn the_file_name_tells_the_form() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (name, begins) in [("a.svg", &b"<svg "[..]), ("a.PNG", b"\x89PNG\r\n"), ("a.txt", b" 4 ")] {
        let mut program = program();
        program.args(GAME).args(["--dark", "-o"]).arg(path(name));
        assert!(program.status().unwrap().success(), "{name}");
        assert!(std::fs::read(path(name)).unwrap().starts_with(begins), "{name}");
    }
    assert!(render(&["--to", "svg"]).starts_with("<svg "));
}

#[test]
fn a_png_is_as_wide_as_asked() {
    let mut program = program();
    let output = program.args(GAME).args(["--to", "png", "--width", "345"]).output().unwrap();
    assert!(output.stdout.starts_with(b"\x89PNG\r\n"));
    assert_eq!(output.stdout[16..20], 345_u32.to_be_bytes());
    for bad in ["15", "8193", "-1", "wide"] {
        assert_eq!(ask(&[&GAME[..], &["--width", bad]].concat()).status, 2, "{bad}");
    }
}

#[test]
fn a_png_too_large_is_not_begun() {
    let tall = ["render", "--game", "stackreverse", "--rules", "size=1x26,set=1"];
    let answer = ask(&[&tall[..], &["--to", "png", "--width", "8192"]].concat());
    assert_eq!(answer.status, 1);
    assert!(answer.err.contains("at most 64 million pixels"), "{answer:?}");
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("none").join("a.svg");
    let answer = ask(&[&GAME[..], &["-o", path.to_str().unwrap()]].concat());
    assert_eq!(answer.status, 1);
    assert!(answer.err.starts_with("error: cannot write '"), "{answer:?}");
}
