//! What is said in this room, in every language.

use words::Forms;

words::texts! {
    /// Something said in this room.
    pub enum Text {
        Lessons: "Lessons", "Уроки";
        Puzzles: "Puzzles", "Задачи";
        Rulebook: "Rulebook", "Правила";
        Parts: "What to learn", "Что изучать";
        Welcome: "Learn by doing", "Учитесь на ходу";
        WelcomeLong: "Choose a game and begin with its first lesson. Each takes a minute: you make a move, and the rules themselves say whether it was right.",
            "Выберите игру и начните с первого урока. Каждый занимает минуту: вы делаете ход, а сами правила говорят, верен ли он.";
        BeginHere: "Begin here", "Начать отсюда";
        GoOn: "Go on: {0}", "Дальше: {0}";
        AllDone: "All lessons done", "Все уроки пройдены";
        Done: "done", "пройдено";
        Solved: "solved", "решена";
        StepOf: "Step {0} of {1}", "Шаг {0} из {1}";
        Right: "Right!", "Верно!";
        NotThat: "Not that.", "Не то.";
        Refused: "The rules do not allow that move.", "Правила не разрешают такой ход.";
        Reply: "Good. The answer is {0}; go on.", "Хорошо. Ответ — {0}; продолжайте.";
        Hint: "Hint", "Подсказка";
        ShowMove: "Show the move", "Показать ход";
        HintMove: "Try {0}.", "Попробуйте {0}.";
        TryAgain: "Try again", "Ещё раз";
        NextStep: "Next step", "Следующий шаг";
        NextLesson: "Next lesson: {0}", "Следующий урок: {0}";
        LessonDone: "That was the lesson.", "Урок пройден.";
        CourseDone: "You know the game now. Play it!", "Теперь вы знаете игру. Играйте!";
        PlayFirst: "Play against level 1", "Играть с программой, уровень 1";
        ToPuzzles: "To the puzzles", "К задачам";
        AllLessons: "All lessons", "Все уроки";
        AllPuzzles: "All puzzles", "Все задачи";
        NextPuzzle: "Next puzzle", "Следующая задача";
        PuzzleName: "Puzzle {0}, grade {1}", "Задача {0}, трудность {1}";
        WinsIn: "{0} to move wins in {1}.", "Ход: {0}. Выигрыш: {1}.";
        Grade: "Grade {0}", "Трудность {0}";
        Graded: "Every puzzle is a proven win. The grade is the number of your moves to the win, and one more where the program itself has to look deep.",
            "Каждая задача — доказанный выигрыш. Трудность — число ваших ходов до победы и ещё единица, если самой программе приходится смотреть глубоко.";
        UnderRules: "Rules: {0}", "Правила: {0}";
        Clauses: "In the rulebook:", "В правилах:";
        NotFound: "There is nothing here by that name.", "Здесь такого нет.";
        Common: "Both games", "Обе игры";
        PlayExample: "Play {0}", "Сыграть {0}";
        Back: "Set it up again", "Расставить снова";
        Diagram: "Diagram: {0}", "Диаграмма: {0}";
        LinkTo: "Link to {0}", "Ссылка на {0}";
    }
}

/// In how many moves something is won.
pub const MOVES: Forms = Forms {
    english: ["one move", "{0} moves"],
    russian: ["{0} ход", "{0} хода", "{0} ходов"],
};

/// How much has been done: `{0}` of so many.
pub const LESSONS: Forms = Forms {
    english: ["{0} lesson done", "{0} lessons done"],
    russian: ["пройден {0} урок", "пройдено {0} урока", "пройдено {0} уроков"],
};

/// How many puzzles have been solved.
pub const SOLVED: Forms = Forms {
    english: ["{0} solved", "{0} solved"],
    russian: ["решена {0}", "решено {0}", "решено {0}"],
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
