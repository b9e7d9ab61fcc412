//! The time that players have.
//!
//! A [`Clock`] is told how much time has passed and who has moved; it reads no
//! clock of the machine itself, so that everything about it can be tested.

use std::time::Duration;

use rules::Player;

/// How much time there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Control {
    /// Each player's time for the whole game.
    pub base: Duration,
    /// What each move brings.
    pub bonus: Bonus,
}

/// What each move brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bonus {
    /// So much time is added after every move.
    Increment(Duration),
    /// So much time passes at every move before any is taken away.
    Delay(Duration),
}

/// The two clocks of a game.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// use play::{Bonus, Clock, Control};
/// use rules::Player;
///
/// let seconds = Duration::from_secs;
/// let control = Control { base: seconds(60), bonus: Bonus::Increment(seconds(5)) };
/// let mut clock = Clock::new(control);
/// assert!(!clock.run(Player::Light, seconds(20)));
/// clock.moved(Player::Light);
/// assert_eq!(clock.left(Player::Light), seconds(45));
/// assert!(clock.run(Player::Dark, seconds(60)));
/// assert_eq!(clock.flagged(), Some(Player::Dark));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock {
    control: Control,
    left: [Duration; 2],
    /// What is left of the delay at this move.
    delay: Duration,
    flagged: Option<Player>,
}

impl Clock {
    /// Both clocks at their beginning.
    #[must_use]
    pub const fn new(control: Control) -> Self {
        let left = [control.base; 2];
        Self { control, left, delay: control.delay(), flagged: None }
    }

    /// Clocks with so much time left, at the beginning of a move. Whoever has
    /// none has run out of it: Light, if both have.
    #[must_use]
    pub fn with_left(control: Control, left: [Duration; 2]) -> Self {
        let has_none = |player: &Player| left[player.index()].is_zero();
        let flagged = Player::BOTH.into_iter().find(has_none);
        Self { control, left, delay: control.delay(), flagged }
    }

    /// How much time there was.
    #[must_use]
    pub const fn control(&self) -> Control {
        self.control
    }

    /// How much time a player has left.
    #[must_use]
    pub const fn left(&self, player: Player) -> Duration {
        self.left[player.index()]
    }

    /// Who has run out of time.
    #[must_use]
    pub const fn flagged(&self) -> Option<Player> {
        self.flagged
    }

    /// Lets time pass while `player` thinks. Returns whether it has run out
    /// through this: it does so once, and then both clocks stand.
    pub fn run(&mut self, player: Player, passed: Duration) -> bool {
        if self.flagged.is_some() {
            return false;
        }
        let taken = passed.saturating_sub(self.delay);
        self.delay = self.delay.saturating_sub(passed);
        let left = &mut self.left[player.index()];
        *left = left.saturating_sub(taken);
        let is_out = left.is_zero();
        self.flagged = is_out.then_some(player);
        is_out
    }

    /// `player` has moved, in time: it gets what a move brings.
    pub fn moved(&mut self, player: Player) {
        if self.flagged.is_some() {
            return;
        }
        if let Bonus::Increment(more) = self.control.bonus {
            let left = &mut self.left[player.index()];
            *left = left.saturating_add(more);
        }
        self.delay = self.control.delay();
    }
}

impl Control {
    const fn delay(self) -> Duration {
        match self.bonus {
            Bonus::Increment(_) => Duration::ZERO,
            Bonus::Delay(delay) => delay,
        }
    }

    /// It, as records state it: `0:05:00 +0:00:03`.
    #[must_use]
    pub fn text(self) -> String {
        let (sign, bonus) = match self.bonus {
            Bonus::Increment(time) => ('+', time),
            Bonus::Delay(time) => ('d', time),
        };
        let base = hours(self.base);
        if bonus.is_zero() { base } else { format!("{base} {sign}{}", hours(bonus)) }
    }
}

