//! Finding ids and tests in texts, without parsing Markdown or Rust.

use super::list::Prefix;

/// The id that `text` begins with: `OG-3.2` of `OG-3.2. Then`, or a chapter,
/// `OG-3`.
pub fn id_at(text: &str) -> Option<&str> {
    let prefix = Prefix::ALL.iter().find(|prefix| text.starts_with(prefix.letters()))?;
    let start = prefix.letters().len() + 1;
    if !text[start - 1..].starts_with('-') {
        return None;
    }
    let mut end = start + digits(&text[start..])?;
    while let Some(length) = text[end..].strip_prefix('.').and_then(digits) {
        end += 1 + length;
    }
    Some(&text[..end])
}

/// How many digits `text` begins with, if any.
fn digits(text: &str) -> Option<usize> {
    let length = text.bytes().take_while(u8::is_ascii_digit).count();
    (length > 0).then_some(length)
}

/// Every id that is cited in `text`, with the number of its line.
pub fn citations(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.lines().enumerate();
    lines.flat_map(|(index, line)| ids(line).map(move |id| (index + 1, id)))
}

/// The ids in one line; letters before an id make it part of a longer word.
fn ids(line: &str) -> impl Iterator<Item = &str> {
    let starts = line.match_indices('-').filter_map(|(dash, _)| dash.checked_sub(2));
    starts.filter_map(|start| {
        let is_apart = !line.get(..start)?.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        is_apart.then(|| id_at(&line[start..])).flatten()
    })
}

/// Every id that stands alone between `**` and `**`.
pub fn bold(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices("**").filter_map(|(start, stars)| {
        let inside = &text[start + stars.len()..];
        id_at(inside).filter(|id| inside[id.len()..].starts_with("**"))
    })
}

/// The names of all test functions: those under `#[test]` that are not ignored.
pub fn tests(text: &str) -> impl Iterator<Item = &str> {
    let mut is_test = false;
    let mut is_ignored = false;
    text.lines().map(str::trim).filter_map(move |line| {
        is_test |= line.starts_with("#[test]");
        is_ignored |= line.starts_with("#[ignore");
        let name = function(line)?;
        let is_run = is_test && !is_ignored;
        (is_test, is_ignored) = (false, false);
        is_run.then_some(name)
    })
}

/// The name of the function that the line declares.
fn function(line: &str) -> Option<&str> {
    let start = if line.starts_with("fn ") { 3 } else { line.find(" fn ")? + 4 };
    let is_end = |c: char| !(c.is_alphanumeric() || c == '_');
    let name = line[start..].split(is_end).next()?;
    (!name.is_empty() && !line.starts_with("//")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_ends_before_the_full_stop_of_a_sentence() {
        assert_eq!(id_at("OG-3.2. Then"), Some("OG-3.2"));
        assert_eq!(id_at("CO-12"), Some("CO-12"));
        assert_eq!(id_at("SR-wild"), None);
        assert_eq!(id_at("OG"), None);
        assert_eq!(id_at("OG–3"), None, "a dash that is no hyphen");
    }

    #[test]
    fn citations_are_found_anywhere_in_a_line() {
        let text = "/// *Rule* OG-3.2, (SR-1.10) and “CO-2”\n\nlet s = \"CO-1.1\"; // DOG-3.2";
        let found: Vec<_> = citations(text).collect();
        assert_eq!(found, [(1, "OG-3.2"), (1, "SR-1.10"), (1, "CO-2"), (3, "CO-1.1")]);
    }

    #[test]
    fn other_scripts_around_a_hyphen_do_no_harm() {
        assert_eq!(citations("Жаба-1, é-2, -3").count(), 0);
    }

    #[test]
    fn bold_ids_stand_alone_between_their_stars() {
        let text = "**OG-3.2** see OG-3.3 and **OG-3.4 too**, **all**, **CO-1.1**";
        assert_eq!(bold(text).collect::<Vec<_>>(), ["OG-3.2", "CO-1.1"]);
    }

    #[test]
    fn tests_are_told_from_other_functions() {
        let text = "
            #[test]
            fn plain() {}
            fn helper() {}
            #[test]
            #[should_panic(expected = \"x\")]
            fn with_more() {}
            proptest! {
                #[test]
                fn property(x in 0..9) {}
            }
            #[test]
            #[ignore = \"slow\"]
            fn ignored() {}
            #[test] fn on_one_line() {}
        ";
        let found: Vec<_> = tests(text).collect();
        assert_eq!(found, ["plain", "with_more", "property", "on_one_line"]);
    }
}
