// The service worker: it keeps the built client for a start without network, and shows what is pushed.
// The build puts the version and the list of files in the place of the two constants.

const VERSION = "__VERSION__";
const FILES = ["__FILES__"];

const CLIENT = `paddlewheel-client-${VERSION}`;
/** What is said about games: rules, pictures, lessons. It is the same for everybody. */
const GAMES = "paddlewheel-games";
const MOST_GAMES = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CLIENT)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith("paddlewheel-client-") && name !== CLIENT).map(drop)),
      )
      .then(() => self.clients.claim()),
  );
});

const drop = (name) => caches.delete(name);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === "/" || pathname === "/index.html") event.respondWith(fromNetwork(request, CLIENT, "/"));
  else if (FILES.includes(pathname)) event.respondWith(fromCache(request));
  // Everything else of the API is about tables and may hold secrets: it is never kept.
  else if (/^\/api\/games(\/|$)/.test(pathname) && !request.headers.has("authorization"))
    event.respondWith(fromNetwork(request, GAMES, request));
});

async function fromCache(request) {
  return (await caches.match(request, { cacheName: CLIENT, ignoreVary: true })) ?? fetch(request);
}

/** The newest answer; without network, the last one. */
async function fromNetwork(request, name, kept) {
  try {
    const answer = await fetch(request);
    if (answer.ok && name === GAMES) await keep(request, answer.clone());
    return answer;
  } catch (failure) {
    const found = await caches.match(kept, { cacheName: name, ignoreVary: true });
    if (found) return found;
    throw failure;
  }
}

async function keep(request, answer) {
  const cache = await caches.open(GAMES);
  await cache.put(request, answer);
  const names = await cache.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MOST_GAMES))) await cache.delete(old);
}

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (typeof title !== "string") return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = new URL(event.notification.data?.url ?? "/", location.origin);
  if (target.origin !== location.origin) return;
  event.waitUntil(open(target.href));
});

async function open(href) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => each.url === href) ?? pages[0];
  if (!page) return self.clients.openWindow(href);
  await page.focus();
  if (page.url !== href) await page.navigate(href);
}
