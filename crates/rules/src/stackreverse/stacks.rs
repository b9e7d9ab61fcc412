//! The columns of Stackreverse: every piece knows the one below it.

use crate::player::Player;
use crate::set::{PointSet, Wide};

/// A set of points together with the columns that fit such a board.
pub trait Width: PointSet {
    /// The columns.
    type Stacks: Store;
}

impl Width for u64 {
    type Stacks = Stacks<u8, [Node<u8>; 64], [u8; 64]>;
}

impl Width for Wide {
    type Stacks = Stacks<u32, Vec<Node<u32>>, Vec<u32>>;
}

/// A piece as it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is.
    pub owner: Player,
    /// The visible value, never 0.
    pub value: i8,
}

/// The columns of a board.
///
/// A piece moves in a few steps whatever the heights, and no move needs room.
pub trait Store: Clone + std::fmt::Debug + Send + Sync + 'static {
    /// What a move changes in the two columns it concerns.
    type Tops: Copy + std::fmt::Debug + Send + Sync + 'static;

    /// The most pieces it can hold.
    const CAPACITY: usize;

    /// The columns given, each from the bottom up.
    fn new(columns: &[Vec<Piece>]) -> Self;
    /// The value on top of `point`; 0 where it is empty.
    fn value(&self, point: u8) -> i8;
    /// The piece under the top of `point`.
    fn second(&self, point: u8) -> Option<Piece>;
    /// Moves the top piece of `from`, and there must be one, onto `to`.
    fn carry(&mut self, from: u8, to: u8, turned: bool) -> Carried;
    /// Takes back [`Store::carry`]; `before` is how the two columns were.
    fn carry_back(&mut self, from: u8, to: u8, before: Self::Tops);
    /// The tops of two columns.
    fn tops(&self, from: u8, to: u8) -> Self::Tops;
    /// The pieces of `point` from the top down.
    fn downwards(&self, point: u8) -> impl Iterator<Item = Piece> + '_;
}

/// What [`Store::carry`] did.
#[derive(Clone, Copy, Debug)]
pub struct Carried {
    /// The piece as it lay.
    pub piece: Piece,
    /// The height of the column it left, and of the one it made.
    pub levels: [u32; 2],
    /// Whether a piece is left where it lay.
    pub leaves_piece: bool,
    /// Whether that is a piece of [`Player::Dark`].
    pub leaves_dark: bool,
}

/// A piece and where it lies.
#[derive(Clone, Copy, Debug, Default)]
pub struct Node<I> {
    /// 0 for the ground.
    value: i8,
    /// [`Player::index`] of the owner; 0 for the ground.
    owner: u8,
    /// How many pieces there are from the ground up to this one.
    level: I,
    /// The piece below, by number; 0 is the ground.
    below: I,
}

/// The top piece of one column, and the number of another column's.
#[derive(Clone, Copy, Debug)]
pub struct Tops<I> {
    id: I,
    under: I,
    node: Node<I>,
}

/// Pieces numbered from 1; number 0 is the ground below every column.
#[derive(Clone, Copy, Debug)]
pub struct Stacks<I, N, T> {
    nodes: N,
    tops: T,
    number: std::marker::PhantomData<I>,
}

/// What the two kinds of [`Stacks`] differ in.
pub trait Number: Copy + Default {
    fn index(self) -> usize;
    fn number(index: usize) -> Self;
}

impl Number for u8 {
    #[inline]
    fn index(self) -> usize {
        usize::from(self & 63)
    }
    #[inline]
    fn number(index: usize) -> Self {
        index as Self
    }
}

impl Number for u32 {
    #[inline]
    fn index(self) -> usize {
        self as usize
    }
    #[inline]
    fn number(index: usize) -> Self {
        index as Self
    }
}

/// A row of entries of a fixed length, made once.
pub trait Row<E>: Clone + AsRef<[E]> + AsMut<[E]> {
    /// The most entries; also what an index is cut to.
    const LENGTH: usize;
    fn blank(length: usize) -> Self;
}

