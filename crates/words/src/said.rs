//! The words that every program needs.

use crate::Forms;

crate::texts! {
    /// Something said.
    pub(crate) enum Said {
        // Games and players.
        Ogama: "Ogama", "Огама";
        Stackreverse: "Stackreverse", "Стакреверс";
        Orange: "Orange", "Оранжевые";
        White: "White", "Белые";
        Black: "Black", "Чёрные";
        OrangeOf: "Orange", "Оранжевых";
        WhiteOf: "White", "Белых";
        BlackOf: "Black", "Чёрных";

        // How a game ended.
        Wins: "{0} wins", "выиграли {0}";
        Draw: "a draw", "ничья";
        EndTower: "A tower of {0} stands on {1}: {2}.", "На {1} построена башенка из {0}: {2}.";
        EndCaptures: "{0} has no free single disc; captures {1}: {2}.",
            "У {0} нет свободных одиночных дисков; захваты {1}: {2}.";
        EndCapturesBoth: "Neither side has a free single disc; captures {0}: {1}.",
            "Ни у кого нет свободных одиночных дисков; захваты {0}: {1}.";
        EndStalemate: "{0} has no move: {1}.", "У {0} нет ходов: {1}.";
        EndStalemateCaptures: "{0} has no move; captures {1}: {2}.",
            "У {0} нет ходов; захваты {1}: {2}.";
        CountOf: "{0} to {1}", "{0}:{1}";
        EndReach: "{0} could not get onto an enemy column even in three moves: {1}.",
            "Даже за три хода у {0} нет пути на чужой столбик: {1}.";
        EndHelpless: "{0} had no way onto an enemy column three turns in a row: {1}.",
            "Три хода подряд у {0} не было пути на чужой столбик: {1}.";
        EndImmobile: "{0} has no move: {1}.", "У {0} нет ходов: {1}.";
        EndBlocked: "{0} had no move three turns in a row: {1}.",
            "Три хода подряд у {0} не было ходов: {1}.";
        EndRepetition: "The same position stood for the third time: {0}.",
            "Одна и та же позиция в третий раз: {0}.";
        EndCap: "The game has reached its limit of {0}: {1}.",
            "Партия дошла до предела в {0}: {1}.";
        EndResigned: "{0} resigned: {1}.", "{0} сдались: {1}.";
        EndTime: "{0} has run out of time: {1}.", "У {0} кончилось время: {1}.";
        EndAgreed: "Both sides agreed: {0}.", "По обоюдному согласию: {0}.";
    }
}

/// The limit of a game, after "a limit of".
pub(crate) const LIMIT: Forms = Forms {
    english: ["one move", "{0} moves"],
    russian: ["{0} ход", "{0} хода", "{0} ходов"],
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, flaw};

    #[test]
    fn every_language_says_everything_with_the_same_places() {
        for &said in Said::ALL {
            let [english, russian] = Lang::ALL.map(|lang| said.of(lang));
            assert_eq!(flaw(english, russian), None, "{said:?}");
        }
    }
}
