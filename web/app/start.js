// Starts the page. The names in braces are replaced by hashed ones.
import start from "./{{room.js}}";
start({ module_or_path: new URL("./{{room.wasm}}", import.meta.url) });
// Once all is there, it is kept for when there is no network. A browser that
// keeps nothing plays all the same.
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));
