import {
  Collection,
  type DealNote,
  type KnownDealNote,
  knownDeals,
  type MergeResult,
  readDealNote,
  strongerNote,
} from "@tetrarch/play";
import { answered } from "../ui/timeouts.js";
import { type Database, isObject, type KnownDeal } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

/** Of a deal that was noted by its digest alone this stands before it, where others have their identity. */
const DIGEST = "sha256 ";

/**
 * The deals that the player knows (C-10), in this browser's database, with second copies: played, taken back in, shown or told
 * of. A deal is known for ever, whatever becomes of the games it was played in.
 */
export class KnownDeals extends Collection<KnownDealNote> {
  readonly #database: Database;
  readonly #mirror: BrowserMirror;

  constructor(database: Database, mirror: BrowserMirror) {
    super(
      database,
      {
        kind: { ...knownDeals, key: keyOf },
        store: "known",
        form: ({ since = Date.now(), how }): KnownDeal => ({ since, how }),
        // Whatever stands there, the deal is known.
        read: (stored, key) => (stored === undefined ? undefined : noteUnder(key, stored)),
        isListedWithCopies: true,
        isPermanent: true,
        now: Date.now,
      },
      mirror,
    );
    this.#database = database;
    this.#mirror = mirror;
  }

  /** The strongest note on the deal with this identity. Read from the store each time, so that what another tab has noted counts. */
  async notesOn(id: string): Promise<readonly DealNote[]> {
    const digest = await digestOf(id);
    const keys = digest === undefined ? [id] : [id, DIGEST + digest];
    const stored = await Promise.allSettled(
      keys.map((key) =>
        answered(this.#database.read(["known"], (transaction) => transaction.get("known", key))),
      ),
    );
    const copies = await Promise.all(keys.map((key) => this.#mirror.read("known", key)));
    const found = [...stored.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])), ...copies];
    const notes = found.filter((record) => record !== undefined).map((record) => readDealNote(howIn(record)));
    // What any of them has is known, whatever has become of the others.
    if (notes.length > 0) return [notes.reduce(strongerNote)];
    const failed = stored.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
    return [];
  }

  /**
   * Notes that a deal is known from now on; it is on the disk when this resolves. Of a deal that is known already
   * the first time counts, and the strongest note.
   * @param id the deal's identity: the same text for the same cards and rolls, of up to some 600 letters
   * @param how a word for the way it came to be known
   */
  async learn(id: string, how: string): Promise<void> {
    const note: KnownDealNote = { by: { identity: id }, since: Date.now(), how };
    const written = super.merge([note]);
    written.then(
      ({ added, changed }) => {
        // A note that the store has may have lost its copy.
        if (added.length + changed.length === 0) void this.copy(note);
      },
      (error: unknown) => {
        // What the database does not take may find room in a copy, but for what is a newer app's.
        if ((error as Error | undefined)?.name !== "VersionError") void this.copy(note, async () => true);
      },
    );
    await answered(written);
  }

  /** Merges imported notes. Those on deals by their digests go to the identities that are here, which alone can tell their deals. */
  override async merge(notes: readonly KnownDealNote[]): Promise<MergeResult<KnownDealNote>> {
    if (notes.length === 0) return { added: [], changed: [] };
    const here = (await this.list()).values;
    const byDigest = new Map<string, KnownDealNote["by"]>();
    for (const { by } of notes.some((note) => "digest" in note.by) ? here : []) {
      const digest = "identity" in by ? await digestOf(by.identity) : undefined;
      if (digest !== undefined) byDigest.set(digest, by);
    }
    const { added, changed } = await super.merge(
      notes.map((note) => ({
        ...note,
        by: ("digest" in note.by && byDigest.get(note.by.digest)) || note.by,
      })),
    );
    // A deal of which only the second copy is left was known before.
    const known = new Set(here.map(keyOf));
    return { added: added.filter((note) => !known.has(keyOf(note))), changed };
  }
}

function keyOf({ by }: KnownDealNote): string {
  return "identity" in by ? by.identity : DIGEST + by.digest;
}

/** A note by a record that anything may have happened to. */
function noteUnder(key: string, record: unknown): KnownDealNote {
  const by = key.startsWith(DIGEST) ? { digest: key.slice(DIGEST.length) } : { identity: key };
  const how = howIn(record);
  const since = isObject(record) ? record.since : undefined;
  return {
    by,
    how: typeof how === "string" ? how : readDealNote(how),
    ...(typeof since === "number" && { since }),
  };
}

function howIn(record: unknown): unknown {
  return isObject(record) ? record.how : undefined;
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
