//! Any text is read as a record or refused; what is read comes back from its
//! own text.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rules::record::{Marks, Record};

fuzz_target!(|text: &str| {
    let strict = Record::read_strict(text);
    let Ok(reading) = Record::read(text) else {
        assert!(strict.is_err());
        return;
    };
    let record = reading.record;
    for marks in [Marks::Plain, Marks::Shown] {
        let again = Record::read(&record.text(marks)).expect("a record's own text is read");
        assert_eq!(again.record, record);
        assert_eq!(again.unlisted, 0);
    }
    let _ = record.to_json();
});
