import { findGameAmong, ok, type Result } from "@tetrarch/engine";
import {
  type ArchiveEntry,
  formatHistory,
  identitiesOfDeals,
  LARGEST_HISTORY,
  mergeEntries,
  readHistory,
  strongerNote,
  valuesOf,
} from "@tetrarch/play";
import { readText } from "../../files/read-text.js";
import { reasonOf } from "../../files/text-files.js";
import { keyOf } from "../../play/saves/known-deals.js";
import type { Stores } from "../../play/saves/stores.js";
import { type Fault, fault, type Outcome, report } from "../../report.js";
import { historyWords } from "../../words/en/history.js";
import { type CommandContext, warn } from "../context.js";
import { unwritable, writeOut } from "../options.js";
import { entriesInPlay, layGamesInPlay } from "./games-in-play.js";
import { finderOf, keep, readStoredHistory } from "./stored-history.js";

/** `tetrarch history export`: the file that the web app imports, too. */
export async function exportHistory(
  { out }: { readonly out?: string },
  context: CommandContext,
): Promise<Outcome> {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const stores = await context.stores();
  const kept = readStoredHistory(stores);
  if (!kept.ok) return kept;
  const { games: records, unread } = kept.value;
  const left = unread === 0 ? [] : [historyWords.notExported(unread)];
  const known = knownBesides(kept.value.entries, stores);
  if (!known.ok) return known;
  const inPlayHere = entriesInPlay(stores);
  const entries = mergeEntries([...kept.value.entries, ...inPlayHere, ...known.value]);
  const text = formatHistory(records, entries);
  const inPlay = valuesOf("in-play", entries).length;
  if (inPlay > 0) await warn(context, [historyWords.inPlay(inPlay)]);
  if (out === undefined) {
    await warn(context, left);
    return report(text, { games: records, others: entries, unread });
  }
  const written = writeOut(out, text);
  if (!written.ok) return written;
  const lines = [historyWords.exported(records.length, entries.length, out), ...left];
  return report(`${lines.join("\n")}\n`, { games: records.length, others: entries.length, unread });
}

/** `tetrarch history import FILE`: adds all that an exported history holds; nothing counts twice. */
export async function importHistory(
  path: string,
  _options: object,
  context: CommandContext,
): Promise<Outcome> {
  const text = await readText(path, context.stdin, LARGEST_HISTORY);
  if (!text.ok) return text;
  const read = readHistory(text.value, findGameAmong([]));
  if (!read.ok) return fault(read.error.code, `${path}: ${read.error.message}`);
  const { games: records, entries, others, unknown, refused, missing } = read.value;
  // A deal played on another machine, or tried as a puzzle, is a known one (C-10): noted before anything is shown of it.
  const tries = valuesOf("puzzle", entries);
  const notes = valuesOf("known", entries);
  const stores = await context.stores();
  const noted = stores.known.add(notes.filter(({ by }) => "identity" in by));
  const byDigest = stores.known.add(notes.filter(({ by }) => "digest" in by));
  const learned = stores.known.learn(identitiesOfDeals([...records, ...tries]), "found");
  const trouble = learned ?? noted.trouble ?? byDigest.trouble;
  if (trouble !== undefined) await warn(context, [trouble]);
  const besides = keep(
    entries.filter((one) => !isDigest(one) && one.kind !== "in-play"),
    stores,
  );
  if (!besides.ok) return besides;
  try {
    const { added, known, replaced } = stores.finished.merge(records);
    const laid = layGamesInPlay(entries, finderOf(entries), stores);
    const lines = [
      historyWords.added(added, known),
      ...(replaced > 0 ? [historyWords.replaced(replaced)] : []),
      ...(missing > 0 ? [historyWords.missing(missing)] : []),
      ...(others > unknown ? [historyWords.others(others - unknown, besides.value + byDigest.added)] : []),
      ...historyWords.laid(laid),
      ...(unknown > 0 ? [historyWords.newer(unknown)] : []),
      ...refused.map(({ line, reason }) => historyWords.refused(line, reason)),
    ];
    return report(`${lines.join("\n")}\n`, {
      added,
      known,
      replaced,
      missing,
      others,
      inPlay: laid,
      refused,
    });
  } catch (error) {
    return fault("unwritable", historyWords.notKept(reasonOf(error)));
  }
}

/** The known deals that no kept line names with as strong a note. Errors are `unreadable`. */
function knownBesides(
  entries: readonly ArchiveEntry[],
  { known }: Stores,
): Result<readonly ArchiveEntry[], Fault> {
  const knownDeals = new Map(
    entries.flatMap((one) =>
      one.kind === "known" && "identity" in one.known.by
        ? [[keyOf(one.known.by.identity), one.known.how] as const]
        : [],
    ),
  );
  try {
    const besides = known
      .all()
      .filter(({ by, how }) => {
        const kept = knownDeals.get("digest" in by ? by.digest : keyOf(by.identity));
        return kept === undefined || strongerNote(kept, how) !== kept;
      })
      .map((note): ArchiveEntry => ({ kind: "known", known: note }));
    return ok(besides);
  } catch (error) {
    return fault("unreadable", historyWords.knownUnreadable(reasonOf(error)));
  }
}

/** Whether an entry names a deal by its digest: such notes are kept with the known deals alone. */
function isDigest(one: ArchiveEntry): boolean {
  return one.kind === "known" && "digest" in one.known.by;
}
