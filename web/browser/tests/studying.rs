//! A person who analyses games.

use std::future::Future;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use browser::{Driver, Key, Page, Screen, Server, Theme};
use rules::Kind;
use rules::random::SplitMix64;
use rules::record::{NodeId, Tree};
use serde_json::{Value, json};
use study::Study;

/// A room with the programs behind it.
struct Room {
    page: Page,
    driver: Driver,
    server: Server,
}

/// Plays `scene` in the room before that screen, and sees to it that the browser
/// had nothing to complain of.
fn play<F: Future<Output = Result<Room>>>(screen: Screen, scene: impl FnOnce(Room) -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = Page::open(&driver, &server, screen).await?;
        page.visit(&room(&server)).await?;
        let Room { page, driver: _driver, server: _server } =
            scene(Room { page, driver, server }).await?;
        no_complaints(&page).await?;
        page.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

fn room(server: &Server) -> String {
    format!("{}/study", server.url.trim_end_matches('/'))
}

async fn no_complaints(page: &Page) -> Result<()> {
    let complaints = page.complaints().await?;
    ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
    Ok(())
}

const RECORD: &str = "[Game \"ogama\"]\n[Rules \"size=4x4,rows=1,toads=b1.b4\"]\n\n\
    {One move wins.} 1. Ta1 d4d3 (1... {Safer.} Tc4 2. Tb1) 2. b1c1 d3d2 3. d1xd2# 1-0";

/// Puts a text into the field for records and opens it.
async fn open(page: &Page, text: &str) -> Result<()> {
    const PUT: &str = "const [text, done] = arguments;\
        document.querySelector('textarea[name=record]').value = text; done();";
    page.ask(PUT, vec![json!(text)]).await?;
    page.click("[data-do=open]").await
}

/// What a selector finds, as texts.
async fn texts(page: &Page, selector: &str) -> Result<Vec<String>> {
    const TEXTS: &str = "const [selector, done] = arguments;\
        done([...document.querySelectorAll(selector)].map(one => one.textContent));";
    let found: Value = page.ask(TEXTS, vec![json!(selector)]).await?;
    serde_json::from_value(found).context("texts were expected")
}

/// The moves that are shown, and the one that is chosen.
async fn tree(page: &Page) -> Result<(Vec<String>, Option<String>)> {
    let plain = |text: String| text.replace('\u{a0}', " ");
    let moves = texts(page, ".tree .move").await?.into_iter().map(plain).collect();
    let here = texts(page, ".tree .move.here").await?.into_iter().map(plain).next();
    Ok((moves, here))
}

/// Waits until something holds.
async fn until<F: Future<Output = Result<bool>>>(what: &str, holds: impl Fn() -> F) -> Result<()> {
    let start = Instant::now();
    while !holds().await? {
        ensure!(start.elapsed() < Duration::from_secs(120), "{what} did not come about");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    Ok(())
}

async fn key(page: &Page, name: &str) -> Result<()> {
    const PRESS: &str = "const [key, done] = arguments;\
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})); done();";
    page.ask(PRESS, vec![json!(name)]).await?;
    Ok(())
}

#[test]
fn a_broken_record_is_refused_where_it_fails_and_a_whole_one_is_opened() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        open(page, &RECORD.replace("d3d2", "d3d9")).await?;
        page.wait_for("[data-opened=no]").await?;
        let said = page.text("[data-opened=no]").await?;
        ensure!(said == "This cannot be opened. Line 4, letter 65.", "{said}");
        let why = page.text(".why").await?;
        ensure!(why.contains("d3d9") && why.contains("expected a legal move"), "{why}");
        let selected = "const f = document.querySelector('textarea[name=record]');\
            arguments[0](f.value.slice(f.selectionStart, f.selectionEnd));";
        ensure!(page.ask(selected, vec![]).await? == json!("d3d9"));
        ensure!(page.all(".tree .move").await?.is_empty());
        open(page, RECORD).await?;
        page.wait_for("[data-opened=yes]").await?;
        let (moves, here) = tree(page).await?;
        ensure!(
            moves == ["1. Ta1", "d4d3", "1... Tc4", "2. Tb1", "2. b1c1", "d3d2", "3. d1d2"],
            "{moves:?}"
        );
        ensure!(here.is_none());
        ensure!(texts(page, ".row.said").await? == ["One move wins.", "Safer."]);
        key(page, "End").await?;
        ensure!(page.text(".state p").await?.contains("Orange wins"));
        Ok(room)
    });
}

