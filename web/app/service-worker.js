// Keeps the page, so that it opens and plays without a network. The braces are
// filled when the page is built: the names of all files, and a name for them.
//
// Files under /assets/ carry a hash of their content in their names: what is
// kept of them is always right. The index is asked for anew each time, and taken
// from what is kept only where nobody answers. The files of the version before
// stay, for a tab in which it is still open.
const VERSION = "page-{{version}}";
const FILES = {{files}};
const KEPT_VERSIONS = 2;

// What an earlier version has need not be loaded again.
async function keep(cache, path) {
  const known = path.startsWith("/assets/") && (await caches.match(path));
  const answer = known || (await fetch(path, { cache: "no-cache" }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await cache.put(path, answer);
}

async function install() {
  const cache = await caches.open(VERSION);
  try {
    await Promise.all(FILES.map((path) => keep(cache, path)));
  } catch (error) {
    // A half must not pass for the whole.
    await caches.delete(VERSION);
    throw error;
  }
  await self.skipWaiting();
}

async function activate() {
  const versions = (await caches.keys()).filter((name) => name.startsWith("page-"));
  const others = versions.filter((name) => name !== VERSION);
  const old = others.slice(0, Math.max(0, others.length + 1 - KEPT_VERSIONS));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function keptIndex(request) {
  const cache = await caches.open(VERSION);
  const room = new URL(request.url).pathname;
  return (await cache.match(room)) || (await cache.match("/")) || Response.error();
}

async function index(request) {
  try {
    const answer = await fetch(request);
    return answer.ok ? answer : await keptIndex(request);
  } catch {
    return keptIndex(request);
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreSearch: true })) || fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === "navigate" ? index(request) : file(request));
});
