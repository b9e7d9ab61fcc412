//! The transposition table: what was found out about positions already met.
//!
//! One table serves all threads without a lock. An entry is two words, and the
//! first is the position's hash exclusive-or the second (Hyatt and Mann, "A
//! lock-less transposition-table implementation for parallel search chess
//! engines", 2002): words of two writers that got mixed do not match any
//! position, so a torn entry is no entry.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::score::Score;

/// What a stored value says of the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is at most that.
    Upper,
    /// It is at least that.
    Lower,
    /// It is that.
    Exact,
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The best move as a number below 2^17; [`Entry::NO_MOVE`] for none.
    pub mv: u32,
    pub score: Score,
    /// The value by judgement alone.
    pub judged: i32,
    pub depth: i32,
    pub bound: Bound,
}

/// An entry as stored.
type Words = [AtomicU64; 2];
/// The entries that one position may take: what a processor fetches at once.
const BUCKET: usize = 4;

/// The table. Its size is fixed when it is made.
///
/// Memory is asked for zeroed and so is taken only as it is first used: a large
/// table is made, and cleared, as fast as a small one.
#[derive(Debug)]
pub struct Table {
    entries: Vec<Words>,
    /// The first entry at which a bucket begins where the processor's fetches
    /// do.
    first: usize,
    buckets: usize,
    age: AtomicU8,
}

/// There is not as much memory as a table asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected room for a table of {megabytes} MB, but there is less memory")]
pub struct NoMemory {
    /// What was asked for.
    pub megabytes: usize,
}

const AGES: u8 = 64;

impl Entry {
    pub const NO_MOVE: u32 = (1 << 17) - 1;

    fn pack(self, age: u8) -> u64 {
        let bound = match self.bound {
            Bound::Upper => 1,
            Bound::Lower => 2,
            Bound::Exact => 3,
        };
        u64::from(self.mv)
            | u64::from(self.score.value() as i16 as u16) << 17
            | u64::from(self.judged as i16 as u16) << 33
            | (self.depth.clamp(0, 127) as u64) << 49
            | bound << 56
            | u64::from(age) << 58
    }

    fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            mv: (data & 0x1_FFFF) as u32,
            score: Score::from_value(i32::from((data >> 17) as i16)),
            judged: i32::from((data >> 33) as i16),
            depth: (data >> 49 & 127) as i32,
            bound,
        })
    }
}

impl Table {
    /// A table of at most `megabytes` MiB, and of one bucket at least.
    ///
    /// # Errors
    ///
    /// [`NoMemory`].
    pub fn new(megabytes: usize) -> Result<Self, NoMemory> {
        let no_memory = NoMemory { megabytes };
        let bytes = megabytes.checked_mul(1 << 20).ok_or(no_memory)?;
        let buckets = (bytes / (BUCKET * size_of::<Words>())).max(1);
        let entries = bytemuck::allocation::try_zeroed_slice_box::<Words>((buckets + 1) * BUCKET)
            .map_err(|()| no_memory)?
            .into_vec();
        let fetched = BUCKET * size_of::<Words>();
        let past = entries.as_ptr().addr() % fetched;
        let first = (fetched - past) % fetched / size_of::<Words>();
        Ok(Self { entries, first, buckets, age: AtomicU8::new(0) })
    }

    /// The size it was made with, in MiB.
    #[must_use]
    pub const fn megabytes(&self) -> usize {
        (self.buckets * BUCKET * size_of::<Words>()) >> 20
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        match Self::new(self.megabytes()) {
            Ok(empty) => *self = empty,
            Err(_) => {
                for [check, data] in &self.entries {
                    check.store(0, Ordering::Relaxed);
                    data.store(0, Ordering::Relaxed);
                }
            }
        }
    }

