//! Any text is read as a link or refused; a link comes back from its own
//! fragment, and never holds more than it may.

#![no_main]

use libfuzzer_sys::fuzz_target;
use link::{Key, Link};

fuzz_target!(|fragment: &str| {
    let link = match Link::from_fragment(fragment) {
        Ok(link) => link,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    let held: usize = Key::ALL.iter().filter_map(|&key| link.get(key)).map(str::len).sum();
    assert!(held <= Link::LIMIT, "{held} bytes");
    if let Ok(written) = link.fragment() {
        assert_eq!(Link::from_fragment(&written), Ok(link), "{written}");
    }
});
