//! The first lessons: what there is and how it moves.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "discs",
        kind: Kind::Ogama,
        title: told("Discs", "Диски"),
        clauses: &["OG-4.1", "OG-4.5", "OG-4.7"],
        steps: &[
            Step {
                words: told(
                    "You are Orange, at the bottom. Your discs move along ranks and files. How far? As many points as the column under your toad is high: one disc, so one point. Move the disc on b1 up to b2.",
                    "Вы играете за оранжевых, они внизу. Диски ходят по горизонтали и вертикали. Как далеко? На столько пунктов, сколько дисков под вашей жабой: сейчас один. Передвиньте диск с b1 на b2.",
                ),
                rules: "",
                position: "b,b,b*,b,b/x5/x5/x5/o,o,o*,o,o o",
                goal: Goal::To("b2"),
                right: told(
                    "That is a whole turn: one disc, or one step of the toad.",
                    "Это и есть весь ход: один диск или один шаг жабы.",
                ),
                wrong: told(
                    "Take the disc on b1 and put it on b2, just above it.",
                    "Возьмите диск с b1 и поставьте его на b2, прямо над ним.",
                ),
                hint: told(
                    "Click or touch b1, then b2. With keys: arrows and Enter.",
                    "Нажмите на b1, потом на b2. С клавиатуры: стрелки и Enter.",
                ),
            },
            Step {
                words: told(
                    "Discs may land on discs. Make a column of two.",
                    "Диски можно ставить на диски. Сложите столбик из двух.",
                ),
                rules: "",
                position: "b,b,b*,b,b/x5/x5/x5/o,o,o*,o,o o",
                goal: Goal::Height(2),
                right: told(
                    "Two discs, one column. It is yours, because your disc is on top.",
                    "Два диска, один столбик. Он ваш, потому что сверху ваш диск.",
                ),
                wrong: told(
                    "Land on another disc of yours, not on an empty point.",
                    "Встаньте на другой свой диск, а не на пустое место.",
                ),
                hint: told(
                    "Move a1 onto b1, or e1 onto d1. The toad's own point is closed to discs.",
                    "Поставьте a1 на b1 или e1 на d1. На пункт с жабой дискам нельзя.",
                ),
            },
        ],
    },
    Lesson {
        key: "columns",
        kind: Kind::Ogama,
        title: told("Columns", "Столбики"),
        clauses: &["OG-4.2", "OG-4.3"],
        steps: &[
            Step {
                words: told(
                    "Only the top disc of a column moves; the rest stays. Take one disc off the column on c3.",
                    "Ходит только верхний диск столбика, остальные стоят. Снимите диск со столбика на c3.",
                ),
                rules: "",
                position: "b,b*,x,b,x/x5/x2,oo,x2/x5/o,x,o*,x,o o",
                goal: Goal::Uncover,
                right: told(
                    "The lower disc is free again, and may move on a later turn.",
                    "Нижний диск снова свободен и сможет пойти потом.",
                ),
                wrong: told(
                    "Take the disc from the column of two on c3.",
                    "Возьмите диск со столбика из двух на c3.",
                ),
                hint: told(
                    "Choose c3 and any point beside it.",
                    "Выберите c3 и любой соседний пункт.",
                ),
            },
            Step {
                words: told(
                    "Columns have no limit until six. Make one of three.",
                    "Столбик может расти до шести. Сложите столбик из трёх.",
                ),
                rules: "",
                position: "b,b*,x,b,x/x5/x,o,oo,x2/x5/o,x,o*,x,o o",
                goal: Goal::Height(3),
                right: told(
                    "Height is worth a lot in this game. You will see why when the toad climbs.",
                    "Высота в этой игре дорого стоит. Почему, станет видно, когда жаба полезет наверх.",
                ),
                wrong: told(
                    "Put a single disc on the column of two.",
                    "Поставьте одиночный диск на столбик из двух.",
                ),
                hint: told(
                    "The disc on b3 stands right beside the column on c3.",
                    "Диск на b3 стоит рядом со столбиком на c3.",
                ),
            },
        ],
    },
    Lesson {
        key: "capture",
        kind: Kind::Ogama,
        title: told("Capturing", "Захват"),
        clauses: &["OG-4.15", "OG-5.9"],
        steps: &[
            Step {
                words: told(
                    "Land on a column of the other side and it is captured: yours, as long as your disc is on top. Capture something.",
                    "Встаньте на чужой столбик, и он захвачен: он ваш, пока сверху ваш диск. Захватите что-нибудь.",
                ),
                rules: "",
                position: "x,b*,x,b,b/x5/x,b,b,x2/x,o,x,o,x/o,x,o*,x2 o",
                goal: Goal::Capture,
                right: told(
                    "Nothing leaves the board. The black disc lies under yours and cannot move.",
                    "С доски ничего не уходит. Чёрный диск лежит под вашим и не может ходить.",
                ),
                wrong: told("Land on a black disc.", "Встаньте на чёрный диск."),
                hint: told(
                    "Which of your discs stands right beside a black one? Look at b2.",
                    "Какой ваш диск стоит вплотную к чёрному? Взгляните на b2.",
                ),
            },
            Step {
                words: told(
                    "Now play Black. Orange has just captured your disc on b3. Take the column back: whoever is on top owns it all.",
                    "Теперь вы за чёрных. Оранжевые только что захватили ваш диск на b3. Отберите столбик: кто сверху, тот владеет всем.",
                ),
                rules: "",
                position: "x,b*,x,b,x/x,b,x3/x,bo,x3/x3,o,x/o,x,o*,x2 b",
                goal: Goal::Height(3),
                right: told(
                    "Three discs, all yours now; the orange one counts as your capture.",
                    "Три диска, и все теперь ваши; оранжевый считается вашим захватом.",
                ),
                wrong: told("Land on the column on b3.", "Встаньте на столбик на b3."),
                hint: told(
                    "The disc on b4 stands right above it.",
                    "Диск на b4 стоит прямо над ним.",
                ),
            },
        ],
    },
    Lesson {
        key: "toad",
        kind: Kind::Ogama,
        title: told("The toad", "Жаба"),
        clauses: &["OG-3.1", "OG-3.2"],
        steps: &[
            Step {
                words: told(
                    "Instead of moving a disc you may step with your toad: to any of the eight points around it, if your own disc is on top there. Step with the toad.",
                    "Вместо хода диском можно шагнуть жабой: на любой из восьми соседних пунктов, если сверху там ваш диск. Шагните жабой.",
                ),
                rules: "",
                position: "b,b*,b,x,b/x5/x,o,x,b,x/x,x,o*,o,x/o,x,b,x,x o",
                goal: Goal::Figure,
                right: told(
                    "A toad never stands on an empty point or on a column of the other side.",
                    "Жаба не встаёт ни на пустой пункт, ни на чужой столбик.",
                ),
                wrong: told("This time move the toad on c2.", "На этот раз пойдите жабой с c2."),
                hint: told(
                    "Choose c2. It may go to b3, across the corner, or to d2.",
                    "Выберите c2. Жаба может шагнуть на b3, по диагонали, или на d2.",
                ),
            },
            Step {
                words: told(
                    "What is below does not matter: only the top disc decides. Where can this toad go?",
                    "Что лежит ниже, неважно: решает верхний диск. Куда может шагнуть эта жаба?",
                ),
                rules: "",
                position: "b,b*,b,x,b/x5/x,bo,b,b,x/x,x,o*,x,x/o,x,b,x,o o",
                goal: Goal::Figure,
                right: told(
                    "Right: b3 is yours. The disc it stood on is free to move now, the one below it is not.",
                    "Верно: b3 ваш. Диск, на котором она стояла, теперь может ходить, а тот, на котором она сидит, нет.",
                ),
                wrong: told("Move the toad, not a disc.", "Пойдите жабой, а не диском."),
                hint: told(
                    "Look for a neighbouring column with an orange disc on top.",
                    "Найдите рядом столбик с оранжевым диском сверху.",
                ),
            },
        ],
    },
];
