//! Everything that is said in the room, in every language.

use words::Forms;

words::texts! {
    /// Something said in the room.
    pub enum Text {
        // The engine.
        Engine: "Engine", "Программа";
        Think: "Think", "Думать";
        Lines: "Lines", "Вариантов";
        Threats: "Threats", "Угрозы";
        ThreatsHelp: "What {0} would do if it were their move",
            "Что сделали бы {0}, если бы сейчас был их ход";
        NoThreats: "The game is over: nothing is threatened.", "Партия окончена, угроз нет.";
        Depth: "depth {0}", "глубина {0}";
        Speed: "{0} thousand positions a second", "{0} тыс. позиций в секунду";
        Threads: "one thread", "один поток";
        Thinking: "Looking…", "Смотрю…";
        EngineOff: "The engine rests. Let it think to see its lines.",
            "Программа отдыхает. Включите её, чтобы увидеть варианты.";
        EngineFailed: "The engine does not answer: {0}", "Программа не отвечает: {0}";
        PlayLine: "Play {0}", "Сыграть {0}";
        AddLine: "Add the whole line to the tree", "Добавить весь вариант в дерево";

        // Values in words.
        Even: "The chances are even", "Шансы равны";
        Slight: "{0} has slightly better chances", "{0}: шансы чуть выше";
        Better: "{0} has better chances", "{0}: шансы выше";
        MuchBetter: "{0} has much better chances", "{0}: шансы намного выше";
        Winning: "{0} should win", "{0} должны выиграть";
        WinsNow: "{0} has won", "{0} выиграли";
        WinsIn: "{0} wins, {1}", "{0} выигрывают, {1}";
        Chance: "{0}\u{a0}%", "{0}\u{a0}%";
        BarLabel: "Chance of {0}: {1}\u{a0}%", "Шансы {0}: {1}\u{a0}%";

        // The tree.
        Moves: "Moves", "Ходы";
        NoMoves: "Make a move on the board, or open a record below. Variations come by themselves: go back and move otherwise.",
            "Сделайте ход на доске или откройте запись ниже. Варианты появятся сами: вернитесь и пойдите иначе.";
        First: "To the start", "В начало";
        Back: "Back", "Назад";
        Forward: "Forward", "Вперёд";
        Last: "To the end", "В конец";
        Undo: "Undo", "Отменить";
        Redo: "Redo", "Вернуть";
        Delete: "Delete from here", "Удалить отсюда";
        Promote: "Move up", "Поднять";
        MakeMain: "Main line", "Сделать главным";
        Comment: "Comment", "Комментарий";
        CommentHelp: "What is to be said of this position", "Что сказать об этой позиции";
        Glyphs: "How good the move is", "Насколько хорош ход";
        Edit: "This move", "Этот ход";
        ToMove: "{0} to move", "Ходят {0}";

        // Drawing.
        Draw: "Draw", "Рисовать";
        DrawHelp: "Drag from point to point for an arrow, tap for a ring. With a mouse, the right button always draws.",
            "Проведите от пункта к пункту — будет стрелка, коснитесь — кольцо. Правая кнопка мыши рисует всегда.";
        ClearMarks: "Wipe", "Стереть";
        Flip: "Turn the board", "Повернуть доску";

        // The review.
        Review: "Whole game", "Вся партия";
        ReviewHelp: "Let the engine look at every position of this line, and mark where it was decided.",
            "Пусть программа посмотрит каждую позицию этой линии и отметит, где всё решилось.";
        ReviewQuick: "Quick look", "Быстро";
        ReviewDeep: "Thorough look", "Тщательно";
        ReviewProgress: "{0} of {1} positions", "{0} из {1} позиций";
        Cancel: "Stop", "Остановить";
        Accuracy: "{0}: accuracy {1}\u{a0}%", "{0}: точность {1}\u{a0}%";
        KeyMoments: "Where it was decided", "Где всё решилось";
        NoMoments: "Nobody went badly wrong.", "Грубых ошибок нет.";
        MissedWin: "{0}: a win was there, {1}; better was {2}.",
            "{0}: был выигрыш, {1}; лучше {2}.";
        IntoLoss: "{0}: this loses by force, {1}; better was {2}.",
            "{0}: это форсированно проигрывает, {1}; лучше {2}.";
        LostLead: "{0}: this hands the better chances over; better was {1}.",
            "{0}: перевес переходит к сопернику; лучше {1}.";
        Worse: "{0}: this makes it worse by {1}\u{a0}%; better was {2}.",
            "{0}: шансы падают на {1}\u{a0}%; лучше {2}.";
        Graph: "How the chances went", "Как менялись шансы";

        // Opening and handing on.
        Open: "Open a game or a position", "Открыть партию или позицию";
        OpenHelp: "Paste a record or a position, choose a file, or drop one here.",
            "Вставьте запись или позицию, выберите файл или перетащите его сюда.";
        OpenDo: "Open", "Открыть";
        Opened: "Opened: {0}.", "Открыто: {0}.";
        File: "File", "Файл";
        NotOpened: "This cannot be opened. {0}", "Это не открыть. {0}";
        Where: "Line {0}, letter {1}.", "Строка {0}, знак {1}.";
        BadLink: "The link cannot be read: {0}", "Ссылку не прочесть: {0}";
        Hand: "Hand on", "Передать";
        Share: "Link", "Ссылка";
        ShareHelp: "The link holds the whole study; nothing is sent anywhere.",
            "В ссылке весь разбор целиком; никуда ничего не отправляется.";
        Copied: "Copied.", "Скопировано.";
        TooLong: "Too long for a link; save it as a file.", "Для ссылки слишком длинно; сохраните файлом.";
        Save: "Save as a file", "Сохранить файлом";
        PlayHere: "Play from here", "Играть отсюда";
        PlayFriend: "with a friend", "с другом";
        PlayProgram: "against the program", "против программы";
        Fresh: "New study", "Новый разбор";
        Board: "Board: {0}", "Доска: {0}";
    }
}

/// In how many moves.
pub const IN_MOVES: Forms = Forms {
    english: ["in {0} move", "in {0} moves"],
    russian: ["за {0} ход", "за {0} хода", "за {0} ходов"],
};

/// How many moves there are.
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
            let (english, russian) = (text.of(Lang::English), text.of(Lang::Russian));
            assert_eq!(flaw(english, russian), None, "{english} / {russian}");
        }
    }
}
