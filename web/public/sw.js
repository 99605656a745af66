// Caches files whose names change with their contents. Pages and answers of the server are always fetched,
// so that a game is never out of date.

const CACHE = "assets";
const ASSETS = new Set([/* written by pack.mjs */]);

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** Delete the files of earlier versions. */
async function tidy() {
  const cache = await caches.open(CACHE);
  for (const request of await cache.keys()) {
    if (!ASSETS.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
