//! The rulebook, its list of clauses, the tests and the docstrings tell the
//! same story.
//!
//! `rulebook/CLAUSES.txt` lists every clause: `OG-3.2 toad_needs_own_top` and a
//! summary. Each must stand in bold in its page, in both languages, and have a
//! test function under `crates/` that bears its name, here
//! `og_3_2_toad_needs_own_top`. Nothing else may be cited as a clause.
//!
//! Whether a test checks what its clause says, no program can tell.

mod list;
mod problem;
mod scan;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::Path;

use crate::tree;

pub use list::{Clause, Prefix};
pub use problem::Problem;

/// A text file: its path from the root, and what is in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// With `/` between folders.
    pub path: String,
    /// The whole text.
    pub text: String,
}

/// Everything that is compared.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts {
    /// `rulebook/CLAUSES.txt`.
    pub list: String,
    /// The pages of the rulebook.
    pub pages: Vec<Page>,
    /// The Rust files under `crates/`.
    pub sources: Vec<Page>,
}

/// Reads the texts of the tree at `root`. A page of the rulebook that is not
/// there is left out.
///
/// # Errors
///
/// If another file cannot be read.
pub fn read(root: &Path) -> io::Result<Texts> {
    let load = |path: &Path| {
        let name = path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        fs::read_to_string(path).map(|text| Page { path: name, text })
    };
    let list = load(&root.join("rulebook/CLAUSES.txt"))?.text;
    let pages = Prefix::ALL.iter().flat_map(|prefix| prefix.pages());
    let pages = pages.map(|page| root.join(page)).filter(|page| page.is_file());
    let sources = tree::files(&root.join("crates"), "rs")?;
    Ok(Texts {
        list,
        pages: pages.map(|path| load(&path)).collect::<io::Result<_>>()?,
        sources: sources.iter().map(|path| load(path)).collect::<io::Result<_>>()?,
    })
}

/// Everything that does not fit together; nothing if all is well.
#[must_use]
pub fn check(texts: &Texts) -> Vec<Problem> {
    let (clauses, mut problems) = list::parse(&texts.list);
    problems.extend(untold(&clauses, &texts.pages));
    problems.extend(unlisted(&clauses, &texts.pages));
    problems.extend(untested(&clauses, &texts.sources));
    problems.extend(unknown(&clauses, &texts.sources));
    problems
}

/// Clauses that do not stand in bold in one of their two pages.
fn untold(clauses: &[Clause], pages: &[Page]) -> Vec<Problem> {
    let bold: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|page| (page.path.as_str(), scan::bold(&page.text).collect())).collect();
    let mut problems = Vec::new();
    for clause in clauses {
        for page in clause.prefix.pages() {
            if !bold.get(page).is_some_and(|ids| ids.contains(clause.id.as_str())) {
                problems.push(Problem::Untold { id: clause.id.clone(), page });
            }
        }
    }
    problems
}

/// What stands in bold in a page and looks like a clause, but is not listed
/// for that page.
fn unlisted(clauses: &[Clause], pages: &[Page]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for page in pages {
        let is_listed = |id: &str| {
            clauses
                .iter()
                .any(|clause| clause.id == id && clause.prefix.pages().contains(&&*page.path))
        };
        for id in scan::bold(&page.text).filter(|id| !is_listed(id)) {
            problems.push(Problem::Unlisted { id: id.to_owned(), page: page.path.clone() });
        }
    }
    problems
}

/// Clauses without a test that bears their name.
fn untested(clauses: &[Clause], sources: &[Page]) -> Vec<Problem> {
    let tests: BTreeSet<&str> =
        sources.iter().flat_map(|source| scan::tests(&source.text)).collect();
    clauses
        .iter()
        .map(|clause| (clause, clause.test()))
        .filter(|(_, test)| !tests.contains(test.as_str()))
        .map(|(clause, test)| Problem::Untested { id: clause.id.clone(), test })
        .collect()
}

/// Citations of what is neither a clause nor a chapter of clauses.
fn unknown(clauses: &[Clause], sources: &[Page]) -> Vec<Problem> {
    let known: BTreeSet<&str> =
        clauses.iter().flat_map(|clause| [clause.id.as_str(), clause.chapter()]).collect();
    let mut problems = Vec::new();
    for source in sources {
        for (line, id) in scan::citations(&source.text).filter(|(_, id)| !known.contains(id)) {
            let place = format!("{}:{line}", source.path);
            problems.push(Problem::Unknown { id: id.to_owned(), place });
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: &str = "#[test]\nfn og_3_2_toad_needs_own_top() {}\n";

    fn page(path: &str, text: &str) -> Page {
        Page { path: path.to_owned(), text: text.to_owned() }
    }

    fn sound() -> Texts {
        Texts {
            list: "OG-3.2 toad_needs_own_top A toad mounts its own top only.\n".to_owned(),
            pages: vec![
                page("rulebook/ogama.md", "**OG-3.2** A toad needs its own top."),
                page("rulebook/ogama.ru.md", "**OG-3.2** Жабе нужна своя вершина."),
            ],
            sources: vec![page("crates/rules/tests/ogama.rs", TEST)],
        }
    }

    fn complaints(texts: &Texts) -> Vec<String> {
        check(texts).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_sound_tree_has_no_problems() {
        assert_eq!(check(&sound()), []);
    }

    #[test]
    fn a_clause_missing_in_one_language_is_named_with_its_page() {
        let mut texts = sound();
        texts.pages[1].text = "OG-3.2, but not in bold".to_owned();
        assert_eq!(complaints(&texts), ["OG-3.2 does not stand in bold in rulebook/ogama.ru.md"]);
        texts.pages.pop();
        assert_eq!(complaints(&texts).len(), 1, "a missing page counts as an empty one");
    }

    #[test]
    fn a_clause_of_the_rulebook_must_be_listed_for_that_page() {
        let mut texts = sound();
        texts.pages[0].text.push_str("\n**OG-3.3** More.");
        texts.pages.push(page("rulebook/common.md", "**OG-3.2** In the wrong page."));
        assert_eq!(
            complaints(&texts),
            [
                "OG-3.3 stands in rulebook/ogama.md, but rulebook/CLAUSES.txt does not list it there",
                "OG-3.2 stands in rulebook/common.md, but rulebook/CLAUSES.txt does not list it there",
            ]
        );
    }

    #[test]
    fn a_clause_needs_a_test_of_its_name() {
        let mut texts = sound();
        texts.sources[0].text = "fn og_3_2_toad_needs_own_top() {}".to_owned();
        assert_eq!(
            complaints(&texts),
            ["OG-3.2 has no test function `og_3_2_toad_needs_own_top` under crates/"]
        );
    }

    #[test]
    fn a_citation_must_be_of_a_clause_or_a_chapter() {
        let mut texts = sound();
        texts.sources.push(page("crates/a.rs", "// OG-3.2, OG-3\n// OG-9.1 and SR-3.2"));
        assert_eq!(
            complaints(&texts),
            [
                "crates/a.rs:2 cites OG-9.1, which is no clause",
                "crates/a.rs:2 cites SR-3.2, which is no clause",
            ]
        );
    }
    #[test]
    fn the_rulebook_the_tests_and_the_citations_of_this_tree_agree() {
        let problems = complaints(&read(&tree::root()).unwrap());
        assert!(problems.is_empty(), "{}:\n{}", problems.len(), problems.join("\n"));
    }
}
