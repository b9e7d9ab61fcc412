//! A position as a picture.

use draw::Scene;

/// A self-contained SVG, and its size in its own units.
///
/// # Examples
///
/// ```
/// use draw::Scene;
/// use export::Picture;
/// use rules::Kind;
///
/// let view = Kind::Ogama.open("", None, None)?.view();
/// let picture = Picture::of(&Scene::new(&view));
/// assert!(picture.svg().starts_with("<svg "));
/// assert!(picture.width() > 100.0 && picture.height() > 100.0);
/// # Ok::<(), rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    svg: String,
    width: f64,
    height: f64,
}

impl Picture {
    /// The picture of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'_>) -> Self {
        let svg = scene.svg();
        let [width, height] = size(&svg).unwrap_or([1.0, 1.0]);
        Self { svg, width, height }
    }

    /// The document.
    #[must_use]
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// Its width.
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// Its height.
    #[must_use]
    pub const fn height(&self) -> f64 {
        self.height
    }

    /// Where the picture lies in a frame, as large as fits, at the top in the
    /// middle: left edge, upper edge, width and height.
    #[must_use]
    pub fn within(&self, width: f64, height: f64) -> [f64; 4] {
        let scale = (width / self.width).min(height / self.height);
        let [wide, high] = [self.width * scale, self.height * scale];
        [(width - wide) / 2.0, 0.0, wide, high]
    }
}

/// The last two numbers of a document's `viewBox`.
fn size(svg: &str) -> Option<[f64; 2]> {
    let (_, rest) = svg.split_once("viewBox=\"")?;
    let mut numbers = rest.split_once('"')?.0.split(' ').skip(2).map(str::parse::<f64>);
    let mut next = || numbers.next()?.ok().filter(|number| *number > 0.0);
    Some([next()?, next()?])
}
