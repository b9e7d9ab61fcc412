//! The lessons in the middle: the finer rules.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "height",
        kind: Kind::Ogama,
        title: told("Why height matters", "Зачем нужна высота"),
        clauses: &["OG-4.5", "OG-4.6"],
        steps: &[
            Step {
                words: told(
                    "The number on the toad is the height of its column, and that is how far all your discs go. Make them go three.",
                    "Число на жабе — высота её столбика: настолько далеко ходят все ваши диски. Сделайте так, чтобы они ходили на три.",
                ),
                rules: "",
                position: "b,b*,x,x,b/x,x,b,x,x/x,ooo,x3/x,o*,x,o,x/o,x3,o o",
                goal: Goal::Range(3),
                right: told(
                    "One step of the toad, and every disc of yours flies three points.",
                    "Один шаг жабы, и каждый ваш диск летает на три пункта.",
                ),
                wrong: told(
                    "Let the toad climb the column of three.",
                    "Пусть жаба заберётся на столбик из трёх.",
                ),
                hint: told("Step from b2 to b3.", "Шагните с b2 на b3."),
            },
            Step {
                words: told(
                    "Your discs go exactly three now, no fewer. Capture the disc on c4.",
                    "Теперь ваши диски ходят ровно на три, не меньше. Захватите диск на c4.",
                ),
                rules: "",
                position: "b,b*,x,x,b/x,x,b,x,x/x,ooo*,x3/x,o,x,o,x/o,x3,o o",
                goal: Goal::Capture,
                right: told(
                    "A high toad strikes from afar. A toad on a single disc strikes only next to itself.",
                    "Высокая жаба бьёт издалека. Жаба на одном диске достаёт только до соседей.",
                ),
                wrong: told(
                    "Count three points from your disc to c4, along the lines.",
                    "Отсчитайте три пункта от диска до c4 по линиям.",
                ),
                hint: told(
                    "From d2: two up and one left, or one left and two up.",
                    "С d2: два вверх и один влево или один влево и два вверх.",
                ),
            },
        ],
    },
    Lesson {
        key: "turn",
        kind: Kind::Ogama,
        title: told("The turn on the way", "Поворот в пути"),
        clauses: &["OG-4.7", "OG-4.8"],
        steps: &[
            Step {
                words: told(
                    "A move goes straight, or turns once by a right angle. Bring a disc to c4.",
                    "Ход идёт прямо или один раз поворачивает под прямым углом. Приведите диск на c4.",
                ),
                rules: "",
                position: "b,b*,b,x,b/x5/x5/ooo*,x,x,o,x/o,x,x,x,o o",
                goal: Goal::To("c4"),
                right: told(
                    "Two and one make three. It does not matter at which corner it turned.",
                    "Два и один — три. Где именно он повернул, неважно.",
                ),
                wrong: told(
                    "The disc must end on c4, exactly three points away.",
                    "Диск должен прийти на c4, ровно через три пункта.",
                ),
                hint: told(
                    "Only the disc on d2 is three points from c4.",
                    "От c4 на три пункта отстоит только диск на d2.",
                ),
            },
            Step {
                words: told(
                    "Discs fly over other discs, of both sides. Capture the disc on c4, past the one on d3.",
                    "Диски перелетают через диски, свои и чужие. Захватите диск на c4, минуя d3.",
                ),
                rules: "",
                position: "x,b*,b,x,b/x,x,b,x,x/x3,b,x/ooo*,x,x,o,x/o,x,x,x,o o",
                goal: Goal::Capture,
                right: told(
                    "Only toads stand in the way; discs never do.",
                    "Мешают только жабы, диски — никогда.",
                ),
                wrong: told(
                    "Capture exactly three points away.",
                    "Захват должен быть ровно через три пункта.",
                ),
                hint: told("d2 to c4.", "d2 – c4."),
            },
        ],
    },
    Lesson {
        key: "block",
        kind: Kind::Ogama,
        title: told("Toads in the way", "Жабы на пути"),
        clauses: &["OG-4.10", "OG-4.11"],
        steps: &[
            Step {
                words: told(
                    "No disc passes over a toad or lands on one, not even its own. Bring the disc from b1 to d2: one way is closed, the other is open.",
                    "Ни один диск не пройдёт через жабу и не встанет на неё, даже на свою. Приведите диск с b1 на d2: один путь закрыт, другой открыт.",
                ),
                rules: "",
                position: "b,x,b,x,o/x5/x,obo*,x,x,b/x,bb,x,x,o/x,o,b*,x,x o",
                goal: Goal::To("d2"),
                right: told(
                    "Up over the black column, then right. By c1 the way was closed.",
                    "Вверх через чёрный столбик, потом вправо. Через c1 путь был закрыт.",
                ),
                wrong: told("The disc on b1 should come to d2.", "Диск с b1 должен прийти на d2."),
                hint: told(
                    "Choose b1: the points it can reach are shown.",
                    "Выберите b1: доступные пункты будут показаны.",
                ),
            },
            Step {
                words: told(
                    "The same board: now bring it to a3. Then try c3, to see why it is closed.",
                    "Та же доска: теперь приведите его на a3. А c3 закрыт: попробуйте и увидите почему.",
                ),
                rules: "",
                position: "b,x,b,x,o/x5/x,obo*,x,x,b/x,bb,x,x,o/x,o,b*,x,x o",
                goal: Goal::To("a3"),
                right: told(
                    "A toad is a wall, yours for them and theirs for you.",
                    "Жаба — это стена: ваша для них, их для вас.",
                ),
                wrong: told("The disc on b1 should come to a3.", "Диск с b1 должен прийти на a3."),
                hint: told("One left, then two up.", "Один влево, потом два вверх."),
            },
        ],
    },
    Lesson {
        key: "tower",
        kind: Kind::Ogama,
        title: told("The tower", "Башенка"),
        clauses: &["OG-5.1", "OG-5.2"],
        steps: &[
            Step {
                words: told(
                    "Put the sixth disc on a column and you have won at once. Win.",
                    "Поставьте шестой диск на столбик, и вы сразу выиграли. Выиграйте.",
                ),
                rules: "",
                position: "b,x,b*,b,b/x5/x,ooooo,x3/x,o,x,o,x/o,x,o*,x2 o",
                goal: Goal::Win,
                right: told("Six discs: the game is yours.", "Шесть дисков: партия ваша."),
                wrong: told(
                    "Put a disc on the column of five.",
                    "Поставьте диск на столбик из пяти.",
                ),
                hint: told("b2 to b3.", "b2 – b3."),
            },
            Step {
                words: told(
                    "A column of five of the other side is as good: capture it, and you have built the tower. Win.",
                    "Чужой столбик из пяти ничем не хуже: захватите его, и башенка построена. Выиграйте.",
                ),
                rules: "",
                position: "b,x,b*,x,b/x5/x,obbob,o,x,x/x3,o,x/o,x,o*,x2 o",
                goal: Goal::Win,
                right: told(
                    "They built five, you put the sixth.",
                    "Пять построили они, шестой поставили вы.",
                ),
                wrong: told(
                    "Land on the column of five on b3.",
                    "Встаньте на столбик из пяти на b3.",
                ),
                hint: told("The disc on c3 stands beside it.", "Диск на c3 стоит рядом с ним."),
            },
        ],
    },
];
