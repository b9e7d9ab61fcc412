//! Everything that is said on the screen, in every language.
//!
//! `{0}` and `{1}` are places that [`words::fill`] fills. Nothing else in this crate
//! holds words meant for the player.

words::texts! {
/// Something said on the screen.
pub(crate) enum Text {
    // The start screen.
    Welcome: "Stacking board games", "Настольные игры со столбиками";
    AskGame: "Game", "Игра";
    AskBoard: "Board", "Поле";
    AskOpponent: "Opponent", "Соперник";
    AskSide: "You play", "Вы играете за";
    AskLanguage: "Language", "Язык";
    Begin: "Start the game", "Начать игру";
    StartKeys: "Up, Down: line   Left, Right: change   Enter: start   l: load   q: quit",
        "Вверх, вниз: строка  Влево, вправо: сменить  Enter: начать  l: файл  q: выход";
    Hotseat: "another person, at this keyboard", "другой человек, за этой же клавиатурой";
    Level: "the program, level {0} of 10", "программа, уровень {0} из 10";
    LevelEasiest: "the program, level 1 of 10 (easiest)", "программа, уровень 1 из 10 (самый лёгкий)";
    FullStrength: "the program at full strength", "программа в полную силу";
    BothSides: "both sides", "обе стороны";
    MovesFirst: "{0} (moves first)", "{0} (первый ход)";
    MovesSecond: "{0} (moves second)", "{0} (второй ход)";
    SmallBoard: "small, quick games", "маленькое, быстрая игра";
    UsualBoard: "the usual one", "обычное";
    LargeBoard: "large, long games", "большое, долгая игра";
    RunSet: "each side has 1 to 16", "у каждой стороны от 1 до 16";
    WildBoard: "30 cells of any shape", "30 ячеек любой формы";

    // Games and players.
    OgamaShort: "Toads on towers of discs. Build a tower of six, or capture more.",
        "Жабы на столбиках. Постройте башенку из шести или захватите больше.";
    StackreverseShort: "Two-sided numbers. Cut the other side off from your columns.",
        "Двусторонние числа. Отрежьте другую сторону от своих столбиков.";
    You: "you", "вы";
    LevelShort: "level {0}", "уровень {0}";
    FullShort: "full strength", "в полную силу";

    // Whose turn it is, and how it ended.
    ToMove: "{0} to move", "Ходят {0}";
    YourMove: "Your move: {0}", "Ваш ход: {0}";
    Thinks: "{0} is thinking {1}", "{0} думают {1}";
    HintThinks: "Looking for a hint {0}", "Ищу подсказку {0}";
    GameOver: "The game is over", "Игра окончена";

    // The panel.
    Range: "{0} on {1}: discs move {2}", "{0} на {1}: диски ходят на {2}";
    Counters: "Turns without a way: {0}", "Ходов без пути: {0}";
    ColumnOf: "{0}: height {1}, top first", "{0}: высота {1}, сверху вниз";
    SingleOf: "{0}: a single piece", "{0}: одна фишка";
    EmptyPoint: "{0}: empty", "{0}: пусто";
    AndMore: "… {0} more (i: all)", "… и ещё {0} (i: все)";
    WithToad: "{0}, with the toad", "{0}, с жабой";
    Moves: "Moves", "Ходы";
    NoMovesYet: "none yet", "пока нет";
    CellHeader: "Cell   Column              Neighbours", "Ячейка Столбик             Соседи";

    // Messages.
    ChooseAPiece: "Choose a piece: move to it with the arrows and press Enter, or click it.",
        "Выберите фишку: подведите к ней стрелками и нажмите Enter или щёлкните по ней.";
    ChooseATarget: "{0} is chosen. Choose where it goes: + free or own, x capture. Esc: put back.",
        "Выбрана {0}. Куда ей пойти: + свободно или своё, x захват. Esc: вернуть.";
    NotThere: "It cannot go from {0} to {1}.", "С {0} на {1} пойти нельзя.";
    NothingHere: "There is no piece on {0}.", "На {0} нет фишки.";
    NotYours: "The top of {0} is not yours.", "Верх столбика {0} не ваш.";
    CannotMove: "The piece on {0} has no move.", "Фишке на {0} некуда пойти.";
    NotYourTurn: "It is not your turn yet.", "Сейчас не ваш ход.";
    OverAlready: "The game is over: n starts another, u takes the last move back.",
        "Игра окончена: n начинает новую, u берёт последний ход назад.";
    OnlyPass: "You have no move: press Enter to pass.", "Ходов нет: нажмите Enter, чтобы пропустить.";
    Played: "{0} played {1}.", "{0} пошли {1}.";
    Passed: "{0} passed.", "{0} пропустили ход.";
    BadMove: "{0} cannot be read as a move. Write it like this: {1}.",
        "{0} не читается как ход. Пишите так: {1}.";
    IllegalMove: "{0} is not a legal move here.", "{0} здесь не по правилам.";
    TookBack: "Took back {0}. r makes it again.", "Взяли назад {0}. r повторит.";
    NothingToUndo: "There is nothing to take back.", "Брать назад нечего.";
    Redone: "Made {0} again.", "Снова сделали {0}.";
    NothingToRedo: "There is nothing to make again.", "Повторять нечего.";
    Hint: "Hint: {0}. Enter plays it.", "Подсказка: {0}. Enter делает этот ход.";
    NoThought: "The program found no move. That should not happen.",
        "Программа не нашла хода. Так быть не должно.";
    SavedTo: "Saved to {0}.", "Сохранено в {0}.";
    NotSaved: "Could not save: {0}", "Не удалось сохранить: {0}";
    LoadedFrom: "Loaded {0}.", "Открыто: {0}.";
    LoadedInPart: "Loaded {0}; problems: {1}, first: {2}",
        "Открыто: {0}; замечаний: {1}, первое: {2}";
    NotLoaded: "Could not load: {0}", "Не удалось открыть: {0}";
    NotOpened: "That board cannot be set up: {0}", "Такое поле не построить: {0}";

    // Prompts.
    AskMove: "Move:", "Ход:";
    AskSave: "Save to which file?", "В какой файл сохранить?";
    AskLoad: "Load which file?", "Какой файл открыть?";
    AskResign: "Resign? {0} wins then.", "Сдаться? Тогда выиграют {0}.";
    AskQuit: "Quit? This game is not saved.", "Выйти? Партия не сохранена.";
    AskNew: "Leave this game? It is not saved.", "Оставить эту партию? Она не сохранена.";
    AskOverwrite: "{0} exists already. Write over it?", "{0} уже есть. Записать поверх?";
    YesOrNo: "y: yes    n: no", "y: да    n: нет";
    PromptKeys: "Enter: do it   Esc: leave it", "Enter: готово   Esc: отмена";
    AskTurn: "On its way to {0} the piece may be turned over:",
        "По дороге на {0} фишку можно перевернуть:";
    AsItLies: "leave it: {0}", "оставить: {0}";
    TurnedOver: "turn it over: {0}", "перевернуть: {0}";
    TurnKeys: "Up, Down or f: change   Enter: move   Esc: back",
        "Вверх, вниз или f: сменить   Enter: пойти   Esc: назад";
    AnyKey: "Any key: back", "Любая клавиша: назад";
    TooSmall: "This window is {0}x{1}. The game needs at least 80x24: please make it larger.",
        "Окно {0}x{1}. Игре нужно хотя бы 80x24: увеличьте его, пожалуйста.";

    // The line of keys.
    KeysChoose: "Arrows Enter or c2d4: move  u: undo  h: hint  s: save  ?: help  q: quit",
        "Стрелки и Enter или c2d4: ход  u: назад  h: подсказка  ?: помощь  q: выход";
    KeysTarget: "Arrows, Tab: to a target  Enter: move there  Esc: put back  ?: help",
        "Стрелки, Tab: к цели  Enter: пойти туда  Esc: вернуть фишку  ?: помощь";
    KeysThinking: "u: take your move back  i: whole column  ?: help  q: quit",
        "u: взять ход назад  i: весь столбик  ?: помощь  q: выход";
    KeysOver: "n: new game  u: take back  s: save  l: load  ?: help  q: quit",
        "n: новая игра  u: назад  s: сохранить  l: открыть  ?: помощь  q: выход";

    // Help.
    HelpTitle: "Help, page {0} of 3", "Помощь, страница {0} из 3";
    HelpKeys: "Left, Right: pages   Esc: back", "Влево, вправо: страницы   Esc: назад";
    HelpHowTo: "\
To move, choose a piece and then the place it goes to: with the arrows and \
Enter, or with two clicks. Or type the move, such as c2d4, and press Enter. \
Type : first where the letter is also a command.\n\
\n\
Arrows  walk over the board      Tab    next piece or target\n\
Enter   choose, move             Esc    put the piece back\n\
u       take back                r      make again\n\
h       hint                     i      the whole column\n\
f       turn over, where it may  ?      this help\n\
s       save                     l      load\n\
n       new game                 R      resign\n\
q       quit                     Ctrl-C quit at once\n\
\n\
The wheel of the mouse scrolls a board too large for the window.",
        "\
Чтобы пойти, выберите фишку и место, куда она пойдёт: стрелками и Enter \
или двумя щелчками. Или наберите ход, например c2d4, и нажмите Enter. \
Если буква занята командой, наберите сначала двоеточие.\n\
\n\
Стрелки идти по полю             Tab    следующая фишка или цель\n\
Enter   выбрать, пойти           Esc    вернуть фишку\n\
u       взять ход назад          r      повторить его\n\
h       подсказка                i      весь столбик\n\
f       перевернуть, если можно  ?      эта помощь\n\
s       сохранить                l      открыть\n\
n       новая игра               R      сдаться\n\
q       выход                    Ctrl-C выход сразу\n\
\n\
Колесо мыши двигает поле, которое не помещается в окно.";
    HelpSigns: "\
How to read a point of the board:\n\
\n\
 O*     the top piece: its side's letter (and number); * is a toad\n\
 3↓bo   3 pieces stand here; under the top lie b, then o, the lowest\n\
 ·      an empty point\n\
\n\
[ ]     where you are               { }   the piece you have chosen\n\
( )     the last move               +     it can go here\n\
x       it can go here and capture\n\
\n\
The panel on the right lists the column you are on, piece by piece, and i \
shows one too tall for the panel.",
        "\
Как читать пункт поля:\n\
\n\
 O*     верхняя фишка: буква стороны (и число); * — жаба\n\
 3↓bo   здесь 3 фишки; под верхней лежит b, потом o, самая нижняя\n\
 ·      пустой пункт\n\
\n\
[ ]     где вы                      { }   выбранная фишка\n\
( )     последний ход               +     сюда можно пойти\n\
x       сюда можно пойти с захватом\n\
\n\
Справа перечислен столбик, на котором вы стоите, фишка за фишкой, а i \
показывает и тот, что туда не поместился.";
    RulesOgama: "\
Each turn you do one thing.\n\
\n\
Your toad steps to a neighbouring point, in any of eight directions, whose \
top disc is yours. Or one free disc of yours (on top, no toad on it) moves \
exactly as many points as there are discs under YOUR toad: along the lines, \
with at most one right-angled turn. It flies over everything but toads and \
lands on top of whatever is there. An enemy column landed on is captured.\n\
\n\
You win at once if your disc lands as the sixth of a tower. If a side has \
no single disc left (one under a toad does not count), the game ends and \
captures are counted: the enemy discs buried in the columns you top.",
        "\
В свой ход вы делаете что-то одно.\n\
\n\
Жаба шагает на соседний пункт в любом из восьми направлений, если верхний \
диск там ваш. Или один ваш свободный диск (верхний и без жабы) проходит \
ровно столько пунктов, сколько дисков под ВАШЕЙ жабой: по линиям, не более \
чем с одним прямым поворотом. Он перелетает через всё, кроме жаб, и ложится \
сверху на то, что там стоит. Чужой столбик под ним захвачен.\n\
\n\
Вы сразу выигрываете, если ваш диск лёг шестым в башенку. Если у одной из \
сторон нет одиночных дисков (диск под жабой не в счёт), игра кончается, и \
считают захваты: чужие диски, погребённые в ваших столбиках.";
    RulesStackreverse: "\
Each turn you move one of your visible pieces in a straight line, as far \
as you like, but not over other pieces.\n\
\n\
If it stops on an empty point, you may turn it over: 5 becomes -5. It may \
also land on top of a piece of either side, if its number is not smaller \
(signs left aside) and if the two visible numbers add up to no more than 10 \
and no less than -10. A piece under another one is blocked until that leaves.\n\
\n\
A side loses that is cut off: it could not get onto an enemy column even \
with three moves in a row.",
        "\
В свой ход вы двигаете одну свою непокрытую фишку по прямой, сколь угодно \
далеко, но не через другие фишки.\n\
\n\
Если она останавливается на пустом пункте, её можно перевернуть: из 5 \
станет -5. Она может встать и на фишку любой стороны, если её число не \
меньше (знаки не в счёт) и если сумма двух видимых чисел не больше 10 и не \
меньше -10. Фишка под другой заблокирована, пока верхняя не уйдёт.\n\
\n\
Проигрывает сторона, которая отрезана: ей не встать на чужой столбик даже \
за три хода подряд.";
    RulesWild: "\
On a board of cells there are no lines: each turn you move one of your \
visible pieces two cells, from neighbour to neighbour. The cell passed must \
be free, and the move may not end where it began.\n\
\n\
If it stops on an empty cell, you may turn it over: 5 becomes -5. It may \
also land on top of a piece of either side, if its number is not smaller \
(signs left aside) and if the two visible numbers add up to no more than 10 \
and no less than -10. A piece under another one is blocked until that leaves.\n\
\n\
A side loses that is cut off: it could not get onto an enemy column even \
with three moves in a row.",
        "\
На поле из ячеек прямых нет: в свой ход вы двигаете одну свою непокрытую \
фишку на две ячейки, от соседки к соседке. Ячейка, через которую она идёт, \
должна быть свободна, и вернуться туда, откуда вышла, фишка не может.\n\
\n\
Если она останавливается на пустой ячейке, её можно перевернуть: из 5 \
станет -5. Она может встать и на фишку любой стороны, если её число не \
меньше (знаки не в счёт) и если сумма двух видимых чисел не больше 10 и не \
меньше -10. Фишка под другой заблокирована, пока верхняя не уйдёт.\n\
\n\
Проигрывает сторона, которая отрезана: ей не встать на чужой столбик даже \
за три хода подряд.";
    RulesOptions: "This game is played with other rules in part: {0}",
        "В этой партии часть правил другая: {0}";
    RulesOther: "See the rulebook.", "Смотрите книгу правил.";
}
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn every_language_says_everything_with_the_same_places() {
        for &text in Text::ALL {
            let [english, russian] = Lang::ALL.map(|lang| text.of(lang));
            assert_eq!(words::flaw(english, russian), None, "{text:?}");
        }
    }

    #[test]
    fn what_stands_on_one_line_fits_it() {
        use Text::{
            ChooseAPiece, KeysChoose, KeysOver, KeysTarget, KeysThinking, OgamaShort,
            StackreverseShort, StartKeys,
        };
        let lines = [ChooseAPiece, KeysChoose, KeysOver, KeysTarget, KeysThinking, StartKeys];
        for lang in Lang::ALL {
            for text in lines {
                assert!(text.of(lang).chars().count() <= 79, "{text:?} in {lang:?}");
            }
            for text in [OgamaShort, StackreverseShort] {
                assert!(text.of(lang).chars().count() <= 74, "{text:?} in {lang:?}");
            }
        }
    }
}
