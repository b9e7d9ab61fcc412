//! Media types by the ends of names.

/// The media type of a file of that name.
#[must_use]
pub fn of(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "css" => "text/css; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "ico" => "image/x-icon",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_takes_modules_and_wasm_only_under_their_types() {
        assert_eq!(of("assets/app-0123.js"), "text/javascript; charset=utf-8");
        assert_eq!(of("assets/app-0123.wasm"), "application/wasm");
        assert_eq!(of("no-end"), "application/octet-stream");
    }
}
