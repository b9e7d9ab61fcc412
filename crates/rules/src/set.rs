//! Sets of points, as bits.
//!
//! A board of up to 64 points fits a `u64`; larger ones take [`Wide`]. The
//! games are generic over [`PointSet`], so that each rule is written once.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of points, numbered from 0.
pub trait PointSet:
    Copy
    + Eq
    + Debug
    + Default
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
    + 'static
{
    /// A byte for each point.
    type Bytes: PerPoint;

    /// How many points a set can hold.
    const CAPACITY: usize;
    /// No point.
    const EMPTY: Self;

    /// Only `point`.
    fn only(point: u8) -> Self;
    /// Only `point`, or nothing unless `holds`.
    fn only_if(point: u8, holds: bool) -> Self;
    /// Whether `point` is in the set.
    fn contains(self, point: u8) -> bool;
    /// Whether there is no point in the set.
    fn is_empty(self) -> bool;
    /// How many points are in the set.
    fn len(self) -> u32;
    /// The lowest point. Of the empty set, some point.
    fn first(self) -> u8;
    /// The highest point. Of the empty set, some point.
    fn last(self) -> u8;
    /// The set without its lowest point.
    #[must_use]
    fn without_first(self) -> Self;
    /// Every point lower than the lowest of the set; of the empty set, all.
    #[must_use]
    fn below_first(self) -> Self;
    /// Every point higher than the highest of the set; of the empty set, all.
    #[must_use]
    fn above_last(self) -> Self;
    /// Every point raised by `by` (below 64); what leaves the top is lost.
    #[must_use]
    fn up(self, by: u32) -> Self;
    /// Every point lowered by `by` (below 64); what leaves the bottom is lost.
    #[must_use]
    fn down(self, by: u32) -> Self;

    /// The points from `0` to `count - 1`.
    #[must_use]
    fn below(count: usize) -> Self {
        (0..count).fold(Self::EMPTY, |set, point| set | Self::only(point as u8))
    }

    /// Whether the two sets share a point.
    #[inline]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The points in ascending order.
    #[inline]
    fn points(self) -> Points<Self> {
        Points(self)
    }
}

/// A byte for each point of a board.
pub trait PerPoint: Copy + Eq + Debug + Send + Sync + 'static {
    /// `byte` everywhere.
    fn filled(byte: u8) -> Self;
    /// The byte at `point`.
    fn get(&self, point: u8) -> u8;
    /// Puts `byte` at `point`.
    fn set(&mut self, point: u8, byte: u8);
}

impl PerPoint for [u8; 64] {
    fn filled(byte: u8) -> Self {
        [byte; 64]
    }
    #[inline]
    fn get(&self, point: u8) -> u8 {
        self[usize::from(point & 63)]
    }
    #[inline]
    fn set(&mut self, point: u8, byte: u8) {
        self[usize::from(point & 63)] = byte;
    }
}

impl PerPoint for [u8; 256] {
    fn filled(byte: u8) -> Self {
        [byte; 256]
    }
    #[inline]
    fn get(&self, point: u8) -> u8 {
        self[usize::from(point)]
    }
    #[inline]
    fn set(&mut self, point: u8, byte: u8) {
        self[usize::from(point)] = byte;
    }
}

/// The points of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Points<S>(S);

impl<S: PointSet> Iterator for Points<S> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let point = self.0.first();
        self.0 = self.0.without_first();
        Some(point)
    }
}

impl PointSet for u64 {
    type Bytes = [u8; 64];

    const CAPACITY: usize = 64;
    const EMPTY: Self = 0;

    #[inline]
    fn only(point: u8) -> Self {
        1 << (point & 63)
    }
    #[inline]
    fn only_if(point: u8, holds: bool) -> Self {
        Self::from(holds) << (point & 63)
    }
    #[inline]
    fn contains(self, point: u8) -> bool {
        self >> (point & 63) & 1 != 0
    }
    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }
    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }
    #[inline]
    fn first(self) -> u8 {
        (self.trailing_zeros() & 63) as u8
    }
    #[inline]
    fn last(self) -> u8 {
        (63 - (self | 1).leading_zeros()) as u8
    }
    #[inline]
    fn without_first(self) -> Self {
        self & self.wrapping_sub(1)
    }
    #[inline]
    fn below_first(self) -> Self {
        (self & self.wrapping_neg()).wrapping_sub(1)
    }
    #[inline]
    fn above_last(self) -> Self {
        Self::MAX.checked_shl(64 - self.leading_zeros()).unwrap_or(0)
    }
    #[inline]
    fn up(self, by: u32) -> Self {
        self << by
    }
    #[inline]
    fn down(self, by: u32) -> Self {
        self >> by
    }
}

/// A set of up to 256 points: four words, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wide([u64; 4]);

