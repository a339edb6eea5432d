// Keeps the game for when there is no network: all files of this build, which
// `cargo xtask dist` lists here.
//
// Each build has a cache of its own. Names hold a hash of the contents, so a
// file of a build is never taken for that of another one: pages of an older
// build that are still open go on with their own files, from its cache. A new
// build takes over only when a reader chooses so, or when no page is open.
"use strict";

const BUILD = "dev";
const FILES = [];

// Several copies of the game may lie on one host.
const SCOPE = self.registration.scope;
const PREFIX = `awale ${SCOPE} `;
const CACHE = PREFIX + BUILD;
const address = (name) => new URL(name, SCOPE).href;
const ADDRESSES = new Set(FILES.map(address));

const HASHED = /-([0-9a-f]{10})\.\w+$/;
// Of the packed form, which the browser has undone.
const DROPPED = ["content-encoding", "content-length", "transfer-encoding", "vary"];

const hexadecimal = (buffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");

// The caches of this copy of the game.
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Gives up what the network has not answered yet: a newer build takes over only
// when this one has nothing left to answer.
let leaving = new AbortController();

// A file from the network, if it is that of this build.
const fetchFile = async (name) => {
  const hash = HASHED.exec(name)?.[1];
  // What never changes may come from where the browser has it already.
  const response = await fetch(address(name), { cache: hash ? "default" : "no-cache", signal: leaving.signal });
  if (!response.ok) throw new Error(`${name}: status ${response.status}`);
  const bytes = await response.arrayBuffer();
  const isRight = hash
    ? hexadecimal(await crypto.subtle.digest("SHA-256", bytes)).startsWith(hash)
    : !name.endsWith(".html") || new TextDecoder().decode(bytes).includes(BUILD);
  if (!isRight) throw new Error(`${name} is not of build ${BUILD}`);
  const headers = new Headers(response.headers);
  for (const dropped of DROPPED) headers.delete(dropped);
  // Made anew, for a page may not be answered with what was redirected.
  return new Response(bytes, { headers });
};

// Puts into the cache what it lacks. What an older build has too is not
// fetched again.
const fill = async () => {
  const cache = await caches.open(CACHE);
  const held = new Set((await cache.keys()).map(({ url }) => url));
  const missing = FILES.filter((name) => !held.has(address(name)));
  await Promise.all(
    missing.map(async (name) => {
      const known = HASHED.test(name) && (await caches.match(address(name), { ignoreVary: true }));
      await cache.put(address(name), known || (await fetchFile(name)));
    }),
  );
};

self.addEventListener("install", (event) => {
  // All or nothing: a build of which something is missing is not installed.
  event.waitUntil(
    fill().catch(async (error) => {
      await caches.delete(CACHE);
      throw error;
    }),
  );
});

// The page that was open before there was a service worker gets one too.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// Once a single page is left, and it is of this build, older ones are of no
// use any more. Newer ones are on their way.
const sweep = async () => {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1 || self.registration.waiting || self.registration.installing) return;
  const older = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
};

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
  if (event.data === "leave") {
    leaving.abort();
    leaving = new AbortController();
  }
  // A page of this build is there. The browser may have cleared the storage.
  if (event.data === BUILD) event.waitUntil(sweep().then(fill).catch(() => {}));
});

// The file of this build that is asked for, else of an older one, else what
// the network has.
const answer = async (request, name) => {
  try {
    const cache = await caches.open(CACHE);
    const options = { ignoreSearch: true, ignoreVary: true };
    let found = await cache.match(name, options);
    // A page that a newer build has taken over from.
    if (!found && HASHED.test(name)) found = await caches.match(name, options);
    if (found) return found;
  } catch {
    // Storage can vanish, or be refused.
  }
  return fetch(request, { signal: leaving.signal });
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  let name = url.origin + url.pathname;
  if (request.method !== "GET" || !name.startsWith(SCOPE)) return;
  if (name === SCOPE) name = address("index.html");
  if (ADDRESSES.has(name) || HASHED.test(name)) event.respondWith(answer(request, name));
});
