import type { FindGame } from "@tetrarch/engine";
import {
  type HistoryLine,
  type HistoryRead,
  LARGEST_HISTORY,
  openHistory,
  summariseLines,
} from "@tetrarch/play";
import { counted } from "../ui/history-words.js";
import type { ArchiveSource } from "./archive.js";
import type { Added, History } from "./history.js";

/** The milliseconds for which the page works at a time, before it handles input again. */
const SLICE = 12;

/** What became of a file that was to be imported. */
export type Imported =
  | { readonly type: "refused"; readonly reason: string }
  | {
      readonly type: "taken";
      readonly read: HistoryRead;
      readonly added: Added;
      /** What is new here besides games, in words. */
      readonly others: readonly string[];
      /** What of the file has no place here, in sentences. */
      readonly left: readonly string[];
    };

/**
 * Reads a file of finished games, and whatever else it holds, and adds it to what is here. Nothing is added before all of it is
 * read; games come last, so that a failure can be told as if nothing had been imported: taken once more, nothing counts twice.
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
): Promise<Imported> {
  if (file.size > LARGEST_HISTORY) {
    return { type: "refused", reason: `the file has more than ${LARGEST_HISTORY / 1_000_000} MB` };
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
    if (signal.aborted) return { type: "refused", reason: "you have stopped it" };
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

/** What there is to tell of an import, in sentences. */
export function importInWords({
  read,
  added,
  others,
  left,
}: Extract<Imported, { type: "taken" }>): readonly string[] {
  const games = (count: number) => counted(count, "game");
  return [
    `${added.added === 0 ? "No game is" : `${games(added.added)} ${added.added === 1 ? "is" : "are"}`} new here.`,
    ...(added.known > 0 ? [`${games(added.known)} ${added.known === 1 ? "was" : "were"} here already.`] : []),
    ...(added.replaced > 0
      ? [
          `${games(added.replaced)} ${added.replaced === 1 ? "was replaced by an earlier end of it" : "were replaced by an earlier end of them"}.`,
        ]
      : []),
    ...(others.length > 0 ? [`New besides: ${others.join(", ")}.`] : []),
    ...left,
    ...(read.doubles > 0 ? [`${games(read.doubles)} stood in the file more than once.`] : []),
    ...(read.unknown > 0
      ? [`${counted(read.unknown, "line")} of a newer Tetrarch had to be passed over.`]
      : []),
    ...(read.missing > 0
      ? [`By its own count the file has lost ${counted(read.missing, "line")}: it may have been cut short.`]
      : []),
  ];
}
