//! A solution in words.

use engine::solve::{Account, Alternative, End, Fate, Length, Reservation, Solution, Verdict};
use rules::{AnyGame, Player, Reason};

/// The answer proper.
pub fn verdict(solution: &Solution) -> String {
    match solution.verdict {
        Verdict::Win(length) => {
            let colon = if solution.line.is_empty() { "" } else { ": " };
            format!("win in {}{colon}{}", plies(length), solution.line.join(" "))
        }
        Verdict::Loss(length) if solution.line.is_empty() => format!("loss in {}", plies(length)),
        Verdict::Loss(length) => {
            format!("loss in {}\n{}", plies(length), solution.line.join(" "))
        }
        Verdict::Draw => "draw".to_owned(),
        Verdict::Unknown => format!("unknown after {} nodes", solution.nodes),
    }
}

fn plies(length: Length) -> String {
    match length {
        Length::Exactly(plies) => format!("{plies} plies"),
        Length::AtMost(plies) => format!("at most {plies} plies"),
    }
}

/// Why it is so.
pub fn account(game: &AnyGame, solution: &Solution, account: &Account) -> String {
    let words = Words { players: game.kind().players(), turn: game.turn() };
    let mut lines = vec![words.summary(solution, account)];
    if let Some(census) = solution.census {
        let [light, dark] = words.players;
        lines.push(format!(
            "{} positions can come about: {} won by {light}, {} by {dark}, {} by neither.",
            census.positions, census.light, census.dark, census.drawn
        ));
    }
    lines.extend(words.first_moves(solution));
    lines.extend(account.alternatives.iter().map(|other| words.alternative(solution, other)));
    lines.join("\n")
}

struct Words {
    players: [&'static str; 2],
    turn: Player,
}

impl Words {
    fn name(&self, player: Player) -> &'static str {
        self.players[player.index()]
    }

    fn summary(&self, solution: &Solution, account: &Account) -> String {
        let end = account.end.map(|end| self.end(end));
        let by = end.map(|end| format!(": the line ends with {end}")).unwrap_or_default();
        let (mover, other) = (self.name(self.turn), self.name(!self.turn));
        match solution.verdict {
            Verdict::Win(Length::Exactly(0)) | Verdict::Loss(Length::Exactly(0)) => {
                format!("The game is over{by}.")
            }
            Verdict::Win(length) => {
                format!("{mover} to move wins in {}, whatever {other} does{by}.", plies(length))
            }
            Verdict::Loss(length) => {
                let most = plies(length);
                format!(
                    "{mover} to move loses: {other} wins within {most}, whatever {mover} does{by}."
                )
            }
            Verdict::Draw if account.end.is_some() => format!("The game is over{by}."),
            Verdict::Draw => "Neither side can force a win.".to_owned(),
            Verdict::Unknown => self.unknown(solution).to_owned(),
        }
    }

    fn unknown(&self, solution: &Solution) -> &'static str {
        match solution.reservation {
            Some(Reservation::Repetition) => {
                "Neither side can force a win without repeating a position, but under these rules a repetition may be a win."
            }
            Some(Reservation::Cap) => {
                "Neither side can force a win before the longest length, but under these rules that may be a win."
            }
            None => "More nodes or more memory may tell.",
        }
    }

    fn first_moves(&self, solution: &Solution) -> Option<String> {
        let is_exact = matches!(solution.verdict, Verdict::Win(Length::Exactly(_)));
        match (&*solution.moves, is_exact) {
            ([], _) => None,
            ([only], true) => Some(format!("Only {only} wins as fast.")),
            (some, true) => Some(format!("As fast win {}.", some.join(", "))),
            (some, false) => Some(format!("Known to win: {}.", some.join(", "))),
        }
    }

    /// A reason, with the captures if they were counted.
    fn end(&self, end: End) -> String {
        let reason = match end.outcome.reason {
            Reason::Tower => "a tower",
            Reason::Captures => "captures",
            Reason::Stalemate => "a stalemate",
            Reason::Helpless => "no enemy column within reach",
            Reason::Immobile => "no move left",
            Reason::Blocked => "no move three turns in a row",
            Reason::Repetition => "a repetition",
            Reason::Cap => "the longest length",
        };
        let winner = match end.outcome.winner {
            Some(winner) => format!("{} wins", self.name(winner)),
            None => "a draw".to_owned(),
        };
        let [light, dark] = self.players;
        match end.captures {
            Some([a, b]) => format!("{reason}, {winner} ({light} has captured {a}, {dark} {b})"),
            None => format!("{reason}, {winner}"),
        }
    }

    fn alternative(&self, solution: &Solution, other: &Alternative) -> String {
        let end = other.end.map(|end| format!(": {}", self.end(end))).unwrap_or_default();
        let reply = other.reply.as_deref().unwrap_or_default();
        let text = match other.fate {
            Fate::Decided { plies: 0, .. } => format!("ends the game{end}"),
            Fate::Decided { plies: 1, .. } => format!("{reply} ends the game{end}"),
            Fate::Decided { winner, plies } => {
                format!("{reply}, and {} wins in {plies} plies{end}", self.name(winner))
            }
            Fate::TooSlow if reply.is_empty() => format!("does not win{end}"),
            Fate::TooSlow => {
                let most = match solution.verdict {
                    Verdict::Win(length) | Verdict::Loss(length) => length.plies(),
                    Verdict::Draw | Verdict::Unknown => 0,
                };
                format!("{reply} holds for more than {most} plies in all{end}")
            }
            Fate::Open => "not looked at to the end".to_owned(),
        };
        format!("  {}: {text}", other.mv)
    }
}
