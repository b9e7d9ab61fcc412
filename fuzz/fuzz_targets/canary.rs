//! A planted bug that only a guided search finds.
//!
//! Four bytes must hold the right values one after another: blind guessing
//! needs some four thousand million tries, coverage feedback a few thousand.
//! A build in which this target survives is a build whose instrumentation is
//! dead, and in which the silence of the other targets says nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if data.first() == Some(&b'b')
        && data.get(1) == Some(&b'*')
        && data.get(2) == Some(&b'/')
        && data.get(3) == Some(&b'x')
    {
        panic!("the canary was found, as it should be");
    }
});
