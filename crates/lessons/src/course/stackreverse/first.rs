//! The first lessons: what there is and how it moves.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "lines",
        kind: Kind::Stackreverse,
        title: told("Lines", "Линии"),
        clauses: &["SR-3.1", "SR-3.4", "SR-3.5"],
        steps: &[
            Step {
                words: told(
                    "You are White, at the bottom. A piece moves along a rank or a file, any distance, but never over another piece. Bring the 4 to c4.",
                    "Вы играете за белых, они внизу. Фишка ходит по горизонтали или вертикали на любое расстояние, но не через другие фишки. Приведите 4 на c4.",
                ),
                rules: "",
                position: "b3,x,x,x,b2/x5/x5/x5/w2,x,w4,x,w3 w 0,0",
                goal: Goal::To("c4"),
                right: told(
                    "Did you see the choice at the end? On an empty point a piece may be turned over. That comes later.",
                    "Заметили выбор в конце? На пустом поле фишку можно перевернуть. Об этом дальше.",
                ),
                wrong: told(
                    "The 4 stands on c1: send it up the file.",
                    "Четвёрка стоит на c1: пошлите её вверх по вертикали.",
                ),
                hint: told(
                    "Choose c1, then c4, then how it should lie.",
                    "Выберите c1, потом c4, потом как ей лечь.",
                ),
            },
            Step {
                words: told(
                    "Now go as near to the black 5 as the 2 can.",
                    "Теперь подойдите двойкой к чёрной 5 как можно ближе.",
                ),
                rules: "",
                position: "b5,x,x,x,b2/x5/x5/x5/w2,x,w4,x,w3 w 0,0",
                goal: Goal::To("a4"),
                right: told(
                    "It stops before the 5: what may land on what is the next lesson.",
                    "Она встаёт перед пятёркой: кто на кого может встать — в следующем уроке.",
                ),
                wrong: told(
                    "The 2 stands on a1 and the 5 on a5.",
                    "Двойка стоит на a1, пятёрка на a5.",
                ),
                hint: told("a1 to a4.", "a1 – a4."),
            },
        ],
    },
    Lesson {
        key: "strength",
        kind: Kind::Stackreverse,
        title: told("Strength", "Сила"),
        clauses: &["SR-3.10", "SR-3.12"],
        steps: &[
            Step {
                words: told(
                    "A piece may land on another if its number is as great or greater. Land on a black piece: that is called a mount.",
                    "Фишка может встать на другую, если её число не меньше. Встаньте на чёрную фишку.",
                ),
                rules: "",
                position: "b5,x,x,x,b2/x5/x,x,b3,x,x/x5/w2,x,w4,x,w3 w 0,0",
                goal: Goal::Capture,
                right: told(
                    "The piece below is blocked until yours leaves.",
                    "Фишка снизу заблокирована, пока ваша не уйдёт.",
                ),
                wrong: told(
                    "Land on a black piece that is not stronger.",
                    "Встаньте на чёрную фишку, которая не сильнее.",
                ),
                hint: told(
                    "The 4 can land on the 3, the 3 on the 2; the 2 cannot land on the 5.",
                    "4 может встать на 3, 3 — на 2; 2 на 5 — нет.",
                ),
            },
            Step {
                words: told(
                    "As great is great enough. Mount again.",
                    "Равной силы достаточно. Встаньте на чужую ещё раз.",
                ),
                rules: "",
                position: "b5,x,x,x,b4/x5/x,x,b3,x,x/x5/w2,x,w3,x,w1 w 0,0",
                goal: Goal::Capture,
                right: told("3 on 3: allowed.", "3 на 3: можно."),
                wrong: told(
                    "Only one of your pieces is strong enough for what it can reach.",
                    "Только одной вашей фишке хватает силы для того, до чего она достаёт.",
                ),
                hint: told("c1 onto c3.", "c1 на c3."),
            },
        ],
    },
    Lesson {
        key: "limit",
        kind: Kind::Stackreverse,
        title: told("The limit of ten", "Предел десять"),
        clauses: &["SR-3.11", "SR-3.12"],
        steps: &[
            Step {
                words: told(
                    "There is a second condition: both numbers together must not be more than 10. So 8 cannot land on 7. Find the mount that is allowed; point at the others to see why not.",
                    "Есть второе условие: сумма двух чисел не больше 10. Поэтому 8 на 7 встать не может. Найдите разрешённый ход; наведите на остальные, чтобы увидеть причину.",
                ),
                rules: "",
                position: "b7,x,x,x,b2/x5/x,x,b6,x,x/x5/w8,x,w5,x,w3 w 0,0",
                goal: Goal::Capture,
                right: told(
                    "3 and 2 make 5. Small pieces go almost anywhere they are strong enough; great ones are choosy.",
                    "3 и 2 — это 5. Малые фишки встают почти всюду, где хватает силы; большие разборчивы.",
                ),
                wrong: told(
                    "8 on 7 makes 15, and 5 on 6 is too weak.",
                    "8 на 7 — это 15, а 5 на 6 слишком слаба.",
                ),
                hint: told(
                    "The 3 on e1 goes straight up to the 2.",
                    "Тройка с e1 идёт прямо вверх, к двойке.",
                ),
            },
            Step {
                words: told(
                    "Three of yours could each reach a black piece. For one of them the sum is just ten.",
                    "Три ваши фишки достают до чёрных. У одной сумма как раз десять.",
                ),
                rules: "",
                position: "b5,x,x,x,b4/x5/x,x,b5,x,x/x5/w6,x,w5,x,w7 w 0,0",
                goal: Goal::Capture,
                right: told(
                    "5 and 5 make 10, and ten is allowed.",
                    "5 и 5 — десять, а десять можно.",
                ),
                wrong: told("Add up: 6 and 5, 5 and 5, 7 and 4.", "Сложите: 6 и 5, 5 и 5, 7 и 4."),
                hint: told("c1 onto c3.", "c1 на c3."),
            },
        ],
    },
    Lesson {
        key: "sign",
        kind: Kind::Stackreverse,
        title: told("Signs", "Знаки"),
        clauses: &["SR-3.10", "SR-3.11"],
        steps: &[
            Step {
                words: told(
                    "A piece that is turned over shows its number with a minus. Strength looks at the number without its sign, the sum looks at the sign. Mount the −4.",
                    "Перевёрнутая фишка показывает число с минусом. Для силы знак не важен, а для суммы важен. Встаньте на −4.",
                ),
                rules: "",
                position: "b7,x,x,x,b9/x5/x,x,b-4,x,x/x5/w8,x,w6,x,w3 w 0,0",
                goal: Goal::Capture,
                right: told(
                    "6 and −4 make 2. Opposite signs leave much room below ten.",
                    "6 и −4 — это 2. С разными знаками до десяти далеко.",
                ),
                wrong: told("6 is stronger than 4, and 6 − 4 = 2.", "6 сильнее 4, и 6 − 4 = 2."),
                hint: told("c1 onto c3.", "c1 на c3."),
            },
            Step {
                words: told(
                    "Great pieces meet best with opposite signs. Which of yours may land?",
                    "Большим фишкам лучше встречаться с разными знаками. Какая из ваших может встать?",
                ),
                rules: "",
                position: "b7,x,x,x,b9/x5/x,x,b4,x,x/x5/w-7,x,w3,x,w2 w 0,0",
                goal: Goal::Capture,
                right: told(
                    "−7 and 7 make 0. With the same sign it would have been 14.",
                    "−7 и 7 — это 0. С одинаковыми знаками было бы 14.",
                ),
                wrong: told(
                    "Look for equal numbers with opposite signs.",
                    "Ищите равные числа с разными знаками.",
                ),
                hint: told("a1 onto a5.", "a1 на a5."),
            },
        ],
    },
];
