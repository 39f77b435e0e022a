import { type FindGame, findGameAmong, games } from "@tetrarch/engine";
import {
  type ArchiveEntry,
  type Collection,
  entriesOf,
  type HistoryLine,
  type HistoryRead,
  identitiesOfDeals,
  KINDS,
  type KindName,
  type KnownDealNote,
  LARGEST_HISTORY,
  type MergeResult,
  openHistory,
  readDealNote,
  summariseLines,
  type ValueOf,
  valuesOf,
} from "@tetrarch/play";
import { settings } from "../ui/settings.svelte.js";
import * as words from "../words/en/archive.js";
import type { BrowserStorage } from "./browser-storage.js";
import { answerStore } from "./coach-answers.svelte.js";
import { FreshStarts, Remarks, WorkshopSets } from "./collections.js";
import { Contests, Payments } from "./contests.js";
import type { AddedCounts, History } from "./history.js";
import { importSavedGame } from "./import-saved-game.js";
import type { KnownDeals } from "./known-deals.js";
import { progress } from "./lesson-progress.svelte.js";
import { playedSets } from "./own-sets.js";
import { tried } from "./puzzle-tries.svelte.js";

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
  const { database, copies, known } = storage;
  return [
    sourceOf("card-set", playedSets(database, copies)),
    knownSource(known),
    // After the known deals: a game in play of which the cards were shown has help in it.
    inPlaySource(storage),
    sourceOf("contest", new Contests(database, copies)),
    sourceOf("payment", new Payments(database, copies)),
    sourceOf("lessons", progress),
    sourceOf("coach", answerStore),
    puzzleSource(known),
    sourceOf("remark", new Remarks(database, copies)),
    {
      async entries() {
        const { chosen } = settings;
        const isAny = Object.keys(chosen.choices).length > 0;
        return { entries: entriesOf("settings", isAny ? [chosen] : []), unread: 0 };
      },
      merge: async (entries) => valuesOf("settings", entries).filter((one) => settings.add(one)).length,
      inWords: words.KINDS.settings,
    },
    sourceOf("start", new FreshStarts(database)),
    sourceOf("workshop", new WorkshopSets(database)),
  ];
}

function sourceOf<Name extends KindName>(
  kind: Name,
  collection: Pick<Collection<ValueOf<Name>>, "list"> & {
    mend(): Promise<unknown>;
    merge(values: readonly ValueOf<Name>[]): MergeResult<ValueOf<Name>> | Promise<MergeResult<ValueOf<Name>>>;
  },
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
    inWords: words.KINDS[kind],
  };
}

/** The deals that the player knows (C-10): also those that were only shown, of which no game tells. */
function knownSource(known: KnownDeals): ArchiveSource {
  return {
    async entries() {
      const { values, unread } = await known.list();
      const readable = values.flatMap((note) => readableNote(note) ?? []);
      return { entries: entriesOf("known", readable), unread: unread + values.length - readable.length };
    },
    merge: async (entries) => (await known.merge(valuesOf("known", entries))).added.length,
    inWords: words.KINDS.known,
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
function puzzleSource(known: KnownDeals): ArchiveSource {
  return {
    ...sourceOf("puzzle", tried),
    async merge(entries) {
      const tries = valuesOf("puzzle", entries);
      const identities = new Set<string>();
      for (let from = 0; from < tries.length; from += AT_ONCE) {
        for (const identity of identitiesOfDeals(tries.slice(from, from + AT_ONCE))) identities.add(identity);
        await new Promise((resolve) => setTimeout(resolve));
      }
      // Before the tries are there; where it cannot be noted, no try is added.
      await known.merge([...identities].map((identity) => ({ by: { identity }, how: "found" })));
      return tried.merge(tries).added.length;
    },
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
      const latest = [...valuesOf("in-play", entries)].sort((a, b) => b.savedAt - a.savedAt);
      for (const game of latest) {
        const outcome = await importSavedGame(storage, game);
        if (outcome === "taken" || outcome === "taken-as-known" || outcome === "carried-on") added++;
        if (outcome === "taken" || outcome === "carried-on" || outcome === "same") continue;
        skip(words.gameInPlay(games.find(({ id }) => id === game.game)?.title ?? game.game, outcome));
      }
      return added;
    },
    inWords: words.KINDS["in-play"],
  };
}

/** The milliseconds for which the page works at a time, before it handles input again. */
const SLICE = 12;

/** The outcome of importing a file. */
export type ImportResult =
  | { readonly type: "refused"; readonly reason: string }
  | {
      readonly type: "taken";
      readonly read: HistoryRead;
      readonly added: AddedCounts;
      /** What is new here besides games, in words. */
      readonly others: readonly string[];
      /** What of the file has no place here, in sentences. */
      readonly left: readonly string[];
    };

/**
 * Reads a file of finished games, and whatever else it holds, and adds it to what is here. Nothing is added before all of it is
 * read; games come last, so that a failure can be reported as if nothing had been imported: nothing counts twice when it is tried again.
 * @param online told the number of the line that was read last, now and then
 * @param signal aborted when the player no longer wants it
 */
export async function importFile(
  file: File,
  history: History,
  sources: readonly ArchiveSource[],
  findGame: FindGame,
  online: (line: number) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  if (file.size > LARGEST_HISTORY) {
    return { type: "refused", reason: words.fileTooLarge(LARGEST_HISTORY / 1_000_000) };
  }
  const opened = openHistory(await file.text());
  if (!opened.ok) return { type: "refused", reason: opened.error.message };
  const lines: HistoryLine[] = [];
  let until = performance.now() + SLICE;
  for (const line of opened.value.lines(findGame)) {
    lines.push(line);
    if (performance.now() < until) continue;
    online(line.line);
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return { type: "refused", reason: words.stopped };
    until = performance.now() + SLICE;
  }
  const read = summariseLines(opened.value, lines);
  const others: string[] = [];
  const left: string[] = [];
  for (const source of sources) {
    const count = await source.merge(read.entries, (sentence) => left.push(sentence));
    if (count > 0) others.push(source.inWords(count));
  }
  return { type: "taken", read, others, left, added: await history.add(read.games) };
}
