//! Files that the browser saves for a person.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

/// Lets the browser save a text as a file of that name.
pub fn save_text(name: &str, text: &str) {
    let data = String::from(js_sys::encode_uri_component(text));
    save(name, &format!("data:text/plain;charset=utf-8,{data}"));
}

/// Lets the browser save what is at that address as a file of that name.
pub fn save(name: &str, address: &str) {
    let Ok(link) = document().create_element("a") else { return };
    let link: web_sys::HtmlAnchorElement = link.unchecked_into();
    link.set_href(address);
    link.set_download(name);
    link.click();
}
