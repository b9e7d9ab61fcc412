//! How much time there is, chosen before a game.

use std::time::Duration;

use leptos::prelude::*;
use play::{Bonus, Control, Text};

use super::field::{Choose, input};
use ui::Preferences;
use ui::say;

/// The time chosen so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time {
    /// None, with an increment, with a delay.
    kind: usize,
    minutes: u64,
    seconds: u64,
}

impl Time {
    const KINDS: [Text; 3] = [Text::NoClock, Text::WithIncrement, Text::WithDelay];

    /// The time that a game has.
    pub fn of(control: Option<Control>) -> Self {
        let Some(Control { base, bonus }) = control else {
            return Self { kind: 0, minutes: 10, seconds: 5 };
        };
        let (kind, bonus) = match bonus {
            Bonus::Increment(time) => (1, time),
            Bonus::Delay(time) => (2, time),
        };
        Self { kind, minutes: base.as_secs() / 60, seconds: bonus.as_secs() }
    }

    /// The time for a game.
    pub fn control(self) -> Option<Control> {
        let seconds = Duration::from_secs(self.seconds);
        let bonus = match self.kind {
            0 => return None,
            1 => Bonus::Increment(seconds),
            _ => Bonus::Delay(seconds),
        };
        Some(Control { base: Duration::from_secs(self.minutes * 60), bonus })
    }
}

/// The kind of clock, and how much time.
#[component]
pub fn TimeFields(time: RwSignal<Time>) -> impl IntoView {
    let preferences = expect_context::<Preferences>();
    let kinds = Signal::derive(move || {
        Time::KINDS.iter().map(|kind| kind.of(preferences.lang()).to_owned()).collect()
    });
    let number = move |text: String, least: u64| text.parse().unwrap_or(0).clamp(least, 600);
    let has_clock = Memo::new(move |_| time.get().kind > 0);
    let fields = move || {
        has_clock.get().then(|| {
            let minutes = Signal::derive(move || time.get().minutes.to_string());
            let seconds = Signal::derive(move || time.get().seconds.to_string());
            view! {
                <label>
                    <span>{say(preferences, Text::Minutes)}</span>
                    {input("number", "minutes", minutes, None, Callback::new(move |text| {
                        time.update(|time| time.minutes = number(text, 1));
                    }))}
                </label>
                <label>
                    <span>{say(preferences, Text::Seconds)}</span>
                    {input("number", "seconds", seconds, None, Callback::new(move |text| {
                        time.update(|time| time.seconds = number(text, 0));
                    }))}
                </label>
            }
        })
    };
    view! {
        <Choose label=Text::Time name="clock" options=kinds chosen=Signal::derive(move || time.get().kind)
            choose=Callback::new(move |n: usize| time.update(|time| time.kind = n)) />
        {fields}
    }
}