impl PointSet for Wide {
    type Bytes = [u8; 256];

    const CAPACITY: usize = 256;
    const EMPTY: Self = Self([0; 4]);

    #[inline]
    fn only(point: u8) -> Self {
        let mut words = [0; 4];
        words[usize::from(point >> 6)] = 1 << (point & 63);
        Self(words)
    }
    #[inline]
    fn only_if(point: u8, holds: bool) -> Self {
        if holds { Self::only(point) } else { Self::EMPTY }
    }
    #[inline]
    fn contains(self, point: u8) -> bool {
        self.0[usize::from(point >> 6)] >> (point & 63) & 1 != 0
    }
    #[inline]
    fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }
    #[inline]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }
    #[inline]
    fn first(self) -> u8 {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        (word * 64) as u8 + self.0[word].first()
    }
    #[inline]
    fn last(self) -> u8 {
        let word = self.0.iter().rposition(|&word| word != 0).unwrap_or(0);
        (word * 64) as u8 + self.0[word].last()
    }
    #[inline]
    fn without_first(self) -> Self {
        let mut words = self.0;
        if let Some(word) = words.iter_mut().find(|word| **word != 0) {
            *word = word.without_first();
        }
        Self(words)
    }
    #[inline]
    fn below_first(self) -> Self {
        let mut is_below = true;
        Self(self.0.map(|word| {
            let below = if is_below { word.below_first() } else { 0 };
            is_below &= word == 0;
            below
        }))
    }
    #[inline]
    fn above_last(self) -> Self {
        let mut words = [0; 4];
        for (above, word) in words.iter_mut().zip(self.0).rev() {
            *above = word.above_last();
            if word != 0 {
                break;
            }
        }
        Self(words)
    }
    #[inline]
    fn up(self, by: u32) -> Self {
        let mut words = [0; 4];
        let mut carry = 0;
        for (word, old) in words.iter_mut().zip(self.0) {
            *word = old << by | carry;
            carry = if by == 0 { 0 } else { old >> (64 - by) };
        }
        Self(words)
    }
    #[inline]
    fn down(self, by: u32) -> Self {
        let mut words = [0; 4];
        let mut carry = 0;
        for (word, old) in words.iter_mut().zip(self.0).rev() {
            *word = old >> by | carry;
            carry = if by == 0 { 0 } else { old << (64 - by) };
        }
        Self(words)
    }
}

macro_rules! wide_operator {
    ($($operator:ident :: $method:ident, $assign:ident :: $assign_method:ident;)*) => {$(
        impl $operator for Wide {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|n| self.0[n].$method(other.0[n])))
            }
        }
        impl $assign for Wide {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = self.$method(other);
            }
        }
    )*};
}

wide_operator! {
    BitAnd::bitand, BitAndAssign::bitand_assign;
    BitOr::bitor, BitOrAssign::bitor_assign;
    BitXor::bitxor, BitXorAssign::bitxor_assign;
}

impl Not for Wide {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both_ends<S: PointSet>(points: &[u8]) {
        let set = points.iter().fold(S::EMPTY, |set, &p| set | S::only(p));
        assert_eq!(set.points().collect::<Vec<_>>(), points);
        assert_eq!(set.len() as usize, points.len());
        assert_eq!((set.first(), set.last()), (points[0], points[points.len() - 1]));
        let up: Vec<_> =
            points.iter().filter(|&&p| usize::from(p) + 17 < S::CAPACITY).map(|p| p + 17).collect();
        assert_eq!(set.up(17).points().collect::<Vec<_>>(), up);
        let down: Vec<_> = points.iter().filter_map(|p| p.checked_sub(17)).collect();
        assert_eq!(set.down(17).points().collect::<Vec<_>>(), down);
        let all = S::below(S::CAPACITY);
        assert_eq!(set.below_first(), S::below(usize::from(set.first())));
        assert_eq!(set.above_last(), all & !S::below(usize::from(set.last()) + 1));
        assert_eq!((S::EMPTY.below_first(), S::EMPTY.above_last()), (all, all));
        for point in set.points() {
            let only = S::only(point);
            assert_eq!(only.below_first(), S::below(usize::from(point)));
            assert_eq!(only.above_last(), all & !S::below(usize::from(point) + 1));
        }
        assert_eq!(set.up(0), set);
        assert_eq!(set.down(0), set);
        assert!((!set & set).is_empty());
    }

    #[test]
    fn a_set_lists_counts_and_shifts_its_points() {
        both_ends::<u64>(&[0, 5, 17, 46, 47, 63]);
        both_ends::<Wide>(&[0, 5, 17, 46, 47, 63, 64, 127, 128, 200, 255]);
        assert_eq!(Wide::below(256).len(), 256);
        assert_eq!(u64::below(36).len(), 36);
    }
}
