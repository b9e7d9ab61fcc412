//! Games that outlive the page, and the page that outlives the server.

use std::future::Future;

use anyhow::{Context as _, Result, ensure};
use browser::{Driver, Key, Page, Screen, Server, Theme};
use serde_json::{Value, json};

/// Plays `scene`, which may stop the server and needs not end without complaint
/// then.
fn with_server<F: Future<Output = Result<Page>>>(
    screen: Screen,
    scene: impl FnOnce(Page, Server) -> F,
) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = Page::open(&driver, &server, screen).await?;
        scene(page, server).await?.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

fn play<F: Future<Output = Result<Page>>>(screen: Screen, scene: impl FnOnce(Page) -> F) {
    with_server(screen, |page, server| async move {
        let page = scene(page).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        drop(server);
        Ok(page)
    });
}

async fn reload(page: &Page) -> Result<()> {
    // The page goes before it can answer.
    page.ask("window.isOld = true; location.reload(); arguments[0]()", vec![]).await.ok();
    for _ in 0..500 {
        let is_new = "arguments[0](!window.isOld && !!document.querySelector('.board .field'))";
        if page.ask(is_new, vec![]).await.ok() == Some(json!(true)) {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    anyhow::bail!("the page does not come back")
}

async fn moves(page: &Page) -> Result<Value> {
    let script =
        "arguments[0]([...document.querySelectorAll('.moves span')].map(e => e.textContent))";
    page.ask(script, vec![]).await
}

/// Begins a game against a friend.
async fn with_a_friend(page: &Page) -> Result<()> {
    let options = page.all("select[name=opponent] option").await?.len();
    page.choose("opponent", options - 1).await?;
    page.click("[data-do=begin]").await
}

async fn any_move(page: &Page) -> Result<()> {
    let before = page.moves_made().await?;
    page.click(".field.movable").await?;
    page.click(".field.target").await?;
    if let Some(way) = page.all(".way").await?.into_iter().next() {
        way.click().await?;
    }
    page.wait_for_moves(before + 1).await
}

#[test]
fn a_game_goes_on_after_the_page_was_loaded_again() {
    play(Screen::DESK, |page| async {
        with_a_friend(&page).await?;
        for count in 1..4 {
            any_move(&page).await?;
            let before = moves(&page).await?;
            // At once: what is seen is kept.
            reload(&page).await?;
            ensure!(moves(&page).await? == before, "after {count} moves");
        }
        page.click("[data-do=undo]").await?;
        reload(&page).await?;
        ensure!(page.moves_made().await? == 2);
        Ok(page)
    });
}

#[test]
fn a_game_against_the_program_goes_on_while_it_thinks() {
    play(Screen::PHONE.reading("ru"), |page| async {
        page.choose("opponent", 3).await?;
        page.click("[data-do=begin]").await?;
        page.click(".field.movable").await?;
        page.click(".field.target").await?;
        reload(&page).await?;
        page.wait_for_moves(2).await?;
        Ok(page)
    });
}

#[test]
fn kept_games_are_opened_deleted_and_brought_back() {
    play(Screen::DESK, |page| async {
        with_a_friend(&page).await?;
        any_move(&page).await?;
        let first = moves(&page).await?;
        page.choose("game", 1).await?;
        page.click("[data-do=begin]").await?;
        page.wait_for_moves(0).await?;
        any_move(&page).await?;
        page.click(".way-on").await?;
        page.wait_for(".games [data-do=open]").await?;
        page.picture("games").await?;
        page.click(".games [data-do=export]").await?;
        page.click(".games [data-do=delete]").await?;
        page.wait_for("[data-do=restore]").await?;
        ensure!(page.all(".games [data-do=open]").await?.is_empty());
        page.click("[data-do=restore]").await?;
        page.click(".games [data-do=open]").await?;
        page.wait_for_moves(1).await?;
        ensure!(moves(&page).await? == first, "it is the first game");
        Ok(page)
    });
}

#[test]
fn the_page_plays_on_when_the_server_is_gone() {
    with_server(Screen::DESK.reading("ru"), |page, server| async move {
        page.move_and_wait().await?;
        let ready = "navigator.serviceWorker.ready.then(async () => {\
            const names = await caches.keys();\
            const kept = await (await caches.open(names[0])).keys();\
            arguments[0](kept.map(request => new URL(request.url).pathname)); })";
        let kept = page.ask(ready, vec![]).await?;
        let kept: Vec<String> = serde_json::from_value(kept).context("paths were expected")?;
        ensure!(kept.iter().any(|path| path.ends_with(".wasm")), "{kept:?}");
        drop(server);
        reload(&page).await?;
        ensure!(page.moves_made().await? == 2, "the game is still there");
        for _ in 0..2 {
            page.move_and_wait().await?;
        }
        page.choose("game", 1).await?;
        page.click("[data-do=begin]").await?;
        page.wait_for_moves(0).await?;
        page.move_and_wait().await?;
        page.picture("offline").await?;
        Ok(page)
    });
}

#[test]
fn the_page_can_be_installed() {
    play(Screen::DESK, |page| async {
        let script = "const done = arguments[0];\
            const link = document.querySelector('link[rel=manifest]').href;\
            fetch(link).then(r => r.json()).then(async m => {\
                const icons = await Promise.all(m.icons.map(async i => (await fetch(i.src)).ok));\
                done([m.name, m.display, icons.every(x => x), m.icons.length]); })";
        let found = page.ask(script, vec![]).await?;
        ensure!(found == json!(["Bashenka", "standalone", true, 4]), "{found}");
        Ok(page)
    });
}

#[test]
fn a_game_is_begun_and_played_by_keys_alone() {
    play(Screen::DESK, |page| async {
        page.press("select[name=game]", Key::Down).await?;
        page.press("select[name=side]", Key::Down).await?;
        page.press("[data-do=begin]", Key::Enter).await?;
        page.wait_for_moves(1).await?;
        ensure!(page.text(".state p").await? == "Your move: Black");
        page.press(".field.movable", Key::Enter).await?;
        page.press(".field.target", Key::Enter).await?;
        if !page.all(".way").await?.is_empty() {
            page.press(".way", Key::Enter).await?;
        }
        page.wait_for_moves(3).await?;
        Ok(page)
    });
}

#[test]
fn players_resign_agree_and_play_again_with_sides_swapped() {
    play(Screen::PHONE, |page| async {
        page.click("[data-do=begin]").await?;
        page.move_and_wait().await?;
        page.click("[data-do=hint]").await?;
        page.click("[data-do=make-it]").await?;
        page.wait_for_moves(4).await?;
        page.click("[data-do=resign]").await?;
        page.click("[data-do=give-up]").await?;
        ensure!(page.text(".state p").await? == "Orange resigned: Black wins.");
        page.picture("resigned").await?;
        page.click("[data-do=rematch]").await?;
        page.wait_for_moves(1).await?;
        ensure!(page.text(".state p").await? == "Your move: Black");
        with_a_friend(&page).await?;
        page.click("[data-lang=ru]").await?;
        page.click("[data-do=offer]").await?;
        page.click("[data-do=agree]").await?;
        ensure!(page.text(".state p").await? == "По обоюдному согласию: ничья.");
        Ok(page)
    });
}

#[test]
fn rules_and_time_are_chosen_and_what_will_not_do_is_named() {
    for lang in ["en", "ru"] {
        for (screen, theme) in [(Screen::PHONE, Theme::Dark), (Screen::DESK, Theme::Light)] {
            play(screen.reading(lang).in_theme(theme), |page| async {
                page.click(".way-on").await?;
                page.click(".rules summary").await?;
                page.choose("clock", 1).await?;
                page.choose("rules", 2).await?;
                page.wait_for("[data-rule=tie] select").await?;
                page.picture("rules").await?;
                let excess = "arguments[0](document.documentElement.scrollWidth - innerWidth)";
                ensure!(page.ask(excess, vec![]).await? == json!(0), "something sticks out");
                set(&page, "[data-rule=rows] input", "9").await?;
                page.wait_for(".new-game .failure").await?;
                set(&page, "[data-rule=rows] input", "1").await?;
                let options = page.all("select[name=opponent] option").await?.len();
                page.choose("opponent", options - 1).await?;
                page.click("[data-do=begin]").await?;
                page.wait_for(".clocks").await?;
                ensure!(page.all(".field").await?.len() == 16);
                ensure!(page.text("[data-clock=light] b").await? == "10:00");
                any_move(&page).await?;
                page.wait_for("[data-clock=dark].running").await?;
                Ok(page)
            });
        }
    }
}

/// Types a value over what a field holds.
async fn set(page: &Page, selector: &str, value: &str) -> Result<()> {
    page.wait_for(selector).await?;
    let script = "const [selector, value, done] = arguments;\
        const field = document.querySelector(selector);\
        field.value = value;\
        field.dispatchEvent(new Event('change', {bubbles: true})); done();";
    page.ask(script, vec![json!(selector), json!(value)]).await.map(drop)
}

#[test]
fn a_third_repetition_is_asked_about_first() {
    play(Screen::DESK, |page| async {
        page.click(".way-on").await?;
        page.click(".rules summary").await?;
        page.choose("rules", 2).await?;
        set(&page, "[data-rule=seed] input", "").await?;
        set(&page, "[data-rule=toads] input", "b1.b4").await?;
        with_a_friend(&page).await?;
        page.wait_for(".board .field").await?;
        let round = [("b1", "a1"), ("b4", "a4"), ("a1", "b1"), ("a4", "b4")];
        for (count, (from, to)) in round.iter().chain(&round).enumerate() {
            if count == 4 {
                page.wait_for("[data-note=repeated]").await?;
            }
            page.click(&format!("[data-field={from}]")).await?;
            page.click(&format!("[data-field={to}]")).await?;
        }
        page.click("[data-note=third] [data-do=rather-not]").await?;
        ensure!(page.moves_made().await? == 7);
        page.click("[data-field=a4]").await?;
        page.click("[data-field=b4]").await?;
        page.click("[data-note=third] [data-do=make-it]").await?;
        page.wait_for_moves(8).await?;
        let told = page.text(".state p").await?;
        ensure!(told == "The same position stood for the third time: a draw.", "{told}");
        Ok(page)
    });
}

#[test]
fn whoever_runs_out_of_time_has_lost_and_the_clock_is_kept() {
    play(Screen::DESK, |page| async {
        page.click(".way-on").await?;
        page.choose("clock", 1).await?;
        with_a_friend(&page).await?;
        page.wait_for(".clocks").await?;
        // Before the first move no time passes: so much is left after a reload.
        let script = "const done = arguments[0];\
            sessionStorage.game = sessionStorage.game\
                .replace(/^left .*$/m, 'left 60000 1500').replace(/^clock .*$/m, 'clock 60000 0 0');\
            done();";
        page.ask(script, vec![]).await?;
        reload(&page).await?;
        ensure!(page.text("[data-clock=light] b").await? == "1:00");
        any_move(&page).await?;
        page.wait_for(".state.over").await?;
        let told = page.text(".state p").await?;
        ensure!(told == "Black has run out of time: Orange wins.", "{told}");
        ensure!(page.all(".field.movable").await?.is_empty(), "nobody can move");
        reload(&page).await?;
        ensure!(page.text(".state p").await? == told, "it is still over");
        Ok(page)
    });
}

#[test]
fn whole_games_are_played_to_their_ends_by_clicking() {
    let seed = std::env::var("TESTKIT_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(7);
    println!("seed {seed}");
    for game in [0, 1] {
        play(Screen::DESK, |page| async move {
            page.click(".way-on").await?;
            page.choose("game", game).await?;
            page.choose("rules", 2).await?;
            page.click(".rules summary").await?;
            set(&page, "[data-rule=cap] input", "60").await?;
            with_a_friend(&page).await?;
            page.wait_for(".board .field").await?;
            let mut random: u64 = seed;
            let mut next = |count: usize| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (random >> 33) as usize % count.max(1)
            };
            while page.all(".state.over").await?.is_empty() {
                click_one(&page, ".field.movable", &mut next).await?;
                click_one(&page, ".field.target", &mut next).await?;
                click_one(&page, ".way", &mut next).await?;
                click_one(&page, "[data-note=third] [data-do=make-it]", &mut next).await?;
                click_one(&page, "[data-do=pass]", &mut next).await?;
            }
            ensure!(page.text(".state p").await?.contains(':'), "the end has a reason");
            page.picture("over").await?;
            page.click("[data-do=rematch]").await?;
            ensure!(page.all(".state.over").await?.is_empty());
            Ok(page)
        });
    }
}

/// Clicks one of what the selector finds, if it finds anything.
async fn click_one(
    page: &Page,
    selector: &str,
    next: &mut impl FnMut(usize) -> usize,
) -> Result<()> {
    let found = page.all(selector).await?;
    match found.get(next(found.len())) {
        Some(one) => Ok(one.click().await?),
        None => Ok(()),
    }
}

#[test]
fn one_plays_by_touch_on_a_telephone() {
    play(Screen::PHONE.reading("ru"), |page| async {
        for count in [2, 4] {
            page.touch(".field.movable").await?;
            page.touch(".field.target").await?;
            page.wait_for_moves(count).await?;
        }
        page.touch("[data-do=undo]").await?;
        page.wait_for(".field.movable").await?;
        ensure!(page.moves_made().await? == 2);
        Ok(page)
    });
}

#[test]
fn a_draw_is_offered_to_the_program_which_says_no_at_first() {
    play(Screen::DESK, |page| async {
        page.move_and_wait().await?;
        page.click("[data-do=offer]").await?;
        page.wait_for("[data-note=declined], .state.over").await?;
        Ok(page)
    });
}

#[test]
fn a_scan_finds_no_serious_barrier_in_either_room() {
    for (screen, theme) in [(Screen::PHONE, Theme::Dark), (Screen::DESK, Theme::Light)] {
        play(screen.in_theme(theme), |page| async {
            page.click(".field.movable").await?;
            let found = page.barriers().await?;
            ensure!(found.is_empty(), "{found:#?}");
            page.click(".way-on").await?;
            page.click(".rules summary").await?;
            page.wait_for("[data-rule=tie] select").await?;
            let found = page.barriers().await?;
            ensure!(found.is_empty(), "{found:#?}");
            Ok(page)
        });
    }
}
