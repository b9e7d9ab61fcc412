// Starts the page. The names in braces are replaced by hashed ones.
import start from "./{{room.js}}";
// A link with a game in it is read by the room of games, which brings it here.
const carried = () => location.pathname === "/" && location.hash.includes("=");
const take = () => location.replace(`/games${location.hash}`);
addEventListener("hashchange", () => carried() && take());
if (carried()) take();
else start({ module_or_path: new URL("./{{room.wasm}}", import.meta.url) });
// Once all is there, it is kept for when there is no network. A browser that
// keeps nothing plays all the same.
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));
