//! Everything that is said on the page, in every language.

use words::Forms;

words::texts! {
    /// Something said on the page.
    pub enum Text {
        // Around the page.
        Name: "Bashenka", "Башенка";
        About: "Two board games in which everything stacks",
            "Две игры, в которых всё складывается в столбики";
        Rooms: "Rooms", "Комнаты";
        RoomPlay: "Play", "Игра";
        RoomGames: "Games", "Партии";
        RoomStudy: "Analysis", "Анализ";
        Analyse: "Analyse", "Разобрать";
        RoomLearn: "Learn", "Учиться";
        RoomDraw: "Boards", "Поля";
        Language: "Language", "Язык";
        Scheme: "Light or dark", "Светлая или тёмная";
        Loading: "Just a moment…", "Секунду…";

        // A new game.
        NewGame: "New game", "Новая партия";
        Game: "Game", "Игра";
        YouPlay: "You play", "Вы играете за";
        Opponent: "Opponent", "Соперник";
        Friend: "a friend at this screen", "друг за этим же экраном";
        Level: "the program, level {0}", "программа, уровень {0}";
        MovesFirst: "{0}, first to move", "{0}, ходят первыми";
        MovesSecond: "{0}, second to move", "{0}, ходят вторыми";
        Begin: "Start", "Начать";
        OgamaShort: "Toads ride on towers of discs. Build a tower of six, or bury more discs than are buried of yours.",
            "Жабы ездят на столбиках. Постройте башенку из шести или погребите больше дисков, чем соперник.";
        StackreverseShort: "Numbers with two sides. Cut the other side off, so that it can reach none of your columns.",
            "Двусторонние числа. Отрежьте соперника, чтобы он не мог добраться до ваших столбиков.";

        Person: "you", "вы";
        MoreChoices: "Every rule, clocks, and your games", "Все правила, часы и ваши партии";
        BackToBoard: "Back to the board", "Назад к доске";
        Rules: "Rules", "Правила";
        RulesOwn: "of your own", "свои";
        RulesEvery: "Every rule", "Все правила";
        RuleFlaw: "This will not do: {0}", "Так не пойдёт: {0}";
        LinkFlaw: "This link cannot be opened: {0}", "Эту ссылку не открыть: {0}";
        DrawLot: "Draw another", "Бросить жребий";
        Time: "Clock", "Часы";
        NoClock: "none", "без часов";
        WithIncrement: "time added after every move", "с добавкой после хода";
        WithDelay: "a delay before every move", "с задержкой перед ходом";
        Minutes: "Minutes each", "Минут каждому";
        Seconds: "Seconds a move", "Секунд на ход";
        Columns: "Columns", "Столбцы";
        Rows: "Rows", "Ряды";

        // Besides moving.
        Hint: "Hint", "Подсказка";
        Hinting: "Looking for a good move…", "Ищу хороший ход…";
        Hinted: "A good move: {0}", "Хороший ход: {0}";
        MakeIt: "Make it", "Сделать";
        Resign: "Resign", "Сдаться";
        ResignSure: "Give this game up?", "Сдать эту партию?";
        Yes: "Yes", "Да";
        No: "No", "Нет";
        OfferDraw: "Offer a draw", "Предложить ничью";
        Offered: "{0} offers a draw.", "Ничью предлагают {0}.";
        DrawAsked: "The program looks at your offer…", "Программа думает о ничьей…";
        DrawDeclined: "The program would rather play on.", "Программа предпочитает играть дальше.";
        Agree: "Agree", "Согласиться";
        Decline: "Decline", "Отказаться";
        Rematch: "Again, sides swapped", "Ещё раз, поменявшись сторонами";
        StoodTwice: "This position has stood before. Let it come a third time, and the game ends.",
            "Эта позиция уже была. На третий раз партия кончится.";
        ThirdTime: "This move brings a position about for the third time and ends the game. Make it?",
            "После этого хода позиция повторится в третий раз, и партия кончится. Сделать его?";

        // Games that are kept.
        Games: "Your games", "Ваши партии";
        NoGames: "A game is kept here from its first move on.",
            "Партия хранится здесь с первого хода.";
        Open: "Open", "Открыть";
        Delete: "Delete", "Удалить";
        Deleted: "Deleted: {0}", "Удалено: {0}";
        Restore: "Undo", "Вернуть";
        Export: "Save as a record", "Сохранить запись";
        NotKept: "The browser does not keep games: {0}", "Браузер не хранит партии: {0}";
        Against: "against {0}", "соперник — {0}";
        OnTheBoard: "on the board now", "сейчас на поле";

        // During a game.
        Board: "Board: {0}", "Поле: {0}";
        ToMove: "{0} to move", "Ходят {0}";
        YourMove: "Your move: {0}", "Ваш ход: {0}";
        Thinks: "{0} is thinking…", "{0} думают…";
        ChooseAPiece: "Choose a piece, then where it goes.",
            "Выберите фишку, потом место, куда ей пойти.";
        MustPass: "You have no move and must pass.", "Ходов нет: придётся пропустить.";
        Pass: "Pass", "Пропустить ход";
        Undo: "Take back", "Взять назад";
        Flip: "Turn the board", "Повернуть поле";
        Over: "The game is over", "Партия окончена";
        EngineFailed: "The program cannot think: {0}", "Программа не может думать: {0}";
        TryAgain: "Try again", "Попробовать ещё раз";

        // Columns.
        Column: "Column on {0}", "Столбик на {0}";
        ColumnHelp: "Point at a column or touch it to see it piece by piece.",
            "Укажите на столбик или коснитесь его, чтобы увидеть его по фишкам.";
        EmptyField: "{0}: empty", "{0}: пусто";
        Told: "{0}: {1}, from the top: {2}", "{0}: {1}, сверху вниз: {2}";
        ToadOf: "toad of {0}", "жаба {0}";
        AsItLies: "leave it: {0}", "оставить: {0}";
        TurnedOver: "turn it over: {0}", "перевернуть: {0}";
        Fits: "{0} on {1}: may land", "{0} на {1}: встать можно";
        TooWeak: "{0} on {1}: too weak", "{0} на {1}: слишком слаба";
        OverLimit: "{0} on {1}: together {2}, the limit is {3}",
            "{0} на {1}: вместе {2}, предел {3}";
        Occupied: "a toad sits there", "там сидит жаба";
        WayClosed: "a toad is in the way", "по пути сидит жаба";
        WentTo: "{0}: {1} to {2}", "{0}: {1} – {2}";
        WentOver: "{0}: {1} to {2}, capture", "{0}: {1} – {2}, захват";
        WentPast: "{0}: pass", "{0}: пропуск хода";

        // How the board looks.
        FromAbove: "Seen from above", "Вид сверху";
        Pieces: "Pieces", "Фишки";
        Wood: "wood", "дерево";
        Paper: "paper", "бумага";
        Patterns: "patterns", "узоры";
        Moves: "Moves", "Ходы";
        NoMovesYet: "None yet.", "Пока нет.";
    }
}

/// How tall a column is.
pub const HEIGHT: Forms = Forms {
    english: ["one piece", "{0} pieces"],
    russian: ["{0} фишка", "{0} фишки", "{0} фишек"],
};

/// How many moves have been made.
pub const MOVES: Forms = Forms {
    english: ["{0} move", "{0} moves"],
    russian: ["{0} ход", "{0} хода", "{0} ходов"],
};

#[cfg(test)]
mod tests {
    use words::{Lang, flaw};

    use super::*;

    #[test]
    fn every_language_says_everything_with_the_same_places() {
        for &text in Text::ALL {
            let [english, russian] = Lang::ALL.map(|lang| text.of(lang));
            assert_eq!(flaw(english, russian), None, "{text:?}");
        }
    }
}
