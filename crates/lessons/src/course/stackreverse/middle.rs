//! The lessons in the middle: the finer rules.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "flip",
        kind: Kind::Stackreverse,
        title: told("Turning over", "Переворот"),
        clauses: &["SR-3.8", "SR-3.9"],
        steps: &[
            Step {
                words: told(
                    "On the way to an empty point, and only there, a piece may be turned over. Move the 7 and turn it over.",
                    "По пути на пустое поле, и только туда, фишку можно перевернуть. Пойдите семёркой и переверните её.",
                ),
                rules: "",
                position: "b7,x,x,x,b9/x5/x5/x5/w7,x,w3,x,w2 w 0,0",
                goal: Goal::Number(-7),
                right: told(
                    "7 has become −7. It cannot be turned over where it stands, nor when it lands on another.",
                    "7 стала −7. Перевернуть на месте или вставая на другую нельзя.",
                ),
                wrong: told(
                    "Move the 7 on a1 to an empty point and choose −7.",
                    "Пойдите семёркой с a1 на пустое поле и выберите −7.",
                ),
                hint: told(
                    "Choose a1, an empty point, then the side with the minus.",
                    "Выберите a1, пустое поле, потом сторону с минусом.",
                ),
            },
            Step {
                words: told(
                    "Your 7 cannot land on the black 7. Prepare it: after this move it must be ready to mount a5.",
                    "Ваша 7 не может встать на чёрную 7. Подготовьтесь: после этого хода она должна грозить встать на a5.",
                ),
                rules: "",
                position: "b7,x,x,x,b9/x5/x5/x5/w7,x,w3,x,w2 w 0,0",
                goal: Goal::Threat("a5"),
                right: told(
                    "Turned over, and still on the file: next it mounts, −7 and 7 make 0.",
                    "Перевёрнута и всё ещё на той же вертикали: следующим ходом встанет, −7 и 7 — это 0.",
                ),
                wrong: told(
                    "It must be turned over, and must see a5 from where it stands.",
                    "Её надо перевернуть и оставить там, откуда видно a5.",
                ),
                hint: told(
                    "a1 to a2, a3 or a4, turned over.",
                    "a1 на a2, a3 или a4 с переворотом.",
                ),
            },
        ],
    },
    Lesson {
        key: "worth",
        kind: Kind::Stackreverse,
        title: told("When turning over is worth it", "Когда стоит переворачивать"),
        clauses: &["SR-3.8", "SR-3.11"],
        steps: &[
            Step {
                words: told(
                    "Each side of a piece has its own prey: 8 takes great negative pieces, −8 great positive ones. Threaten the −6 on d3 with the 8.",
                    "У каждой стороны фишки своя добыча: 8 берёт большие отрицательные, −8 — большие положительные. Нападите восьмёркой на −6 на d3.",
                ),
                rules: "",
                position: "b8,x,x,x,b9/x5/x3,b-6,x/x5/w8,x,w3,x,w2 w 0,0",
                goal: Goal::Threat("d3"),
                right: told(
                    "As it lies: 8 and −6 make 2. Turned over, it would have been −14.",
                    "Как лежит: 8 и −6 — это 2. Перевёрнутая дала бы −14.",
                ),
                wrong: told(
                    "Go to a point from which d3 is in line, and keep the sign that fits.",
                    "Встаньте так, чтобы d3 было на линии, и оставьте подходящий знак.",
                ),
                hint: told("a1 to a3, without turning over.", "a1 – a3, не переворачивая."),
            },
            Step {
                words: told(
                    "As it lies, your −5 and the black −5 make −10, just at the limit. Turn it over: a 5 and the black −5 make 0.",
                    "Сейчас с чёрной −5 у вашей −5 сумма −10, на самом пределе. Переверните её: у пятёрки с чёрной −5 сумма ноль.",
                ),
                rules: "",
                position: "b2,x,x,x,x/x5/x,x,b-5,x,x/x5/w-5,x,w1,x,x w 0,0",
                goal: Goal::Number(5),
                right: told(
                    "It cost a move. Turn pieces over early, while nobody threatens anything.",
                    "Это стоило хода. Переворачивайте заранее, пока никто ничем не грозит.",
                ),
                wrong: told(
                    "Move the −5 to an empty point and choose 5.",
                    "Пойдите −5 на пустое поле и выберите 5.",
                ),
                hint: told(
                    "a1 to any empty point, turned over.",
                    "a1 на любое пустое поле с переворотом.",
                ),
            },
        ],
    },
    Lesson {
        key: "bury",
        kind: Kind::Stackreverse,
        title: told("Burying", "Как хоронят фишки"),
        clauses: &["SR-3.2", "SR-4.4", "SR-4.5"],
        steps: &[
            Step {
                words: told(
                    "A covered piece does nothing. Cover the last piece of Black.",
                    "Накрытая фишка ничего не делает. Накройте последнюю фишку чёрных.",
                ),
                rules: "",
                position: "x4/x,b5,x,x/x,x,x,w2/x,w5,x,x w 0,0",
                goal: Goal::Win,
                right: told(
                    "Black has nothing left to move, and has lost.",
                    "Чёрным нечем ходить: они проиграли.",
                ),
                wrong: told("Land on the black 5.", "Встаньте на чёрную пятёрку."),
                hint: told("b1 onto b3.", "b1 на b3."),
            },
            Step {
                words: told(
                    "You cannot bury everything at once. Mount so that Black is left with few moves: nine at most.",
                    "Сразу всех не похоронить. Встаньте так, чтобы у чёрных осталось мало ходов: не больше девяти.",
                ),
                rules: "",
                position: "x4/b4,x,x,b3/x4/w2,x,x,w5 w 0,0",
                goal: Goal::Confine(9),
                right: told(
                    "Every mount takes a piece away from Black, until it is set free again.",
                    "Каждая накрытая фишка потеряна для чёрных, пока её не освободят.",
                ),
                wrong: told(
                    "Look for a mount: one of your pieces can land on a black one.",
                    "Ищите, какая ваша фишка может встать на чёрную.",
                ),
                hint: told("d1 onto d3: 5 and 3 make 8.", "d1 на d3: 5 и 3 — это 8."),
            },
        ],
    },
    Lesson {
        key: "free",
        kind: Kind::Stackreverse,
        title: told("Setting free", "Освобождение"),
        clauses: &["SR-3.3"],
        steps: &[
            Step {
                words: told(
                    "When the top piece leaves, the one below is free again, whoever owns it. Move the 4 off your 2.",
                    "Когда верхняя фишка уходит, нижняя снова свободна, чья бы она ни была. Уведите 4 со своей 2.",
                ),
                rules: "",
                position: "x4/b4,x,x,b3/x4/w2w4,x,w1,x w 0,0",
                goal: Goal::Uncover,
                right: told(
                    "Two pieces can move now, where there was one.",
                    "Теперь могут ходить две фишки вместо одной.",
                ),
                wrong: told(
                    "Move the piece on a1: there is a 2 of yours below it.",
                    "Пойдите фишкой с a1: под ней ваша двойка.",
                ),
                hint: told(
                    "Choose a1 and any point it can reach.",
                    "Выберите a1 и любое доступное поле.",
                ),
            },
            Step {
                words: told(
                    "Now play Black: your 3 lies on your own 1. Bring the 1 back into the game.",
                    "Теперь вы за чёрных: ваша 3 лежит на вашей же 1. Верните единицу в игру.",
                ),
                rules: "",
                position: "x4/b4,x,x,x/x4/b1b3,x,w2,x b 0,0",
                goal: Goal::Uncover,
                right: told(
                    "Beware of the other case: moving off an enemy piece gives it back to the enemy.",
                    "Но берегитесь: уходя с чужой фишки, вы возвращаете её сопернику.",
                ),
                wrong: told("Move the piece on a1.", "Пойдите фишкой с a1."),
                hint: told("Any move of the 3 will do.", "Подойдёт любой ход тройкой."),
            },
        ],
    },
];
