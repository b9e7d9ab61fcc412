//! Frames made an animated GIF.

use std::fmt;

use gif::{Encoder, Frame, Repeat};

use crate::FilmError;
use crate::colours::{Colours, on_white};

/// How long a frame stands, in hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delay(u16);

impl Delay {
    /// The shortest that every viewer shows as it is.
    pub const SHORTEST: Self = Self(10);

    /// So many milliseconds, to the hundredth of a second, no less than a
    /// tenth and no more than ten minutes.
    #[must_use]
    pub fn milliseconds(count: u32) -> Self {
        let hundredths = u16::try_from(count / 10).unwrap_or(u16::MAX).min(60_000);
        Self(hundredths.max(Self::SHORTEST.0))
    }
}

/// An animated GIF that is being made, repeated without end.
///
/// # Examples
///
/// ```
/// use export::{Delay, Film};
///
/// let mut film = Film::new(2, 1, Delay::milliseconds(800))?;
/// film.add(&[255, 0, 0, 255, 0, 0, 255, 255])?;
/// film.add(&[0, 0, 255, 255, 0, 0, 255, 255])?;
/// assert!(film.finish()?.starts_with(b"GIF89a"));
/// # Ok::<(), export::FilmError>(())
/// ```
pub struct Film {
    size: [u16; 2],
    delay: Delay,
    colours: Option<Colours>,
    encoder: Option<Encoder<Vec<u8>>>,
    /// The frame that waits for the next, and where it is laid.
    waiting: Option<Patch>,
    /// What is seen once it is laid.
    seen: Vec<[u8; 3]>,
}

impl fmt::Debug for Film {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { size, delay, .. } = self;
        f.debug_struct("Film").field("size", size).field("delay", delay).finish_non_exhaustive()
    }
}

/// The part of a frame that differs from the one before, and how long it stands.
#[derive(Debug)]
struct Patch {
    at: [u16; 2],
    size: [u16; 2],
    indices: Vec<u8>,
    /// What stands for a pixel that stays as it was.
    none: u8,
    /// Colours of its own, where those of the film do not serve.
    palette: Option<Vec<u8>>,
    delay: u16,
}

impl Film {
    /// The longest side of a film.
    pub const LONGEST: u16 = 2_000;

    /// A film of that size without frames.
    ///
    /// # Errors
    ///
    /// If a side is 0 or longer than [`Film::LONGEST`].
    pub fn new(width: u16, height: u16, delay: Delay) -> Result<Self, FilmError> {
        let most = Self::LONGEST;
        if [width, height].iter().any(|side| !(1..=most).contains(side)) {
            return Err(FilmError::Size { width, height, most });
        }
        let seen = Vec::new();
        Ok(Self { size: [width, height], delay, colours: None, encoder: None, waiting: None, seen })
    }

    /// Adds a frame: for each pixel, row by row, red, green, blue and opacity.
    ///
    /// A frame that looks as the one before only makes that stand longer. The
    /// colours are those of the first frame, unless another needs its own.
    ///
    /// # Errors
    ///
    /// If it is of another size.
    pub fn add(&mut self, pixels: &[u8]) -> Result<(), FilmError> {
        let expected = self.size.map(usize::from).iter().product::<usize>() * 4;
        if pixels.len() != expected {
            return Err(FilmError::Frame { expected, got: pixels.len() });
        }
        let frame = on_white(pixels);
        let patch = self.patch(&frame);
        self.seen = frame;
        match (patch, &mut self.waiting) {
            (None, Some(waiting)) => waiting.delay = waiting.delay.saturating_add(self.delay.0),
            (Some(patch), _) => {
                self.write_waiting()?;
                self.waiting = Some(patch);
            }
            (None, None) => {}
        }
        Ok(())
    }

    /// The film as a file; its last frame stands three times as long.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn finish(mut self) -> Result<Vec<u8>, FilmError> {
        if let Some(waiting) = &mut self.waiting {
            waiting.delay = waiting.delay.saturating_add(2 * self.delay.0);
        }
        self.write_waiting()?;
        let encoder = match self.encoder {
            Some(encoder) => encoder,
            None => Encoder::new(Vec::new(), self.size[0], self.size[1], &[])?,
        };
        Ok(encoder.into_inner()?)
    }

    /// The smallest rectangle with all that differs from what is seen.
    fn patch(&mut self, frame: &[[u8; 3]]) -> Option<Patch> {
        let width = usize::from(self.size[0]);
        let [left, top, right, bottom] = self.changed(frame)?;
        let changed = |at: usize| Some(frame[at]).filter(|pixel| self.seen.get(at) != Some(pixel));
        let row = |y: usize| (left..right).map(move |x| y * width + x);
        let pixels: Vec<_> = (top..bottom).flat_map(row).map(changed).collect();
        let (indices, none, palette) = self.indices(&pixels);
        // Every side of a film fits, so all within it do.
        let [at, size] =
            [[left, top], [right - left, bottom - top]].map(|pair| pair.map(|side| side as u16));
        Some(Patch { at, size, indices, none, palette, delay: self.delay.0 })
    }

    /// The left, upper, right and lower end of what differs from what is seen.
    fn changed(&self, frame: &[[u8; 3]]) -> Option<[usize; 4]> {
        let width = usize::from(self.size[0]);
        let mut ends: Option<[usize; 4]> = None;
        for (at, pixel) in frame.iter().enumerate() {
            if self.seen.get(at) != Some(pixel) {
                let (x, y) = (at % width, at / width);
                let [left, top, right, bottom] = ends.unwrap_or([x, y, x, y]);
                ends = Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]);
            }
        }
        ends
    }

    /// Pixels by the colours of the film or by their own, what stands for none,
    /// and the palette if it is their own.
    fn indices(&mut self, pixels: &[Option<[u8; 3]>]) -> (Vec<u8>, u8, Option<Vec<u8>>) {
        let Some(colours) = &mut self.colours else {
            let colours = self.colours.insert(Colours::of(pixels));
            return (colours.indices(pixels), colours.none(), None);
        };
        if let Some(indices) = colours.close_indices(pixels) {
            return (indices, colours.none(), None);
        }
        let mut own = Colours::of(pixels);
        (own.indices(pixels), own.none(), Some(own.palette()))
    }

    fn write_waiting(&mut self) -> Result<(), FilmError> {
        let Some(patch) = self.waiting.take() else {
            return Ok(());
        };
        let [width, height] = patch.size;
        let mut frame = Frame::from_indexed_pixels(width, height, patch.indices, Some(patch.none));
        [frame.left, frame.top] = patch.at;
        frame.delay = patch.delay;
        frame.palette = patch.palette;
        self.encoder()?.write_frame(&frame)?;
        Ok(())
    }

    fn encoder(&mut self) -> Result<&mut Encoder<Vec<u8>>, FilmError> {
        if self.encoder.is_none() {
            let palette = self.colours.as_ref().map(Colours::palette).unwrap_or_default();
            let mut encoder = Encoder::new(Vec::new(), self.size[0], self.size[1], &palette)?;
            encoder.set_repeat(Repeat::Infinite)?;
            self.encoder = Some(encoder);
        }
        Ok(self.encoder.as_mut().expect("it was made above"))
    }
}
