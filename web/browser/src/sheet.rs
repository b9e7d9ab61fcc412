//! Drawing on a sheet: mouse and finger at any place of an element.

use anyhow::{Context as _, Result};
use serde_json::json;

use crate::page::Page;

/// A place of an element, given in parts of its width and height from the top left.
const PLACE: &str = "const [selector, x, y, done] = arguments;\
    const one = document.querySelector(selector);\
    one.scrollIntoView({block: 'center'});\
    const {left, top, width, height} = one.getBoundingClientRect();\
    done([left + width * x, top + height * y]);";

impl Page {
    async fn place(&self, selector: &str, [x, y]: [f64; 2]) -> Result<[f64; 2]> {
        self.wait_for(selector).await?;
        let at = self.ask(PLACE, vec![json!(selector), json!(x), json!(y)]).await?;
        serde_json::from_value(at).context("a place was expected")
    }

    /// Clicks with the mouse at a place of an element, given in parts of its width
    /// and height.
    ///
    /// # Errors
    ///
    /// If there is no such element, or the browser fails.
    pub async fn click_at(&self, selector: &str, place: [f64; 2]) -> Result<()> {
        let [x, y] = self.place(selector, place).await?;
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let what = json!({"type": kind, "x": x, "y": y, "button": button, "clickCount": 1});
            self.tell("Input.dispatchMouseEvent", what).await?;
        }
        Ok(())
    }

    /// Touches a place of an element with a finger.
    ///
    /// # Errors
    ///
    /// As [`Page::click_at`].
    pub async fn touch_at(&self, selector: &str, place: [f64; 2]) -> Result<()> {
        let [x, y] = self.place(selector, place).await?;
        for (kind, points) in [("touchStart", json!([{"x": x, "y": y}])), ("touchEnd", json!([]))] {
            let touch = json!({"type": kind, "touchPoints": points});
            self.tell("Input.dispatchTouchEvent", touch).await?;
        }
        Ok(())
    }

    /// Goes to a path of the page, and waits for something there.
    ///
    /// # Errors
    ///
    /// If that does not appear.
    pub async fn go(&self, path: &str, selector: &str) -> Result<()> {
        // The page goes before it can answer.
        let script = "location.assign(arguments[0]); arguments[1]()";
        self.ask(script, vec![json!(path)]).await.ok();
        self.wait_for(selector).await.map(drop)
    }
}