impl<E: Copy + Default> Row<E> for [E; 64] {
    const LENGTH: usize = 64;
    fn blank(_: usize) -> Self {
        [E::default(); 64]
    }
}

impl<E: Copy + Default> Row<E> for Vec<E> {
    const LENGTH: usize = 1 << 30;
    fn blank(length: usize) -> Self {
        vec![E::default(); length]
    }
}

impl<I: Number, N: Row<Node<I>>, T: Row<I>> Stacks<I, N, T> {
    #[inline]
    fn node(&self, id: I) -> Node<I> {
        self.nodes.as_ref()[id.index()]
    }

    #[inline]
    fn top_id(&self, point: u8) -> I {
        self.tops.as_ref()[usize::from(point) & (T::LENGTH - 1)]
    }

    #[inline]
    fn put_top(&mut self, point: u8, id: I) {
        self.tops.as_mut()[usize::from(point) & (T::LENGTH - 1)] = id;
    }
}

impl<I> Node<I> {
    #[inline]
    fn piece(&self) -> Option<Piece> {
        let piece = Piece { owner: Player::from_bit(self.owner), value: self.value };
        (self.value != 0).then_some(piece)
    }
}

impl<I, N, T> Store for Stacks<I, N, T>
where
    I: Number + std::fmt::Debug + Send + Sync + 'static,
    N: Row<Node<I>> + std::fmt::Debug + Send + Sync + 'static,
    T: Row<I> + std::fmt::Debug + Send + Sync + 'static,
{
    type Tops = Tops<I>;

    const CAPACITY: usize = N::LENGTH - 1;

    fn new(columns: &[Vec<Piece>]) -> Self {
        let pieces: usize = columns.iter().map(Vec::len).sum();
        let mut stacks = Self {
            nodes: N::blank(pieces + 1),
            tops: T::blank(columns.len()),
            number: Default::default(),
        };
        let mut id = 0;
        for (point, column) in columns.iter().enumerate() {
            for (below, piece) in column.iter().enumerate() {
                let under = stacks.top_id(point as u8);
                id += 1;
                stacks.nodes.as_mut()[id] = Node {
                    value: piece.value,
                    owner: piece.owner as u8,
                    level: I::number(below + 1),
                    below: under,
                };
                stacks.put_top(point as u8, I::number(id));
            }
        }
        stacks
    }

    #[inline]
    fn value(&self, point: u8) -> i8 {
        self.node(self.top_id(point)).value
    }

    #[inline]
    fn second(&self, point: u8) -> Option<Piece> {
        self.node(self.node(self.top_id(point)).below).piece()
    }

    #[inline]
    fn carry(&mut self, from: u8, to: u8, turned: bool) -> Carried {
        let id = self.top_id(from);
        let node = self.node(id);
        let under = self.top_id(to);
        let landed = self.node(under).level.index() + 1;
        let value = if turned { -node.value } else { node.value };
        self.nodes.as_mut()[id.index()] =
            Node { value, owner: node.owner, level: I::number(landed), below: under };
        self.put_top(from, node.below);
        self.put_top(to, id);
        Carried {
            piece: Piece { owner: Player::from_bit(node.owner), value: node.value },
            levels: [node.level.index() as u32, landed as u32],
            leaves_piece: node.below.index() != 0,
            leaves_dark: self.node(node.below).owner != 0,
        }
    }

    #[inline]
    fn carry_back(&mut self, from: u8, to: u8, before: Tops<I>) {
        self.put_top(to, before.under);
        self.put_top(from, before.id);
        self.nodes.as_mut()[before.id.index()] = before.node;
    }

    #[inline]
    fn tops(&self, from: u8, to: u8) -> Tops<I> {
        let id = self.top_id(from);
        Tops { id, under: self.top_id(to), node: self.node(id) }
    }

    fn downwards(&self, point: u8) -> impl Iterator<Item = Piece> + '_ {
        let mut id = self.top_id(point);
        std::iter::from_fn(move || {
            let node = self.node(id);
            id = node.below;
            node.piece()
        })
    }
}
