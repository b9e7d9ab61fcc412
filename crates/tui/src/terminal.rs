//! The terminal, and the loop that keeps the game going in it.

use std::io::{self, stdout};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::app::App;
use crate::event::{Effect, Event};
use crate::opponent::Thinker;
use crate::{storage, view};

/// How often time passes for the game.
const TICK: Duration = Duration::from_millis(100);

/// Plays in the terminal until the player leaves, and puts it back as it was,
/// after a panic too.
pub(crate) fn run(mut app: App) -> io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    give_mouse_back_on_panic();
    let ended = execute!(stdout(), EnableMouseCapture).and_then(|()| play(&mut app, &mut terminal));
    let mouse = execute!(stdout(), DisableMouseCapture);
    let rest = ratatui::try_restore();
    ended.and(mouse).and(rest)
}

/// In front of the hook that puts the rest of the terminal back.
fn give_mouse_back_on_panic() {
    let rest = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        // A panic is being reported: a second fault must not hide it.
        let _ = execute!(stdout(), DisableMouseCapture);
        rest(info);
    }));
}

fn play(app: &mut App, terminal: &mut DefaultTerminal) -> io::Result<()> {
    let (answers, inbox) = channel();
    let mut hands = Hands { thinker: Thinker::new(answers.clone()), answers };
    let size = terminal.size()?;
    let mut effects = app.first_effects();
    effects.extend(app.update(Event::Resize(size.width, size.height)));
    let mut ticked = Instant::now();
    loop {
        for effect in effects.drain(..) {
            if hands.carry_out(effect) == Going::Ends {
                return Ok(());
            }
        }
        terminal.draw(|frame| view::view(app, frame))?;
        effects = loop {
            let passed = ticked.elapsed() >= TICK;
            if passed {
                ticked = Instant::now();
            }
            let next = next_event(&inbox)?.or((passed && app.is_busy()).then_some(Event::Tick));
            if let Some(event) = next {
                break app.update(event);
            }
        };
    }
}

/// The next answer or input, if one comes before the next tick.
fn next_event(inbox: &Receiver<Event>) -> io::Result<Option<Event>> {
    if let Ok(answer) = inbox.try_recv() {
        return Ok(Some(answer));
    }
    if !event::poll(TICK / 4)? {
        return Ok(None);
    }
    Ok(match event::read()? {
        event::Event::Key(key) => Some(Event::Key(key)),
        event::Event::Mouse(mouse) => Some(Event::Mouse(mouse)),
        event::Event::Resize(width, height) => Some(Event::Resize(width, height)),
        _ => None,
    })
}

#[derive(PartialEq, Eq)]
enum Going {
    On,
    Ends,
}

/// Does what the game asks for.
struct Hands {
    thinker: Thinker,
    answers: Sender<Event>,
}

impl Hands {
    fn carry_out(&mut self, effect: Effect) -> Going {
        let answer = match effect {
            Effect::Leave => return Going::Ends,
            Effect::StopThinking => {
                self.thinker.stop();
                return Going::On;
            }
            Effect::Think { ticket, game, mind, seed } => {
                self.thinker.think(ticket, *game, mind, seed);
                return Going::On;
            }
            Effect::Save(path, saved, existing) => {
                let result = storage::save(&path, &saved, existing);
                Event::Saved(path, result)
            }
            Effect::Load(path) => {
                let result = storage::load(&path).map(Box::new);
                Event::Loaded(path, result)
            }
        };
        // The inbox lives as long as these hands.
        let _ = self.answers.send(answer);
        Going::On
    }
}