#[test]
fn a_variation_is_made_promoted_deleted_and_brought_back() {
    play(Screen::DESK.reading("ru"), |room| async {
        let page = &room.page;
        open(page, RECORD).await?;
        page.wait_for("[data-opened=yes]").await?;
        for _ in 0..2 {
            key(page, "ArrowRight").await?;
        }
        ensure!(tree(page).await?.1.as_deref() == Some("d4d3"));
        key(page, "ArrowDown").await?;
        ensure!(tree(page).await?.1.as_deref() == Some("1... Tc4"));
        page.click("[data-do=promote]").await?;
        let (moves, _) = tree(page).await?;
        ensure!(moves[1] == "1... Tc4" && moves[2] == "1... d4d3", "{moves:?}");
        page.click("[data-do=undo]").await?;
        ensure!(tree(page).await?.0[1] == "d4d3");
        page.click("[data-do=redo]").await?;
        key(page, "Delete").await?;
        let (moves, here) = tree(page).await?;
        ensure!(moves.len() == 5 && here.as_deref() == Some("1. Ta1"), "{moves:?}");
        page.click("[data-do=undo]").await?;
        ensure!(tree(page).await?.0.len() == 7);
        // A move on the board becomes a variation.
        key(page, "Home").await?;
        page.click(".field.movable").await?;
        page.click(".field.target").await?;
        let (moves, _) = tree(page).await?;
        ensure!(moves.len() == 8, "{moves:?}");
        page.click(".glyph[data-glyph='!?']").await?;
        page.write("#comment", "Смело.").await?;
        page.press("#comment", Key::Tab).await?;
        ensure!(texts(page, ".row.said").await?.contains(&"Смело.".to_owned()));
        ensure!(tree(page).await?.1.is_some_and(|here| here.ends_with("!?")));
        // All of it is there after a reload.
        tokio::time::sleep(Duration::from_millis(500)).await;
        page.visit(&format!("{}?again", crate::room(&room.server))).await?;
        until("the study", || async { Ok(tree(page).await?.0.len() == 8) }).await?;
        ensure!(tree(page).await?.1.is_some_and(|here| here.ends_with("!?")));
        Ok(room)
    });
}

#[test]
fn the_lines_of_the_engine_follow_and_threats_are_those_of_the_other_side() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        page.wait_for(".engine .line").await?;
        until("three lines", || async { Ok(page.all(".engine .line").await?.len() == 3) }).await?;
        page.click("select[name=lines] option[value='5']").await?;
        until("five lines", || async { Ok(page.all(".engine .line").await?.len() == 5) }).await?;
        let before = texts(page, ".engine .line-moves").await?;
        ensure!(before[0].starts_with("1.\u{a0}"), "{before:?}");
        page.click(".engine .line").await?;
        until("the reply", || async {
            let lines = texts(page, ".engine .line-moves").await?;
            Ok(lines.first().is_some_and(|line| line.starts_with("1...\u{a0}")))
        })
        .await?;
        ensure!(tree(page).await?.0.len() == 1);
        page.click("[data-do=threats]").await?;
        until("threats", || async {
            let lines = texts(page, ".engine .line-moves").await?;
            Ok(lines.first().is_some_and(|line| line.starts_with("1.\u{a0}")))
        })
        .await?;
        ensure!(texts(page, ".engine .hint").await?[0].contains("Orange"));
        page.picture("study-threats").await?;
        page.click("[data-do=threats]").await?;
        page.click("[data-do=think]").await?;
        until("rest", || async { Ok(page.all(".engine .line").await?.is_empty()) }).await?;
        Ok(room)
    });
}

#[test]
fn five_hundred_changes_of_position_leave_the_engine_at_the_last_one() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        open(page, &large(400, 3)).await?;
        page.wait_for("[data-opened=yes]").await?;
        const RUN: &str = "const done = arguments[0]; let n = 0;\
            const press = key => document.body.dispatchEvent(\
                new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));\
            const step = () => { if (n === 500) return done();\
                press(['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowDown'][n++ % 5]);\
                setTimeout(step, n % 7 === 0 ? 70 : 0); };\
            step();";
        page.ask(RUN, vec![]).await?;
        key(page, "Home").await?;
        until("lines of the start", || async {
            let lines = texts(page, ".engine .line-moves").await?;
            Ok(lines.len() == 3 && lines[0].starts_with("1.\u{a0}"))
        })
        .await?;
        ensure!(page.all(".engine .failure").await?.is_empty());
        Ok(room)
    });
}

#[test]
fn a_whole_game_is_reviewed_and_its_key_moments_lead_to_their_places() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        open(page, RECORD).await?;
        page.wait_for("[data-opened=yes]").await?;
        page.click("[data-do=review]").await?;
        page.wait_for(".accuracy p").await?;
        ensure!(page.all(".graph .area").await?.len() == 1);
        let moments = texts(page, ".moment strong").await?;
        if let Some(first) = moments.first() {
            page.click("button.moment").await?;
            let here = tree(page).await?.1.context("a move is chosen")?;
            let played = here.split(' ').next_back().unwrap_or_default().to_owned();
            ensure!(first.contains(&played), "{first} leads to {here}");
        }
        page.click(".graph").await?;
        ensure!(tree(page).await?.1.is_some());
        page.picture("study-review").await?;
        Ok(room)
    });
}

