//! Rules in the making: what a person has chosen for the next game so far.

use rules::Kind;
use rules::options::OptionInfo;
use words::explain::{Preset, presets};

use crate::Drawn;

/// How an option is entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One of these words.
    Words(Vec<&'static str>),
    /// A number.
    Number,
    /// The number of a lot, which can be drawn.
    Lot,
    /// How many columns and rows.
    Size,
    /// Some text.
    Text,
}

/// How an option is entered, by what it says of its values.
///
/// # Examples
///
/// ```
/// use play::{Entry, entry};
/// use rules::Kind;
///
/// let tie = Kind::Ogama.options().iter().find(|info| info.key == "tie").expect("it is one");
/// assert_eq!(entry(tie), Entry::Words(vec!["draw", "mover", "opponent"]));
/// ```
#[must_use]
pub fn entry(info: &OptionInfo) -> Entry {
    let is_word = |text: &&str| {
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    let words: Vec<&str> = info.values.split(", ").flat_map(|part| part.split(" or ")).collect();
    match info.key {
        "seed" => Entry::Lot,
        "size" => Entry::Size,
        _ if words.iter().all(is_word) => Entry::Words(words),
        _ if info.default.bytes().all(|b| b.is_ascii_digit()) => Entry::Number,
        _ => Entry::Text,
    }
}

/// The rules chosen so far. What is not chosen is as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    kind: Kind,
    /// In the order of the game's options.
    values: Vec<Option<String>>,
    /// The board, if it was drawn.
    board: Option<Drawn>,
}

impl Draft {
    /// The usual rules of a game.
    #[must_use]
    pub fn new(kind: Kind) -> Self {
        Self { kind, values: vec![None; kind.options().len()], board: None }
    }

    /// The rules of a rule string; options that the game does not have are
    /// left out.
    #[must_use]
    pub fn of(kind: Kind, rules: &str) -> Self {
        let mut draft = Self::new(kind);
        for (key, value) in rules.split(',').filter_map(|pair| pair.split_once('=')) {
            draft.set(key, value);
        }
        draft
    }

    /// The same on a board that was drawn, or on none such.
    #[must_use]
    pub fn on(self, board: Option<Drawn>) -> Self {
        Self { board, ..self }
    }

    /// The board, if it was drawn.
    #[must_use]
    pub const fn board(&self) -> Option<&Drawn> {
        self.board.as_ref()
    }

    /// The game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The value of an option; empty if it has none of its own.
    #[must_use]
    pub fn get(&self, key: &str) -> &str {
        let Some(place) = self.place(key) else { return "" };
        let usual = self.kind.options()[place].default;
        // Some options are by default what no value of theirs says.
        let usual = if usual.contains(' ') { "" } else { usual };
        self.values[place].as_deref().unwrap_or(usual)
    }

    /// Chooses a value; an empty one or the usual one is no choice.
    pub fn set(&mut self, key: &str, value: &str) {
        let Some(place) = self.place(key) else { return };
        let value = value.trim();
        let is_usual = value.is_empty() || value == self.kind.options()[place].default;
        self.values[place] = (!is_usual).then(|| value.to_owned());
    }

    fn place(&self, key: &str) -> Option<usize> {
        self.kind.options().iter().position(|info| info.key == key)
    }

    /// The rule string: what is not as usual, in the order of the options.
    #[must_use]
    pub fn rules(&self) -> String {
        let chosen = self.kind.options().iter().zip(&self.values);
        let pair = |(info, value): (&OptionInfo, &Option<String>)| {
            Some(format!("{}={}", info.key, value.as_ref()?))
        };
        chosen.filter_map(pair).collect::<Vec<_>>().join(",")
    }

    /// Takes the rules of a preset, with `seed` where something is drawn.
    #[must_use]
    pub fn of_preset(kind: Kind, preset: Preset, seed: u64) -> Self {
        Self::of(kind, &preset.rules.replace("SEED", &seed.to_string()))
    }

    /// The place of the preset that these rules are, whatever was drawn.
    #[must_use]
    pub fn preset(&self) -> Option<usize> {
        let rules = self.rules();
        presets(self.kind).iter().position(|preset| is_like(&rules, preset.rules))
    }

    /// The key of the first option whose value will not do.
    #[must_use]
    pub fn flaw(&self) -> Option<String> {
        let refusal =
            self.kind.open(&self.rules(), self.board.as_ref().map(Drawn::board), None).err()?;
        let fault = refusal.faults().next()?;
        let is_option = self.place(&fault.place).is_some();
        Some(if is_option { fault.place.clone() } else { fault.to_string() })
    }
}

/// Whether `rules` are those of `pattern`, with a number for its `SEED`.
fn is_like(rules: &str, pattern: &str) -> bool {
    let Some((before, after)) = pattern.split_once("SEED") else { return rules == pattern };
    let seed = rules.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
    seed.is_some_and(|seed| !seed.is_empty() && seed.bytes().all(|b| b.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_that_can_be_chosen_makes_sound_rules() {
        for &kind in Kind::ALL {
            for info in kind.options() {
                let Entry::Words(words) = entry(info) else { continue };
                assert!(words.contains(&info.default), "{}", info.key);
                for word in words {
                    let mut draft = Draft::new(kind);
                    draft.set(info.key, word);
                    assert_eq!(draft.flaw(), None, "{}={word}", info.key);
                    assert_eq!(draft.get(info.key), word);
                }
            }
        }
    }

    #[test]
    fn what_is_usual_is_not_said() {
        let mut draft = Draft::of(Kind::Ogama, "tie=mover,cap=400,size=6x6");
        assert_eq!(draft.rules(), "tie=mover");
        draft.set("tie", "draw");
        draft.set("toads", " ");
        assert_eq!(draft, Draft::new(Kind::Ogama));
        assert_eq!((draft.get("toads"), draft.get("rows")), ("", "2"));
    }

    #[test]
    fn a_preset_is_known_again_whatever_was_drawn() {
        for &kind in Kind::ALL {
            for (place, &preset) in presets(kind).iter().enumerate() {
                let draft = Draft::of_preset(kind, preset, 61_803);
                assert_eq!(draft.preset(), Some(place), "{}", draft.rules());
                assert_eq!(draft.flaw(), None);
            }
            let mut draft = Draft::new(kind);
            draft.set("cap", "77");
            assert_eq!(draft.preset(), None);
        }
    }

    #[test]
    fn the_option_that_will_not_do_is_named() {
        let mut draft = Draft::new(Kind::Ogama);
        draft.set("size", "0x9");
        assert_eq!(draft.flaw().as_deref(), Some("size"));
        draft.set("size", "6x6");
        draft.set("rows", "4");
        assert!(draft.flaw().is_some(), "the homes overlap");
    }
}
