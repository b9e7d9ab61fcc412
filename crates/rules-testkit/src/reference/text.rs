//! The texts that both games share: rule strings, points and ranks.

use super::Fault;

/// The items of a rule string, each key at most once and only of `keys`
/// (*Rule* CO-2.1 to CO-2.4).
pub(super) fn options(rules: &str, keys: &[&str]) -> Result<Vec<(String, String)>, Fault> {
    let mut options: Vec<(String, String)> = Vec::new();
    if rules.is_empty() {
        return Ok(options);
    }
    for item in rules.split(',') {
        let allowed = keys.join(", ");
        let unknown = || {
            let text = format!("unknown option '{item}'; there are {allowed}");
            Fault::new("bad-rules", text)
        };
        let (key, value) = item.split_once('=').ok_or_else(unknown)?;
        if !keys.contains(&key) {
            return Err(unknown());
        }
        if options.iter().any(|(known, _)| known == key) {
            return Err(Fault::new("bad-rules", format!("{key} is given twice")));
        }
        options.push((key.to_owned(), value.to_owned()));
    }
    Ok(options)
}

/// The value of an option that names one of a few choices.
pub(super) fn choice<T: Copy>(key: &str, value: &str, choices: &[(&str, T)]) -> Result<T, Fault> {
    for &(name, choice) in choices {
        if name == value {
            return Ok(choice);
        }
    }
    let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
    Err(refused(key, value, &names.join(" or ")))
}

/// The value of an option that is a whole number of at least `least`.
pub(super) fn number(key: &str, value: &str, least: u64) -> Result<u64, Fault> {
    match natural(value) {
        Some(number) if number >= least => Ok(number),
        _ => Err(refused(key, value, &format!("a whole number from {least}"))),
    }
}

/// The value of `size` (*Rule* CO-1.3, CO-1.4).
pub(super) fn size(value: &str) -> Result<(usize, usize), Fault> {
    let size = value.split_once('x').and_then(|(files, ranks)| {
        let files = natural(files)?;
        let ranks = natural(ranks)?;
        let fits = |number| (1..=26).contains(&number);
        (fits(files) && fits(ranks) && files * ranks <= 256)
            .then_some((files as usize, ranks as usize))
    });
    size.ok_or_else(|| refused("size", value, "1x1 to 26x26 with at most 256 points"))
}

/// The fault of a value that its key does not allow (*Rule* CO-2.5).
pub(super) fn refused(key: &str, value: &str, allowed: &str) -> Fault {
    let text = format!("{key} cannot be '{value}'; it can be {allowed}");
    Fault::new("bad-rules", text)
}

/// A whole number without sign or leading zero.
pub(super) fn natural(text: &str) -> Option<u64> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let leading_zero = text.len() > 1 && text.starts_with('0');
    if !digits || leading_zero {
        return None;
    }
    text.parse().ok()
}

/// The points of a position's ranks, from the bottom rank up and each from
/// file a; an empty point is an empty text (*Rule* CO-1.2, CO-1.5 to CO-1.9).
pub(super) fn ranks(rows: &str) -> Result<Vec<Vec<String>>, Fault> {
    let mut ranks = Vec::new();
    for rank in rows.split('/') {
        let mut points = Vec::new();
        for point in rank.split(',') {
            points.extend(run(point)?);
        }
        ranks.push(points);
    }
    ranks.reverse();
    if ranks.iter().any(|rank| rank.len() != ranks[0].len()) {
        return Err(Fault::new("ragged-ranks", "the ranks differ in length"));
    }
    Ok(ranks)
}

/// The points that one item between commas stands for.
fn run(item: &str) -> Result<Vec<String>, Fault> {
    let bad = || Fault::new("bad-position", format!("'{item}' is not a point"));
    if item.is_empty() {
        return Err(bad());
    }
    match item.strip_prefix('x') {
        None => Ok(vec![item.to_owned()]),
        Some("") => Ok(vec![String::new()]),
        Some(length) => match natural(length) {
            Some(length) if (1..=256).contains(&length) => Ok(vec![String::new(); length as usize]),
            _ => Err(bad()),
        },
    }
}

/// Writes one rank; an empty point is an empty text (*Rule* CO-1.8).
pub(crate) fn written_rank(points: &[String]) -> String {
    let mut items = Vec::new();
    let mut empty = 0;
    for point in points {
        if point.is_empty() {
            empty += 1;
            continue;
        }
        items.extend(written_run(empty));
        empty = 0;
        items.push(point.clone());
    }
    items.extend(written_run(empty));
    items.join(",")
}

fn written_run(length: usize) -> Option<String> {
    match length {
        0 => None,
        1 => Some("x".to_owned()),
        _ => Some(format!("x{length}")),
    }
}

/// Writes the ranks of a grid, the top one first (*Rule* CO-1.2).
pub(crate) fn written_grid(points: &[String], files: usize) -> String {
    let ranks: Vec<String> = points.chunks(files).rev().map(written_rank).collect();
    ranks.join("/")
}

/// The name of a grid's point: file letter and rank number (*Rule* CO-1.1).
pub(crate) fn point_name(point: usize, files: usize) -> String {
    let letter = char::from(b'a' + (point % files) as u8);
    format!("{letter}{}", point / files + 1)
}

/// Checks the size of a typed-in grid (*Rule* CO-1.3, CO-1.4, CO-1.11).
pub(super) fn check_size(
    files: usize,
    ranks: usize,
    wanted: Option<(usize, usize)>,
) -> Result<(), Fault> {
    if files > 26 || ranks > 26 || files * ranks > 256 {
        let text = format!("a board of {files}x{ranks} is too large");
        return Err(Fault::new("bad-position", text));
    }
    match wanted {
        Some((w, h)) if (w, h) != (files, ranks) => {
            let text = format!("the position is {files}x{ranks}, size={w}x{h}");
            Err(Fault::new("size-mismatch", text))
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_empty_points_are_read_in_every_form_and_written_longest() {
        let read = ranks("x,x1,x2,o/o,x4").expect("a grid");
        let upper = &read[1];
        assert_eq!(upper.len(), 5);
        assert_eq!(written_rank(upper), "x4,o");
        assert_eq!(written_grid(&read.concat(), 5), "x4,o/o,x4");
    }

    #[test]
    fn keys_are_known_and_given_once() {
        let refused = |rules| options(rules, &["size"]).is_err();
        assert!(!refused("") && !refused("size=4x4"));
        assert!(refused("size") && refused(",") && refused("size=1x1,size=1x1"));
        assert!(refused("limit=3"));
    }
}