    /// Makes what is stored so far older than what will be.
    pub(crate) fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed);
        self.age.store((age + 1) % AGES, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &[Words] {
        let index = (u128::from(hash) * self.buckets as u128) >> 64;
        let start = self.first + index as usize * BUCKET;
        &self.entries[start..start + BUCKET]
    }

    /// What is known of the position with this hash.
    #[inline]
    pub(crate) fn probe(&self, hash: u64) -> Option<Entry> {
        for [check, data] in self.bucket(hash) {
            let data = data.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ data == hash && data != 0 {
                return Entry::unpack(data);
            }
        }
        None
    }

    /// Stores what was found, in place of what is worth least: the same
    /// position, else old and shallow entries.
    #[inline]
    pub(crate) fn store(&self, hash: u64, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = self.bucket(hash);
        let (mut place, mut least) = (0, i32::MAX);
        for (n, [check, data]) in bucket.iter().enumerate() {
            let data = data.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ data == hash && data != 0 {
                if let Some(old) = Entry::unpack(data) {
                    if entry.mv == Entry::NO_MOVE {
                        entry.mv = old.mv;
                    }
                    let same_age = (data >> 58) as u8 == age;
                    let keep = same_age && entry.bound != Bound::Exact;
                    if keep && old.depth > entry.depth + 3 {
                        return;
                    }
                }
                place = n;
                break;
            }
            let years = i32::from((age + AGES - (data >> 58) as u8) % AGES);
            let worth = if data == 0 { -10_000 } else { (data >> 49 & 127) as i32 - 8 * years };
            if worth < least {
                (place, least) = (n, worth);
            }
        }
        let data = entry.pack(age);
        let [check, word] = &bucket[place];
        check.store(hash ^ data, Ordering::Relaxed);
        word.store(data, Ordering::Relaxed);
    }

    /// How full the table is with entries of the present search, in thousandths.
    #[must_use]
    pub fn fullness(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = &self.entries[self.first..][..(self.buckets * BUCKET).min(1000)];
        let is_new = |data: u64| data != 0 && (data >> 58) as u8 == age;
        let new = sample.iter().filter(|[_, data]| is_new(data.load(Ordering::Relaxed))).count();
        (new * 1000 / sample.len()) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(mv: u32, score: i32, depth: i32) -> Entry {
        Entry {
            mv,
            score: Score::from_value(score),
            judged: -score / 2,
            depth,
            bound: Bound::Exact,
        }
    }

    #[test]
    fn what_is_stored_is_found() {
        let table = Table::new(1).expect("a megabyte");
        for (n, score) in [-30_000, -29_990, -1, 0, 1, 250, 29_999].into_iter().enumerate() {
            let hash = 0x1234_5678_9ABC_DEF1_u64.wrapping_mul(n as u64 * 2 + 1);
            let stored = entry(n as u32 * 997, score, n as i32 * 20);
            table.store(hash, stored);
            assert_eq!(table.probe(hash), Some(Entry { depth: stored.depth.min(127), ..stored }));
            assert_eq!(table.probe(hash ^ 1), None);
        }
    }

    #[test]
    fn an_entry_torn_between_two_writers_is_none() {
        let table = Table::new(0).expect("one bucket");
        table.store(77, entry(1, 10, 5));
        let other = entry(2, -500, 9).pack(0);
        table.bucket(77)[0][1].store(other, Ordering::Relaxed);
        assert_eq!(table.probe(77), None);
    }

    #[test]
    fn a_full_bucket_gives_up_its_oldest_and_shallowest() {
        let table = Table::new(0).expect("one bucket");
        for n in 1..=4 {
            table.store(n, entry(n as u32, 0, 10 * n as i32));
        }
        table.store(5, entry(5, 0, 3));
        assert_eq!(table.probe(1), None);
        table.grow_older();
        table.store(6, entry(6, 0, 1));
        assert_eq!(table.probe(5), None);
        assert!(table.probe(4).is_some() && table.probe(6).is_some());
    }

    #[test]
    fn more_memory_than_there_is_is_refused() {
        assert!(Table::new(usize::MAX).is_err());
        assert!(Table::new(usize::MAX >> 21).is_err());
    }
}
