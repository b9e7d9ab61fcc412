//! How often positions have stood: in the game, and since in one iteration.

/// Counts of the positions of a game, and of those an iteration adds.
#[derive(Debug, Default)]
pub(super) struct Stood {
    game: Counts,
    now: Counts,
}

impl Stood {
    /// Counts a position of the game itself.
    pub fn add_to_game(&mut self, hash: u64) {
        self.game.add(hash);
    }

    /// Counts a position of the iteration, and says how often it has stood.
    #[inline]
    pub fn add(&mut self, hash: u64) -> u32 {
        self.now.add(hash) + self.game.get(hash)
    }

    /// Forgets the positions of the iteration.
    pub fn forget(&mut self) {
        self.now.clear();
    }
}

/// Counts by hash. It is emptied at once by a change of `round`, so that an
/// iteration costs only what it adds.
#[derive(Debug)]
struct Counts {
    slots: Vec<Slot>,
    used: usize,
    round: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    hash: u64,
    round: u32,
    count: u32,
}

impl Default for Counts {
    fn default() -> Self {
        Self { slots: vec![Slot::default(); 256], used: 0, round: 1 }
    }
}

impl Counts {
    #[inline]
    fn add(&mut self, hash: u64) -> u32 {
        if self.used * 2 >= self.slots.len() {
            self.grow();
        }
        let round = self.round;
        let place = self.place(hash);
        let slot = &mut self.slots[place];
        if slot.round != round {
            *slot = Slot { hash, round, count: 0 };
            self.used += 1;
        }
        slot.count += 1;
        slot.count
    }

    #[inline]
    fn get(&self, hash: u64) -> u32 {
        let slot = self.slots[self.place(hash)];
        if slot.round == self.round { slot.count } else { 0 }
    }

    /// Where `hash` is, or where it would go.
    #[inline]
    fn place(&self, hash: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut place = hash as usize & mask;
        while self.slots[place].round == self.round && self.slots[place].hash != hash {
            place = (place + 1) & mask;
        }
        place
    }

    fn grow(&mut self) {
        let old = std::mem::take(&mut self.slots);
        self.slots = vec![Slot::default(); old.len() * 2];
        for slot in old.into_iter().filter(|slot| slot.round == self.round) {
            let place = self.place(slot.hash);
            self.slots[place] = slot;
        }
    }

    fn clear(&mut self) {
        self.used = 0;
        self.round = self.round.checked_add(1).unwrap_or_else(|| {
            self.slots.fill(Slot::default());
            1
        });
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use rules::random::SplitMix64;

    use super::*;

    #[test]
    fn counts_are_those_of_a_plain_map() {
        let (mut stood, mut random) = (Stood::default(), SplitMix64::new(1));
        let mut game = BTreeMap::new();
        for _ in 0..400 {
            let hash = random.below(300) << 8;
            stood.add_to_game(hash);
            *game.entry(hash).or_insert(0) += 1;
        }
        for _ in 0..3 {
            let mut now = game.clone();
            for _ in 0..2_000 {
                let hash = random.below(1_500) << 8;
                let count = now.entry(hash).or_insert(0);
                *count += 1;
                assert_eq!(stood.add(hash), *count);
            }
            stood.forget();
        }
    }
}
