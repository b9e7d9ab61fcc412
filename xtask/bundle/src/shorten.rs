//! What is loaded for nothing is left out of the glue.
//!
//! The names by which script and program know each other carry hashes and types;
//! short ones do as well. A library for streams offers classes to scripts, of
//! which the page has none: they go, and with them the code they keep alive.

use std::collections::HashMap;

use walrus::Module;

/// What the names of the classes for streams begin with.
const STREAMS: [&str; 2] = ["intounderlying", "__wbg_intounderlying"];
/// The first and the last line of their scripts begin with these.
const CLASS: [&str; 2] = ["export class IntoUnderlying", "if (Symbol.dispose) IntoUnderlying"];

/// Leaves out of a program and its script what is loaded for nothing, and gives
/// the new script.
pub fn shorten(module: &mut Module, script: &str) -> String {
    drop_streams(module);
    let names = Names::rename(module);
    names.write_into(&without_streams(script))
}

fn drop_streams(module: &mut Module) {
    let is_of_streams = |name: &str| STREAMS.iter().any(|start| name.starts_with(start));
    let exports = module.exports.iter().filter(|export| is_of_streams(&export.name));
    let exports: Vec<_> = exports.map(walrus::Export::id).collect();
    for export in exports {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(module);
}

/// The script without the classes for streams, without comments that take whole
/// lines, and without indentation.
fn without_streams(script: &str) -> String {
    let (mut kept, mut is_class, mut is_comment) = (String::new(), false, false);
    for line in script.lines().map(str::trim) {
        is_class |= line.starts_with(CLASS[0]);
        is_comment |= line.starts_with("/*");
        if !is_class && !is_comment && !line.is_empty() && !line.starts_with("//") {
            kept.push_str(line);
            kept.push('\n');
        }
        is_class &= !line.starts_with(CLASS[1]);
        is_comment &= !line.ends_with("*/");
    }
    kept
}

/// From long names to short ones.
#[derive(Debug, Default)]
struct Names {
    imports: HashMap<String, String>,
    exports: HashMap<String, String>,
}

impl Names {
    /// Gives short names to all that a program asks for and offers.
    fn rename(module: &mut Module) -> Self {
        let mut names = Self::default();
        for (n, import) in module.imports.iter_mut().enumerate() {
            let short = format!("i{n}");
            names.imports.insert(std::mem::replace(&mut import.name, short.clone()), short);
        }
        for (n, export) in module.exports.iter_mut().enumerate() {
            let short = format!("e{n}");
            names.exports.insert(std::mem::replace(&mut export.name, short.clone()), short);
        }
        names
    }

    /// The script with the short names. What is offered is called by the script as
    /// `wasm.NAME`.
    fn write_into(&self, script: &str) -> String {
        let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let (mut written, mut rest) = (String::with_capacity(script.len()), script);
        while let Some(start) = rest.find(is_part) {
            let (before, word) = rest.split_at(start);
            let (word, after) = word.split_at(word.find(|c| !is_part(c)).unwrap_or(word.len()));
            written.push_str(before);
            let names = if written.ends_with("wasm.") { &self.exports } else { &self.imports };
            written.push_str(names.get(word).map_or(word, String::as_str));
            rest = after;
        }
        written + rest
    }
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, ValType};

    use super::*;

    /// A program that asks for `long_import` and offers what is named.
    fn module(offered: &[&str]) -> Module {
        let mut module = Module::default();
        let asked = module.types.add(&[], &[]);
        module.add_import_func("glue", "long_import", asked);
        for (n, name) in offered.iter().enumerate() {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
            function.func_body().i32_const(i32::try_from(n).unwrap());
            let id = function.finish(vec![], &mut module.funcs);
            module.exports.add(name, id);
        }
        module
    }

    #[test]
    fn script_and_program_agree_on_the_short_names() {
        let mut module = module(&["long_export", "memory_like"]);
        // Kept, as a program that asks for it would.
        let names = Names::rename(&mut module);
        let script = "{long_import: f, long_imports: g} wasm.long_export() + x.long_export";
        let expected = "{i0: f, long_imports: g} wasm.e0() + x.long_export";
        assert_eq!(names.write_into(script), expected);
        assert!(module.exports.iter().any(|export| export.name == "e0"));
        assert!(module.imports.iter().any(|import| import.name == "i0"));
    }

    #[test]
    fn streams_go_with_their_code_and_their_classes() {
        let mut module =
            module(&["intounderlyingsink_write", "__wbg_intounderlyingsink_free", "own"]);
        let script = "/** says\n * something */\nexport class IntoUnderlyingSink {\n    write() { wasm.own(); }\n}\n\
                      if (Symbol.dispose) IntoUnderlyingSink.free;\n  // A remark.\n  wasm.own();\n";
        assert_eq!(shorten(&mut module, script), "wasm.e0();\n");
        assert_eq!(module.exports.iter().count(), 1);
        assert_eq!(module.funcs.iter().count(), 1);
    }
}
