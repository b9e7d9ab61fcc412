//! Lessons taken, puzzles solved and failed, and the rulebook read.

use std::future::Future;

use anyhow::{Context as _, Result, ensure};
use browser::{Driver, Key, Page, Screen, Server, Theme};
use lessons::{Answer, Lesson, Trial, lessons, puzzles};
use rules::Kind;
use serde_json::json;
use words::Lang;

/// Plays `scene` in the room to learn in.
fn learn<F: Future<Output = Result<Page>>>(screen: Screen, scene: impl FnOnce(Page) -> F) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a runtime starts");
    let run = async {
        let (server, driver) = (Server::start()?, Driver::start()?);
        let page = Page::open(&driver, &server, screen).await?;
        page.go("/learn", ".courses").await?;
        let page = scene(page).await?;
        let complaints = page.complaints().await?;
        ensure!(complaints.is_empty(), "the browser complains: {complaints:#?}");
        page.close().await
    };
    runtime.block_on(run).expect("the scene plays");
}

/// Goes to another place of the room.
async fn turn_to(page: &Page, place: &str, selector: &str) -> Result<()> {
    page.ask("location.hash = arguments[0]; arguments[1]()", vec![json!(place)]).await?;
    page.wait_for(selector).await.map(drop)
}

/// Types a move on the board, once it is there to be moved on.
async fn type_move(page: &Page, text: &str) -> Result<()> {
    page.wait_for(".field.movable").await?;
    let first = ".field[tabindex='0']";
    for letter in text.chars() {
        page.write(first, &letter.to_string()).await?;
    }
    page.press(first, Key::Enter).await
}

/// Makes a move that goes from field to field by clicking.
async fn click_move(page: &Page, text: &str) -> Result<()> {
    page.wait_for(".field.movable").await?;
    let text = text.trim_start_matches('T');
    let is_letter = |c: char| c.is_ascii_lowercase();
    let second = text.char_indices().skip(1).find(|(_, c)| is_letter(*c));
    let Some((cut, _)) = second else { return type_move(page, text).await };
    let (from, to) = text.split_at(cut);
    let to = to.trim_end_matches(|c: char| !c.is_ascii_digit());
    page.click(&format!("[data-field={from}]")).await?;
    page.click(&format!("[data-field={to}]")).await
}

/// Does all that is asked of a trial.
async fn solve(page: &Page, mut trial: Trial, by_keys: bool) -> Result<()> {
    while let Some(text) = trial.solution() {
        let moved =
            if by_keys { type_move(page, &text).await } else { click_move(page, &text).await };
        moved.with_context(|| format!("the move {text}"))?;
        let answer = trial.answer(&text)?;
        ensure!(!matches!(answer, Answer::Missed { .. }), "{text} is no solution");
        page.wait_for(".verdict.good").await?;
        // The answer of the other side is seen after a moment.
        tokio::time::sleep(std::time::Duration::from_millis(900)).await;
    }
    Ok(())
}

async fn take(page: &Page, lesson: &Lesson, by_keys: bool) -> Result<()> {
    for (n, step) in lesson.steps.iter().enumerate() {
        page.wait_for(".step .board").await?;
        solve(page, Trial::new(lesson.open(step)?, step.goal), by_keys).await?;
        let is_last = n + 1 == lesson.steps.len();
        page.click(if is_last { "[data-done]" } else { "[data-do=next]" }).await?;
    }
    Ok(())
}

#[test]
fn a_first_lesson_is_taken_by_clicking_and_another_by_typing() {
    for &kind in Kind::ALL {
        learn(Screen::DESK, |page| async move {
            page.click(&format!("[data-do=begin][data-game={}]", kind.key())).await?;
            page.wait_for("[data-hint], [data-do=hint]").await?;
            page.click("[data-do=hint]").await?;
            page.wait_for("[data-hint]").await?;
            take(&page, lessons(kind)[0], kind != Kind::ALL[0]).await?;
            page.picture(&format!("learn-{}-done", kind.key())).await?;
            page.click("[data-do=next-lesson]").await?;
            page.wait_for(".step .board").await?;
            page.go("/learn", ".lessons li.done").await?;
            ensure!(page.all(".lessons li.done").await?.len() == 1, "one is remembered");
            Ok(page)
        });
    }
}

#[test]
fn every_lesson_opens_and_its_hints_are_there_in_russian() {
    learn(Screen::PHONE.reading("ru").in_theme(Theme::Dark), |page| async {
        page.picture("learn-list").await?;
        for &kind in Kind::ALL {
            for (n, lesson) in lessons(kind).iter().enumerate() {
                turn_to(&page, &format!("lesson={}.{}", kind.key(), lesson.key), ".step").await?;
                let title = page.text(".lesson h2").await?;
                ensure!(title == lesson.title.of(Lang::Russian), "{title}");
                if n == 0 {
                    page.picture(&format!("learn-{}", kind.key())).await?;
                }
            }
        }
        Ok(page)
    });
}

#[test]
fn a_puzzle_is_failed_and_then_solved() {
    learn(Screen::DESK, |page| async {
        let all = puzzles(Kind::ALL[0])?;
        let puzzle = all.iter().find(|puzzle| puzzle.plies == 3).context("a puzzle of 3 plies")?;
        turn_to(&page, &format!("puzzle={}", address(puzzle)), ".step .board").await?;
        let trial = puzzle.open()?;
        let right = trial.answers();
        let moves = trial.game().legal_moves().into_iter().map(|mv| mv.text);
        let wrong = moves.into_iter().find(|text| !right.contains(text)).context("a wrong move")?;
        type_move(&page, &wrong).await?;
        page.wait_for(".verdict.bad").await?;
        page.picture("puzzle-failed").await?;
        page.click("[data-do=again]").await?;
        solve(&page, trial, true).await?;
        page.wait_for("[data-do=next-puzzle]").await?;
        page.picture("puzzle-solved").await?;
        turn_to(&page, "puzzles=ogama", ".numbers a.done").await?;
        page.picture("puzzles").await?;
        Ok(page)
    });
}

fn address(puzzle: &lessons::Puzzle) -> String {
    format!("{}.{}", puzzle.kind.key(), puzzle.key)
}

#[test]
fn the_rulebook_is_read_at_a_clause_and_its_boards_play() {
    for (screen, clause) in [(Screen::DESK, "OG-5.8"), (Screen::PHONE.reading("ru"), "SR-3.1")] {
        learn(screen, |page| async move {
            turn_to(&page, clause, &format!("[id='{clause}']")).await?;
            page.wait_for(".diagram .board").await?;
            page.picture("rulebook").await?;
            let barriers = page.barriers().await?;
            ensure!(barriers.is_empty(), "{barriers:#?}");
            Ok(page)
        });
    }
}

#[test]
fn nothing_in_the_room_stands_in_anybodys_way() {
    for (screen, theme) in [(Screen::DESK, Theme::Light), (Screen::PHONE, Theme::Dark)] {
        learn(screen.in_theme(theme), |page| async {
            page.picture("learn-list").await?;
            for place in ["lessons", "lesson=ogama.discs", "puzzles=stackreverse"] {
                turn_to(&page, place, ".learn article, .learn section").await?;
                let barriers = page.barriers().await?;
                ensure!(barriers.is_empty(), "{place}: {barriers:#?}");
            }
            Ok(page)
        });
    }
}
