//! Wild boards drawn, mended, kept, handed on and played on.

use std::future::Future;
use std::time::Duration;

use anyhow::{Result, ensure};
use browser::{Driver, Key, Page, Screen, Server, Theme};

const SHEET: &str = "svg.sheet";

/// Plays `scene` in the room where boards are drawn.
fn draw<F: Future<Output = Result<Page>>>(screen: Screen, scene: impl FnOnce(Page) -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = Page::open(&driver, &server, screen).await?;
        page.go("/draw", SHEET).await?;
        let page = scene(page).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        page.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

/// Waits until so many cells lie on the sheet.
async fn cells(page: &Page, count: usize) -> Result<()> {
    for _ in 0..500 {
        if page.all("svg.sheet [data-cell]").await?.len() == count {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let found = page.all("svg.sheet [data-cell]").await?.len();
    anyhow::bail!("{count} cells were expected, {found} are there")
}

/// The corners of a square, and its first once more.
fn square(left: f64, top: f64, side: f64) -> [[f64; 2]; 5] {
    let (right, low) = (left + side, top + side);
    [[left, top], [right, top], [right, low], [left, low], [left, top]]
}

async fn no_barriers(page: &Page) -> Result<()> {
    let barriers = page.barriers().await?;
    ensure!(barriers.is_empty(), "the scan finds {barriers:#?}");
    Ok(())
}

async fn play_at_once(page: &Page, fields: usize) -> Result<()> {
    page.click("[data-do=play]").await?;
    page.wait_for(".board .field.movable").await?;
    ensure!(page.all(".board .field").await?.len() == fields, "the board is another");
    page.move_and_wait().await
}

#[test]
fn a_board_drawn_by_mouse_is_mended_kept_shared_and_played_on() {
    draw(Screen::DESK, |page| async {
        page.picture("draw-blank").await?;
        no_barriers(&page).await?;
        for place in square(0.1, 0.1, 0.2).into_iter().chain(square(0.2, 0.2, 0.2)) {
            page.click_at(SHEET, place).await?;
        }
        cells(&page, 2).await?;
        ensure!(page.text(".defects").await?.contains("Cells n1 and n2 overlap."));
        page.click(".defects [data-do=show]").await?;
        page.wait_for(".cell.shown").await?;
        page.picture("draw-overlap").await?;
        page.click(".defects [data-do=repair]").await?;
        cells(&page, 1).await?;
        page.click("[data-do=undo]").await?;
        cells(&page, 2).await?;

        page.click("[data-example=bricks]").await?;
        cells(&page, 38).await?;
        page.click("[data-do=no-camps]").await?;
        page.wait_for(".defects li.grave").await?;
        page.click("[data-do=camps]").await?;
        page.wait_for("[data-do=play]").await?;
        page.click_at(SHEET, [0.5, 0.93]).await?;
        page.wait_for(".cell.neighbour").await?;
        ensure!(page.text(".around").await?.contains("Neighbours"));
        page.picture("draw-bricks").await?;
        page.press(SHEET, Key::Escape).await?;

        page.write("input[name=name]", "A wall").await?;
        page.click("[data-do=save]").await?;
        page.wait_for(".games li").await?;
        ensure!(page.text(".games li strong").await? == "A wall");
        page.click("[data-do=share]").await?;
        let script = "arguments[0](document.querySelector('input[name=link]').value)";
        page.wait_for("input[name=link]").await?;
        let link = page.ask(script, vec![]).await?;
        page.click("[data-do=clear]").await?;
        cells(&page, 0).await?;
        page.go("/", ".board .field").await?;
        page.go(link.as_str().unwrap_or_default(), SHEET).await?;
        cells(&page, 38).await?;
        play_at_once(&page, 38).await?;
        page.picture("draw-played").await?;
        Ok(page)
    });
}

#[test]
fn a_board_is_drawn_by_touch_in_russian() {
    let screen = Screen::PHONE.reading("ru").in_theme(Theme::Dark);
    draw(screen, |page| async {
        page.picture("draw-blank").await?;
        for place in square(0.1, 0.5, 0.3).into_iter().chain(square(0.4, 0.5, 0.3)) {
            page.touch_at(SHEET, place).await?;
        }
        cells(&page, 2).await?;
        ensure!(page.all(".corner").await?.len() == 6, "cells join where they meet");
        ensure!(page.text(".defects").await?.contains("У белых нет лагеря."));
        page.click("[data-tool-choice=white]").await?;
        page.touch_at(SHEET, [0.25, 0.65]).await?;
        page.wait_for(".cell.white-camp").await?;
        page.picture("draw-touched").await?;
        no_barriers(&page).await?;
        page.click("[data-example=honeycomb]").await?;
        cells(&page, 27).await?;
        page.picture("draw-honeycomb").await?;
        play_at_once(&page, 27).await?;
        Ok(page)
    });
}

#[test]
fn a_cell_is_drawn_and_removed_by_keys_alone() {
    draw(Screen::DESK.reading("ru"), |page| async {
        let walk = |key: Key, steps: usize| vec![key; steps];
        let corners =
            [walk(Key::Right, 8), walk(Key::Up, 8), walk(Key::Left, 8), walk(Key::Down, 8)];
        page.press(SHEET, Key::Enter).await?;
        for steps in corners {
            for key in steps {
                page.press(SHEET, key).await?;
            }
            page.press(SHEET, Key::Enter).await?;
        }
        cells(&page, 1).await?;
        for key in [Key::Right, Key::Right, Key::Up, Key::Up, Key::Delete] {
            page.press(SHEET, key).await?;
        }
        cells(&page, 0).await?;
        page.click("[data-do=undo]").await?;
        cells(&page, 1).await?;
        Ok(page)
    });
}

#[test]
fn a_generated_board_has_no_defects_and_is_played_on() {
    draw(Screen::DESK.reading("ru").in_theme(Theme::Dark), |page| async {
        page.click("[data-do=generate]").await?;
        cells(&page, 40).await?;
        page.wait_for("[data-do=play]").await?;
        page.picture("draw-generated").await?;
        no_barriers(&page).await?;
        play_at_once(&page, 40).await?;
        Ok(page)
    });
}
