import {
  type DealNote,
  type KnownDealNote,
  mergeKnownDeals,
  readDealNote,
  strongerNote,
  type Transaction,
} from "@tetrarch/play";
import { answered } from "../ui/timeouts.js";
import type { Database, KnownDeal } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

/**
 * The deals that the player knows (C-10): played, taken back in, shown or told of. A deal is known for ever, whatever
 * becomes of the games it was played in. All methods may reject, with an Error for which `reasonOf` has words.
 */
export interface KnownDeals {
  /** The strongest note on the deal with this identity. The store is asked, so that what another tab has noted counts. */
  notesOn(id: string): Promise<readonly DealNote[]>;
  /**
   * Notes that a deal is known from now on; it is on the disk when this resolves. Of a deal that is known already
   * the first time counts, and the strongest note.
   * @param id the deal's identity: the same text for the same cards and rolls, of up to some 600 letters
   * @param how a word for the way it came to be known
   */
  learn(id: string, how: string): Promise<void>;
  /** All of them. */
  all(): Promise<readonly KnownDealNote[]>;
  /**
   * Merges imported notes, all of them or, where that fails, none; resolves to how many deals are known from now on. Of those
   * that were known the notes rise, and never fall. It takes as long as it takes.
   */
  add(notes: readonly KnownDealNote[]): Promise<number>;
}

/** Of a deal that was noted by its digest alone this stands before it, where others have their identity. */
const DIGEST = "sha256 ";

/** The known deals in this browser's database, with a second copy of each. */
export class StoredKnownDeals implements KnownDeals {
  readonly #database: Database;
  readonly #copies: BrowserMirror;

  constructor(database: Database, copies: BrowserMirror) {
    this.#database = database;
    this.#copies = copies;
  }

  async notesOn(id: string): Promise<readonly DealNote[]> {
    const digest = await digestOf(id);
    const keys = digest === undefined ? [id] : [id, DIGEST + digest];
    const kept = await Promise.allSettled(keys.map((key) => this.#kept(key)));
    const copies = await Promise.all(keys.map((key) => this.#copies.read("known", key)));
    const found = [...kept.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])), ...copies];
    const notes = found.filter((record) => record !== undefined).map(noteIn);
    // What any of them has is known, whatever has become of the others.
    if (notes.length > 0) return [notes.reduce(strongerNote)];
    const failed = kept.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return [];
  }

  #kept(id: string): Promise<unknown> {
    return answered(this.#database.read(["known"], (transaction) => transaction.get("known", id)));
  }

  async learn(id: string, how: string): Promise<void> {
    const deal: KnownDeal = { since: Date.now(), how };
    const written = this.#database.write(["known"], async (transaction) => {
      await raise(transaction, id, deal);
    });
    // What the database does not take may find room there, but for what is a newer app's.
    const copy = () => this.#copy(id, deal);
    void written.then(copy, async (error: unknown) => {
      if ((error as Error | undefined)?.name !== "VersionError") await copy();
    });
    await answered(written);
  }

  async all(): Promise<readonly KnownDealNote[]> {
    const [kept, copied] = await Promise.all([this.#all(), this.#copies.keys("known")]);
    // What the database has lost is in no file otherwise.
    const lost = copied.filter((key) => !kept.has(key));
    const copies = await Promise.all(
      lost.map(async (key) => [key, await this.#copies.read("known", key)] as const),
    );
    const whole = copies.filter(([, copy]) => copy !== undefined);
    return [...kept, ...whole].map(([key, record]) => noteUnder(key, record));
  }

  async #all(): Promise<ReadonlyMap<string, unknown>> {
    const [keys, values] = await this.#database.read(["known"], (transaction) =>
      Promise.all([transaction.keys("known"), transaction.values("known")]),
    );
    return new Map(keys.map((key, index) => [String(key), values[index]]));
  }

  async add(notes: readonly KnownDealNote[]): Promise<number> {
    if (notes.length === 0) return 0;
    const there = new Map((await this.all()).map((note) => [keyOf(note), note] as const));
    const keys = await this.#keysOf(notes, [...there.keys()]);
    const now = Date.now();
    const records = new Map<string, KnownDeal>();
    for (const note of notes) {
      const key = keys.get(note) ?? keyOf(note);
      const record = { since: note.since ?? now, how: note.how };
      records.set(key, mergeKnownDeals(records.get(key) ?? record, record));
    }
    const rising = [...records].filter(([key, deal]) => {
      const kept = there.get(key);
      return kept === undefined || !isSame(kept, merged(kept, deal));
    });
    if (rising.length === 0) return 0;
    const isNews = await this.#database.write(["known"], (transaction) =>
      Promise.all(rising.map(([key, deal]) => raise(transaction, key, deal))),
    );
    void this.#copyAll(rising);
    return rising.filter(([key], index) => isNews[index] && !there.has(key)).length;
  }

  /** Where notes on deals by their digests belong: nothing but the identities that are here can tell which deals these are of. */
  async #keysOf(
    notes: readonly KnownDealNote[],
    there: readonly string[],
  ): Promise<ReadonlyMap<KnownDealNote, string>> {
    const byDigest = new Map<string, string>();
    if (notes.some(({ by }) => "digest" in by)) {
      for (const key of there) {
        const digest = key.startsWith(DIGEST) ? undefined : await digestOf(key);
        if (digest !== undefined) byDigest.set(digest, key);
      }
    }
    return new Map(
      notes.map(
        (note) => [note, ("digest" in note.by && byDigest.get(note.by.digest)) || keyOf(note)] as const,
      ),
    );
  }

  #copy(key: string, deal: KnownDeal): Promise<void> {
    return this.#copies.merge("known", key, deal, merged);
  }

  /** One after the other, so that the copies of a game in play come between. */
  async #copyAll(records: readonly (readonly [string, KnownDeal])[]): Promise<void> {
    for (const [key, deal] of records) await this.#copy(key, deal);
  }
}

