import { answered } from "./patience.js";

/** What is kept twice, each kind in a cache of its own. */
export type Kind = "games" | "known" | "finished" | "contests" | "lessons" | "remarks" | "cards" | "payments";

/** All caches are written by one tab at a time. Whoever gets this lock knows that what was to be written before is. */
export const COPY_LOCK = "tetrarch second copy";

/** How many copies of a thing that changes are kept: if the browser dies while it writes one, the other is whole. */
const COPIES = 2;
/** A copy takes some milliseconds of the page's time: it is made when nothing has been played for so long, … */
const REST = 400;
/** … and the page has nothing else to do, or after so many milliseconds more. */
const AT_THE_LATEST = 500;
/** Whoever plays without a rest has a copy as often as this, in milliseconds. */
const MOST_BEHIND = 3000;

/**
 * The second copy of what matters, in the browser's Cache, which has other files than its database: what damages one
 * spares the other. A copy is an answer to an address that nobody ever asks for; in it lie a checksum and the value as
 * JSON. Nothing waits for it, and none of the methods rejects: a browser without a Cache (some private windows, pages
 * that come neither from `https` nor from this machine) has no second copy, and what cannot be read is none.
 */
export class SecondCopy {
  /** By address, the newest copy that is to be made: earlier ones of the same thing need not be. */
  readonly #next = new Map<string, number>();
  /** By address, when a copy was made here last, in the page's own time. */
  readonly #madeAt = new Map<string, number>();

  /**
   * Copies a thing that changes. Soon afterwards the two newest copies are there, whichever tab has written them.
   * @param savedAt the larger number is the newer copy
   * @param isKept asked in this copy's turn: what has been deleted meanwhile is not copied
   */
  async write(
    kind: Kind,
    key: string,
    savedAt: number,
    value: unknown,
    isKept = async () => true,
  ): Promise<void> {
    const address = addressOf(kind, key);
    this.#next.set(address, savedAt);
    await inTurn(async () => {
      const isDue = () => this.#next.get(address) === savedAt || this.#isBehind(address);
      if (!isDue()) return;
      await rest();
      if (!isDue() || !(await isKept())) return;
      this.#madeAt.set(address, performance.now());
      const cache = await caches.open(nameOf(kind));
      await cache.put(`${address}?at=${savedAt}`, await sealed(value));
      for (const old of (await copiesIn(cache, address)).slice(COPIES)) await cache.delete(old);
    });
  }

  /** Whether the last copy is so old that one of a state that has passed already is better than none. */
  #isBehind(address: string): boolean {
    return performance.now() - (this.#madeAt.get(address) ?? 0) > MOST_BEHIND;
  }

  /** The newest whole copy of a thing that changes; undefined when there is none. */
  async newest(kind: Kind, key: string): Promise<unknown> {
    return await orNothing(async () => {
      const cache = await caches.open(nameOf(kind));
      return await firstWhole(cache, await copiesIn(cache, addressOf(kind, key)));
    });
  }

  /** By key, the newest whole copy of every thing that changes. */
  async all(kind: Kind): Promise<ReadonlyMap<string, unknown>> {
    const found = new Map<string, unknown>();
    await orNothing(async () => {
      const cache = await caches.open(nameOf(kind));
      for (const key of new Set((await cache.keys()).map(keyOf))) {
        const value = await firstWhole(cache, await copiesIn(cache, addressOf(kind, key)));
        if (value !== undefined) found.set(key, value);
      }
    });
    return found;
  }

  /**
   * Copies a thing that never changes once it is there.
   * @param isKept asked in this copy's turn: what has been deleted meanwhile is not copied
   */
  async note(kind: Kind, key: string, value: unknown, isKept = async () => true): Promise<void> {
    await inTurn(async () => {
      if ((await this.noted(kind, key)) !== undefined || !(await isKept())) return;
      const cache = await caches.open(nameOf(kind));
      await cache.put(addressOf(kind, key), await sealed(value));
    });
  }

  /**
   * Copies a thing that is merged with what is there: `merge` of the two is kept.
   * @param merge the same in whatever order, so that the copy only ever gains
   */
  async merge<Value>(
    kind: Kind,
    key: string,
    value: Value,
    merge: (kept: unknown, news: Value) => Value,
  ): Promise<void> {
    await inTurn(async () => {
      const kept = await this.noted(kind, key);
      const merged = kept === undefined ? value : merge(kept, value);
      if (JSON.stringify(merged) === JSON.stringify(kept)) return;
      const cache = await caches.open(nameOf(kind));
      await cache.put(addressOf(kind, key), await sealed(merged));
    });
  }

  /** The keys of all things of a kind that never change. */
  async keys(kind: Kind): Promise<readonly string[]> {
    const keys = await orNothing(async () => (await (await caches.open(nameOf(kind))).keys()).map(keyOf));
    return keys ?? [];
  }

  /**
   * Forgets things: all of a kind, or those with some keys. At once, also while another tab has the lock; and once more in
   * turn, as copies of them may be on their way. Resolves to whether all of that is done.
   */
  async forget(kind: Kind, keys: "all" | readonly string[]): Promise<boolean> {
    const act = async () => {
      if (keys === "all") await caches.delete(nameOf(kind));
      else {
        const cache = await caches.open(nameOf(kind));
        for (const key of keys) await cache.delete(addressOf(kind, key), { ignoreSearch: true });
      }
      return true;
    };
    await orNothing(act);
    return (await inTurn(act)) ?? false;
  }

  /** A thing that never changes; undefined when there is no whole copy of it. */
  async noted(kind: Kind, key: string): Promise<unknown> {
    return await orNothing(async () => {
      const cache = await caches.open(nameOf(kind));
      return await unsealed(await cache.match(addressOf(kind, key)));
    });
  }
}

/** Whether this browser keeps second copies for this page. */
export async function keepsCopies(): Promise<boolean> {
  return (await orNothing(() => caches.open(nameOf("games")))) !== undefined;
}

function nameOf(kind: Kind): string {
  return `tetrarch ${kind}`;
}

function addressOf(kind: Kind, key: string): string {
  return `${location.origin}/second-copy/${kind}/${encodeURIComponent(key)}`;
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

async function firstWhole(cache: Cache, copies: readonly Request[]): Promise<unknown> {
  for (const copy of copies) {
    // A copy whose file is damaged cannot even be read.
    const value = await orNothing(async () => unsealed(await cache.match(copy)));
    if (value !== undefined) return value;
  }
  return undefined;
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
    setTimeout(() => {
      if ("requestIdleCallback" in globalThis) requestIdleCallback(end, { timeout: AT_THE_LATEST });
      else end();
    }, REST);
  });
}
