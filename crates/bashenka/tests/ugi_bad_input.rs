//! What `bashenka ugi` says to garbage: an error, and then on as before.

mod talk;

use std::process::Command;

use rules::random::SplitMix64;
use talk::Talk;

#[test]
fn garbage_is_answered_by_one_error_and_changes_nothing() {
    let mut talk = Talk::new();
    talk.say("newgame ogama\nsetrules size=5x5,seed=9\nposition start moves");
    let before = talk.ask("show");
    for (line, code) in [
        ("fly", "unknown-command"),
        ("UGI", "unknown-command"),
        ("ugi ugi", "bad-command"),
        ("fly\u{0}ing", "unknown-command"),
        ("position", "bad-command"),
        ("position start a1a2", "bad-command"),
        ("position pos", "bad-command"),
        ("position pos o,b o", "size-mismatch"),
        ("position pos x999999999999/x w 0,0", "bad-position"),
        ("position start moves Tb1 a1z9", "illegal-move"),
        ("position start moves castle", "bad-move"),
        ("go nodes", "bad-command"),
        ("go depth -1", "bad-command"),
        ("go time1 5", "bad-command"),
        ("go searchmoves a1a2", "bad-command"),
        ("go movetime soon", "bad-command"),
        ("newgame chess", "bad-game"),
        ("newgame", "bad-command"),
        ("setrules size=0x0", "bad-rules"),
        ("setrules colour=red", "bad-rules"),
        ("setboard {}", "bad-board"),
        ("setoption", "bad-command"),
        ("setoption name Hash", "bad-option"),
        ("setoption name Hash value 0", "bad-option"),
        ("setoption name Hash value 8193", "bad-option"),
        ("setoption name Threads value 0", "bad-option"),
        ("setoption name Threads value 257", "bad-option"),
        ("setoption name MultiPV value many", "bad-option"),
        ("setoption name Level value 0", "bad-option"),
        ("setoption name Contempt value 9", "bad-option"),
    ] {
        assert_eq!(talk.refusal(line), code, "{line}");
        assert_eq!(talk.ask("show"), before, "{line}");
    }
    assert!(talk.best("go nodes 100").is_some());
    assert!(talk.end().is_empty());
}

#[test]
fn before_a_game_is_chosen_there_is_none() {
    let mut talk = Talk::new();
    for line in ["go", "legal", "status", "show", "position start", "setrules", "setboard none"] {
        assert_eq!(talk.refusal(line), "no-game", "{line}");
    }
    assert!(talk.ask_all("stop\nsetoption name Hash value 2\n\n   \n\t").is_empty());
}

#[test]
fn rules_without_a_start_wait_for_a_position() {
    let mut talk = Talk::new();
    talk.say("newgame ogama\nsetrules size=1x1");
    for line in ["go", "legal", "status", "show"] {
        assert_eq!(talk.refusal(line), "no-position", "{line}");
    }
    assert!(!talk.refusal("position start").is_empty());
    talk.say("setrules size=1x4\nposition pos o*/x/x/b* o");
    assert_eq!(talk.ask_all("status").len(), 1);
}

#[test]
fn a_line_too_long_is_passed_over_in_little_memory() {
    let mut talk = Talk::new();
    talk.say("newgame ogama");
    let piece = vec![b'x'; 1 << 20];
    for _ in 0..40 {
        talk.write(&piece);
    }
    assert_eq!(talk.refusal(""), "too-long");
    let long = "setboard ".to_owned() + &" ".repeat(4 << 20) + "none";
    assert!(talk.ask_all(&long).is_empty(), "as long as a board may be");
    assert!(talk.best("go nodes 10").is_some());
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let mut talk = Talk::new();
    talk.write(b"newgame \xff\xfe\n");
    assert!(talk.hear().starts_with("error not-text "));
    talk.write(b"newgame ogama\r\nlegal\r\n");
    assert!(talk.hear().starts_with("legal "));
    talk.write(b"isready");
    assert_eq!(talk.end(), ["readyok"], "the last line needs no end");
}

#[test]
fn random_bytes_and_random_words_do_no_harm() {
    const WORDS: [&str; 26] = [
        "ugi",
        "isready",
        "setoption",
        "name",
        "value",
        "Hash",
        "1",
        "newgame",
        "ogama",
        "stackreverse",
        "setrules",
        "size=4x4",
        "setboard",
        "none",
        "position",
        "start",
        "pos",
        "moves",
        "a1a2",
        "Tb1",
        "go",
        "nodes",
        "ponder",
        "ponderhit",
        "stop",
        "legal",
    ];
    let seed = 77;
    eprintln!("seed {seed}");
    let mut random = SplitMix64::new(seed);
    let mut talk = Talk::new();
    for _ in 0..2000 {
        let mut line = Vec::new();
        for _ in 0..random.below(7) {
            if random.below(8) == 0 {
                line.extend((0..random.below(9)).map(|_| random.below(256) as u8));
            } else {
                line.extend(WORDS[random.below(WORDS.len() as u64) as usize].bytes());
            }
            line.push(b' ');
        }
        line.push(b'\n');
        talk.write(&line);
    }
    talk.say("\nstop\nnewgame ogama");
    talk.until_ready();
    assert!(talk.best("go nodes 50").is_some());
    assert!(talk.end().is_empty());
}

#[cfg(unix)]
#[test]
fn a_table_beyond_the_memory_is_refused_and_the_old_one_stays() {
    let mut command = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_bashenka");
    command.args(["-c", "ulimit -v 1000000; exec \"$0\" ugi", program]);
    let mut talk = Talk::with(command);
    assert!(talk.ask_all("setoption name Hash value 64").is_empty());
    assert_eq!(talk.refusal("setoption name Hash value 8192"), "no-memory");
    assert!(talk.best("newgame ogama\ngo nodes 1000").is_some());
    assert!(talk.ask_all("setoption name Hash value 1").is_empty());
    assert!(talk.best("go nodes 1000").is_some());
}

impl Talk {
    /// Passes over all it says to what came before.
    fn until_ready(&mut self) {
        self.say("setrules seed=4242\nshow");
        while !self.hear().contains(",seed=4242 ") {}
    }
}
