//! Everything that is said in the room, in every language.

use words::Forms;

words::texts! {
    /// Something said where boards are drawn.
    pub enum Text {
        // What to do next.
        Empty: "Click or tap the corners of a cell, then its first corner again. Or begin with a ready board below.",
            "Отметьте углы клетки щелчками или касаниями и вернитесь в первый угол. Или начните с готового поля ниже.";
        ThisCell: "Set the next corner, or close the cell at its first one.",
            "Отметьте следующий угол или замкните клетку в первом.";
        ThisCut: "Lead the cut to the cell's outline.", "Доведите разрез до края клетки.";
        ThisCorner: "Now tap where the corner is to go.", "Теперь укажите, куда поставить угол.";
        ThisJoin: "Now tap the neighbour to join with cell {0}.",
            "Теперь укажите соседку, с которой объединить клетку {0}.";
        MoreCells: "Go on drawing: cells join where they meet. A board wants 20 or more.",
            "Рисуйте дальше: клетки соединяются там, где встречаются. Полю нужно 20 клеток или больше.";
        PlaceCamps: "Now say where the sides stand: place the camps.",
            "Теперь решите, где стоят стороны: разместите лагеря.";
        Ready: "The board is ready. Play on it!", "Поле готово. Можно играть!";
        Mend: "See what is to be mended below.", "Посмотрите ниже, что надо поправить.";

        // Tools.
        Tools: "Tools", "Инструменты";
        Cell: "Draw a cell", "Клетка";
        Corner: "Move corners", "Углы";
        Split: "Split", "Разрезать";
        Join: "Join", "Объединить";
        Remove: "Remove", "Убрать";
        White: "White's camp", "Лагерь белых";
        Black: "Black's camp", "Лагерь чёрных";
        Undo: "Undo", "Отменить";
        Redo: "Redo", "Вернуть";
        Clear: "Clear the sheet", "Чистый лист";
        Sheet: "The sheet. Arrows move the cursor, Enter taps, Backspace takes a corner back, Escape gives up.",
            "Лист. Стрелки двигают курсор, Enter отмечает, Backspace убирает угол, Escape отменяет.";
        Keys: "By keys: arrows move the cursor on the sheet (with Shift in small steps), Enter taps, Backspace takes a corner back, Escape gives up, Delete removes a cell, Ctrl+Z undoes.",
            "С клавиатуры: стрелки двигают курсор по листу (с Shift – мелкими шагами), Enter отмечает, Backspace убирает угол, Escape отменяет, Delete убирает клетку, Ctrl+Z отменяет правку.";
        HowTo: "How to draw", "Как рисовать";
        HowCells: "A line drawn without lifting becomes a cell, too. Corners are drawn to corners and sides nearby.",
            "Линия, проведённая не отрываясь, тоже становится клеткой. Углы притягиваются к углам и сторонам рядом.";

        // Ready boards.
        BeginWith: "Begin with", "Начать с готового";
        Bricks: "Bricks", "Кирпичи";
        Honeycomb: "Honeycomb", "Соты";
        Wheel: "Wheel", "Колесо";
        Generated: "A wild one", "Дикое поле";
        CellCount: "Cells", "Клеток";
        Lot: "Lot", "Жребий";
        Generate: "Make it", "Создать";

        // Camps and neighbours.
        Camps: "Camps", "Лагеря";
        CampSizes: "White {0}, Black {1}", "Белые: {0}, чёрные: {1}";
        ProposeCamps: "Place them for me", "Разместить за меня";
        NoCamps: "Take them away", "Убрать лагеря";
        Looked: "Cell {0}", "Клетка {0}";
        Neighbours: "Neighbours: {0}", "Соседки: {0}";
        NoNeighbours: "No neighbours", "Соседок нет";
        FirstMoves: "The piece there may begin by going to {0}.", "Фишка отсюда может начать ходом на {0}.";
        LookHelp: "Point at a cell to see its neighbours and where its piece may go.",
            "Укажите на клетку, чтобы увидеть её соседок и куда может пойти фишка.";

        // Defects.
        Defects: "To be mended", "Поправить";
        NoDefects: "Nothing is wrong.", "Всё в порядке.";
        Show: "Show", "Показать";
        Repair: "Repair", "Исправить";
        TooFewCells: "The board has {0}: it needs at least two.", "На поле {0}: нужно хотя бы две.";
        TooManyCells: "There are too many cells for a board.", "Для поля слишком много клеток.";
        Thin: "Cell {0} is too thin to stand on.", "Клетка {0} слишком узкая.";
        Crossing: "Cell {0} crosses or touches itself.", "Клетка {0} пересекает или задевает сама себя.";
        Overlap: "Cells {0} and {1} overlap.", "Клетки {0} и {1} перекрываются.";
        CampsTouch: "White's cell {0} and Black's cell {1} are neighbours: leave free cells between the camps.",
            "Клетки {0} (белые) и {1} (чёрные) соседствуют: между лагерями нужны свободные клетки.";
        NoWhite: "White has no camp.", "У белых нет лагеря.";
        NoBlack: "Black has no camp.", "У чёрных нет лагеря.";
        SmallCamps: "The camps are too small: White's has {0}, Black's {1}, and the pieces need {2} each.",
            "Лагеря малы: у белых {0}, у чёрных {1}, а фишкам нужно по {2}.";
        UnequalCamps: "The camps are unequal: White's has {0}, Black's {1}.",
            "Лагеря неравны: у белых {0}, у чёрных {1}.";
        Alone: "Cell {0} has no neighbours.", "У клетки {0} нет соседок.";
        Apart: "No way leads to cells {0}.", "К клеткам {0} нет пути.";
        Gap: "There is a gap between cells.", "Между клетками дыра.";
        FewCells: "There are only {0}: the game was made for 20 or more.",
            "Всего {0}: игра задумана для 20 и больше.";
        OtherDefect: "The rules refuse the board: {0}", "Правила не принимают поле: {0}";

        // What was refused.
        NotACell: "That is no cell: it needs three corners and an area.",
            "Это не клетка: нужны три угла и площадь.";
        OffSheet: "A corner would lie off the sheet.", "Угол окажется за краем листа.";
        NoSuchCorner: "There is no corner.", "Здесь нет угла.";
        CutFromOutline: "A cut begins and ends on the outline of a cell.",
            "Разрез начинается и кончается на краю клетки.";
        CutInside: "The cut must stay inside one cell.", "Разрез должен идти внутри одной клетки.";
        NotNeighbours: "Cells {0} and {1} have no side in common.", "У клеток {0} и {1} нет общей стороны.";
        Enclosing: "Cells {0} and {1} together would enclose a gap.",
            "Клетки {0} и {1} вместе окружили бы дыру.";
        TooMany: "A board cannot have more: {0} of at most {1}.", "Больше нельзя: {0}, а можно не больше {1}.";

        // The board as a whole.
        Board: "Your board", "Ваше поле";
        Name: "Name", "Название";
        Unnamed: "Board without a name", "Поле без названия";
        Save: "Save", "Сохранить";
        Saved: "Saved.", "Сохранено.";
        Play: "Play on it: {0}", "Играть: {0}";
        Share: "Link to share", "Ссылка";
        Copied: "The link is copied.", "Ссылка скопирована.";
        ThisLink: "The link to this board", "Ссылка на это поле";
        Export: "Save as a file", "Сохранить в файл";
        OpenFile: "Open a file", "Открыть файл";
        NotOpened: "This cannot be opened: {0}", "Это не открыть: {0}";
        NotKept: "The browser does not keep boards: {0}", "Браузер не хранит поля: {0}";
        OwnBoards: "Your boards", "Ваши поля";
        NoBoards: "Boards that you save are listed here.", "Здесь будут поля, которые вы сохраните.";
        Open: "Open", "Открыть";
        Delete: "Delete", "Удалить";
        Deleted: "Deleted: {0}", "Удалено: {0}";
        Restore: "Undo", "Вернуть";
        OnTheSheet: "on the sheet now", "сейчас на листе";
    }
}

/// How many cells there are.
pub const CELLS: Forms = Forms {
    english: ["one cell", "{0} cells"],
    russian: ["{0} клетка", "{0} клетки", "{0} клеток"],
};

#[cfg(test)]
mod tests {
    use words::{Lang, flaw};

    use super::*;

    #[test]
    fn everything_is_said_in_both_languages() {
        for text in Text::ALL {
            let flaw = flaw(text.of(Lang::English), text.of(Lang::Russian));
            assert_eq!(flaw, None, "{text:?}");
        }
    }
}
