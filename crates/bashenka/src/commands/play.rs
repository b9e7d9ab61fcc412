//! `bashenka play`: a game in the terminal.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use rules::error::quoted;
use rules::{Kind, Player};
use tui::{Level, Opponent, Options};

use crate::failure::Failure;
use crate::input::{GAMES, read_board};

/// Play in the terminal.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Play {
    // The help is written from the list of games.
    #[arg(long, value_name = "GAME", allow_hyphen_values = true, help = GAMES.as_str())]
    game: Option<String>,

    /// Its rules where they differ from the usual ones: "size=4x4,rows=1".
    #[arg(long, value_name = "K=V,…", allow_hyphen_values = true, requires = "game")]
    rules: Option<String>,

    /// A file with a wild board, in JSON.
    #[arg(long, value_name = "FILE", requires = "game")]
    board: Option<PathBuf>,

    /// The position to begin with [default: the start of the game].
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, requires = "game")]
    position: Option<String>,

    /// The seed of all chance that the rules leave open [default: the clock].
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// The language [default: that of the locale].
    #[arg(long, value_enum, value_name = "LANG")]
    lang: Option<Lang>,

    /// How well the program plays: 1 to 10, or full.
    #[arg(long, value_name = "N", default_value = "3", conflicts_with = "hotseat")]
    #[arg(value_parser = opponent)]
    level: Opponent,

    /// Play against another person at this keyboard.
    #[arg(long)]
    hotseat: bool,

    /// Your side: light (who has the bottom), dark, or the player's name.
    #[arg(long, value_name = "SIDE", default_value = "light", conflicts_with = "hotseat")]
    side: String,

    /// Go on with a saved game.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    load: Option<PathBuf>,

    /// When to use colours; NO_COLOR is heeded.
    #[arg(long, alias = "color", value_enum, value_name = "WHEN", default_value_t = Colour::Auto)]
    colour: Colour,
}

const EXAMPLES: &str = "\
Examples:
  bashenka play
  bashenka play --game ogama --level 5 --side black
  bashenka play --game stackreverse --level full
  bashenka play --game stackreverse --rules \"board=wild.30.7\" --hotseat --lang ru
  bashenka play --load game.txt --colour never

Without a game or a file a screen asks what to play. Standard input and output
must be a terminal, of 80 by 24 characters or more.";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Lang {
    En,
    Ru,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Colour {
    Auto,
    Never,
}

impl Play {
    /// Plays until the player leaves.
    ///
    /// # Errors
    ///
    /// If the input is refused or there is no terminal to play in.
    pub fn run(self) -> Result<(), Failure> {
        let game = self.game.as_deref().map(Kind::from_key).transpose()?;
        let options = Options {
            game,
            human: side(&self.side, game)?,
            board: self.board.as_deref().map(read_board).transpose()?,
            rules: self.rules.unwrap_or_default(),
            position: self.position,
            seed: self.seed,
            lang: self.lang.map(|lang| match lang {
                Lang::En => tui::Lang::English,
                Lang::Ru => tui::Lang::Russian,
            }),
            opponent: if self.hotseat { Opponent::Hotseat } else { self.level },
            load: self.load,
            colour: match self.colour {
                Colour::Auto => tui::Colour::Auto,
                Colour::Never => tui::Colour::Never,
            },
        };
        Ok(tui::run(options)?)
    }
}

/// The program at the level that `text` names.
fn opponent(text: &str) -> Result<Opponent, String> {
    if text == "full" {
        return Ok(Opponent::Full);
    }
    let level = text.parse().ok().and_then(Level::new).map(Opponent::Level);
    level.ok_or_else(|| format!("expected 1 to 10 or full, got {}", quoted(text)))
}

/// The player called `text` in `game`, or in any game if that is still open.
fn side(text: &str, game: Option<Kind>) -> Result<Player, Failure> {
    let kinds = game.as_ref().map_or(Kind::ALL, std::slice::from_ref);
    let sides = kinds.iter().map(|kind| kind.players());
    let mut names: Vec<(&str, Player)> = std::iter::once(["light", "dark"])
        .chain(sides)
        .flat_map(|names| names.into_iter().zip(Player::BOTH))
        .collect();
    let wanted = text.to_lowercase();
    if let Some((_, player)) = names.iter().find(|(name, _)| *name == wanted) {
        return Ok(*player);
    }
    names.sort_by_key(|&(_, player)| player);
    names.dedup();
    let names: Vec<&str> = names.into_iter().map(|(name, _)| name).collect();
    let text = format!("side: expected {}, got {}", names.join(" or "), quoted(text));
    Err(Failure::refused("bad-side", text))
}
