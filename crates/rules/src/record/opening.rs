//! From the tags of a text to a record without moves.

use std::sync::Arc;

use super::board;
use super::ending::{Score, Termination};
use super::error::RecordError;
use super::foreign::Foreign;
use super::header::Header;
use super::model::Record;
use super::problem::{Problems, Severity};
use super::start::Start;
use super::tags::OWN_KEYS;
use crate::error::{Fault, quoted};
use crate::{Kind, Refusal};

/// Reads what the tags say, for a program that knows the rules up to version
/// `ours`.
pub(super) fn open(
    text: &str,
    header: Header,
    ours: u32,
    problems: &mut Problems<'_>,
) -> Result<Record, RecordError> {
    let mut tags = Opening { header: &header, problems };
    tags.warn_of_repeated();
    let kind = tags.kind(text)?;
    let version = tags.version(ours)?;
    let start = tags.start(kind)?;
    let mut record = Record::new(start, version);
    let (score, termination) = tags.result(kind);
    record.set_result(score, termination);
    let own = |key: &str| OWN_KEYS.contains(&key);
    record.tags = header.tags.into_iter().filter(|tag| !own(&tag.key)).collect();
    Ok(record)
}

struct Opening<'h, 'p, 't> {
    header: &'h Header,
    problems: &'p mut Problems<'t>,
}

impl<'h> Opening<'h, '_, '_> {
    fn tag(&self, key: &str) -> Option<(&'h str, usize)> {
        self.header.find(key)
    }

    fn warn_of_repeated(&mut self) {
        let tags = &self.header.tags;
        for key in OWN_KEYS {
            let mut same = (0..tags.len()).filter(|&at| tags[at].key == key);
            let Some(first) = same.next() else { continue };
            for at in same {
                let differs = tags[at].value != tags[first].value;
                let severity = if differs { Severity::Error } else { Severity::Warning };
                let got = format!("a second one, {}", quoted(&tags[at].value));
                self.problems.tag(severity, self.header.places[at], key, "the tag once", got);
            }
        }
    }

    fn kind(&mut self, text: &str) -> Result<Kind, RecordError> {
        let Some((name, at)) = self.tag("Game") else {
            return Err(Foreign::find(text, &self.header.tags).map_or_else(
                || RecordError::NoGame(text.trim_start().chars().take(100).collect()),
                RecordError::Foreign,
            ));
        };
        let key = name.trim().to_lowercase();
        if key != name {
            self.problems.tag(Severity::Warning, at, "Game", key.clone(), quoted(name));
        }
        Kind::from_key(&key).map_err(|refusal| refused("tag Game", refusal))
    }

    fn version(&mut self, ours: u32) -> Result<u32, RecordError> {
        let Some((text, _)) = self.tag("RulesVersion") else {
            let got = format!("none, taken as {ours}");
            self.problems.tag(Severity::Warning, 0, "RulesVersion", "the rules version", got);
            return Ok(ours);
        };
        let version = text.trim().parse().ok().filter(|version| (1..=ours).contains(version));
        version.ok_or_else(|| RecordError::RulesVersion { ours, got: text.to_owned() })
    }

    /// The rules as written, a Seed tag read into them.
    fn rules(&mut self, kind: Kind) -> Result<String, RecordError> {
        let (rules, at) = self.tag("Rules").unwrap_or_default();
        let rules = rules.trim().to_owned();
        let Some((seed, at_seed)) = self.tag("Seed") else { return Ok(rules) };
        let seed = format!("seed={}", seed.trim());
        if !kind.options().iter().any(|option| option.key == "seed") {
            let fault = Fault::new("bad-rules", "CO-2.2", "seed", "no Seed tag", seed);
            return Err(refused("tag Seed", fault.into()));
        }
        match rules.split(',').map(str::trim).find(|pair| pair.starts_with("seed=")) {
            None if rules.is_empty() => Ok(seed),
            None => Ok(format!("{rules},{seed}")),
            Some(pair) if pair == seed => Ok(rules),
            Some(pair) => {
                let got = quoted(&seed);
                self.problems.tag(Severity::Error, at_seed.max(at), "Seed", quoted(pair), got);
                Ok(rules)
            }
        }
    }

    fn start(&mut self, kind: Kind) -> Result<Start, RecordError> {
        let rules = self.rules(kind)?;
        let board = self.tag("Board").map(|(text, _)| board::read(text).map(Arc::new));
        let board = board.transpose().map_err(|refusal| refused("tag Board", refusal))?;
        let position = self.tag("Position").map(|(text, _)| text);
        let start = Start::open(kind, &rules, board, position)
            .map_err(|refusal| refused("tags Rules and Position", refusal))?;
        self.warn_of_defaults(&rules, &start.game.rules());
        Ok(start)
    }

    /// Names the options that only the rules in full have (*Rule* CO-7.1).
    ///
    /// So far there is one rules version; later ones must take the defaults of
    /// the record's own version here.
    fn warn_of_defaults(&mut self, given: &str, full: &str) {
        let key = |pair: &str| pair.split_once('=').map_or("", |(key, _)| key.trim()).to_owned();
        let given: Vec<String> = given.split(',').map(key).collect();
        let missing: Vec<&str> =
            full.split(',').filter(|pair| !given.contains(&key(pair))).collect();
        if !missing.is_empty() {
            let at = self.tag("Rules").map_or(0, |(_, at)| at);
            let got = format!("none for {}", missing.join(","));
            self.problems.tag(Severity::Warning, at, "Rules", "every option", got);
        }
    }

    fn result(&mut self, kind: Kind) -> (Score, Option<Termination>) {
        let termination = self.tag("Termination").map(|(text, _)| Termination::read(text));
        let Some((text, at)) = self.tag("Result") else { return (Score::Open, termination) };
        let score = Score::read(text, kind);
        if !Score::is_plain(text) {
            let got = match &score {
                Score::Other(text) => format!("{}, kept as it is", quoted(text)),
                score => format!("{}, taken as {score}", quoted(text)),
            };
            let expected = "1-0, 0-1, 1/2-1/2 or *";
            self.problems.tag(Severity::Warning, at, "Result", expected, got);
        }
        (score, termination)
    }
}

fn refused(tag: &'static str, refusal: Refusal) -> RecordError {
    RecordError::Refused { tag, refusal: Box::new(refusal) }
}
