// Starts the page. The names in braces are replaced by hashed ones.
import start from "./{{room.js}}";
// A link with a game in it is read by the room of games, which brings it here.
// A game on a drawn board is played in a room that can read such boards.
function elsewhere() {
  const here = location.pathname;
  if (here !== "/" && here !== "/wild") return;
  if (location.hash.includes("=")) return `/games${location.hash}`;
  let game;
  try {
    game = sessionStorage.game ?? localStorage.game;
  } catch {}
  const room = game?.includes("\nboard ") ? "/wild" : "/";
  return room !== here && room;
}
const go = () => {
  const there = elsewhere();
  if (there) location.replace(there);
  return there;
};
addEventListener("hashchange", go);
if (!go())
  start({ module_or_path: new URL("./{{room.wasm}}", import.meta.url) });
// Once all is there, it is kept for when there is no network. A browser that
// keeps nothing plays all the same.
addEventListener("load", () => navigator.serviceWorker?.register("/service-worker.js").catch(() => {}));
