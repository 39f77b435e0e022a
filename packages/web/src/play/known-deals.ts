import { type DealNote, type KnownDealNote, readDealNote } from "@tetrarch/play";
import type { Database, KnownDeal } from "./database.js";
import { digestOf } from "./deal-digest.js";
import { answered } from "./patience.js";
import type { SecondCopy } from "./second-copy.js";

/**
 * The deals that the player knows (C-10): played, taken back in, shown or told of. A deal is known for ever, whatever
 * becomes of the games it was played in. All methods may reject, with an Error for which `reasonOf` has words.
 */
export interface KnownDeals {
  /** What is noted of the deal with this identity. The store is asked, so that what another tab has noted counts. */
  notesOn(id: string): Promise<readonly DealNote[]>;
  /**
   * Notes that a deal is known from now on; it is on the disk when this resolves. Of a deal that is known already
   * nothing changes: the first time and the first way count.
   * @param id the deal's identity: the same text for the same cards and rolls, of up to some 600 letters
   * @param how a word for the way it came to be known
   */
  learn(id: string, how: string): Promise<void>;
  /** All of them. */
  all(): Promise<readonly KnownDealNote[]>;
  /**
   * Adds what is known elsewhere, all of it or, where that fails, nothing; resolves to how many deals are known from now on. Those
   * that were known keep their note. It takes as long as it takes.
   */
  add(notes: readonly KnownDealNote[]): Promise<number>;
}

/** Of a deal that was noted by its digest alone this stands before it, where others have their identity. */
const DIGEST = "sha256 ";

/** The known deals in this browser's database, with a second copy of each. */
export class StoredKnownDeals implements KnownDeals {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  async notesOn(id: string): Promise<readonly DealNote[]> {
    const notes = await this.#notesUnder(id);
    if (notes.length > 0) return notes;
    const digest = await digestOf(id);
    return digest === undefined ? [] : this.#notesUnder(DIGEST + digest);
  }

  async #notesUnder(id: string): Promise<readonly DealNote[]> {
    const [kept, copy] = await Promise.allSettled([this.#kept(id), this.#copies.noted("known", id)]);
    // What either has is known, whatever has become of the other.
    if (copy.status === "fulfilled" && copy.value !== undefined) return [noteIn(copy.value)];
    if (kept.status === "rejected") throw kept.reason;
    return kept.value === undefined ? [] : [noteIn(kept.value)];
  }

  #kept(id: string): Promise<unknown> {
    return answered(this.#database.open().then((database) => database.get("known", id)));
  }

  async learn(id: string, how: string): Promise<void> {
    const deal: KnownDeal = { since: Date.now(), how };
    const written = this.#database.write(["known"], async (writing) => {
      const known = writing.objectStore("known");
      if ((await known.getKey(id)) === undefined) await known.put(deal, id);
    });
    // What the database does not take may find room there, but for what is a newer app's.
    const copy = () => this.#copies.note("known", id, deal);
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
      lost.map(async (key) => [key, await this.#copies.noted("known", key)] as const),
    );
    const whole = copies.filter(([, copy]) => copy !== undefined);
    return [...kept, ...whole].map(([key, record]) => noteUnder(key, record));
  }

  async #all(): Promise<ReadonlyMap<string, unknown>> {
    const store = (await answered(this.#database.open())).transaction("known").store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return new Map(keys.map((key, index) => [key, values[index]]));
  }

  async add(notes: readonly KnownDealNote[]): Promise<number> {
    if (notes.length === 0) return 0;
    const there = new Set((await this.all()).map(keyOf));
    // Nothing but the identities can tell which deals the digests are of.
    if (notes.some(({ by }) => "digest" in by)) {
      for (const key of [...there]) {
        const digest = key.startsWith(DIGEST) ? undefined : await digestOf(key);
        if (digest !== undefined) there.add(DIGEST + digest);
      }
    }
    const now = Date.now();
    const told = new Map(
      notes.map((note) => [keyOf(note), { since: note.since ?? now, how: note.how }] as const),
    );
    const records = [...told].filter(([key]) => !there.has(key));
    if (records.length === 0) return 0;
    let news: typeof records = [];
    await this.#database.write(["known"], async (writing) => {
      const known = writing.objectStore("known");
      // Another tab may have noted some of them since.
      const noted = new Set(await known.getAllKeys());
      news = records.filter(([key]) => !noted.has(key));
      await Promise.all(news.map(([key, deal]) => known.put(deal, key)));
    });
    void this.#copyAll(news);
    return news.length;
  }

  /** One after the other, so that the copies of a game in play come between. */
  async #copyAll(records: readonly (readonly [string, KnownDeal])[]): Promise<void> {
    for (const [key, deal] of records) await this.#copies.note("known", key, deal);
  }
}

function keyOf({ by }: KnownDealNote): string {
  return "identity" in by ? by.identity : DIGEST + by.digest;
}

function noteUnder(key: string, record: unknown): KnownDealNote {
  const { how, since } = isObject(record) ? record : {};
  return {
    by: key.startsWith(DIGEST) ? { digest: key.slice(DIGEST.length) } : { identity: key },
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