fn hours(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// A time as a clock shows it: whole seconds, the last ten of them in tenths.
/// It is rounded up, so that nothing is shown as out that is not.
///
/// # Examples
///
/// ```
/// use std::time::Duration;
///
/// assert_eq!(play::face(Duration::from_millis(299_001)), "5:00");
/// assert_eq!(play::face(Duration::from_millis(9_310)), "0:09.4");
/// ```
#[must_use]
pub fn face(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    if tenths < 100 {
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(time: u64) -> Duration {
        Duration::from_millis(time)
    }

    fn clock(base: u64, bonus: Bonus) -> Clock {
        Clock::new(Control { base: ms(base), bonus })
    }

    const NONE: Bonus = Bonus::Increment(Duration::ZERO);

    #[test]
    fn only_the_time_of_the_player_who_thinks_passes() {
        let mut clock = clock(1000, NONE);
        assert!(!clock.run(Player::Dark, ms(300)));
        assert_eq!([clock.left(Player::Light), clock.left(Player::Dark)], [ms(1000), ms(700)]);
        clock.moved(Player::Dark);
        assert_eq!(clock.left(Player::Dark), ms(700));
    }

    #[test]
    fn an_increment_comes_after_the_move_and_not_before() {
        let mut clock = clock(1000, Bonus::Increment(ms(500)));
        assert!(!clock.run(Player::Light, ms(999)));
        clock.moved(Player::Light);
        assert_eq!(clock.left(Player::Light), ms(501));
        assert!(clock.run(Player::Light, ms(501)), "an increment to come saves nobody");
    }

    #[test]
    fn a_delay_passes_first_at_every_move_however_it_is_cut_up() {
        let mut clock = clock(1000, Bonus::Delay(ms(200)));
        for _ in 0..3 {
            assert!(!clock.run(Player::Light, ms(100)));
        }
        assert_eq!(clock.left(Player::Light), ms(900));
        clock.moved(Player::Light);
        assert!(!clock.run(Player::Dark, ms(200)));
        clock.moved(Player::Dark);
        assert_eq!(clock.left(Player::Dark), ms(1000), "what a delay leaves is not kept");
        assert!(!clock.run(Player::Light, ms(250)));
        assert_eq!(clock.left(Player::Light), ms(850));
    }

    #[test]
    fn time_runs_out_once_and_is_never_less_than_none() {
        let mut clock = clock(1000, Bonus::Increment(ms(500)));
        assert!(!clock.run(Player::Light, ms(999)));
        assert!(clock.run(Player::Light, ms(5000)));
        for player in Player::BOTH {
            assert!(!clock.run(player, ms(5000)), "once only");
            clock.moved(player);
        }
        assert_eq!(clock.left(Player::Light), Duration::ZERO, "no move brings time back");
        assert_eq!(clock.left(Player::Dark), ms(1000), "the other clock stands");
        assert_eq!(clock.flagged(), Some(Player::Light));
    }

    #[test]
    fn however_time_is_cut_up_as_much_of_it_passes() {
        let mut random = 0x9e37_79b9_u64;
        for round in 0..200 {
            let bonus = [Bonus::Increment(ms(70)), Bonus::Delay(ms(70)), NONE][round % 3];
            let (mut one, mut many) = (clock(1_500, bonus), clock(1_500, bonus));
            let mut flags = [0, 0];
            for turn in 0..40 {
                let player = Player::BOTH[turn % 2];
                let mut pieces = Vec::new();
                for _ in 0..5 {
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    pieces.push(ms(random >> 59));
                }
                flags[0] += usize::from(one.run(player, pieces.iter().sum()));
                flags[1] += pieces.iter().filter(|&&piece| many.run(player, piece)).count();
                one.moved(player);
                many.moved(player);
                assert_eq!(one, many, "round {round}, turn {turn}");
            }
            assert_eq!(flags[0], flags[1]);
            assert!(flags[0] <= 1);
            assert_eq!(flags[0] == 1, one.flagged().is_some());
        }
    }

    #[test]
    fn a_kept_clock_without_time_has_run_out() {
        let control = Control { base: ms(10), bonus: NONE };
        assert_eq!(Clock::with_left(control, [ms(1), ms(2)]).flagged(), None);
        assert_eq!(Clock::with_left(control, [ms(1), ms(0)]).flagged(), Some(Player::Dark));
    }

    #[test]
    fn a_clock_shows_nothing_only_when_nothing_is_left() {
        assert_eq!(face(ms(1)), "0:00.1");
        assert_eq!(face(ms(0)), "0:00.0");
        assert_eq!(face(ms(9_901)), "0:10");
        assert_eq!(face(ms(60_000)), "1:00");
        assert_eq!(face(ms(3_599_001)), "1:00:00");
    }

    #[test]
    fn records_state_the_time_in_hours() {
        let control = Control { base: ms(300_000), bonus: Bonus::Increment(ms(3_000)) };
        assert_eq!(control.text(), "0:05:00 +0:00:03");
        assert_eq!(
            Control { bonus: Bonus::Delay(ms(3_000)), ..control }.text(),
            "0:05:00 d0:00:03"
        );
        assert_eq!(Control { bonus: NONE, ..control }.text(), "0:05:00");
    }
}
