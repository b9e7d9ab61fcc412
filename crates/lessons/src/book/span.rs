//! What stands within a paragraph.

use super::Part;

/// A stretch of text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Plain words.
    Plain(String),
    /// Words that stand out.
    Strong(String),
    /// Words said in another voice.
    Emphasis(String),
    /// What is typed.
    Code(String),
    /// The id of another clause.
    Clause(String),
}

/// Reads a paragraph.
pub(super) fn read(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = rest.find(['`', '*', '[']).unwrap_or(rest.len());
        let (plain, marked) = rest.split_at(start);
        plain_words(plain, &mut spans);
        rest = match marked_words(marked) {
            Some((span, after)) => {
                spans.push(span);
                after
            }
            None => {
                let mut letters = marked.chars();
                plain_words(letters.next().map(String::from).as_deref().unwrap_or(""), &mut spans);
                letters.as_str()
            }
        };
    }
    spans
}

/// What stands between marks at the beginning of `text`, and what follows.
fn marked_words(text: &str) -> Option<(Span, &str)> {
    type Make = fn(String) -> Span;
    const MARKS: [(&str, Make); 3] =
        [("`", Span::Code), ("**", Span::Strong), ("*", Span::Emphasis)];
    if let Some(link) = text.strip_prefix('[') {
        let (words, target) = link.split_once("](")?;
        let (_, after) = target.split_once(')')?;
        return Some((Span::Plain(words.to_owned()), after));
    }
    let (mark, make) = MARKS.into_iter().find(|(mark, _)| text.starts_with(mark))?;
    let (inside, after) = text[mark.len()..].split_once(mark)?;
    Some((make(inside.to_owned()), after))
}

/// Adds plain words, with the ids in them as such.
fn plain_words(text: &str, spans: &mut Vec<Span>) {
    let mut rest = text;
    while let Some((start, end)) = clause_in(rest) {
        join(&rest[..start], spans);
        spans.push(Span::Clause(rest[start..end].to_owned()));
        rest = &rest[end..];
    }
    join(rest, spans);
}

fn join(text: &str, spans: &mut Vec<Span>) {
    match spans.last_mut() {
        _ if text.is_empty() => {}
        Some(Span::Plain(before)) => before.push_str(text),
        _ => spans.push(Span::Plain(text.to_owned())),
    }
}

/// Where the first clause id in `text` begins and ends.
fn clause_in(text: &str) -> Option<(usize, usize)> {
    let starts = Part::ALL.iter().flat_map(|part| text.match_indices(part.prefix()));
    let mut starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    starts.sort_unstable();
    starts.into_iter().find_map(|start| {
        let numbers = text[start + 2..].strip_prefix('-')?;
        let length = numbers.bytes().take_while(|b| b.is_ascii_digit() || *b == b'.').count();
        let id = numbers[..length].trim_end_matches('.');
        id.contains('.').then_some((start, start + 3 + id.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_marks_and_clauses_are_told_apart() {
        let spans = read("Play `a2a3` **now**, see OG-4.1. *(ours)* [here](x.md) 2*3");
        let plain = |text: &str| Span::Plain(text.to_owned());
        assert_eq!(
            spans,
            [
                plain("Play "),
                Span::Code("a2a3".to_owned()),
                plain(" "),
                Span::Strong("now".to_owned()),
                plain(", see "),
                Span::Clause("OG-4.1".to_owned()),
                plain(". "),
                Span::Emphasis("(ours)".to_owned()),
                plain(" "),
                plain("here"),
                plain(" 2*3"),
            ]
            .into_iter()
            .fold(Vec::new(), |mut all, span| {
                match (all.last_mut(), &span) {
                    (Some(Span::Plain(before)), Span::Plain(more)) if more == " 2*3" => {
                        before.push_str(more);
                    }
                    _ => all.push(span),
                }
                all
            })
        );
    }
}
