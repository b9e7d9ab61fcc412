//! How fast the page answers, and that nothing makes it stick.

use std::future::Future;

use anyhow::{Context as _, Result, ensure};
use browser::{Driver, Page, Screen, Server};
use serde_json::json;

fn play<F: Future<Output = Result<Page>>>(scene: impl FnOnce(Page) -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = scene(Page::open(&driver, &server, Screen::DESK).await?).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        page.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

#[test]
fn every_move_tells_how_long_it_took_to_be_drawn() {
    for (game, name) in [(0, "ogama"), (1, "stackreverse")] {
        play(|page| async move {
            page.choose("game", game).await?;
            page.click("[data-do=begin]").await?;
            page.wait_for_moves(0).await?;
            for _ in 0..10 {
                page.move_and_wait().await?;
            }
            let script = "arguments[0](performance.getEntriesByName('move-to-paint')\
                .map(entry => entry.duration))";
            let found = page.ask(script, vec![]).await?;
            let mut times: Vec<f64> = serde_json::from_value(found).context("times")?;
            ensure!(times.len() == 10, "{times:?}");
            times.sort_by(f64::total_cmp);
            println!(
                "{name}: move to paint {:.1} ms in the middle, {:.1} at most",
                times[5], times[9]
            );
            Ok(page)
        });
    }
}

#[test]
fn five_hundred_changes_in_a_row_leave_the_page_and_its_engine_working() {
    play(|page| async {
        page.choose("opponent", 4).await?;
        page.click("[data-do=begin]").await?;
        page.wait_for_moves(0).await?;
        let script = "const done = arguments[0];\
            const tap = what => document.querySelector(what)\
                .dispatchEvent(new MouseEvent('click', {bubbles: true}));\
            const next = () => new Promise(then => setTimeout(then, 0));\
            (async () => {\
                for (let n = 0; n < 250; n += 1) {\
                    tap('.field.movable'); await next();\
                    tap('.field.target'); await next();\
                    tap('[data-do=undo]'); await next();\
                }\
                done(document.querySelectorAll('.moves span').length);\
            })().catch(error => done(String(error)));";
        let left = page.ask(script, vec![]).await?;
        ensure!(left == json!(0), "{left}");
        page.move_and_wait().await?;
        ensure!(page.moves_made().await? == 2);
        Ok(page)
    });
}

/// Gives one worker 500 orders at once, every third for a game that is over and
/// every third for one in which a side must pass; counts the answers by kind.
const ORDERS: &str = "const [orders, done] = arguments;\
    const worker = new Worker(document.body.dataset.engine, {type: 'module'});\
    const seen = {best: 0, none: 0, refused: 0};\
    worker.onerror = event => done('failed: ' + event.message);\
    worker.onmessage = ({data}) => {\
        if (data === '\"ready\"') {\
            for (let n = 0; n < 500; n += 1) worker.postMessage(orders[n % orders.length]);\
            return;\
        }\
        const answer = JSON.parse(data);\
        if (answer.refused) seen.refused += 1;\
        else if (answer.best.best) seen.best += 1;\
        else seen.none += 1;\
        if (seen.best + seen.none + seen.refused === 500) { worker.terminate(); done(seen); }\
    };";

#[test]
fn the_engine_answers_every_one_of_five_hundred_orders() {
    play(|page| async {
        let order = |rules: &str, start: &str| {
            let game = json!({"kind": "stackreverse", "rules": rules, "start": start, "moves": []});
            json!({"ticket": 1, "game": game, "go": {"level": {"level": 2, "seed": 1}}}).to_string()
        };
        let open = order("size=4x4", "b1,x3/x4/x4/x3,w1 w 0,0");
        let over = order("", "b10,x3/x4/x4/w1b5,x3 w 0,0");
        // White's only column is topped by Black: under this rule it must pass.
        let passing = order("loss=blocked", "b10,x3/x4/x4/w1b5,x3 w 0,0");
        let seen = page.ask(ORDERS, vec![json!([open, over, passing])]).await?;
        // A pass is a move; where the game is over there is none.
        ensure!(seen == json!({"best": 333, "none": 167, "refused": 0}), "{seen}");
        Ok(page)
    });
}
