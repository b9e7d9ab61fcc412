//! The page in a browser, with what a person sees and does there.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use tempfile::TempDir;
use thirtyfour::LoggingPrefsLogLevel;
use thirtyfour::prelude::*;

use crate::programs::{Driver, Server, named};
use crate::screen::Screen;

/// What a headless browser needs to be told, in a container and without a
/// network.
const ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// How long to wait for something before the test has failed: far longer than
/// it can take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// The page, in a browser of its own.
#[derive(Debug)]
pub struct Page {
    driver: WebDriver,
    screen: Screen,
    _profile: TempDir,
}

impl Page {
    /// Opens the page in a new browser.
    ///
    /// # Errors
    ///
    /// If there is no browser, or the page does not show its board.
    pub async fn open(driver: &Driver, server: &Server, screen: Screen) -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(&which(&named("BASHENKA_BROWSER")?)?)?;
        for argument in ARGUMENTS {
            wanted.add_arg(argument)?;
        }
        wanted.add_arg(&format!("--user-data-dir={}", profile.path().display()))?;
        wanted.add_arg(&format!("--accept-lang={}", screen.lang))?;
        wanted.set_browser_log_level(LoggingPrefsLogLevel::All)?;
        let driver = WebDriver::new(&driver.url, wanted).await?;
        let page = Self { driver, screen, _profile: profile };
        page.pretend(screen).await?;
        page.driver.goto(&server.url).await?;
        page.wait_for(".board .field").await?;
        Ok(page)
    }

    /// Goes to another address, and waits for the board there.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub async fn visit(&self, address: &str) -> Result<()> {
        self.driver.goto(address).await?;
        self.wait_for(".board .field").await?;
        Ok(())
    }

    /// Makes the browser believe in the screen.
    async fn pretend(&self, screen: Screen) -> Result<()> {
        let tell = self.driver.cdp();
        let size = json!({
            "width": screen.width, "height": screen.height, "deviceScaleFactor": 1,
            "mobile": screen.width < 600,
        });
        tell.send_raw("Emulation.setDeviceMetricsOverride", size).await?;
        let theme = json!({"features": [
            {"name": "prefers-color-scheme", "value": screen.theme.name()},
        ]});
        tell.send_raw("Emulation.setEmulatedMedia", theme).await?;
        let touch = json!({"enabled": screen.width < 600});
        tell.send_raw("Emulation.setTouchEmulationEnabled", touch).await?;
        Ok(())
    }

    /// Tells the browser something by its own protocol.
    pub(crate) async fn tell(&self, what: &str, how: Value) -> Result<()> {
        self.driver.cdp().send_raw(what, how).await?;
        Ok(())
    }

    /// The first element that the selector finds, as soon as there is one.
    ///
    /// # Errors
    ///
    /// If there is none in a long time.
    pub async fn wait_for(&self, selector: &str) -> Result<WebElement> {
        let start = Instant::now();
        loop {
            if let Some(found) = self.all(selector).await?.into_iter().next() {
                return Ok(found);
            }
            ensure!(start.elapsed() < PATIENCE, "no '{selector}' appeared");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// All elements that the selector finds now.
    ///
    /// # Errors
    ///
    /// If the browser fails.
    pub async fn all(&self, selector: &str) -> Result<Vec<WebElement>> {
        Ok(self.driver.find_all(By::Css(selector)).await?)
    }

    /// Clicks the first element that the selector finds.
    ///
    /// # Errors
    ///
    /// If there is none, or something lies over it.
    pub async fn click(&self, selector: &str) -> Result<()> {
        let found = self.wait_for(selector).await?;
        found.click().await.with_context(|| format!("cannot click '{selector}'"))
    }

    /// Presses keys while the first element that the selector finds has the
    /// focus.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot have the focus.
    pub async fn press(&self, selector: &str, keys: Key) -> Result<()> {
        Ok(self.wait_for(selector).await?.send_keys(keys).await?)
    }

    /// Types letters while the first element that the selector finds has the
    /// focus.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot have the focus.
    pub async fn write(&self, selector: &str, letters: &str) -> Result<()> {
        Ok(self.wait_for(selector).await?.send_keys(letters).await?)
    }

    /// The text of the first element that the selector finds.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.wait_for(selector).await?.text().await?)
    }

    /// An attribute of the first element that the selector finds; empty if it
    /// has none.
    ///
    /// # Errors
    ///
    /// If there is no such element.
    pub async fn attribute(&self, selector: &str, name: &str) -> Result<String> {
        Ok(self.wait_for(selector).await?.attr(name).await?.unwrap_or_default())
    }

    /// Chooses an option of a list by its place.
    ///
    /// # Errors
    ///
    /// If there is no such list or option.
    pub async fn choose(&self, name: &str, place: usize) -> Result<()> {
        self.click(&format!("select[name='{name}'] option[value='{place}']")).await
    }

    /// How many moves have been made.
    ///
    /// # Errors
    ///
    /// If the browser fails.
    pub async fn moves_made(&self) -> Result<usize> {
        Ok(self.all(".moves span").await?.len())
    }

    /// Makes the first move there is, as it lies, and waits until it is the
    /// person's turn again.
    ///
    /// # Errors
    ///
    /// If that cannot be done.
    pub async fn move_and_wait(&self) -> Result<()> {
        let before = self.moves_made().await?;
        self.click(".field.movable").await?;
        self.click(".field.target").await?;
        if let Some(way) = self.all(".way").await?.into_iter().next() {
            way.click().await?;
        }
        self.wait_for_moves(before + 2).await
    }

    /// Waits until so many moves have been made and nobody thinks.
    ///
    /// # Errors
    ///
    /// If that does not come about in a long time.
    pub async fn wait_for_moves(&self, count: usize) -> Result<()> {
        let start = Instant::now();
        while self.moves_made().await? < count || !self.all(".state.busy").await?.is_empty() {
            let made = self.moves_made().await?;
            ensure!(start.elapsed() < PATIENCE, "{count} moves were expected, {made} made");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// What a script says when it calls the function it is given last.
    ///
    /// # Errors
    ///
    /// If it throws, or calls nothing.
    pub async fn ask(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.driver.set_script_timeout(PATIENCE).await?;
        Ok(self.driver.execute_async(script, arguments).await?.json().clone())
    }

    /// Everything the browser complained of since last asked.
    ///
    /// # Errors
    ///
    /// If the browser fails.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let log = self.driver.browser_log().await?;
        let bad = log.into_iter().filter(|e| e.level == "SEVERE" || e.level == "WARNING");
        Ok(bad.map(|entry| format!("{}: {}", entry.level, entry.message)).collect())
    }

    /// Leaves a picture of the whole page under that name.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let folder = PathBuf::from(named("BASHENKA_SCREENSHOTS")?);
        std::fs::create_dir_all(&folder)?;
        let height = self.driver.execute("return document.documentElement.scrollHeight", vec![]);
        let height = height.await?.convert::<u32>()?;
        let whole = Screen { height: height.max(self.screen.height), ..self.screen };
        // The board is as tall as the screen lets it, so the screen must not
        // grow with the page: the picture is taken beyond its lower edge.
        let shot = json!({"captureBeyondViewport": true, "clip": {
            "x": 0, "y": 0, "width": whole.width, "height": whole.height, "scale": 1,
        }});
        let shot = self.driver.cdp().send_raw("Page.captureScreenshot", shot).await?;
        let data = shot["data"].as_str().context("a picture was expected")?;
        let path = folder.join(format!("{name}-{}.png", self.screen.name()));
        std::fs::write(path, base64(data).context("base64 was expected")?)?;
        Ok(())
    }

    /// Closes the browser.
    ///
    /// # Errors
    ///
    /// If it cannot be closed.
    pub async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }
}

/// Where a program on the path lies.
fn which(name: &str) -> Result<String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|f| f.join(name)).find(|file| file.is_file());
    let found = found.with_context(|| format!("{name} is not on the path"))?;
    Ok(found.to_string_lossy().into_owned())
}

/// Reads base64, as browsers send pictures.
fn base64(text: &str) -> Option<Vec<u8>> {
    const DIGITS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text.bytes().filter(|&digit| digit != b'=');
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0_u32, 0);
    for digit in digits {
        let value = DIGITS.iter().position(|&each| each == digit)? as u32;
        bits = bits << 6 | value;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read() {
        assert_eq!(base64("dG93ZXI="), Some(b"tower".to_vec()));
        assert_eq!(base64("dG93ZXJz"), Some(b"towers".to_vec()));
        assert_eq!(base64("?"), None);
    }
}
