import type { Mirror } from "@tetrarch/play";
import { idle } from "../ui/idle.js";
import { answered } from "../ui/timeouts.js";

/** The lock under which one tab at a time writes all caches. Its holder knows that earlier writes are done. */
export const COPY_LOCK = "tetrarch second copy";

/** How many copies of a thing that changes are kept: if the browser dies while it writes one, the other is whole. */
const COPIES = 2;
/** A copy takes some milliseconds of the page's time: it is made when nothing has been played for so long, and the page is idle. */
const REST = 400;
/** The longest time between copies while a game is played without a rest, in milliseconds. */
const MOST_BEHIND = 3000;

/**
 * The second copies of what matters, in the browser's Cache, which has other files than its database: what damages one
 * spares the other. A copy is an answer to an address that is never fetched; in it lie a checksum and the value as
 * JSON. Nothing waits for it, and none of the methods rejects: a browser without a Cache (some private windows, pages
 * that come neither from `https` nor from this machine) has no second copies, and what cannot be read is none.
 */
export class BrowserMirror implements Mirror {
  /** By address, the newest copy that is to be made: earlier ones of the same value need not be. */
  readonly #next = new Map<string, number>();
  /** By address, when a copy was made here last, in the page's own time. */
  readonly #madeAt = new Map<string, number>();

  async keys(store: string): Promise<readonly string[]> {
    const keys = await orNothing(async () => (await (await caches.open(nameOf(store))).keys()).map(keyOf));
    return [...new Set(keys ?? [])];
  }

  async read(store: string, key: string): Promise<unknown> {
    return await orNothing(async () => {
      const cache = await caches.open(nameOf(store));
      const address = addressOf(store, key);
      // Of a value that never changes, without a search through all: there may be ten thousand.
      const only = await wholeCopy(cache, address);
      if (only !== undefined) return only;
      for (const copy of await copiesIn(cache, address)) {
        const value = await wholeCopy(cache, copy);
        if (value !== undefined) return value;
      }
      return undefined;
    });
  }

  /** By key, the newest whole copy of every value. */
  async all(store: string): Promise<ReadonlyMap<string, unknown>> {
    const found = new Map<string, unknown>();
    for (const key of await this.keys(store)) {
      const value = await this.read(store, key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  }

  /** Copies a value. Of one that has versions, the two newest copies are there soon afterwards, whichever tab has written them. */
  async write(
    store: string,
    key: string,
    value: unknown,
    version: number | ((copy: unknown) => unknown) = (copy) => copy,
    isInStore: () => Promise<boolean> = async () => true,
  ): Promise<void> {
    const address = addressOf(store, key);
    if (typeof version !== "number") {
      await inTurn(async () => {
        const cache = await caches.open(nameOf(store));
        const copy = await wholeCopy(cache, address);
        const merged = copy === undefined ? value : version(copy);
        if (JSON.stringify(merged) === JSON.stringify(copy) || !(await isInStore())) return;
        await cache.put(address, await sealed(merged));
      });
      return;
    }
    this.#next.set(address, version);
    await inTurn(async () => {
      const isDue = () => this.#next.get(address) === version || this.#isBehind(address);
      if (!isDue()) return;
      await rest();
      if (!isDue() || !(await isInStore())) return;
      this.#madeAt.set(address, performance.now());
      const cache = await caches.open(nameOf(store));
      await cache.put(`${address}?at=${version}`, await sealed(value));
      for (const old of (await copiesIn(cache, address)).slice(COPIES)) await cache.delete(old);
    });
  }

  /** Whether the last copy is so old that one of a state that has passed already is better than none. */
  #isBehind(address: string): boolean {
    return performance.now() - (this.#madeAt.get(address) ?? 0) > MOST_BEHIND;
  }

  /** Deletes at once, also while another tab has the lock, and again in turn, as copies may be on their way. */
  async forget(store: string, keys: "all" | readonly string[]): Promise<boolean> {
    const act = async () => {
      if (keys === "all") await caches.delete(nameOf(store));
      else {
        const cache = await caches.open(nameOf(store));
        for (const key of keys) await cache.delete(addressOf(store, key), { ignoreSearch: true });
      }
      return true;
    };
    await orNothing(act);
    return (await inTurn(act)) ?? false;
  }
}

/** Whether this browser keeps second copies for this page. */
export async function keepsCopies(): Promise<boolean> {
  return (await orNothing(() => caches.open(nameOf("games")))) !== undefined;
}

function nameOf(store: string): string {
  return `tetrarch ${store}`;
}

function addressOf(store: string, key: string): string {
  return `${location.origin}/second-copy/${store}/${encodeURIComponent(key)}`;
}

function keyOf({ url }: Request): string {
  const { pathname } = new URL(url);
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf("/") + 1));
}

/** All copies of a thing that changes, the newest first. */
async function copiesIn(cache: Cache, address: string): Promise<readonly Request[]> {
  const numberOf = ({ url }: Request) => Number(new URL(url).searchParams.get("at"));
  const copies = await cache.keys(address, { ignoreSearch: true });
  return [...copies].sort((one, other) => numberOf(other) - numberOf(one));
}

/** Reads one copy; undefined where there is none or its file is damaged, which may not even be read. */
function wholeCopy(cache: Cache, copy: string | Request): Promise<unknown> {
  return orNothing(async () => unsealed(await cache.match(copy)));
}

async function sealed(value: unknown): Promise<Response> {
  const text = JSON.stringify(value);
  return new Response(`${await checksum(text)}\n${text}`);
}

async function unsealed(response: Response | undefined): Promise<unknown> {
  const written = (await response?.text()) ?? "";
  const end = written.indexOf("\n");
  const text = written.slice(end + 1);
  return end > 0 && (await checksum(text)) === written.slice(0, end) ? JSON.parse(text) : undefined;
}

async function checksum(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Does it when all that was to be written before is. */
async function inTurn<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  return await orNothing(() => (navigator.locks ? navigator.locks.request(COPY_LOCK, act) : act()));
}

async function orNothing<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await answered(act());
  } catch {
    return undefined;
  }
}

/** Until cards have landed, mostly, and the page has nothing to do. A page that is left does not rest: it may be gone soon. */
function rest(): Promise<void> {
  if (document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      document.removeEventListener("visibilitychange", end);
      resolve();
    };
    document.addEventListener("visibilitychange", end);
    setTimeout(() => void idle().then(end), REST);
  });
}
