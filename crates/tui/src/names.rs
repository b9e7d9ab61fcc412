//! What games, players and boards are called on the screen.

use rules::view::Shape;
use rules::{AnyGame, Kind, Player};
use words::fill;
pub(crate) use words::names::{game, player};

use crate::Lang;
use crate::message::Text;

/// A board to choose on the start screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Preset {
    /// Its size, or nothing where there is no such figure.
    pub size: &'static str,
    /// What is special about it.
    pub about: Text,
    /// The rules; `SEED` stands for the seed.
    pub rules: &'static str,
}

const fn preset(size: &'static str, about: Text, rules: &'static str) -> Preset {
    Preset { size, about, rules }
}

struct Names {
    key: &'static str,
    short: Text,
    rules: Text,
    example: &'static str,
    presets: &'static [Preset],
}

const NAMES: &[Names] = &[
    Names {
        key: "ogama",
        short: Text::OgamaShort,
        rules: Text::RulesOgama,
        example: "c2d4, Td3",
        presets: &[
            preset("6x6", Text::UsualBoard, ""),
            preset("4x4", Text::SmallBoard, "size=4x4,rows=1"),
            preset("5x5", Text::SmallBoard, "size=5x5"),
            preset("7x7", Text::LargeBoard, "size=7x7"),
            preset("8x8", Text::LargeBoard, "size=8x8"),
        ],
    },
    Names {
        key: "stackreverse",
        short: Text::StackreverseShort,
        rules: Text::RulesStackreverse,
        example: "a2a5, a2a5~, --",
        presets: &[
            preset("8x8", Text::UsualBoard, ""),
            preset("5x5", Text::SmallBoard, "size=5x5,set=1.2.3.4.5"),
            preset("6x6", Text::SmallBoard, "size=6x6,set=1.1.2.2.3.3.4.4.5.6.7.8"),
            preset("8x8", Text::RunSet, "set=run16"),
            preset("10x10", Text::LargeBoard, "size=10x10"),
            preset("", Text::WildBoard, "board=wild.30.SEED"),
        ],
    },
];

const OTHER: Names = Names {
    key: "",
    short: Text::RulesOther,
    rules: Text::RulesOther,
    example: "a1b1",
    presets: &[preset("", Text::UsualBoard, "")],
};

fn names(kind: Kind) -> &'static Names {
    NAMES.iter().find(|names| names.key == kind.key()).unwrap_or(&OTHER)
}

pub(crate) fn short(kind: Kind, lang: Lang) -> &'static str {
    names(kind).short.of(lang)
}

/// The rules of a game in short, and which of them are other than usual.
pub(crate) fn rules(game: &AnyGame, shape: &Shape, lang: Lang) -> String {
    let text = match shape {
        Shape::Grid(_) => names(game.kind()).rules,
        Shape::Wild(_) => Text::RulesWild,
    };
    let unusual = unusual(game);
    if unusual.is_empty() {
        return text.of(lang).to_owned();
    }
    let said = fill(Text::RulesOptions.of(lang), &[&unusual.join(", ")]);
    format!("{}\n\n{said}", text.of(lang))
}

/// The options whose values are not those of the shortest rule string.
fn unusual(game: &AnyGame) -> Vec<String> {
    const PLACES: [&str; 6] = ["size", "board", "set", "seed", "toads", "rows"];
    let rules = game.rules();
    let usual = game.kind().full_rules("", None).unwrap_or_default();
    let is_unusual = |pair: &&str| {
        let key = pair.split('=').next().unwrap_or(pair);
        !PLACES.contains(&key) && usual.split(',').all(|other| other != *pair)
    };
    rules.split(',').filter(is_unusual).map(str::to_owned).collect()
}

pub(crate) fn example(kind: Kind) -> &'static str {
    names(kind).example
}

/// The boards of a game that can be set up.
pub(crate) fn presets(kind: Kind) -> Vec<Preset> {
    let opens = |rules: &str| kind.open(&rules.replace("SEED", "1"), None, None).is_ok();
    names(kind).presets.iter().filter(|preset| opens(preset.rules)).copied().collect()
}

/// The letter of a player's pieces, as in position strings.
pub(crate) fn letter(kind: Kind, player: Player) -> char {
    kind.players()[player.index()].chars().next().unwrap_or('?')
}
