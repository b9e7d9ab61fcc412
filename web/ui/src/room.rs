//! The rooms of the page.

use play::Text;

/// A room of the page: a program and an address of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// Where one plays.
    Play,
    /// Where games are chosen and kept.
    Games,
    /// Where games are analysed.
    Study,
    /// Where the games are learnt.
    Learn,
    /// Where wild boards are drawn.
    Draw,
}

impl Room {
    /// The rooms in the order in which they are shown.
    pub const ALL: [Self; 5] = [Self::Play, Self::Games, Self::Learn, Self::Study, Self::Draw];

    /// Where it is.
    #[must_use]
    pub const fn address(self) -> &'static str {
        match self {
            Self::Play => "/",
            Self::Games => "/games",
            Self::Study => "/study",
            Self::Learn => "/learn",
            Self::Draw => "/draw",
        }
    }

    /// What it is called where one goes there.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Self::Play => Text::RoomPlay,
            Self::Games => Text::RoomGames,
            Self::Study => Text::RoomStudy,
            Self::Learn => Text::RoomLearn,
            Self::Draw => Text::RoomDraw,
        }
    }
}
