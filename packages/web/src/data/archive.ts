import { findGameAmong, games } from "@tetrarch/engine";
import {
  type ArchiveEntry,
  type Collection,
  entriesOf,
  type GameInPlay,
  identitiesOfDeals,
  KINDS,
  type KindName,
  type KnownDealNote,
  readDealNote,
  type ValueOf,
  valuesOf,
} from "@tetrarch/play";
import { counted } from "../ui/history-words.js";
import { settings } from "../ui/settings.svelte.js";
import type { BrowserStorage } from "./browser-storage.js";
import { Contests } from "./contests.js";
import { type ImportOutcome, importSavedGame } from "./import-saved-game.js";
import { progress } from "./lesson-progress.svelte.js";
import { Payments } from "./payments.js";
import { tried } from "./puzzle-tries.svelte.js";
import { Remarks } from "./remarks.js";
import { FreshStarts } from "./statistics-starts.js";
import { WorkshopSets } from "./workshop-sets.js";

/** The values of one kind in this browser, as an export takes them and an import adds to them. */
export interface ArchiveSource {
  /** All entries, and how many records cannot be read. May reject, with an Error for which `reasonOf` has words. */
  entries(): Promise<{ readonly entries: readonly ArchiveEntry[]; readonly unread: number }>;
  /**
   * Merges the entries of this kind; resolves to how many are new here. May reject as `entries` does.
   * @param skip gets what has no place here, and why, in a sentence
   */
  merge(entries: readonly ArchiveEntry[], skip: (sentence: string) => void): Promise<number>;
  /** A count of them, in words. */
  inWords(count: number): string;
}

/** All that goes into an export besides finished games, in the order in which an import adds it. */
export function sourcesOf(storage: BrowserStorage): readonly ArchiveSource[] {
  const { database, copies, cards } = storage;
  return [
    sourceOf("card-set", cards, (count) => counted(count, "card set played with", "card sets played with")),
    knownSource(storage),
    // After the known deals: a game in play of which the cards were shown has help in it.
    inPlaySource(storage),
    sourceOf("contest", new Contests(database, copies), (count) =>
      counted(count, "series or duel", "series and duels"),
    ),
    sourceOf("payment", new Payments(database, copies), (count) => counted(count, "settled debt")),
    {
      async entries() {
        await progress.mend();
        return { entries: entriesOf("lessons", progress.all), unread: 0 };
      },
      merge: async (entries) => progress.add(valuesOf("lessons", entries)),
      inWords: (count) => `your place in the lessons of ${counted(count, "game")}`,
    },
    puzzleSource(storage),
    sourceOf(
      "remark",
      new Remarks(database, copies),
      (count) => `what you noted on ${counted(count, "game")}`,
    ),
    {
      async entries() {
        const { chosen } = settings;
        const isAny = Object.keys(chosen.choices).length > 0;
        return { entries: entriesOf("settings", isAny ? [chosen] : []), unread: 0 };
      },
      merge: async (entries) => valuesOf("settings", entries).filter((one) => settings.add(one)).length,
      inWords: () => "your settings",
    },
    sourceOf(
      "start",
      new FreshStarts(database),
      (count) => `from when on the statistics of ${counted(count, "solitaire")} count`,
    ),
    sourceOf("workshop", new WorkshopSets(database), (count) =>
      counted(count, "card set in the workshop", "card sets in the workshop"),
    ),
  ];
}

function sourceOf<Name extends KindName>(
  kind: Name,
  collection: Collection<ValueOf<Name>>,
  inWords: ArchiveSource["inWords"],
): ArchiveSource {
  return {
    async entries() {
      // What the browser has lost is in no file otherwise.
      await collection.mend();
      const { values, unread } = await collection.list();
      return { entries: entriesOf(kind, values), unread };
    },
    async merge(entries) {
      const { added, changed } = await collection.merge(valuesOf(kind, entries));
      return added.length + changed.length;
    },
    inWords,
  };
}

/** The deals that the player knows (C-10): also those that were only shown, of which no game tells. */
function knownSource({ known }: Pick<BrowserStorage, "known">): ArchiveSource {
  return {
    async entries() {
      const notes = await known.all();
      const readable = notes.flatMap((note) => readableNote(note) ?? []);
      return { entries: entriesOf("known", readable), unread: notes.length - readable.length };
    },
    merge: (entries) => known.add(valuesOf("known", entries)),
    inWords: (count) => counted(count, "deal you know", "deals you know"),
  };
}

/** A note as a file can have it; undefined for a note on no deal. */
function readableNote(note: KnownDealNote): KnownDealNote | undefined {
  const { how, since, by } = note;
  const isTime = Number.isSafeInteger(since) && since !== undefined && since >= 0;
  // Whatever stands there, the deal is known.
  for (const one of [note, { by, how: readDealNote(how), ...(isTime && { since }) }]) {
    const read = KINDS.known.read(one);
    const checked = read.ok ? (KINDS.known.check?.(read.value, findGameAmong([])) ?? read) : read;
    if (checked.ok) return checked.value;
  }
  return undefined;
}

/** The tries whose deals are read at once: all of some thousand in one task would hold the page up. */
const AT_ONCE = 100;

/** The first tries at puzzles, from which the rating follows. An imported try makes its deal known (C-10). */
function puzzleSource({ known }: Pick<BrowserStorage, "known">): ArchiveSource {
  return {
    entries: async () => ({ entries: entriesOf("puzzle", tried.all), unread: 0 }),
    async merge(entries) {
      const tries = valuesOf("puzzle", entries);
      const identities = new Set<string>();
      for (let from = 0; from < tries.length; from += AT_ONCE) {
        for (const identity of identitiesOfDeals(tries.slice(from, from + AT_ONCE))) identities.add(identity);
        await new Promise((resolve) => setTimeout(resolve));
      }
      // Before the tries are there; where it cannot be noted, no try is added.
      await known.add([...identities].map((identity) => ({ by: { identity }, how: "found" })));
      return tried.add(...tries);
    },
    inWords: (count) => `your tries at ${counted(count, "puzzle")}`,
  };
}

/** The games in play, one for each solitaire. None that is in play here gives way to another one. */
function inPlaySource(storage: BrowserStorage): ArchiveSource {
  return {
    async entries() {
      const { games, unread } = await storage.games.inPlay();
      return { entries: entriesOf("in-play", games), unread };
    },
    async merge(entries, skip) {
      let added = 0;
      // Of several the one that was played last.
      const games = [...valuesOf("in-play", entries)].sort((a, b) => b.savedAt - a.savedAt);
      for (const game of games) {
        const outcome = await importSavedGame(storage, game);
        const isTaken = outcome === "taken" || outcome === "taken-as-known" || outcome === "carried-on";
        if (isTaken) added++;
        const news = NEWS[outcome];
        if (news !== "") skip(`${isTaken ? "Your" : "A"} game of ${titleOf(game)} ${news}.`);
      }
      return added;
    },
    inWords: (count) => counted(count, "game in play", "games in play"),
  };
}

/** What is said besides how many came; empty for nothing. */
const NEWS: Readonly<Record<ImportOutcome, string>> = {
  taken: "",
  "taken-as-known": "goes on here as a game of a deal you know",
  "carried-on": "",
  same: "",
  "in-play": "was left in the file: one is in play here",
  "other-tab": "was left in the file: its table is open in another tab",
  ended: "was left in the file: it has come to its end here",
  unread: "was left in the file: what lies on its table here cannot be read",
  unreplayed: "was left in the file: it cannot be played again",
};

function titleOf({ game }: GameInPlay): string {
  return games.find(({ id }) => id === game)?.title ?? game;
}
