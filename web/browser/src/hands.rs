//! What is done to the page besides clicking, and how it is to those who cannot
//! see it.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};

use crate::page::Page;
use crate::programs::named;

/// Looks for what makes a page hard to use, and hands on all that is serious.
const SCAN: &str = "const done = arguments[arguments.length - 1];\
    axe.run({resultTypes: ['violations'], preload: false, runOnly: ['wcag2a', 'wcag2aa']}).then(({violations}) => done(violations\
        .filter(each => each.impact === 'serious' || each.impact === 'critical')\
        .map(each => each.id + ': ' + each.help + ': ' +\
            each.nodes.map(node => node.html.slice(0, 160)).join(' | '))),\
        error => done(['the scan failed: ' + error]));";

/// The middle of an element.
const MIDDLE: &str = "const [selector, done] = arguments;\
    const one = document.querySelector(selector);\
    one.scrollIntoView({block: 'center'});\
    const {left, top, width, height} = one.getBoundingClientRect();\
    done([left + width / 2, top + height / 2]);";

impl Page {
    /// Touches the first element that the selector finds, as a finger does.
    ///
    /// # Errors
    ///
    /// If there is none, or the browser fails.
    pub async fn touch(&self, selector: &str) -> Result<()> {
        self.wait_for(selector).await?;
        let middle = self.ask(MIDDLE, vec![json!(selector)]).await?;
        let at = json!([{"x": middle[0], "y": middle[1]}]);
        for (kind, points) in [("touchStart", at), ("touchEnd", json!([]))] {
            let touch = json!({"type": kind, "touchPoints": points});
            self.tell("Input.dispatchTouchEvent", touch).await?;
        }
        Ok(())
    }

    /// What a scan for accessibility finds on the screen as it is now that is
    /// serious; nothing on a good page.
    ///
    /// # Errors
    ///
    /// If the scanner is not named, or fails.
    pub async fn barriers(&self) -> Result<Vec<String>> {
        let scanner = std::fs::read_to_string(named("BASHENKA_AXE")?)?;
        let found: Value = self.ask(&format!("{scanner};{SCAN}"), vec![]).await?;
        serde_json::from_value(found).context("findings were expected")
    }
}
