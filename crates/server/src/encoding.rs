//! In which form a file is sent.

/// The form of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Encoding {
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
    /// As it is.
    Identity,
}

impl Encoding {
    /// The smallest first.
    pub const ALL: [Self; 3] = [Self::Brotli, Self::Gzip, Self::Identity];

    /// Its name in headers; none for the file as it is.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }

    /// What the name of a file so compressed ends in.
    #[must_use]
    pub const fn suffix(self) -> &'static str {
        match self {
            Self::Brotli => ".br",
            Self::Gzip => ".gz",
            Self::Identity => "",
        }
    }

    /// Whether a client that sent this `Accept-Encoding` can read it.
    ///
    /// A quality of 0 refuses; other qualities make no difference, as all forms
    /// say the same and the smallest serves best.
    #[must_use]
    pub fn is_accepted_by(self, accept: &str) -> bool {
        let Some(name) = self.name() else { return true };
        let quality_of = |wanted: &str| {
            accept.split(',').find_map(|entry| {
                let (coding, rest) = entry.split_once(';').unwrap_or((entry, ""));
                coding.trim().eq_ignore_ascii_case(wanted).then(|| quality(rest))
            })
        };
        quality_of(name).or_else(|| quality_of("*")).is_some_and(|quality| quality > 0.0)
    }
}

/// Reads `q=0.5`; 1 if it is not there, 0 if it cannot be read.
fn quality(parameters: &str) -> f32 {
    let value = parameters.split(';').find_map(|each| each.trim().strip_prefix("q="));
    value.map_or(1.0, |value| value.trim().parse().unwrap_or(0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_gets_what_it_names_and_not_what_it_refuses() {
        assert!(Encoding::Brotli.is_accepted_by("gzip, deflate, br, zstd"));
        assert!(!Encoding::Brotli.is_accepted_by("gzip"));
        assert!(!Encoding::Brotli.is_accepted_by("br;q=0, gzip"));
        assert!(Encoding::Gzip.is_accepted_by("GZIP ; q=0.5"));
        assert!(Encoding::Gzip.is_accepted_by("br;q=0, *"));
        assert!(!Encoding::Gzip.is_accepted_by("gzip;q=nonsense"));
    }

    #[test]
    fn everybody_reads_a_file_as_it_is() {
        assert!(Encoding::Identity.is_accepted_by(""));
    }
}
