//! Compressing once, as well as can be, so that the server need not.

use std::io::{self, Write as _};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// In brotli, at the highest quality.
///
/// # Errors
///
/// None, as memory takes all that is written.
pub fn brotli(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut out = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut out, &parameters)?;
    Ok(out)
}

/// In gzip, at the highest level.
///
/// # Errors
///
/// None, as memory takes all that is written.
pub fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    #[test]
    fn what_is_compressed_comes_back_the_same() {
        let text = b"tower upon tower upon tower upon tower".repeat(9);
        let mut back = Vec::new();
        brotli::BrotliDecompress(&mut &brotli(&text).unwrap()[..], &mut back).unwrap();
        assert_eq!(back, text);
        back.clear();
        flate2::read::GzDecoder::new(&gzip(&text).unwrap()[..]).read_to_end(&mut back).unwrap();
        assert_eq!(back, text);
    }
}
