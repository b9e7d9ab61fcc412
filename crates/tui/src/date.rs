//! The date of a moment, as records write it.

use std::time::{SystemTime, UNIX_EPOCH};

/// The days from 1 March of the year 0 to the first day of 1970.
const TO_MARCH_OF_YEAR_0: u64 = 719_468;
/// The days of four hundred years: the calendar repeats itself after them.
const DAYS_OF_400_YEARS: u64 = 146_097;

/// `2026.05.17`: the day of `moment` at Greenwich; a moment before 1970 counts
/// as its first day.
pub(crate) fn text(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let (year, month, day) = of_day(seconds / 86_400);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of a number of days since 1970.
///
/// Years are counted from March on, so that a leap day is the last of its year
/// and the months before it always begin on the same days.
fn of_day(days: u64) -> (u64, u64, u64) {
    let days = days + TO_MARCH_OF_YEAR_0;
    let (era, day) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
    // Every fourth year has a leap day but the hundredth, and the last has one.
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    // From March on the months have 31 30 31 30 31 days, over and over.
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    (era * 400 + year, month, day)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn every_day_follows_the_one_before() {
        let is_leap = |year: u64| {
            year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
        };
        let (mut year, mut month, mut day) = (1970, 1, 1);
        for days in 0..200_000 {
            assert_eq!(of_day(days), (year, month, day), "day {days}");
            let length = match month {
                2 => 28 + u64::from(is_leap(year)),
                4 | 6 | 9 | 11 => 30,
                _ => 31,
            };
            day += 1;
            if day > length {
                (month, day) = (month + 1, 1);
            }
            if month > 12 {
                (year, month) = (year + 1, 1);
            }
        }
    }

    #[test]
    fn a_moment_has_its_date() {
        assert_eq!(text(UNIX_EPOCH), "1970.01.01");
        assert_eq!(text(UNIX_EPOCH + Duration::from_secs(951_782_400)), "2000.02.29");
        assert_eq!(text(UNIX_EPOCH - Duration::from_secs(1)), "1970.01.01");
    }
}
