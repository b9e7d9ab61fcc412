//! What happens while `bashenka ugi` thinks: stop, ponder, the end of the input.

mod talk;

use std::time::{Duration, Instant};

use protocol::Answer;
use rules::random::SplitMix64;
use talk::Talk;

/// Boards small and large, on which a search may be stopped.
const GAMES: [&str; 7] = [
    "newgame ogama",
    "newgame ogama\nsetrules size=16x16,rows=5",
    "newgame ogama\nsetrules size=26x9,rows=3",
    "newgame stackreverse",
    "newgame stackreverse\nsetrules size=16x16,lines=all,set=run16,loss=blocked",
    "newgame stackreverse\nsetrules size=9x26,set=run16,loss=strict",
    "newgame stackreverse\nsetrules board=wild.120.4,steps=1-2,loss=strict",
];

#[test]
fn a_stop_is_answered_once_and_by_a_legal_move() {
    let seed = 20_26;
    eprintln!("seed {seed}");
    let mut random = SplitMix64::new(seed);
    let mut talk = Talk::new();
    let most = most_threads(&mut talk);
    let mut latest = Duration::ZERO;
    for round in 0..50 {
        let game = GAMES[random.below(GAMES.len() as u64) as usize];
        let threads = 1 + random.below(most);
        talk.say(&format!("setoption name Threads value {threads}\n{game}"));
        let legal = talk.legal();
        talk.say(["go infinite", "go ponder movetime 5", "go"][random.below(3) as usize]);
        std::thread::sleep(Duration::from_millis(random.below(60)));
        let began = Instant::now();
        talk.say("stop");
        let (infos, best) = talk.until_move();
        latest = latest.max(began.elapsed());
        assert!(infos.iter().all(|answer| matches!(answer, Answer::Info(_))), "{infos:?}");
        assert!(legal.contains(&best.expect("a move")), "round {round}: {game}");
        assert!(talk.ask_all("stop").is_empty(), "nothing after the move");
    }
    eprintln!("the latest answer to a stop came after {latest:?}");
    assert!(talk.end().is_empty());
}

/// The most threads that are offered.
fn most_threads(talk: &mut Talk) -> u64 {
    talk.say("ugi");
    let lines = talk.until("ugiok");
    let line = lines.iter().find(|line| line.starts_with("option name Threads ")).expect("offered");
    line.rsplit(' ').next().and_then(|max| max.parse().ok()).expect("a number")
}

#[test]
fn an_endless_search_keeps_its_move_until_it_is_stopped() {
    let mut talk = Talk::new();
    talk.say("newgame stackreverse\nsetrules loss=blocked");
    talk.say("position pos w1b5,x3/x4/x4/b10,x3 w 0,0");
    for go in ["go infinite", "go", "go infinite depth 1", "go ponder depth 1"] {
        talk.say(go);
        for _ in 0..20 {
            let said = talk.ask_all("");
            assert!(said.iter().all(|line| line.starts_with("info ")), "{go}: {said:?}");
        }
        assert_eq!(talk.best("stop").as_deref(), Some("--"), "{go}");
    }
}

#[test]
fn a_right_guess_ends_in_a_move_within_the_limits() {
    let mut talk = Talk::new();
    talk.say("newgame ogama");
    let legal = talk.legal();
    for limits in ["movetime 20", "nodes 1000", "depth 3", "time1 100 time2 100", "movetime 0"] {
        talk.say(&format!("go ponder {limits}"));
        assert!(talk.ask_all("").iter().all(|line| line.starts_with("info ")));
        let best = talk.best("ponderhit").expect("a move");
        assert!(legal.contains(&best), "{limits}: {best}");
        assert!(talk.ask_all("stop").is_empty());
    }
    talk.say("go ponder\nponderhit");
    assert!(talk.best("stop").is_some(), "without a limit only stop ends it");
}

#[test]
fn a_ponderhit_without_a_guess_is_refused() {
    let mut talk = Talk::new();
    assert_eq!(talk.refusal("ponderhit"), "not-pondering");
    talk.say("newgame ogama\ngo infinite\nponderhit\nstop");
    let (before, best) = talk.until_move();
    let is_refusal = |answer: &Answer| answer.to_string().starts_with("error not-pondering ");
    assert_eq!(before.iter().filter(|answer| is_refusal(answer)).count(), 1);
    assert!(best.is_some());
}

#[test]
fn while_a_search_goes_on_nothing_can_be_changed() {
    let mut talk = Talk::new();
    talk.say("newgame ogama");
    let before = talk.ask("show");
    talk.say("go infinite");
    for line in [
        "go nodes 1",
        "position start moves Tb1",
        "newgame stackreverse",
        "setrules size=4x4",
        "setboard none",
        "setoption name Threads value 1",
    ] {
        let said = talk.ask_all(line);
        let errors: Vec<_> = said.iter().filter(|line| !line.starts_with("info ")).collect();
        assert_eq!(errors.len(), 1, "{line}: {errors:?}");
        assert!(errors[0].starts_with("error busy "), "{line}: {errors:?}");
    }
    let said = talk.ask_all("status\nshow\nugi");
    assert!(said.contains(&"status ongoing".to_owned()) && said.contains(&before));
    assert!(said.contains(&"ugiok".to_owned()));
    assert!(talk.best("stop").is_some());
    assert!(talk.ask_all("position start\nsetoption name Threads value 1").is_empty());
}

#[test]
fn after_stop_the_next_line_finds_the_engine_free() {
    let mut talk = Talk::new();
    talk.say("newgame ogama\ngo infinite\nstop\ngo nodes 10\nisready");
    let said = talk.until("readyok");
    assert!(!said.iter().any(|line| line.starts_with("error ")), "{said:?}");
    talk.say("stop\nlegal");
    let rest = talk.until_legal();
    let moves = said.iter().chain(&rest).filter(|line| line.starts_with("bestmove "));
    assert_eq!(moves.count(), 2, "{said:?} {rest:?}");
}

#[test]
fn a_stop_with_nothing_to_stop_is_no_fault() {
    let mut talk = Talk::new();
    assert!(talk.ask_all("stop\nstop").is_empty());
    talk.say("newgame ogama\nstop");
    assert!(talk.best("go nodes 10").is_some());
    assert!(talk.ask_all("stop").is_empty());
}

#[test]
fn the_end_of_the_input_ends_the_search_with_its_move() {
    for last in ["", "quit\n"] {
        for go in ["go infinite", "go ponder", "go movetime 100000"] {
            let mut talk = Talk::new();
            talk.say(&format!("newgame ogama\n{go}"));
            talk.write(last.as_bytes());
            let rest = talk.end();
            let moves = rest.iter().filter(|line| line.starts_with("bestmove "));
            assert_eq!(moves.count(), 1, "{go} {last:?}");
            assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")));
        }
    }
}

#[test]
fn nothing_is_done_after_quit() {
    let mut talk = Talk::new();
    talk.say("isready\nquit\nisready");
    assert_eq!(talk.end(), ["readyok"]);
}

impl Talk {
    /// All it says up to the list of legal moves.
    fn until_legal(&self) -> Vec<String> {
        std::iter::repeat_with(|| self.hear())
            .take_while(|line| !line.starts_with("legal"))
            .collect()
    }
}
