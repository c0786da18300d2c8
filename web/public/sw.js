// The shell of the page without a network, so that it can say so itself, and puzzles. Tables, moves
// and everything else under /api/ always come from the server.
const CACHE = "karfunkel-shell-1";
// The list of games and the puzzles that were seen: a new page does not change them.
const SEEN = "karfunkel-seen";
// What the page has left here to be said in the language of this device.
const WORDS = "karfunkel-words";
// A page asks with other headers than this worker did: what they may change is the same here.
const KEPT = { ignoreVary: true };
const isAsset = (path) => path.startsWith("/assets/") || path.startsWith("/icons/");

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const others = async () => {
    const kept = [CACHE, SEEN, WORDS];
    for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});

// A new page has new assets: the old ones need not be kept.
async function keep(answer) {
  const kept = await caches.match("/");
  const changed = kept && (await kept.text()) !== (await answer.clone().text());
  if (changed) await caches.delete(CACHE);
  await (await caches.open(CACHE)).put("/", answer);
}

// The page itself: the newest, or the last one seen.
async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw error;
  }
}

// Assets are named after their content: what was fetched once never changes.
async function asset(request) {
  const kept = await caches.match(request, KEPT);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// The games and their puzzles: the newest, or the last ones seen.
const isSeen = (path) => path === "/api/games" || path.startsWith("/api/puzzles/");

async function seen(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(SEEN)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(request, KEPT);
    if (kept) return kept;
    throw error;
  }
}

// What a page had loaded before this worker was there.
self.addEventListener("message", (event) => {
  const keepThese = async () => {
    for (const address of event.data?.loaded ?? []) {
      const url = new URL(address, self.location.origin);
      if (url.origin !== self.location.origin || (await caches.match(address))) continue;
      const name = isAsset(url.pathname) ? CACHE : isSeen(url.pathname) ? SEEN : "";
      if (name) await (await caches.open(name)).add(address).catch(() => undefined);
    }
  };
  event.waitUntil(keepThese());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/"))
    event.respondWith(page(event));
  else if (isSeen(url.pathname)) event.respondWith(seen(request));
  else if (isAsset(url.pathname)) event.respondWith(asset(request));
});

// Somebody is called: it is their turn, and the page is closed. The message holds no sentence.
self.addEventListener("push", (event) => {
  const show = async () => {
    const { game, table } = event.data?.json() ?? {};
    const kept = await (await caches.open(WORDS)).match("/words");
    const words = kept ? await kept.json() : { titles: {} };
    await self.registration.showNotification(words.titles[game] ?? "Karfunkel", {
      body: words.body,
      tag: table,
      icon: "/icons/icon-192.png",
      badge: "/icons/icon-192.png",
    });
  };
  event.waitUntil(show());
});

// A tap leads to the table, in a window that shows it already if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const table = event.notification.tag;
  if (!/^[A-Za-z0-9_-]{8,32}$/.test(table)) return;
  const open = async () => {
    const there = await self.clients.matchAll({ type: "window" });
    const shown = there.find((one) => new URL(one.url).pathname === `/t/${table}`);
    return shown ? shown.focus() : self.clients.openWindow(`/t/${table}`);
  };
  event.waitUntil(open());
});
