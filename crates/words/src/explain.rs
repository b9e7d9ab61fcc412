//! The options of rules, explained: what each is called, what it decides, what
//! its words mean; and the rules that have a name.

use rules::Kind;

use crate::Lang;

/// An option in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explained {
    /// What it is called.
    pub name: &'static str,
    /// What it decides, in a sentence.
    pub about: &'static str,
}

/// An option of a game in words; nothing if it is not known here.
///
/// # Examples
///
/// ```
/// use rules::Kind;
/// use words::{Lang, explain};
///
/// let cap = explain::option(Kind::Ogama, "cap", Lang::English).expect("it is explained");
/// assert_eq!(cap.name, "Longest game");
/// ```
#[must_use]
pub fn option(kind: Kind, key: &str, lang: Lang) -> Option<Explained> {
    let games = OPTIONS.iter().filter(|row| row.0 == kind.key() || row.0.is_empty());
    let (_, _, english, russian) = games.into_iter().find(|row| row.1 == key)?;
    let [name, about] = *pick(english, russian, lang);
    Some(Explained { name, about })
}

/// What a word that an option allows means; the word itself if it is not known
/// here.
#[must_use]
pub fn value(key: &str, word: &'static str, lang: Lang) -> &'static str {
    let row = VALUES.iter().find(|row| (row.0 == key || row.0.is_empty()) && row.1 == word);
    row.map_or(word, |row| *pick(&row.2, &row.3, lang))
}

/// Rules that have a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The rule string; `SEED` in it stands for a number to be drawn.
    pub rules: &'static str,
    english: &'static str,
    russian: &'static str,
}

impl Preset {
    /// What they are called.
    #[must_use]
    pub const fn name(self, lang: Lang) -> &'static str {
        match lang {
            Lang::English => self.english,
            Lang::Russian => self.russian,
        }
    }
}

/// The rules of a game that have a name, the usual ones first.
#[must_use]
pub fn presets(kind: Kind) -> &'static [Preset] {
    match kind.key() {
        "ogama" => OGAMA,
        "stackreverse" => STACKREVERSE,
        _ => USUAL,
    }
}

const fn preset(rules: &'static str, english: &'static str, russian: &'static str) -> Preset {
    Preset { rules, english, russian }
}

const USUAL: &[Preset] = &[preset("", "Usual rules", "Обычные правила")];

const OGAMA: &[Preset] = &[
    USUAL[0],
    preset("seed=SEED", "Toads drawn by lot", "Жабы по жребию"),
    preset("size=4x4,rows=1,seed=SEED", "Short: 4 by 4", "Короткая: 4 на 4"),
    preset("size=8x8,seed=SEED", "Long: 8 by 8", "Долгая: 8 на 8"),
    preset("tie=mover,repetition=captures", "Fewer draws", "Меньше ничьих"),
];

const STACKREVERSE: &[Preset] = &[
    USUAL[0],
    preset("setup=random,seed=SEED", "Shuffled", "Вперемешку"),
    preset("size=6x6,set=1.2.3.4.5.6", "Short: 6 by 6", "Короткая: 6 на 6"),
    preset("lines=all", "Diagonals too", "И по диагонали"),
    preset("board=wild.40.SEED", "Wild board", "Дикое поле"),
    preset("cap=120,cap-result=tops", "Fewer draws", "Меньше ничьих"),
];

