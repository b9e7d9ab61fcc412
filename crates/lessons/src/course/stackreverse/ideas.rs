//! The last lessons: how games are won.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "big",
        kind: Kind::Stackreverse,
        title: told("Pieces over ten", "Фишки больше десяти"),
        clauses: &["SR-3.11"],
        steps: &[
            Step {
                words: told(
                    "Some sets have pieces over ten. They can land only on the opposite sign. Which 12 may mount?",
                    "В некоторых наборах есть фишки больше десяти. Они встают только на противоположный знак. Какая из двенадцаток может встать?",
                ),
                rules: "",
                position: "b5,x,x,b-5/x4/x4/w12,x,x,w12 w 0,0",
                goal: Goal::Capture,
                right: told("12 and −5 make 7.", "12 и −5 — это 7."),
                wrong: told(
                    "12 and 5 make 17: over the limit.",
                    "12 и 5 — это 17: больше предела.",
                ),
                hint: told("d1 onto d4.", "d1 на d4."),
            },
            Step {
                words: told(
                    "Make this 12 ready for the 5.",
                    "Подготовьте эту двенадцатку к пятёрке.",
                ),
                rules: "",
                position: "b5,x,x,x/x4/x4/w12,x,x,w1 w 0,0",
                goal: Goal::Threat("a4"),
                right: told(
                    "−12 and 5 make −7. A 12 is strong but slow: nearly every time it has to be made ready.",
                    "−12 и 5 — это −7. Двенадцатка сильна, но медлительна: почти всякий раз её надо готовить.",
                ),
                wrong: told(
                    "Turn it over and stay on the file.",
                    "Переверните её и останьтесь на вертикали.",
                ),
                hint: told("a1 to a2 or a3, turned over.", "a1 на a2 или a3 с переворотом."),
            },
        ],
    },
    Lesson {
        key: "helpless",
        kind: Kind::Stackreverse,
        title: told("Helpless", "Беспомощность"),
        clauses: &["SR-4.4", "SR-4.5"],
        steps: &[
            Step {
                words: told(
                    "Whoever cannot get onto an enemy column within three moves has lost, even with moves to make. Bury the piece that could, and what remains is too weak.",
                    "Кто за три хода не может встать ни на один чужой столбик, тот проиграл, даже если ходы есть. Похороните фишку, которая могла бы, и оставшаяся окажется слишком слабой.",
                ),
                rules: "",
                position: "b4,x,x,x/x4/x,x,x,b2/w4,x,w3,x w 0,0",
                goal: Goal::Win,
                right: told(
                    "The 2 can run, but it can land on neither 4 nor 3, ever.",
                    "Двойка может бегать, но никогда не встанет ни на 4, ни на 3.",
                ),
                wrong: told(
                    "Black's 4 is the piece that matters.",
                    "Главная фишка чёрных — четвёрка.",
                ),
                hint: told("a1 onto a4: 4 and 4 make 8.", "a1 на a4: 4 и 4 — это 8."),
            },
            Step {
                words: told(
                    "Two moves: whatever Black does, leave it nothing to mount.",
                    "Два хода: что бы ни делали чёрные, не оставьте им ни одного пути наверх.",
                ),
                rules: "",
                position: "x,b1b4w-4,x2/x4/x2,w3b-3,w-1/x,w2,x,b-2 w 0,0",
                goal: Goal::Force(3),
                right: told(
                    "Count what the other side can still mount, not how many pieces it has.",
                    "Считайте, на что соперник ещё может встать, а не сколько у него фишек.",
                ),
                wrong: told(
                    "Black lives by its −2 and −3. Which of them can you bury?",
                    "Чёрные живы за счёт −2 и −3. Какую из них можно похоронить?",
                ),
                hint: told("b1 onto d1: 2 and −2 make 0.", "b1 на d1: 2 и −2 — это 0."),
            },
        ],
    },
    Lesson {
        key: "defend",
        kind: Kind::Stackreverse,
        title: told("Keeping a way in", "Как не остаться беспомощным"),
        clauses: &["SR-4.4"],
        steps: &[
            Step {
                words: told(
                    "It is your 4 alone that can mount anything; if Black's 4 buries it, you have lost. Prevent that.",
                    "Встать на что-нибудь может только ваша 4; если чёрная 4 её похоронит, вы проиграли. Не допустите этого.",
                ),
                rules: "",
                position: "b4,x,x,x/x4/x,x,b2,x/w4,x,x,w1 w 0,0",
                goal: Goal::Hold,
                right: told(
                    "Strong pieces are to be kept out of line of their equals.",
                    "Сильные фишки держите подальше от линий равных им.",
                ),
                wrong: told(
                    "Black threatens a4 onto a1. Strike first, or leave the file.",
                    "Чёрные грозят пойти с a4 на a1. Ударьте первым или уйдите с вертикали.",
                ),
                hint: told("a1 onto a4 is the plainest.", "Проще всего a1 на a4."),
            },
            Step {
                words: told(
                    "A mount is only worth something if it stays. Mount so that nobody can mount you in turn at once.",
                    "Встать наверх стоит, если там удастся остаться. Встаньте так, чтобы вас тут же не накрыли.",
                ),
                rules: "",
                position: "b8,x,x,b3/x4/x4/w8,x,w4,w5 w 0,0",
                goal: Goal::SafeCapture,
                right: told(
                    "8 and 5 make 13, over the limit: Black's 8 cannot land on your 5.",
                    "8 и 5 — это 13, больше предела: чёрная восьмёрка на вашу пятёрку не встанет.",
                ),
                wrong: told(
                    "See what Black's 8 could land on.",
                    "Проверьте, на что может встать чёрная восьмёрка.",
                ),
                hint: told(
                    "d1 onto d4: 5 and 3 make 8, and Black's 8 cannot land on a 5.",
                    "d1 на d4: 5 и 3 — это 8, а чёрная 8 на 5 не встанет.",
                ),
            },
        ],
    },
    Lesson {
        key: "wild",
        kind: Kind::Stackreverse,
        title: told("The wild board", "Дикое поле"),
        clauses: &["SR-5.1", "SR-5.4"],
        steps: &[
            Step {
                words: told(
                    "Here there are no lines. A piece takes two steps from cell to cell across shared edges, through a free cell. The rest is as before. Mount.",
                    "Здесь нет линий. Фишка делает два шага из клетки в клетку через общие стороны, проходя через свободную. Остальное как прежде. Встаньте на чужую.",
                ),
                rules: "board=wild.20.7,set=1.2.3.4",
                position: "w-3,x3,w-1b-3,x,b1,x9,b4w4,x,b2w2,x w 0,0",
                goal: Goal::Capture,
                right: told(
                    "−3 and −3 make −6. Two steps, no more and no fewer.",
                    "−3 и −3 — это −6. Ровно два шага.",
                ),
                wrong: told(
                    "Choose a white piece: the cells it can reach are shown. Look for a black one among them.",
                    "Выберите белую фишку: доступные клетки будут показаны. Ищите среди них чёрную.",
                ),
                hint: told("n1 onto n5.", "n1 на n5."),
            },
            Step {
                words: told(
                    "Play Black on the same board and win with one mount.",
                    "Сыграйте за чёрных на том же поле и выиграйте одним ходом.",
                ),
                rules: "board=wild.20.7,set=1.2.3.4",
                position: "x3,w3b3,x2,w1b2,x,b1w-2,w-4b-4,x10 b 0,0",
                goal: Goal::Win,
                right: told(
                    "White is left with nothing to mount, and has lost.",
                    "Белым больше не на что встать: они проиграли.",
                ),
                wrong: told(
                    "Which white piece could still mount something? Bury it.",
                    "Какая белая фишка ещё может на что-то встать? Похороните её.",
                ),
                hint: told("n7 onto n9.", "n7 на n9."),
            },
        ],
    },
];
