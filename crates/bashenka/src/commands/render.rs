//! `bashenka render`: a position as a diagram.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use draw::{Palette, Scene};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use rules::error::quoted;
use rules::view::{Shape, View};
use rules::{AnyGame, Player};

use crate::failure::Failure;
use crate::input::GameArgs;
use crate::output;

/// Draw a position as text, SVG or PNG.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Render {
    #[command(flatten)]
    game: GameArgs,

    /// The form [default: by the file's name, else text].
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,

    /// The file to write [default: the standard output].
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Mark the last of the moves.
    #[arg(long)]
    last_move: bool,

    /// Draw an arrow: "a1b2". May be given several times.
    #[arg(long, value_name = "POINTS", allow_hyphen_values = true)]
    arrow: Vec<String>,

    /// Mark where the piece or figure on this point may go.
    #[arg(long, value_name = "POINT", allow_hyphen_values = true)]
    targets: Option<String>,

    /// Dark colours.
    #[arg(long)]
    dark: bool,

    /// Show the board from the other side.
    #[arg(long)]
    flip: bool,

    /// The width of a PNG in pixels.
    #[arg(long, value_name = "PX", default_value_t = 1000)]
    #[arg(value_parser = clap::value_parser!(u16).range(16..=8192))]
    width: u16,
}

const EXAMPLES: &str = "\
Examples:
  bashenka render --game ogama --rules \"toads=b2.e5\"
  bashenka render --game ogama --rules \"toads=b2.e5\" --moves \"b1c1 a5a4\" --last-move --to svg
  bashenka render --game stackreverse --targets a2 --arrow h7h5 -o position.png";

/// What a position is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    Text,
    Svg,
    Png,
}

impl Form {
    /// The form that a file of that name has.
    fn of_file(path: &Path) -> Option<Self> {
        Self::from_str(path.extension()?.to_str()?, true).ok()
    }
}

impl Render {
    /// Answers.
    ///
    /// # Errors
    ///
    /// If the input is refused or the answer cannot be written.
    pub fn run(self) -> Result<(), Failure> {
        let mut game = self.game.open()?;
        let view = game.view();
        let scene = self.scene(&view, &mut game)?;
        let by_name = || self.output.as_deref().and_then(Form::of_file);
        let drawn = match self.to.or_else(by_name).unwrap_or(Form::Text) {
            Form::Text => scene.text().into_bytes(),
            Form::Svg => scene.svg().into_bytes(),
            Form::Png => png(&scene.svg(), self.width)?,
        };
        match self.output {
            None => output::answer(|out| out.write_all(&drawn)),
            Some(path) => fs::write(&path, drawn).map_err(|error| Failure::File { path, error }),
        }
    }

    /// What is to be drawn.
    fn scene<'v>(&self, view: &'v View, game: &mut AnyGame) -> Result<Scene<'v>, Failure> {
        let mut scene = Scene::new(view).names(game.kind().players());
        if self.dark {
            scene = scene.palette(Palette::NIGHT);
        }
        if self.flip {
            scene = scene.seen_by(Player::Dark);
        }
        for text in &self.arrow {
            let (from, to) = ends(&view.shape, text)?;
            scene = scene.arrow(from, to);
        }
        if let Some(name) = &self.targets {
            let from = view.shape.point(&name.to_lowercase()).ok_or_else(|| {
                let text = format!("targets: expected a point of the board, got {}", quoted(name));
                Failure::refused("bad-move", text)
            })?;
            let ends = game.legal_moves().into_iter().filter_map(|mv| mv.ends);
            scene = scene.targets(ends.filter(|end| end.0 == from).map(|end| end.1));
        }
        Ok(match last_ends(game).filter(|_| self.last_move) {
            Some((from, to)) => scene.last_move(from, to),
            None => scene,
        })
    }
}

/// The ends of the last move made, unless it was a pass.
fn last_ends(game: &mut AnyGame) -> Option<(u8, u8)> {
    let text = game.undo()?;
    let ends = game.legal_moves().into_iter().find(|mv| mv.text == text)?.ends;
    game.redo();
    ends
}

/// The two points of `a1b2` or `a1-b2`.
fn ends(shape: &Shape, text: &str) -> Result<(u8, u8), Failure> {
    let lower = text.to_lowercase();
    let split = |at| {
        let (from, to) = lower.split_at_checked(at)?;
        Some((shape.point(from)?, shape.point(to.strip_prefix('-').unwrap_or(to))?))
    };
    (1..lower.len()).find_map(split).ok_or_else(|| {
        let text = format!("arrow: expected two points of the board, got {}", quoted(text));
        Failure::refused("bad-move", text)
    })
}

/// The largest PNG: 256 MB while it is drawn.
const MOST_PIXELS: u64 = 64_000_000;

/// The picture as PNG.
fn png(svg: &str, width: u16) -> Result<Vec<u8>, Failure> {
    let cannot = |error: &dyn std::fmt::Display| Failure::Picture(error.to_string());
    let tree = Tree::from_str(svg, &Options::default()).map_err(|error| cannot(&error))?;
    let scale = f32::from(width) / tree.size().width();
    let height = (tree.size().height() * scale).ceil().max(1.0) as u32;
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        let text = format!("expected at most 64 million pixels, got {width} by {height}");
        return Err(cannot(&text));
    }
    let mut pixels =
        Pixmap::new(width.into(), height).ok_or_else(|| cannot(&"the picture is empty"))?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| cannot(&error))
}
