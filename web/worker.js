// The service worker: keeps the shell of the page, so that it opens without a line and can say so. It keeps nothing of
// the API and nothing of anybody's games. The build fills in what the shell is.

const SHELL = [];
const VERSION = "";
const CACHE = `osselet-${VERSION}`;
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...SHELL]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("osselet-") && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (request.mode === "navigate" && !address.pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else if (SHELL.includes(address.pathname)) {
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  }
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? PAGE, location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const there = windows.find((one) => one.url === address);
      return there ? there.focus() : self.clients.openWindow(address);
    }),
  );
});
