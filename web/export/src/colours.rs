//! A palette small enough for a film.

use std::collections::HashMap;

/// Up to 256 colours, and which of them stands for each colour met.
#[derive(Debug)]
pub(crate) struct Colours {
    chosen: Vec<[u8; 3]>,
    known: HashMap<[u8; 3], u8>,
}

/// How many colours a palette of the format holds, beside the one that is none.
const MOST: usize = 255;
/// How many colours are remembered before they are looked for anew.
const REMEMBERED: usize = 1 << 16;
/// Colours no farther apart than this look the same: [`off`] of 12 in each part.
const CLOSE: u32 = 10 * 12 * 12;

impl Colours {
    /// The colours of a frame.
    ///
    /// Frames are flat fields with soft edges: first come colours that look
    /// different, those of most pixels before others, then finer shades.
    pub(crate) fn of(pixels: &[Option<[u8; 3]>]) -> Self {
        let mut counts: HashMap<[u8; 3], usize> = HashMap::new();
        for &colour in pixels.iter().flatten() {
            *counts.entry(colour).or_default() += 1;
        }
        let mut counted: Vec<([u8; 3], usize)> = counts.into_iter().collect();
        counted.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
        let chosen = choose(counted.into_iter().map(|(colour, _)| colour));
        Self { chosen, known: HashMap::new() }
    }

    /// The palette, three bytes a colour, with the one that is none at its end.
    pub(crate) fn palette(&self) -> Vec<u8> {
        [self.chosen.concat(), vec![0; 3]].concat()
    }

    /// The number that stands for no colour, through which is seen what lies below.
    pub(crate) const fn none(&self) -> u8 {
        self.chosen.len() as u8
    }

    /// Each pixel as the number of the chosen colour closest to its own;
    /// nothing if one has none that is close.
    pub(crate) fn close_indices(&mut self, pixels: &[Option<[u8; 3]>]) -> Option<Vec<u8>> {
        let none = self.none();
        let mut close = |pixel: [u8; 3]| {
            let index = self.index(pixel);
            (off(pixel, self.chosen[usize::from(index)]) <= CLOSE).then_some(index)
        };
        pixels.iter().map(|pixel| pixel.map_or(Some(none), &mut close)).collect()
    }

    /// Each pixel as the number of the chosen colour closest to its own.
    pub(crate) fn indices(&mut self, pixels: &[Option<[u8; 3]>]) -> Vec<u8> {
        let none = self.none();
        pixels.iter().map(|pixel| pixel.map_or(none, |colour| self.index(colour))).collect()
    }

    fn index(&mut self, colour: [u8; 3]) -> u8 {
        if let Some(&index) = self.known.get(&colour) {
            return index;
        }
        if self.known.len() >= REMEMBERED {
            self.known.clear();
        }
        let closest = (0..=u8::MAX).zip(&self.chosen).min_by_key(|&(_, &other)| off(colour, other));
        let index = closest.map_or(0, |(index, _)| index);
        self.known.insert(colour, index);
        index
    }
}

/// Of colours in the order of their use, as many as a palette holds, at least one.
fn choose(colours: impl Iterator<Item = [u8; 3]>) -> Vec<[u8; 3]> {
    let (mut chosen, mut shades) = (Vec::new(), Vec::new());
    for colour in colours {
        let is_shade = chosen.iter().any(|&other| off(colour, other) <= CLOSE);
        if is_shade { &mut shades } else { &mut chosen }.push(colour);
    }
    chosen.extend(shades);
    chosen.truncate(MOST);
    if chosen.is_empty() {
        chosen.push([0; 3]);
    }
    chosen
}

/// The pixels, four bytes each, as what they are on white.
pub(crate) fn on_white(pixels: &[u8]) -> Vec<[u8; 3]> {
    let colour = |pixel: &[u8]| {
        let opacity = u32::from(pixel[3]);
        let on_white = |part: u8| ((u32::from(part) * opacity + 255 * (255 - opacity)) / 255) as u8;
        [on_white(pixel[0]), on_white(pixel[1]), on_white(pixel[2])]
    };
    pixels.chunks_exact(4).map(colour).collect()
}

/// How far two colours lie apart, squared, weighted as eyes do.
fn off(a: [u8; 3], b: [u8; 3]) -> u32 {
    let part = |n: usize, weight: u32| u32::from(a[n].abs_diff(b[n])).pow(2) * weight;
    part(0, 3) + part(1, 6) + part(2, 1)
}