type Wording = [&'static str; 2];

/// Game (empty: any), key, and the name and sentence in both languages.
const OPTIONS: &[(&str, &str, Wording, Wording)] = &[
    (
        "",
        "size",
        ["Board", "How many columns and rows the board has."],
        ["Поле", "Сколько на поле столбцов и рядов."],
    ),
    (
        "",
        "cap",
        [
            "Longest game",
            "After so many moves of both sides together the game ends; 0 sets no limit.",
        ],
        ["Предел длины", "После стольких ходов обеих сторон партия кончается; 0 — без предела."],
    ),
    (
        "ogama",
        "rows",
        ["Rows at home", "How many rows of discs each side begins with."],
        ["Ряды у каждого", "Сколько рядов дисков у каждой стороны в начале."],
    ),
    (
        "ogama",
        "first",
        ["First move", "Which side makes the first move."],
        ["Первый ход", "Какая сторона ходит первой."],
    ),
    (
        "ogama",
        "tie",
        ["Equal captures", "Who wins when both sides have captured as many discs."],
        ["Равные захваты", "Кто выигрывает, если захвачено поровну."],
    ),
    (
        "ogama",
        "toad-single",
        ["Disc under a toad", "Whether a lone disc with a toad on it still counts as a free one."],
        ["Диск под жабой", "Считается ли свободным одиночный диск, на котором сидит жаба."],
    ),
    (
        "ogama",
        "stalemate",
        ["No move left", "What happens when the side to move cannot move at all."],
        ["Нет ходов", "Что бывает, когда ходить некуда."],
    ),
    (
        "ogama",
        "repetition",
        ["Third repetition", "What happens when a position stands for the third time."],
        ["Третье повторение", "Что бывает, когда позиция повторится в третий раз."],
    ),
    (
        "ogama",
        "seed",
        ["Lot", "The number that places the toads; the same number, the same places."],
        ["Жребий", "Число, которое расставляет жаб; то же число — те же места."],
    ),
    (
        "ogama",
        "toads",
        ["Toads", "Where the toads begin, in place of the lot: two points such as c2.d5."],
        ["Жабы", "Где начинают жабы, вместо жребия: два места, например c2.d5."],
    ),
    (
        "stackreverse",
        "board",
        [
            "Wild board",
            "A board of odd cells in place of a grid: wild, how many cells (20 to 120), lot.",
        ],
        [
            "Дикое поле",
            "Поле из неровных клеток вместо сетки: wild, число клеток (20–120), жребий.",
        ],
    ),
    (
        "stackreverse",
        "set",
        ["Pieces", "The values of each side's pieces: classic, run16, or a list such as 1.1.2.3."],
        ["Фишки", "Числа на фишках каждой стороны: classic, run16 или список вроде 1.1.2.3."],
    ),
    (
        "stackreverse",
        "setup",
        ["Set-up", "Whether the values are laid out the balanced way or shuffled."],
        ["Расстановка", "Числа стоят уравновешенно или вперемешку."],
    ),
    (
        "stackreverse",
        "lines",
        ["Lines", "Whether pieces move along rows and columns only, or diagonals too."],
        ["Линии", "Фишки ходят только по рядам и столбцам или ещё и по диагонали."],
    ),
    (
        "stackreverse",
        "limit",
        ["Greatest sum", "A piece lands only where the two values add up to no more than this."],
        ["Наибольшая сумма", "Встать можно, только если сумма двух чисел не больше этой."],
    ),
    (
        "stackreverse",
        "compare",
        ["Comparing", "Whether a minus below makes a column easier to land on."],
        ["Сравнение", "Легче ли встать на столбик, если сверху на нём минус."],
    ),
    (
        "stackreverse",
        "steps",
        ["Steps on a wild board", "How many cells a piece goes on a wild board."],
        ["Шаги на диком поле", "На сколько клеток ходит фишка на диком поле."],
    ),
    (
        "stackreverse",
        "loss",
        ["Losing", "When a side that cannot get at the other has lost."],
        ["Проигрыш", "Когда проигрывает сторона, которой не добраться до другой."],
    ),
    (
        "stackreverse",
        "cap-result",
        ["At the limit", "Who wins when the longest game is reached."],
        ["На пределе", "Кто выигрывает, когда партия дошла до предела."],
    ),
    (
        "stackreverse",
        "repetition",
        ["Third repetition", "What happens when a position stands for the third time."],
        ["Третье повторение", "Что бывает, когда позиция повторится в третий раз."],
    ),
    (
        "stackreverse",
        "seed",
        ["Lot", "The number that shuffles the values; the same number, the same set-up."],
        ["Жребий", "Число, которое перемешивает фишки; то же число — та же расстановка."],
    ),
];

/// Key (empty: any), the word, and what it means in both languages.
const VALUES: &[(&str, &str, &str, &str)] = &[
    ("first", "orange", "Orange", "Оранжевые"),
    ("first", "black", "Black", "Чёрные"),
    ("tie", "draw", "nobody: a draw", "никто: ничья"),
    ("tie", "mover", "who moved last", "кто ходил последним"),
    ("tie", "opponent", "who did not move last", "кто ходил не последним"),
    ("toad-single", "no", "does not count", "не считается"),
    ("toad-single", "yes", "counts", "считается"),
    ("stalemate", "captures", "captures are counted", "считают захваты"),
    ("stalemate", "loss", "that side loses", "эта сторона проигрывает"),
    ("repetition", "captures", "captures are counted", "считают захваты"),
    ("repetition", "off", "nothing", "ничего"),
    ("setup", "balanced", "balanced", "уравновешенно"),
    ("setup", "random", "shuffled", "вперемешку"),
    ("lines", "orthogonal", "rows and columns", "ряды и столбцы"),
    ("lines", "all", "diagonals too", "и диагонали"),
    ("compare", "abs", "signs do not count", "знак не считается"),
    ("compare", "signed", "a minus is easier", "на минус легче"),
    ("steps", "2", "two", "на две"),
    ("steps", "1-2", "one or two", "на одну или две"),
    ("loss", "reach", "no way there within three moves", "нет пути за три хода"),
    ("loss", "helpless", "three turns without a way", "три хода подряд нет пути"),
    ("loss", "strict", "as before, or no move at all", "то же или нет ни одного хода"),
    ("loss", "blocked", "three turns without a move", "три хода подряд нет ходов"),
    ("cap-result", "tops", "who tops more columns", "у кого сверху больше столбиков"),
    ("", "draw", "a draw", "ничья"),
];

const fn pick<'t, T>(english: &'t T, russian: &'t T, lang: Lang) -> &'t T {
    match lang {
        Lang::English => english,
        Lang::Russian => russian,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flaw;

    #[test]
    fn every_option_of_every_game_is_explained_in_every_language() {
        for &kind in Kind::ALL {
            for info in kind.options() {
                let explained = Lang::ALL.map(|lang| option(kind, info.key, lang));
                let [Some(english), Some(russian)] = explained else {
                    panic!("{} of {} is not explained", info.key, kind.key());
                };
                assert_eq!(flaw(english.name, russian.name), None, "{}", info.key);
                assert_eq!(flaw(english.about, russian.about), None, "{}", info.key);
                assert!(english.about.ends_with(['.', '5']), "{} is no sentence", info.key);
            }
        }
    }

    #[test]
    fn every_preset_is_sound_has_a_name_and_opens_a_game() {
        for &kind in Kind::ALL {
            assert_eq!(presets(kind)[0].rules, "");
            for preset in presets(kind) {
                let [english, russian] = Lang::ALL.map(|lang| preset.name(lang));
                assert_eq!(flaw(english, russian), None);
                let rules = preset.rules.replace("SEED", "7");
                let game = kind.open(&rules, None, None);
                assert!(game.is_ok(), "{english}: {}", game.unwrap_err());
            }
        }
    }

    #[test]
    fn no_option_or_word_is_explained_that_no_game_has() {
        let has = |game: &str, key: &str| {
            let kinds = Kind::ALL.iter().filter(|kind| game.is_empty() || kind.key() == game);
            kinds.flat_map(|kind| kind.options()).any(|info| info.key == key)
        };
        for (game, key, ..) in OPTIONS {
            assert!(has(game, key), "{game} {key}");
        }
        for (key, word, ..) in VALUES {
            let infos = Kind::ALL.iter().flat_map(|kind| kind.options());
            let mut infos = infos.filter(|info| key.is_empty() || info.key == *key);
            assert!(infos.any(|info| info.values.contains(word)), "{key} {word}");
        }
    }
}
