//! All skills in a row, from the weakest to the strongest.

use engine::Skill;

/// The skills that levels are chosen among. A place on the path is a number:
/// - from 0 to 1 a player looks at replies only and misjudges less and less;
/// - from 1 to 2 he searches [`Path::nodes`] positions and makes fewer and
///   fewer moves at a glance;
/// - from 2 on he searches four times as many positions with every step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Path {
    /// What the weakest player misjudges.
    pub worst: f64,
    /// How many positions are searched from place 1 on.
    pub nodes: f64,
    /// The most positions searched.
    pub most_nodes: f64,
}

/// What the best of those who look at replies only misjudges, and those who
/// search when they are hasty.
const BEST: f64 = 20.0;

/// How many times as many positions are searched with a step.
const STEP: f64 = 4.0;

/// From this level on nobody walks into a loss in one.
const CAREFUL: usize = 3;

impl Path {
    /// The last place.
    #[must_use]
    pub fn end(&self) -> f64 {
        2.0 + (self.most_nodes / self.nodes).max(1.0).log(STEP)
    }

    /// The skill at a place, for a level of that number.
    #[must_use]
    pub fn skill(&self, level: usize, place: f64) -> Skill {
        let skill = if place < 1.0 {
            let misjudges = self.worst * (BEST / self.worst).powf(place.max(0.0));
            Skill::glancing(misjudges.round() as i32)
        } else if place < 2.0 {
            Skill::searching(self.nodes as u64, (100.0 * (2.0 - place)).round() as u64)
        } else {
            let nodes = self.nodes * STEP.powf(place - 2.0);
            // Two digits: more would claim to be known.
            let digits = 10_f64.powf(nodes.log10().floor() - 1.0);
            Skill::searching(((nodes / digits).round() * digits) as u64, 0)
        };
        if level >= CAREFUL { skill.careful() } else { skill }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATH: Path = Path { worst: 400.0, nodes: 1000.0, most_nodes: 256_000.0 };

    #[test]
    fn it_leads_from_the_weakest_to_the_strongest() {
        assert_eq!(PATH.skill(1, 0.0), Skill::glancing(400));
        assert_eq!(PATH.skill(5, 1.25), Skill::searching(1000, 75).careful());
        assert_eq!(PATH.skill(7, 3.0), Skill::searching(4000, 0).careful());
        assert_eq!(PATH.skill(10, PATH.end()), Skill::searching(260_000, 0).careful());
    }

    #[test]
    fn a_step_along_it_is_never_towards_weaker_figures() {
        let mut last = PATH.skill(3, 0.0);
        for place in 1..=120 {
            let skill = PATH.skill(3, f64::from(place) * 0.05);
            assert!(skill.nodes >= last.nodes, "{place}");
            assert!(skill.hasty <= last.hasty, "{place}");
            assert!(skill.misjudges <= last.misjudges, "{place}");
            last = skill;
        }
    }
}
