//! What a proof search found out about positions, in bounded room.

use crate::table::NoMemory;

/// The plies of a line that has no end in sight.
pub(super) const NEVER: u16 = u16::MAX;

/// What is known of the attacker's chances in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub key: u64,
    /// How many positions must yet be proven, at least, for a proof.
    pub proof: u32,
    /// How many must yet be disproven, at least, for a disproof.
    pub disproof: u32,
    /// The limit of plies that the two numbers are about.
    pub limit: u16,
    /// The attacker wins within this many plies; [`NEVER`] says nothing.
    pub won: u16,
    /// The attacker does not win within this many plies.
    pub held: u16,
    /// How dear the entry was: the binary logarithm of its nodes.
    pub work: u16,
}

const NOTHING: Entry =
    Entry { key: 0, proof: 0, disproof: 0, limit: 0, won: NEVER, held: 0, work: 0 };

const WAYS: usize = 4;

/// A table of fixed size that gives up its cheapest entries.
#[derive(Debug)]
pub(super) struct ProofTable {
    entries: Vec<Entry>,
    buckets: usize,
}

impl ProofTable {
    /// A table of at most `megabytes` MiB, and of one bucket at least.
    pub fn new(megabytes: usize) -> Result<Self, NoMemory> {
        let bytes = megabytes.checked_mul(1 << 20).ok_or(NoMemory { megabytes })?;
        let buckets = (bytes / size_of::<[Entry; WAYS]>()).max(1);
        let mut entries = Vec::new();
        entries.try_reserve_exact(buckets * WAYS).map_err(|_| NoMemory { megabytes })?;
        entries.resize(buckets * WAYS, NOTHING);
        Ok(Self { entries, buckets })
    }

    fn start(&self, key: u64) -> usize {
        let bucket = (u128::from(key) * self.buckets as u128) >> 64;
        bucket as usize * WAYS
    }

    /// What is known under `key`.
    pub fn get(&self, key: u64) -> Option<&Entry> {
        let start = self.start(key);
        self.entries[start..start + WAYS].iter().find(|entry| entry.key == key && entry.work > 0)
    }

    /// Stores `entry` in place of the same position or of the cheapest one.
    /// What the old entry proved of the same position stays proven.
    pub fn put(&mut self, mut entry: Entry) {
        let start = self.start(entry.key);
        let bucket = &mut self.entries[start..start + WAYS];
        entry.work = entry.work.max(1);
        if let Some(old) = bucket.iter_mut().find(|old| old.key == entry.key && old.work > 0) {
            entry.won = entry.won.min(old.won);
            entry.held = entry.held.max(old.held);
            entry.work = entry.work.max(old.work);
            *old = entry;
        } else if let Some(cheapest) = bucket.iter_mut().min_by_key(|old| old.work) {
            *cheapest = entry;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, work: u16) -> Entry {
        Entry { key, work, proof: 1, disproof: 2, limit: 9, ..NOTHING }
    }

    #[test]
    fn a_full_bucket_gives_up_its_cheapest() {
        let mut table = ProofTable::new(0).expect("one bucket");
        for key in 1..=4 {
            table.put(entry(key, 10 - key as u16));
        }
        table.put(entry(5, 3));
        assert_eq!(table.get(4), None);
        assert_eq!(table.get(1).map(|found| found.work), Some(9));
        assert_eq!(table.get(5), Some(&entry(5, 3)));
    }

    #[test]
    fn what_was_proven_stays_proven() {
        let mut table = ProofTable::new(0).expect("one bucket");
        table.put(Entry { won: 7, held: 2, ..entry(1, 5) });
        table.put(Entry { won: 9, held: 4, ..entry(1, 2) });
        let found = table.get(1).expect("stored");
        assert_eq!((found.won, found.held, found.work), (7, 4, 5));
    }

    #[test]
    fn more_memory_than_there_is_is_refused() {
        assert!(ProofTable::new(usize::MAX >> 21).is_err());
    }
}