#[test]
fn a_link_opened_elsewhere_holds_game_variations_and_comments() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        open(page, RECORD).await?;
        page.wait_for("[data-opened=yes]").await?;
        page.click("[data-do=share]").await?;
        page.wait_for("input[name=link]").await?;
        let link = "arguments[0](document.querySelector('input[name=link]').value)";
        let link = page.ask(link, vec![]).await?;
        let link = link.as_str().context("a link was expected")?.to_owned();
        ensure!(link.contains("/study#record="), "{link}");
        let other = Page::open(&room.driver, &room.server, Screen::PHONE.reading("ru")).await?;
        other.visit(&link).await?;
        until("the study", || async { Ok(tree(&other).await?.0.len() == 7) }).await?;
        ensure!(texts(&other, ".row.said").await? == ["One move wins.", "Safer."]);
        no_complaints(&other).await?;
        other.close().await?;
        Ok(room)
    });
}

#[test]
fn a_game_goes_from_the_board_to_the_study_and_back() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        page.visit(&room.server.url).await?;
        page.move_and_wait().await?;
        page.click("[data-do=analyse]").await?;
        page.wait_for(".tree .move.here").await?;
        ensure!(tree(page).await?.0.len() == 2);
        key(page, "ArrowLeft").await?;
        page.click("[data-do=play-friend]").await?;
        page.wait_for("[data-do=resign]").await?;
        ensure!(page.text(".state p").await?.contains("Black"));
        Ok(room)
    });
}

/// A record with so many moves, in games of up to sixty moves from one another.
#[expect(clippy::print_stdout, reason = "a failing test shall show its seed")]
fn large(moves: usize, seed: u64) -> String {
    println!("seed {seed}");
    let random = &mut SplitMix64::new(seed);
    let start = Kind::Stackreverse.open("", None, None).expect("the usual rules are sound");
    let mut study = Study::of(&start);
    let mut nodes: Vec<NodeId> = vec![Tree::ROOT];
    while study.tree().len() < moves {
        study.go(nodes[random.below(nodes.len() as u64) as usize]);
        for _ in 0..60 {
            let legal = study.game().legal_moves();
            if legal.is_empty() || study.tree().len() >= moves {
                break;
            }
            let text = &legal[random.below(legal.len() as u64) as usize].text;
            nodes.push(study.play(text).expect("a legal move"));
        }
    }
    study.text()
}

#[test]
fn a_step_in_a_tree_of_twenty_thousand_moves_is_drawn_at_once() {
    play(Screen::DESK, |room| async {
        let page = &room.page;
        page.click("[data-do=think]").await?;
        open(page, &large(20_000, 1)).await?;
        page.wait_for("[data-opened=yes]").await?;
        const WALK: &str = "const done = arguments[0]; let n = 0; const work = [];\
            performance.clearMeasures();\
            const step = () => { if (n++ === 80) { done([performance.getEntriesByName('move-to-paint')\
                .map(each => each.duration), work]); return; }\
                const begin = performance.now();\
                document.body.dispatchEvent(new KeyboardEvent('keydown',\
                {key: n % 9 ? 'ArrowRight' : 'ArrowLeft', bubbles: true, cancelable: true}));\
                queueMicrotask(() => work.push(performance.now() - begin));\
                setTimeout(step, 120); };\
            step();";
        let found = page.ask(WALK, vec![]).await?;
        for (n, name) in ["key to paint", "work of a step"].into_iter().enumerate() {
            let mut times: Vec<f64> = serde_json::from_value(found[n].clone())?;
            ensure!(times.len() >= 60, "{}", times.len());
            times.sort_by(f64::total_cmp);
            let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize];
            println!("20,000 moves, {name}: median {:.1} ms, 95% {:.1} ms", at(0.5), at(0.95));
        }
        let shown = page.all(".tree .move").await?.len();
        ensure!((1..200).contains(&shown), "{shown} moves are drawn");
        Ok(room)
    });
}

#[test]
fn nothing_in_the_room_stands_in_anybodys_way() {
    for (screen, theme) in [(Screen::DESK, Theme::Light), (Screen::PHONE, Theme::Dark)] {
        play(screen.in_theme(theme), |room| async {
            let page = &room.page;
            open(page, RECORD).await?;
            page.wait_for("[data-opened=yes]").await?;
            page.click("[data-do=review]").await?;
            page.wait_for(".accuracy p").await?;
            let barriers = page.barriers().await?;
            ensure!(barriers.is_empty(), "{barriers:#?}");
            Ok(room)
        });
    }
}

#[test]
fn the_room_in_pictures() {
    for screen in [Screen::PHONE, Screen::DESK] {
        for lang in ["en", "ru"] {
            for theme in [Theme::Light, Theme::Dark] {
                play(screen.reading(lang).in_theme(theme), |room| async {
                    let page = &room.page;
                    open(page, RECORD).await?;
                    page.wait_for("[data-opened=yes]").await?;
                    page.click("[data-do=review]").await?;
                    page.wait_for(".accuracy p").await?;
                    for _ in 0..2 {
                        key(page, "ArrowRight").await?;
                    }
                    page.wait_for(".engine .line").await?;
                    page.picture("study").await?;
                    Ok(room)
                });
            }
        }
    }
}
