//! How much memory there is to be had.
//!
//! Asking the system for more than it has often succeeds, and ends the program
//! when the memory is used. So it is looked up first where it can be.

/// Whether there is room for `asked` MiB, of which `held` are ours already.
/// Where it cannot be known the answer is yes.
pub(crate) fn has_room(asked: usize, held: usize) -> bool {
    available().is_none_or(|bytes| fits(asked, held, bytes))
}

/// A twentieth of what there is stays free for all else.
fn fits(asked: usize, held: usize, available: u64) -> bool {
    let wanted = (asked.saturating_sub(held) as u64).saturating_mul(1 << 20);
    wanted <= available - available / 20
}

/// The bytes that may be used, if the system says.
#[cfg(target_os = "linux")]
fn available() -> Option<u64> {
    let read = |path| std::fs::read_to_string(path).ok();
    let free = read("/proc/meminfo").and_then(|text| kibibytes(&text, "MemAvailable:"));
    let limit = read("/sys/fs/cgroup/memory.max").and_then(|text| text.trim().parse().ok());
    let used = read("/sys/fs/cgroup/memory.stat").and_then(|text| bytes(&text, "anon"));
    let allowed = limit.map(|limit: u64| limit.saturating_sub(used.unwrap_or(0)));
    free.into_iter().chain(allowed).min()
}

#[cfg(not(target_os = "linux"))]
fn available() -> Option<u64> {
    None
}

/// The number of KiB in the line that begins with `key`, in bytes.
#[cfg(target_os = "linux")]
fn kibibytes(text: &str, key: &str) -> Option<u64> {
    bytes(text, key)?.checked_mul(1024)
}

/// The number in the line whose first word is `key`.
#[cfg(target_os = "linux")]
fn bytes(text: &str, key: &str) -> Option<u64> {
    let mut lines = text.lines().map(str::split_whitespace);
    lines.find_map(|mut words| (words.next() == Some(key)).then(|| words.next()?.parse().ok())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_may_grow_into_what_is_free() {
        const GIB: u64 = 1 << 30;
        assert!(fits(900, 0, GIB));
        assert!(!fits(1000, 0, GIB / 2));
        assert!(fits(1000, 600, GIB / 2));
        assert!(fits(16, 64, 0));
        assert!(!fits(usize::MAX, 0, GIB));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_system_is_understood() {
        let text = "MemTotal:       16384 kB\nMemAvailable:    8192 kB\n";
        assert_eq!(kibibytes(text, "MemAvailable:"), Some(8192 * 1024));
        assert_eq!(bytes("anon 77\nfile 5\n", "anon"), Some(77));
        assert!(has_room(1, 0));
    }
}
