// Starts the page. The names in braces are replaced by hashed ones.
import start from "./{{app.js}}";
start({ module_or_path: new URL("./{{app.wasm}}", import.meta.url) });
