// Starts the engine in its worker. The names in braces are replaced by hashed ones.
import start from "./{{worker.js}}";
start({ module_or_path: new URL("./{{worker.wasm}}", import.meta.url) });
