//! What has been done already, kept by the browser.

use std::collections::BTreeSet;

use leptos::prelude::*;
use ui::{keep, kept};

const NAME: &str = "learnt";

/// The keys of what has been done.
#[derive(Clone, Copy)]
pub struct Progress(RwSignal<BTreeSet<String>>);

impl Progress {
    /// What was kept.
    pub fn restored() -> Self {
        let text = kept(NAME).unwrap_or_default();
        Self(RwSignal::new(text.split_whitespace().map(str::to_owned).collect()))
    }

    /// Whether that has been done.
    pub fn has(self, key: &str) -> bool {
        self.0.with(|done| done.contains(key))
    }

    /// How many of these have been done.
    pub fn count<'k>(self, keys: impl Iterator<Item = &'k str>) -> usize {
        self.0.with(|done| keys.filter(|key| done.contains(*key)).count())
    }

    /// Keeps that it has been done.
    pub fn done(self, key: &str) {
        self.0.update(|done| {
            done.insert(key.to_owned());
            keep(NAME, &done.iter().map(String::as_str).collect::<Vec<_>>().join(" "));
        });
    }
}

/// What a lesson is kept under.
pub fn of_lesson(lesson: &lessons::Lesson) -> String {
    format!("{}.{}", lesson.kind.key(), lesson.key)
}
