//! A person at the page.

use std::future::Future;

use anyhow::{Result, ensure};
use browser::{Driver, Key, Page, Screen, Server, Theme};
use serde_json::json;

/// Plays `scene` on the page before that screen, and sees to it that the browser
/// had nothing to complain of.
fn play<F: Future<Output = Result<Page>>>(screen: Screen, scene: impl FnOnce(Page) -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = scene(Page::open(&driver, &server, screen).await?).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        page.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

const STACKREVERSE: usize = 1;

async fn begin(page: &Page, game: usize, side: usize) -> Result<()> {
    page.choose("game", game).await?;
    page.choose("side", side).await?;
    page.click("[data-do=begin]").await
}

#[test]
fn the_page_opens_with_a_board_and_is_played_on_at_once() {
    play(Screen::DESK, |page| async {
        ensure!(page.text(".state p").await? == "Your move: Orange");
        ensure!(page.all(".field").await?.len() == 36);
        for _ in 0..3 {
            page.move_and_wait().await?;
        }
        ensure!(page.moves_made().await? == 6);
        page.picture("ogama-playing").await?;
        Ok(page)
    });
}

#[test]
fn stackreverse_is_played_from_the_other_side_on_a_telephone_in_russian() {
    play(Screen::PHONE.reading("ru"), |page| async {
        begin(&page, STACKREVERSE, 1).await?;
        page.wait_for_moves(1).await?;
        ensure!(page.text(".state p").await? == "Ваш ход: Чёрные");
        for _ in 0..3 {
            page.move_and_wait().await?;
        }
        ensure!(page.moves_made().await? == 7);
        page.picture("stackreverse-playing").await?;
        Ok(page)
    });
}

#[test]
fn where_a_piece_may_be_turned_over_the_page_asks() {
    play(Screen::DESK, |page| async {
        begin(&page, STACKREVERSE, 0).await?;
        page.wait_for_moves(0).await?;
        page.click("[data-field=b2]").await?;
        page.click("[data-field=b3]").await?;
        page.wait_for(".way").await?;
        ensure!(page.all(".way").await?.len() == 2);
        page.picture("turning-over").await?;
        let told = page.attribute(".way:last-child", "aria-label").await?;
        ensure!(told.starts_with("turn it over: "), "{told}");
        page.click(".way:last-child").await?;
        page.wait_for_moves(2).await?;
        Ok(page)
    });
}

#[test]
fn a_move_is_taken_back_even_while_the_program_thinks() {
    play(Screen::DESK, |page| async {
        page.choose("opponent", 4).await?;
        page.click("[data-do=begin]").await?;
        for _ in 0..5 {
            page.click(".field.movable").await?;
            page.click(".field.target").await?;
            page.click("[data-do=undo]").await?;
            ensure!(page.moves_made().await? == 0);
        }
        page.move_and_wait().await?;
        ensure!(page.moves_made().await? == 2);
        Ok(page)
    });
}

#[test]
fn one_walks_over_the_board_and_moves_by_keys_alone() {
    play(Screen::DESK, |page| async {
        page.press("[data-field=b2]", Key::Up).await?;
        let script = "arguments[0](document.activeElement.dataset.field)";
        ensure!(page.ask(script, vec![]).await? == json!("b3"));
        page.press("[data-field=b3]", Key::Right).await?;
        ensure!(page.ask(script, vec![]).await? == json!("c3"));
        page.press(".field.movable", Key::Enter).await?;
        page.press(".field.movable[aria-pressed=true]", Key::Escape).await?;
        ensure!(page.all(".field.target").await?.is_empty());
        page.press(".field.movable", Key::Enter).await?;
        page.press(".field.target", Key::Enter).await?;
        page.wait_for_moves(2).await?;
        Ok(page)
    });
}

#[test]
fn a_move_is_typed_and_told() {
    play(Screen::DESK, |page| async {
        begin(&page, STACKREVERSE, 0).await?;
        // It waits for Enter, as the same move with a turn begins so.
        for key in ["b", "2", "b", "3"] {
            page.write("[data-field=a1]", key).await?;
        }
        ensure!(page.text(".typed").await? == "b2b3");
        page.press("[data-field=a1]", Key::Enter).await?;
        page.wait_for_moves(2).await?;
        Ok(page)
    });
}

#[test]
fn the_page_says_why_a_piece_may_not_land_and_keeps_it_chosen() {
    play(Screen::DESK, |page| async {
        begin(&page, STACKREVERSE, 0).await?;
        page.click("[data-field=b2]").await?;
        page.click("[data-field=b1].barred").await?;
        ensure!(page.text(".note").await? == "3 on 8: too weak");
        let told = page.attribute("[data-field=b1]", "aria-label").await?;
        ensure!(told.ends_with("3 on 8: too weak"), "{told}");
        page.click("[data-field=b7].target").await?;
        page.wait_for_moves(2).await?;
        Ok(page)
    });
}

#[test]
fn the_board_is_seen_from_above_with_other_pieces_and_stays_so() {
    play(Screen::PHONE.in_theme(Theme::Dark), |page| async {
        page.click("[data-do=look]").await?;
        page.choose("pieces", 2).await?;
        page.wait_for("html[data-pieces=patterns]").await?;
        page.move_and_wait().await?;
        page.picture("from-above").await?;
        page.ask("location.reload(); arguments[0]()", vec![]).await.ok();
        page.wait_for("html[data-pieces=patterns] [data-do=look][aria-pressed=true]").await?;
        Ok(page)
    });
}

#[test]
fn the_language_is_changed_and_kept() {
    play(Screen::DESK, |page| async {
        page.click("[data-lang=ru]").await?;
        ensure!(page.text(".state p").await? == "Ваш ход: Оранжевые");
        ensure!(page.attribute("html", "lang").await? == "ru");
        page.ask("location.reload(); arguments[0]()", vec![]).await.ok();
        page.wait_for("html[lang=ru] .board .field").await?;
        Ok(page)
    });
}

#[test]
fn every_screen_is_pictured_and_nothing_sticks_out_of_it() {
    for lang in ["en", "ru"] {
        for theme in [Theme::Light, Theme::Dark] {
            for screen in [Screen::PHONE, Screen::DESK] {
                play(screen.reading(lang).in_theme(theme), |page| async {
                    page.wait_for(&format!("html[lang={lang}][data-scheme={}]", theme.name()))
                        .await?;
                    page.click(".field.movable").await?;
                    page.picture("ogama").await?;
                    let script = "arguments[0](document.documentElement.scrollWidth - innerWidth)";
                    let excess = page.ask(script, vec![]).await?;
                    ensure!(excess == json!(0), "{excess} pixels stick out");
                    begin(&page, STACKREVERSE, 0).await?;
                    page.picture("stackreverse").await?;
                    Ok(page)
                });
            }
        }
    }
}