/** Puts a note with what is there; resolves to whether the deal is known by it only now. */
async function raise(transaction: Transaction, key: string, news: KnownDeal): Promise<boolean> {
  const kept = await transaction.get("known", key);
  const deal = kept === undefined ? news : merged(kept, news);
  if (!isSame(kept, deal)) await transaction.put("known", key, deal);
  return kept === undefined;
}

/** A note with one that anything may have happened to: the deal is known by that, too. */
function merged(kept: unknown, news: KnownDeal): KnownDeal {
  const { how, since = news.since } = mergeKnownDeals<Pick<KnownDealNote, "how" | "since">>(
    news,
    noteOf(kept),
  );
  return { since, how };
}

function isSame(kept: unknown, { how, since }: KnownDeal): boolean {
  return isObject(kept) && kept.how === how && kept.since === since;
}

function keyOf({ by }: KnownDealNote): string {
  return "identity" in by ? by.identity : DIGEST + by.digest;
}

function noteUnder(key: string, record: unknown): KnownDealNote {
  return {
    by: key.startsWith(DIGEST) ? { digest: key.slice(DIGEST.length) } : { identity: key },
    ...noteOf(record),
  };
}

function noteOf(record: unknown): Pick<KnownDealNote, "how" | "since"> {
  const { how, since } = isObject(record) ? record : {};
  return {
    how: typeof how === "string" ? how : noteIn(record),
    ...(typeof since === "number" && { since }),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** How a deal became known, by a record that anything may have happened to. */
function noteIn(record: unknown): DealNote {
  return readDealNote(
    typeof record === "object" && record !== null && "how" in record ? record.how : undefined,
  );
}

/**
 * The SHA-256 of a deal's identity in base64url, as the terminal keeps known deals; undefined where the browser makes none, on
 * pages that come neither from `https` nor from this machine.
 */
async function digestOf(identity: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(identity));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
