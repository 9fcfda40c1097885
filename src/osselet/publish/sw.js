// The service worker of a published folder: keeps all of one edition, so that the page opens without a line. A newer
// edition is fetched whole beside it, and takes its place when no page of this one is open any more.

const EDITION = "";
const FILES = [];
const OURS = `osselet ${new URL(self.registration.scope).pathname} `;
const KEPT = OURS + EDITION;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES.map((name) => new Request(name, { cache: "no-cache" })))));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(OURS) && name !== KEPT;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  const wanted = request.mode === "navigate" ? "index.html" : request.url;
  const found = caches.open(KEPT).then((cache) => cache.match(wanted, { ignoreVary: true, ignoreSearch: true }));
  event.respondWith(found.then((kept) => kept ?? fetch(request)));
});
