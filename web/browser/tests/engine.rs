//! The engine in its worker, spoken to directly.

use anyhow::{Context as _, Result};
use browser::{Driver, Page, Screen, Server};
use serde_json::{Value, json};

/// Starts a worker, gives it the order when it is ready, and hands on its last
/// answer.
const ASK: &str = "const [order, done] = arguments;\
    const worker = new Worker(document.body.dataset.engine, {type: 'module'});\
    worker.onerror = event => done('failed: ' + event.message);\
    worker.onmessage = ({data}) => {\
        if (data === '\"ready\"') worker.postMessage(order);\
        else if (!('info' in JSON.parse(data))) { worker.terminate(); done(data); }\
    };";

fn ask(order: &Value) -> Value {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = Page::open(&driver, &server, Screen::DESK).await?;
        let answer = page.ask(ASK, vec![json!(order.to_string())]).await?;
        page.close().await?;
        let text = answer.as_str().context("text was expected")?;
        serde_json::from_str(text).with_context(|| text.to_owned())
    };
    let answer: Result<Value> = runtime.block_on(run);
    answer.expect("the engine answers")
}

fn order(kind: &str, start: &str, go: &Value) -> Value {
    let game = json!({"kind": kind, "rules": "", "start": start, "moves": []});
    json!({"ticket": 1, "game": game, "go": go})
}

const OGAMA: &str = "b,b,b,b,b,b/b,b,b,b,b*,b/x6/x6/o,o*,o,o,o,o/o,o,o,o,o,o o";

#[test]
fn a_search_keeps_to_its_nodes_and_says_how_fast_it_was() {
    let go = json!({"search": {"nodes": 1_000_000}});
    let answer = ask(&order("ogama", OGAMA, &go));
    let report = &answer["best"]["report"];
    let (nodes, time) = (report["nodes"].as_u64().unwrap(), report["time_us"].as_u64().unwrap());
    // It may end a little after a depth, or before one that it cannot finish.
    assert!((100_000..1_100_000).contains(&nodes), "{answer}");
    println!("engine in the browser: {} nodes/s", nodes * 1_000_000 / time.max(1));
}

#[test]
fn what_it_cannot_do_is_refused_in_words() {
    let answer = ask(&order("chess", OGAMA, &json!({"search": {"nodes": 1}})));
    assert_eq!(answer["refused"]["code"], "bad-game", "{answer}");
    assert_eq!(answer["refused"]["ticket"], 1);
}

#[test]
fn a_position_that_is_over_has_no_best_move() {
    let over = "b10,x3/x4/x4/w1b5,x3 w 0,0";
    let answer = ask(&order("stackreverse", over, &json!({"level": {"level": 5, "seed": 1}})));
    assert!(answer["best"]["best"].is_null(), "{answer}");
}
