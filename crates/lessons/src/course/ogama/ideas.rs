//! The last lessons: how games are won.

use rules::Kind;

use crate::told::told;
use crate::{Goal, Lesson, Step};

/// The lessons, in their order.
pub(super) const LESSONS: [Lesson; 4] = [
    Lesson {
        key: "steal",
        kind: Kind::Ogama,
        title: told("How a tower is stolen", "Как воруют башенку"),
        clauses: &["OG-5.2", "OG-5.3"],
        steps: &[
            Step {
                words: told(
                    "A column of five belongs to whoever reaches it first. Count your range, then steal this one.",
                    "Столбик из пяти достаётся тому, кто первым до него дотянется. Посчитайте дальность и украдите этот.",
                ),
                rules: "",
                position: "b,x,b*,x,b/x,x,b,x,x/x,x,obbob,x,x/x3,o,x/o,x,x,oo*,x o",
                goal: Goal::Win,
                right: told(
                    "Black needed one move more. Never leave five where a toad's range can reach them.",
                    "Чёрным не хватило одного хода. Не оставляйте пять дисков там, куда достаёт чужая жаба.",
                ),
                wrong: told(
                    "Your discs go two points: which one is two points from c3?",
                    "Ваши диски ходят на два: какой из них в двух пунктах от c3?",
                ),
                hint: told("d2 to c3: one left, one up.", "d2 – c3: один влево, один вверх."),
            },
            Step {
                words: told(
                    "Now it is your five on c3, and the black disc on c4 is about to steal it. You cannot finish it yourself. Stop Black.",
                    "Теперь пять на c3 ваши, и чёрный диск с c4 вот-вот их украдёт. Достроить самому нельзя. Остановите чёрных.",
                ),
                rules: "",
                position: "b,x,b*,x,b/x,x,b,x,x/x,x,obobo,x,x/x5/o,x,o*,x,o o",
                goal: Goal::Hold,
                right: told(
                    "Four are not five: whoever lands there now only makes five again, and then it is your turn.",
                    "Четыре — не пять: кто встанет туда сейчас, снова сделает пять, и ход будет ваш.",
                ),
                wrong: told(
                    "The threat is c4 onto c3. Make the column lower, or cover the disc that threatens.",
                    "Угроза — c4 на c3. Понизьте столбик или накройте угрожающий диск.",
                ),
                hint: told(
                    "Move the top disc off c3. Capturing c4 with it is the strongest.",
                    "Снимите верхний диск с c3. Сильнее всего — захватить им c4.",
                ),
            },
            Step {
                words: told(
                    "Play Black and steal the tower in two moves: first bring a disc near, in such a way that Orange can do nothing about it.",
                    "Сыграйте за чёрных и украдите башенку в два хода: сначала подведите диск так, чтобы оранжевые уже ничего не могли сделать.",
                ),
                rules: "",
                position: "b,bb,bbb,x/x3,b*/ooobo,x3/x,oo,o*,o b",
                goal: Goal::Force(3),
                right: told(
                    "A threat that cannot be answered is as good as a win.",
                    "Угроза, от которой нет защиты, — всё равно что победа.",
                ),
                wrong: told(
                    "Your discs go one point. Stand next to the five on a2, where no orange disc can reach you.",
                    "Ваши диски ходят на один. Встаньте рядом с пятью на a2, где оранжевым вас не достать.",
                ),
                hint: told("a4 to a3.", "a4 – a3."),
            },
        ],
    },
    Lesson {
        key: "singles",
        kind: Kind::Ogama,
        title: told("No single left", "Без одиночек"),
        clauses: &["OG-5.4", "OG-5.5", "OG-5.9"],
        steps: &[
            Step {
                words: told(
                    "There is a second end: as soon as either side has no single disc left, captures are counted. A disc under a toad is no single. Give up your last single, since you have two captures and Black none.",
                    "Есть и другой конец: как только у одной из сторон не остаётся одиночных дисков, считают захваты. Диск под жабой одиночным не считается. Отдайте последний одиночный: у вас два захвата, у чёрных ни одного.",
                ),
                rules: "",
                position: "x,b*,x,bo,b/x5/x,o,bo,x,x/x5/x,o*,x,x,x o",
                goal: Goal::Win,
                right: told(
                    "Captures two to none. You decided when to count.",
                    "Захваты два — ноль. Когда считать, решили вы.",
                ),
                wrong: told(
                    "Your only free single is on b3: join it to a column.",
                    "Ваш единственный свободный одиночный — на b3: поставьте его на столбик.",
                ),
                hint: told("b3 onto c3.", "b3 на c3."),
            },
            Step {
                words: told(
                    "It counts for both sides. Take the last single of Black.",
                    "Это относится к обеим сторонам. Заберите последний одиночный диск чёрных.",
                ),
                rules: "",
                position: "x,b*,x,bb,x/x,bo,x,x,x/x5/x,b,x,o,x/x,o,o*,x,x o",
                goal: Goal::Win,
                right: told(
                    "Black has no single, and you lead by two captures.",
                    "У чёрных нет одиночных, а у вас на два захвата больше.",
                ),
                wrong: told(
                    "Black's only free single is on b2.",
                    "Единственный свободный одиночный чёрных — на b2.",
                ),
                hint: told("b1 onto b2.", "b1 на b2."),
            },
        ],
    },
    Lesson {
        key: "endgame",
        kind: Kind::Ogama,
        title: told("Winning by captures", "Победа по захватам"),
        clauses: &["OG-5.4", "OG-5.9", "OG-5.10"],
        steps: &[
            Step {
                words: told(
                    "Before you end the game, count: the enemy discs in your columns against yours in theirs. Here it is in your favour, if you take the right disc.",
                    "Прежде чем кончать партию, посчитайте чужие диски в своих столбиках и свои в чужих. Здесь счёт за вас, если взять нужный диск.",
                ),
                rules: "",
                position: "b*,x4/x2,oob,bbo,x/o,x2,b,x/x3,o,x/ooo*,x4 o",
                goal: Goal::Win,
                right: told(
                    "Three to two. The game ends when one side wants it to end: see to it that this side is you.",
                    "Три — два. Партия кончается, когда это нужно одной из сторон: пусть это будете вы.",
                ),
                wrong: told(
                    "Black's only free single is the disc on d3. Your discs go three.",
                    "Единственный свободный одиночный чёрных — на d3. Ваши диски ходят на три.",
                ),
                hint: told("a3 onto d3.", "a3 на d3."),
            },
            Step {
                words: told(
                    "Play Black and win in two moves. First capture so that Orange cannot take back; then give up your last single.",
                    "Сыграйте за чёрных и выиграйте в два хода. Сначала захватите так, чтобы у вас не отобрали, потом отдайте последний одиночный.",
                ),
                rules: "",
                position: "x,bb,b,b*/bob,x,b,x/x,o*,obo,x/o,o,x,oo b",
                goal: Goal::Force(3),
                right: told(
                    "Ahead on captures and master of the end: that is how the endgame is won.",
                    "Впереди по захватам и хозяин конца партии: так и выигрывают эндшпиль.",
                ),
                wrong: told(
                    "Orange threatens to end the game itself. Turn the count first.",
                    "Оранжевые грозят сами закончить партию. Сначала переверните счёт.",
                ),
                hint: told(
                    "c3 onto c2 captures a column and wins the count.",
                    "c3 на c2 захватывает столбик и выигрывает счёт.",
                ),
            },
        ],
    },
    Lesson {
        key: "three",
        kind: Kind::Ogama,
        title: told("The toad on three", "Жаба на трёх"),
        clauses: &["OG-5.4", "OG-5.6", "OG-5.9"],
        steps: &[
            Step {
                words: told(
                    "The designer's own example. Orange's toad sits on three, Black's on a single disc; Orange may capture any of the columns and seems to rule the board. Play Orange, and try whatever you like.",
                    "Пример самого автора. Оранжевая жаба сидит на трёх, чёрная на одном; оранжевые могут захватить любой столбик и, казалось бы, доминируют. Сыграйте за оранжевых, попробуйте что угодно.",
                ),
                rules: "",
                position: "b*,x4/x2,oob,ob,ob/o,x2,b,x/x3,o,x/ooo*,x4 o",
                goal: Goal::Lost,
                right: told(
                    "Lost, whatever you try. Black's toad keeps its disc from counting as a single, so Black ends the game with the last free disc, ahead on captures.",
                    "Проиграно, что ни делай. Диск под чёрной жабой не считается одиночным, поэтому чёрные кончают партию последним свободным диском, ведя по захватам.",
                ),
                wrong: told("Any move will do.", "Подойдёт любой ход."),
                hint: told(
                    "Any move will do: watch the answer.",
                    "Подойдёт любой ход: смотрите на ответ.",
                ),
            },
            Step {
                words: told(
                    "Now see it from the other side. Black to move: end the game and win.",
                    "Теперь посмотрите с другой стороны. Ход чёрных: кончайте партию и выигрывайте.",
                ),
                rules: "",
                position: "b*,x4/x2,oob,ob,ob/o,x2,b,x/x3,o,x/ooo*,x4 b",
                goal: Goal::Win,
                right: told(
                    "A low toad can be an advantage: it hides a single. Range is not everything.",
                    "Низкая жаба бывает и преимуществом: она прячет одиночный диск. Дальность — не всё.",
                ),
                wrong: told(
                    "Your last free single is on d3: join it to a column of yours.",
                    "Ваш последний свободный одиночный — на d3: поставьте его на свой столбик.",
                ),
                hint: told("d3 onto d4.", "d3 на d4."),
            },
        ],
    },
];
