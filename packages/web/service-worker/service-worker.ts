// Keeps all files of the app, so that it works without a network. A new version waits until a page asks for it.
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { ACT_LOCK, PAGE_LOCK, type PageRequest } from "./messages.js";

declare const self: ServiceWorkerGlobalScope;

/** All files of this version: those whose names tell what is in them have no revision. The build puts them here. */
declare const FILES: { readonly url: string; readonly revision: string | null }[];

/** It is waited for so many milliseconds in all: browsers end an installation that takes some minutes. */
const PATIENCE = 20_000;
let patience = PATIENCE;

/** Some three hundred files one after the other keep a machine busy: whoever plays meanwhile is not to feel it. */
const inPauses = {
  async requestWillFetch({ request }: { readonly request: Request }): Promise<Request> {
    if (patience > 0) {
      const since = Date.now();
      const waiting = new AbortController();
      const timer = setTimeout(() => waiting.abort(), patience);
      // Given up, the file is fetched all the same.
      await navigator.locks
        ?.request(ACT_LOCK, { signal: waiting.signal }, () => undefined)
        .catch(() => undefined);
      clearTimeout(timer);
      patience -= Date.now() - since;
    }
    return request;
  },
};

const files = new PrecacheController({ plugins: [inPauses] });
files.addToCacheList(FILES);

self.addEventListener("install", (event) => void files.install(event));

// The page that is open at the first visit needs no network from then on either.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const request: PageRequest = event.data;
  event.waitUntil(request === "take over" ? self.skipWaiting() : tidyUp(event));
});

self.addEventListener("fetch", (event) => {
  const key = keyOf(event.request);
  if (key !== undefined) event.respondWith(answerTo(event.request, key));
});

/** Under what the answer to a request is kept; undefined where it is none of the app's files. */
function keyOf({ method, url }: Request): string | undefined {
  const { scope } = self.registration;
  const { origin, pathname } = new URL(url);
  const address = `${origin}${pathname}`;
  if (method !== "GET" || !address.startsWith(scope)) return undefined;
  const key = files.getCacheKeyForURL(address === scope ? `${scope}index.html` : address);
  // A page of a version before may still be open, and come to files of its own.
  return key ?? (address.startsWith(`${scope}assets/`) ? address : undefined);
}

async function answerTo(request: Request, key: string): Promise<Response> {
  const cache = await caches.open(files.strategy.cacheName);
  return (await cache.match(key, { ignoreVary: true })) ?? fetch(request);
}

/** Deletes the files of other versions, unless one of them is on its way, or still on somebody's screen. */
async function tidyUp(event: ExtendableEvent): Promise<void> {
  const { scope, installing, waiting } = self.registration;
  if (installing || waiting) return;
  const { held = [] } = await navigator.locks.query();
  const scripts = held
    .filter(({ name }) => name?.startsWith(`${PAGE_LOCK}${scope}`))
    .map(({ name = "" }) => name.slice(PAGE_LOCK.length));
  const isOurs = (script: string) => files.getCacheKeyForURL(script) !== undefined;
  if (scripts.every(isOurs)) await files.activate(event);
}
