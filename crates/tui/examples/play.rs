//! Plays in the terminal: `play [GAME [RULES [LEVEL]]]`.

use rules::Kind;
use tui::{Level, Opponent, Options};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let mut options = Options::default();
    if let Some(key) = words.next() {
        options.game = Some(Kind::from_key(&key)?);
    }
    options.rules = words.next().unwrap_or_default();
    if let Some(number) = words.next() {
        let level = number.parse().ok().and_then(Level::new);
        options.opponent = level.map_or(Opponent::Hotseat, Opponent::Level);
    }
    Ok(tui::run(options)?)
}
