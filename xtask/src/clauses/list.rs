//! The list of clauses, `rulebook/CLAUSES.txt`.

use std::collections::BTreeSet;

use super::problem::Problem;
use super::scan;

/// The part of the rulebook that a clause belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prefix {
    /// `CO`: what both games share.
    Common,
    /// `OG`.
    Ogama,
    /// `SR`.
    Stackreverse,
}

impl Prefix {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Common, Self::Ogama, Self::Stackreverse];

    /// As ids are written: two capital letters.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Common => "CO",
            Self::Ogama => "OG",
            Self::Stackreverse => "SR",
        }
    }

    /// The pages its clauses stand in, one for each language.
    #[must_use]
    pub const fn pages(self) -> [&'static str; 2] {
        match self {
            Self::Common => ["rulebook/common.md", "rulebook/common.ru.md"],
            Self::Ogama => ["rulebook/ogama.md", "rulebook/ogama.ru.md"],
            Self::Stackreverse => ["rulebook/stackreverse.md", "rulebook/stackreverse.ru.md"],
        }
    }
}

/// One clause of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clause {
    /// Such as `OG-3.2`.
    pub id: String,
    /// What the id begins with.
    pub prefix: Prefix,
    /// Such as `toad_needs_own_top`.
    pub name: String,
}

impl Clause {
    /// The name its test bears: `og_3_2_toad_needs_own_top`.
    #[must_use]
    pub fn test(&self) -> String {
        format!("{}_{}", self.id.to_lowercase().replace(['-', '.'], "_"), self.name)
    }

    /// The id without its last number: `OG-3` for `OG-3.2`.
    #[must_use]
    pub fn chapter(&self) -> &str {
        self.id.rsplit_once('.').map_or(&self.id, |(chapter, _)| chapter)
    }
}

/// Reads the list: a clause a line, blank lines between them allowed. Lines
/// that cannot be used are told and left out.
pub fn parse(list: &str) -> (Vec<Clause>, Vec<Problem>) {
    let mut clauses = Vec::new();
    let mut problems = Vec::new();
    let mut seen = BTreeSet::new();
    let lines = list.lines().enumerate().filter(|(_, text)| !text.trim().is_empty());
    for (line, text) in lines.map(|(index, text)| (index + 1, text)) {
        match clause(text) {
            None => problems.push(Problem::Malformed { line, text: text.to_owned() }),
            Some(clause) if !seen.insert(clause.id.clone()) => {
                problems.push(Problem::Repeated { line, id: clause.id });
            }
            Some(clause) => clauses.push(clause),
        }
    }
    (clauses, problems)
}

/// Reads `ID snake_name summary`.
fn clause(line: &str) -> Option<Clause> {
    let mut words = line.splitn(3, ' ');
    let (id, name, summary) = (words.next()?, words.next()?, words.next()?);
    let prefix = Prefix::ALL.into_iter().find(|prefix| id.starts_with(prefix.letters()))?;
    let is_clause = scan::id_at(id) == Some(id) && id.contains('.');
    let is_sound = is_clause && is_snake_case(name) && !summary.trim().is_empty();
    is_sound.then(|| Clause { id: id.to_owned(), prefix, name: name.to_owned() })
}

fn is_snake_case(name: &str) -> bool {
    let is_fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    !name.is_empty() && name.chars().all(is_fine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_gives_a_clause_and_the_name_of_its_test() {
        let (clauses, problems) = parse("SR-5.12 mount_takes_all The whole column moves.\n\n");
        assert_eq!(problems, []);
        assert_eq!(clauses[0].id, "SR-5.12");
        assert_eq!(clauses[0].prefix, Prefix::Stackreverse);
        assert_eq!(clauses[0].test(), "sr_5_12_mount_takes_all");
        assert_eq!(clauses[0].chapter(), "SR-5");
    }

    #[test]
    fn lines_of_another_form_are_told_with_their_number() {
        let bad = [
            "XX-1.1 name Unknown prefix.",
            "OG-1 name A chapter.",
            "OG-1.1. name A dot too many.",
            "OG-1.1 Name Not in snake case.",
            "OG-1.1 name",
            "OG-1.1",
        ];
        for text in bad {
            let (clauses, problems) = parse(&format!("\n{text}"));
            assert_eq!(clauses, [], "{text}");
            assert_eq!(problems, [Problem::Malformed { line: 2, text: text.to_owned() }]);
        }
    }

    #[test]
    fn a_second_clause_of_the_same_id_is_told() {
        let (clauses, problems) = parse("CO-1.1 one First.\nCO-1.1 two Second.");
        assert_eq!(clauses.len(), 1);
        assert_eq!(problems, [Problem::Repeated { line: 2, id: "CO-1.1".to_owned() }]);
    }
}
