//! The JavaScript that loads a WebAssembly program.

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::shorten::shorten;

/// A program ready to be loaded.
#[derive(Clone, Debug)]
pub struct Loadable {
    /// The module that loads it.
    pub script: Vec<u8>,
    /// The program.
    pub wasm: Vec<u8>,
}

/// Makes a compiled program loadable. The script is told where the program lies
/// by whoever starts it.
///
/// # Errors
///
/// If the program was compiled for another version of the glue, or wants
/// scripts of its own, which the page does not carry.
pub fn generate(name: &str, compiled: &[u8]) -> Result<Loadable> {
    let mut output = Bindgen::new()
        .input_bytes(name, compiled.to_vec())
        .web(true)?
        .omit_default_module_path(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .typescript(false)
        .out_name(name)
        .generate_output()
        .with_context(|| format!("cannot make the glue of {name}"))?;
    // Crates without any are named there too.
    let snippets = output.snippets().iter().filter(|(_, scripts)| !scripts.is_empty());
    let own: Vec<&String> =
        snippets.map(|(name, _)| name).chain(output.local_modules().keys()).collect();
    if !own.is_empty() {
        bail!("{name} wants scripts of its own: {own:?}");
    }
    let script = output.js().to_owned();
    let script = shorten(output.wasm_mut(), &script).into_bytes();
    let wasm = output.wasm_mut().emit_wasm();
    Ok(Loadable { script, wasm })
}
