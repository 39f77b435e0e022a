import { findGameAmong, ok, type Result } from "@tetrarch/engine";
import {
  type ArchiveEntry,
  formatHistory,
  identitiesOfDeals,
  LARGEST_HISTORY,
  readHistory,
  strongerNote,
  valuesOf,
} from "@tetrarch/play";
import { readText } from "../../files/read-text.js";
import { reasonOf, writeNamedFile } from "../../files/text-files.js";
import { keyOf } from "../../play/saves/known-deals.js";
import { type Fault, fault, type Outcome, report } from "../../report.js";
import type { CommandContext } from "../context.js";
import { unwritable } from "../options.js";
import { counted } from "./history-lines.js";
import { keep, readStoredHistory } from "./stored-history.js";

/** `tetrarch history export`: the file that the web app imports, too. */
export async function exportHistory(
  { out }: { readonly out?: string },
  context: CommandContext,
): Promise<Outcome> {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const kept = readStoredHistory(context);
  if (!kept.ok) return kept;
  const { games: records, unread } = kept.value;
  const left =
    unread === 0
      ? ""
      : `${counted(unread, "line")} could not be read and ${unread === 1 ? "is" : "are"} not in the file`;
  const known = knownBesides(kept.value.entries, context);
  if (!known.ok) return known;
  const entries = [...kept.value.entries, ...known.value];
  const text = formatHistory(records, entries);
  const inPlay = inPlayInWords(entries);
  if (inPlay !== undefined) await context.stderr.write(`tetrarch: ${inPlay}\n`);
  if (out === undefined) {
    if (unread > 0) await context.stderr.write(`tetrarch: ${left}\n`);
    return report(text, { games: records, others: entries, unread });
  }
  try {
    writeNamedFile(out, text);
  } catch (error) {
    return fault("unwritable", `${out}: ${reasonOf(error)}`);
  }
  const others =
    entries.length === 0 ? "" : ` and ${counted(entries.length, "line")} of what is kept besides`;
  const lines = [`${counted(records.length)}${others} written to ${out}`, ...(unread > 0 ? [left] : [])];
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
  // Whoever has played a deal elsewhere, or tried its puzzle, knows it (C-10): that is noted before anything tells of it.
  const tries = valuesOf("puzzle", entries);
  const notes = valuesOf("known", entries);
  const noted = context.known.add(notes.filter(({ by }) => "identity" in by));
  const byDigest = context.known.add(notes.filter(({ by }) => "digest" in by));
  const learned = context.known.learn(identitiesOfDeals([...records, ...tries]), "found");
  const trouble = learned ?? noted.trouble ?? byDigest.trouble;
  if (trouble !== undefined) await context.stderr.write(`tetrarch: ${trouble}\n`);
  const besides = keep(
    entries.filter((one) => !isDigest(one)),
    context,
  );
  if (!besides.ok) return besides;
  try {
    const { added, known, replaced } = context.finished.merge(records);
    const inPlay = inPlayInWords(entries);
    const lines = [
      `${counted(added)} added, ${known} known already`,
      ...(replaced > 0
        ? [
            `${counted(replaced)} ${replaced === 1 ? "was" : "were"} replaced by an earlier end of ${replaced === 1 ? "it" : "them"}`,
          ]
        : []),
      ...(missing > 0
        ? [`${counted(missing, "line")} missing by the file's own count: it may have been cut short`]
        : []),
      ...(others > unknown
        ? [
            `${counted(others - unknown, "line")} of marks, fresh starts, series, duels, settled debts, lessons, puzzles, card sets, known deals, games in play or settings; ${besides.value + byDigest.added} new here`,
          ]
        : []),
      ...(inPlay === undefined ? [] : [inPlay]),
      ...(unknown > 0 ? [`${counted(unknown, "line")} of a newer Tetrarch passed over`] : []),
      ...refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    ];
    return report(`${lines.join("\n")}\n`, { added, known, replaced, missing, others, refused });
  } catch (error) {
    return fault("unwritable", reasonOf(error));
  }
}

/** What becomes of games in play that go by file (C-10); undefined where there are none. */
function inPlayInWords(entries: readonly ArchiveEntry[]): string | undefined {
  const count = entries.filter(({ kind }) => kind === "in-play").length;
  if (count === 0) return undefined;
  const [games, goOn] = count === 1 ? ["1 game in play", "goes"] : [`${count} games in play`, "go"];
  return `${games} ${goOn} on in the web app only; a game in play counts as a known deal wherever its file is imported`;
}

/** The known deals of which no line tells that is kept, or only lines with a weaker note. Errors are `unreadable`. */
function knownBesides(
  entries: readonly ArchiveEntry[],
  { known }: Pick<CommandContext, "known">,
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
    return fault("unreadable", `the known deals: ${reasonOf(error)}`);
  }
}

/** Of a deal that is told by its digest everything is kept with the known deals. */
function isDigest(one: ArchiveEntry): boolean {
  return one.kind === "known" && "digest" in one.known.by;
}
