//! The language of the surroundings.

use words::Lang;

/// The language the surroundings ask for: the first set of `LC_ALL`,
/// `LC_MESSAGES` and `LANG`, else the system's; English if it is none of ours.
#[must_use]
pub(crate) fn of_the_locale() -> Lang {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    let tag = tag.or_else(sys_locale::get_locale).unwrap_or_default();
    Lang::from_tag(&tag).unwrap_or(Lang::English)
}
