//! The arguments that say which game and which position is meant.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use clap::Args;
use rules::error::quoted;
use rules::wild::WildBoard;
use rules::{AnyGame, Kind};

use crate::failure::Failure;

/// The longest board file that is read, in bytes.
const LONGEST_BOARD: u64 = 4 << 20;

/// The names of the games, as the help gives them.
pub static GAMES: LazyLock<String> = LazyLock::new(|| {
    let keys: Vec<&str> = Kind::ALL.iter().map(|kind| kind.key()).collect();
    format!("The game: {}", keys.join(" or "))
});

/// Which game, under which rules, and how far it has got.
#[derive(Clone, Debug, Args)]
pub struct GameArgs {
    // The help is written from the list of games.
    #[arg(long, value_name = "GAME", allow_hyphen_values = true, help = GAMES.as_str())]
    game: String,

    /// Its rules where they differ from the usual ones: "size=4x4,rows=1".
    #[arg(long, value_name = "K=V,…", default_value = "", allow_hyphen_values = true)]
    #[arg(hide_default_value = true)]
    rules: String,

    /// A file with a wild board, in JSON.
    #[arg(long, value_name = "FILE")]
    board: Option<PathBuf>,

    /// The position to begin with [default: the start of the game].
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,

    /// Moves to make first, with blanks between.
    #[arg(long, value_name = "MOVES", default_value = "", allow_hyphen_values = true)]
    #[arg(hide_default_value = true)]
    moves: String,

    /// The seed of a shuffled start: the same as seed=N in the rules.
    #[arg(long, value_name = "N", allow_hyphen_values = true)]
    seed: Option<String>,
}

impl GameArgs {
    /// The game, with the given moves made.
    ///
    /// # Errors
    ///
    /// Whatever is refused first: the game, the board, the rules and the
    /// position, a move.
    pub fn open(&self) -> Result<AnyGame, Failure> {
        let kind = Kind::from_key(&self.game)?;
        let board = self.board.as_deref().map(read_board).transpose()?;
        let mut game = kind.open(&self.full_rules()?, board.as_ref(), self.position.as_deref())?;
        for (index, text) in self.moves.split_whitespace().enumerate() {
            game.play_text(text).map_err(|fault| {
                Failure::refused(fault.code, format!("move {}: {fault}", index + 1))
            })?;
        }
        Ok(game)
    }

    /// The rule string with the seed in it. A seed given in both places is
    /// thereby refused as an option given twice (*Rule* CO-2.4).
    fn full_rules(&self) -> Result<String, Failure> {
        match &self.seed {
            None => Ok(self.rules.clone()),
            Some(seed) if seed.contains(',') => {
                let text = format!("seed: expected one number, got {}", quoted(seed));
                Err(Failure::refused("bad-rules", text))
            }
            Some(seed) if self.rules.trim().is_empty() => Ok(format!("seed={seed}")),
            Some(seed) => Ok(format!("{},seed={seed}", self.rules)),
        }
    }
}

/// Reads a board file, and no more of it than a board may have.
///
/// # Errors
///
/// `bad-board` if there is no board in it.
pub fn read_board(path: &Path) -> Result<Arc<WildBoard>, Failure> {
    let refuse = |expected: &str, got: &dyn std::fmt::Display| {
        let text = format!("board file '{}': expected {expected}, got {got}", path.display());
        Failure::refused("bad-board", text)
    };
    let bytes = read_at_most(path, LONGEST_BOARD)
        .map_err(|error| refuse("a file that can be read", &error))?
        .ok_or_else(|| refuse("at most 4 MiB", &"more"))?;
    let text = String::from_utf8(bytes).map_err(|error| refuse("UTF-8 text", &error))?;
    let board = WildBoard::from_json(&text).map_err(|error| {
        Failure::refused("bad-board", format!("board file '{}': {error}", path.display()))
    })?;
    Ok(Arc::new(board))
}

/// What is in a file, or `None` if it is longer than `limit` bytes.
fn read_at_most(path: &Path, limit: u64) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(limit + 1).read_to_end(&mut bytes)?;
    Ok((bytes.len() as u64 <= limit).then_some(bytes))
}
