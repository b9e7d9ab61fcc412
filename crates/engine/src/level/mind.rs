//! How a player errs: the same in the same position.

use rules::random::SplitMix64;

use super::skill::Skill;

/// One player at one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mind {
    skill: Skill,
    mood: u64,
}

/// Steps after which everything is far away.
const FAR: u64 = 4;

impl Mind {
    pub fn new(skill: Skill, seed: u64, position: u64) -> Self {
        let mut random = SplitMix64::new(seed ^ position);
        Self { skill, mood: random.next_u64() }
    }

    fn draw(&self, of: u64, purpose: u64) -> SplitMix64 {
        SplitMix64::new((self.mood ^ of).wrapping_add(purpose))
    }

    /// Whether this move is made at a glance.
    pub fn is_hasty(&self) -> bool {
        self.draw(0, 3).below(100) < self.skill.hasty
    }

    /// Whether a quiet move that leads to position `to` is seen at all, so
    /// many steps from where the last piece landed.
    pub fn notices(&self, to: u64, steps: u8) -> bool {
        let chance = self.skill.overlooks * u64::from(steps).min(FAR) / FAR;
        self.draw(to, 1).below(100) >= chance
    }

    /// What a move to position `to` seems to be worth, if it is worth `value`
    /// where values commonly differ by `spread`.
    ///
    /// The error is a sum of four even draws: mostly small, never more than
    /// four times [`Skill::misjudges`] hundredths of the spread.
    pub fn seems(&self, to: u64, value: i32, is_capture: bool, spread: i32) -> i32 {
        let most = self.skill.misjudges * spread / 100;
        let mut random = self.draw(to, 2);
        let mut even = || random.below(2 * most as u64 + 1) as i32 - most;
        let error: i32 = (0..4).map(|_| even()).sum();
        let greed = if is_capture { self.skill.greed * spread / 100 } else { 0 };
        value.saturating_add(error + greed)
    }
}
