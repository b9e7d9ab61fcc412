//! The command that sets the levels.

use anyhow::Result;
use clap::Args;
use engine::Skill;
use rules::Kind;
use tune::levels::{Path, Rung, Wish, climb};

/// What the levels are set by.
#[derive(Debug, Args)]
pub struct Levels {
    /// ogama or stackreverse
    game: String,
    /// Play under these rules
    #[arg(long, default_value = "", hide_default_value = true)]
    rules: String,
    /// The most games for each figure tried
    #[arg(long, default_value_t = 60)]
    games: u64,
    /// What openings and errors are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The share of points a level is to make against the one below
    #[arg(long, default_value_t = 0.72)]
    share: f64,
    /// What the weakest player misjudges, in hundredths of the spread
    #[arg(long, default_value_t = 400.0)]
    worst: f64,
    /// How many positions the weakest player who searches does
    #[arg(long, default_value_t = 1_000.0)]
    nodes: f64,
    /// The most positions a player searches
    #[arg(long, default_value_t = 400_000.0)]
    most_nodes: f64,
    /// Begin with this level as it stands at --place
    #[arg(long, default_value_t = 1)]
    level: usize,
    /// Where the first level lies on the path of all skills
    #[arg(long, default_value_t = 0.0)]
    place: f64,
}

impl Levels {
    /// Sets the levels, and prints each trial.
    pub fn run(self) -> Result<()> {
        let path = Path { worst: self.worst, nodes: self.nodes, most_nodes: self.most_nodes };
        let wish = Wish {
            kind: Kind::from_key(&self.game)?,
            rules: self.rules,
            games: self.games,
            seed: self.seed,
            share: self.share,
            path,
        };
        let first = path.skill(self.level, self.place);
        println!("level {}: {}", self.level, figures(first));
        climb(&wish, (self.level, self.place), &mut |rung, is_set| tell(&path, rung, is_set))?;
        Ok(())
    }
}

fn tell(path: &Path, rung: &Rung, is_set: bool) {
    let Rung { level, place, result } = rung;
    let mark = if is_set { "level" } else { "  try" };
    println!(
        "{mark} {level}: {:.1} % of {} games ({} drawn) at place {place:.3}: {}",
        100.0 * result.share(),
        result.games,
        result.draws,
        figures(path.skill(*level, *place))
    );
}

fn figures(skill: Skill) -> String {
    let text = match skill.nodes {
        0 => format!("Skill::glancing({})", skill.misjudges),
        nodes => format!("Skill::searching({nodes}, {})", skill.hasty),
    };
    if skill.is_careful { text + ".careful()" } else { text }
}
