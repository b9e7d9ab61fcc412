//! The games that weights are tuned and compared on.

use rules::Kind;

/// Rules and how often games are played under them, in relation.
const OGAMA: &[(&str, u64)] = &[
    ("", 6),
    ("size=5x5", 2),
    ("size=5x6", 1),
    ("size=6x6,rows=1", 1),
    ("size=7x7", 1),
    ("size=6x5", 1),
    ("size=4x4,rows=1", 1),
];

const STACKREVERSE: &[(&str, u64)] = &[
    ("", 8),
    ("setup=random", 3),
    ("set=run16", 2),
    ("size=6x6,set=1.2.3.4.5.6", 2),
    ("size=6x6,set=1.1.2.2.3.3.4.5.6.7.8.9,setup=random", 2),
    ("lines=all", 1),
    ("loss=helpless", 1),
    ("loss=strict,setup=random", 1),
    ("loss=blocked,size=6x6,set=1.2.3.4.5.6", 1),
    ("compare=signed", 1),
    ("board=wild.30.1", 1),
    ("board=wild.40.2", 1),
    ("board=wild.36.3,steps=1-2", 1),
];

/// The rules of game number `number`, for any `number`: they come round so that
/// each takes its share. Where the start is drawn, each game has its own.
#[must_use]
pub fn rules_of(kind: Kind, number: u64) -> String {
    let variants = match kind {
        Kind::Ogama => OGAMA,
        Kind::Stackreverse => STACKREVERSE,
    };
    let round: u64 = variants.iter().map(|(_, share)| share).sum();
    let mut place = number % round;
    let mut found = variants[0].0;
    for &(rules, share) in variants {
        if place < share {
            found = rules;
            break;
        }
        place -= share;
    }
    let is_drawn = kind == Kind::Ogama || found.contains("setup=random");
    let comma = if found.is_empty() || !is_drawn { "" } else { "," };
    let seed = if is_drawn { format!("seed={number}") } else { String::new() };
    format!("{found}{comma}{seed}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_opens() {
        for &kind in Kind::ALL {
            for number in 0..40 {
                let rules = rules_of(kind, number);
                assert!(kind.open(&rules, None, None).is_ok(), "{rules}");
            }
        }
    }

    #[test]
    fn the_default_rules_come_up_most() {
        let plain = (0..13).filter(|&n| !rules_of(Kind::Ogama, n).contains("size")).count();
        assert_eq!(plain, 6);
    }
}
