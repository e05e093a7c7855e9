/**
 * Keeps what the page is made of and what the server has said, and answers with that while the server
 * does not. The server comes first; only what cannot differ from what it would send is taken at once:
 * the files of a page that came from the same version. The list of the files and their version are put
 * before this text by the server, so that it changes whenever one of them does.
 */

const worker = /** @type {ServiceWorkerGlobalScope & {vauban: {version: string, files: string[]}}} */ (
  /** @type {unknown} */ (self)
);
const { version } = worker.vauban;
const files = new Set(worker.vauban.files);

const PAGE = `vauban.page.${version}`;
const SAID = `vauban.said.${version}`;

/** The file that is sent for every path of the page. */
const ROOT = "/";

/** How long to wait for the server where an answer of it is kept, in milliseconds. */
const PATIENCE = 3_000;

/** Questions whose answers depend on nothing but what is asked. */
const PURE = new Set(["/api/position", "/api/overlays", "/api/explain", "/api/setup"]);

/** Answers that are kept, the oldest forgotten first; some 10 kB each. */
const MOST_SAID = 2_000;

/** Answers kept before it is looked whether they are too many. */
const TRIM_EVERY = 50;

/** Files asked for at once, so that the page is not kept waiting for them. */
const AT_ONCE = 2;

/** Of clients, those whose page is of this version. @type {Set<string>} */
const ours = new Set();

let keptSince = 0;

worker.addEventListener("install", (event) => event.waitUntil(keepPage().then(() => worker.skipWaiting())));

worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (pathname.startsWith("/api/")) {
    if (request.method === "GET" && /^\/api\/games(\/|$)/.test(pathname)) event.respondWith(said(event, pathname));
    else if (request.method === "POST" && PURE.has(pathname)) event.respondWith(saidOf(event, pathname));
  } else if (request.method === "GET") {
    if (request.mode === "navigate") event.respondWith(page(event));
    else if (files.has(pathname)) event.respondWith(file(event, pathname));
  }
});

/** Fetches all files, and what the server says of every game. */
async function keepPage() {
  const cache = await caches.open(PAGE);
  const waiting = [ROOT, ...files];
  const keepSome = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await cache.add(new Request(path, { cache: "no-cache" }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  const known = await caches.open(SAID);
  await known.add("/api/games");
  const games = await (await known.match("/api/games"))?.json();
  for (const { id } of games) await known.addAll([`/api/games/${id}`, `/api/games/${id}/array`]);
}

/** Deletes what other versions have kept. */
async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("vauban.") && name !== PAGE && name !== SAID);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** @param {FetchEvent} event @returns {Promise<Response>} */
async function page(event) {
  const kept = () => keptIn(PAGE, ROOT);
  const asked = await first(fetch(event.request), kept);
  // The server cannot tell who asks for a path that is none, such as /game/%zz; the page says it in its own words.
  const response = asked.status === 400 ? ((await kept()) ?? asked) : asked;
  if (response.headers.get("Vauban-Version") === version) ours.add(event.resultingClientId);
  return response;
}

/** @param {FetchEvent} event @param {string} path @returns {Promise<Response>} */
async function file({ request, clientId }, path) {
  if (ours.has(clientId)) {
    const kept = await keptIn(PAGE, path);
    if (kept !== undefined) return kept;
  }
  return first(fetch(request), () => keptIn(PAGE, path));
}

/** @param {FetchEvent} event @param {string} key @returns {Promise<Response>} */
function said(event, key) {
  const asked = fetch(event.request);
  event.waitUntil(keep(asked, key));
  return first(asked, () => keptIn(SAID, key));
}

/** @param {FetchEvent} event @param {string} path @returns {Promise<Response>} */
async function saidOf(event, path) {
  const body = new Uint8Array(await event.request.clone().arrayBuffer());
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return said(event, `${path}/${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`);
}

/**
 * The server's answer, or what is kept where it gives none or takes long.
 *
 * @param {Promise<Response>} asked
 * @param {() => Promise<Response | undefined>} kept
 * @returns {Promise<Response>}
 */
async function first(asked, kept) {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const response = await Promise.race([asked, patience]).catch(() => null);
  if (response instanceof Response && response.status < 500) return response;
  return (await kept()) ?? asked;
}

/** @param {string} name of a cache @param {string} key */
async function keptIn(name, key) {
  const kept = await (await caches.open(name)).match(key, { ignoreVary: true });
  if (kept === undefined) return undefined;
  const headers = new Headers(kept.headers);
  headers.set("Vauban-Kept", "true");
  return new Response(kept.body, { status: kept.status, headers });
}

/** @param {Promise<Response>} asked @param {string} key */
async function keep(asked, key) {
  const response = await asked.then((answer) => answer.clone()).catch(() => null);
  if (response === null || response.status !== 200) return;
  const cache = await caches.open(SAID);
  await cache.put(key, response);
  keptSince += 1;
  if (keptSince % TRIM_EVERY !== 0) return;
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SAID)).map((old) => cache.delete(old)));
}
