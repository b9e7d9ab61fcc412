//! The whole of the vectors through the library.
use rules::Kind;
use serde_json::Value;
#[test]
fn vectors() {
    let v: Value =
        serde_json::from_str(include_str!("../../rules-testkit/vectors/rules.json")).unwrap();
    let (mut n, mut skipped, mut bad) = (0, 0, 0);
    for case in v.as_array().unwrap() {
        if case.get("board").is_some() {
            skipped += 1;
            continue;
        }
        let s = |k: &str| case[k].as_str().unwrap();
        let kind = Kind::from_key(s("game")).unwrap();
        let mut game = kind.open(s("rules"), None, Some(s("position"))).unwrap();
        let moves: Vec<String> = game.legal_moves().into_iter().map(|m| m.text).collect();
        let want: Vec<String> = case["moves"]
            .as_array()
            .unwrap()
            .iter()
            .map(|m| m.as_str().unwrap().to_owned())
            .collect();
        let mut ok =
            moves == want && game.status() == s("status") && game.position_text() == s("position");
        for (d, c) in case["perft"].as_array().unwrap().iter().enumerate() {
            if c.as_u64().unwrap() < 20_000_000 {
                let p = game.perft(d as u32 + 1);
                if p != c.as_u64().unwrap() {
                    ok = false;
                    println!("perft {} {p} {c}", d + 1);
                }
            }
        }
        if let Some(a) = case.get("apply") {
            if let Err(e) = game.play_text(a["move"].as_str().unwrap()) {
                bad += 1;
                println!("{} {} {} {e}", s("game"), s("rules"), s("position"));
                continue;
            }
            ok &= game.position_text() == a["position"].as_str().unwrap()
                && game.status() == a["status"].as_str().unwrap();
        }
        n += 1;
        if !ok {
            bad += 1;
            println!(
                "{} {} {} | {:?} vs {:?} {} {}",
                s("game"),
                s("rules"),
                s("position"),
                moves.len(),
                want.len(),
                game.status(),
                s("status")
            );
        }
    }
    println!("{n} {skipped} bad {bad}");
    let v: Value =
        serde_json::from_str(include_str!("../../rules-testkit/vectors/more.json")).unwrap();
    for case in v.as_array().unwrap() {
        if case.get("board").is_some() {
            continue;
        }
        let s = |k: &str| case[k].as_str().unwrap();
        let kind = Kind::from_key(s("game")).unwrap();
        if let Some(nodes) = case.get("nodes") {
            if nodes.as_u64().unwrap() > 2_000_000_000 {
                println!("big {nodes}");
                continue;
            }
            let game = kind.open(s("rules"), None, Some(s("position"))).unwrap();
            let p = game.perft(case["depth"].as_u64().unwrap() as u32);
            if p != nodes.as_u64().unwrap() {
                println!("MORE {} {p} vs {nodes}", s("id"));
            }
        }
    }
}
