import { findGameAmong } from "@tetrarch/engine";
import { formatHistory, identitiesOfDeals, LARGEST_HISTORY, readHistory } from "@tetrarch/play";
import { readText } from "../../files/read-text.js";
import { reasonOf, writeWhereAsked } from "../../files/text-files.js";
import { fault, type Outcome, report } from "../../report.js";
import { unwritable } from "../output-file.js";
import type { Outside } from "../outside.js";
import { keep, keptIn } from "./kept.js";
import { counted } from "./listed.js";

/** `tetrarch history export`: the file that the web app imports, too. */
export function exportHistory({ out }: { readonly out?: string }, outside: Outside): Outcome {
  const hindrance = unwritable("--out", out);
  if (hindrance) return hindrance;
  const kept = keptIn(outside);
  if (!kept.ok) return kept;
  const { games: records, keepsakes } = kept.value;
  const text = formatHistory(records, keepsakes);
  if (out === undefined) return report(text, { games: records, others: keepsakes });
  try {
    writeWhereAsked(out, text);
  } catch (error) {
    return fault("unwritable", `${out}: ${reasonOf(error)}`);
  }
  const others =
    keepsakes.length === 0 ? "" : ` and ${counted(keepsakes.length, "line")} of what is kept besides`;
  return report(`${counted(records.length)}${others} written to ${out}\n`, {
    games: records.length,
    others: keepsakes.length,
  });
}

/** `tetrarch history import FILE`: adds all that an exported history holds; nothing counts twice. */
export async function importHistory(path: string, outside: Outside): Promise<Outcome> {
  const text = await readText(path, outside.stdin, LARGEST_HISTORY);
  if (!text.ok) return text;
  const read = readHistory(text.value, findGameAmong([]));
  if (!read.ok) return fault(read.error.code, `${path}: ${read.error.message}`);
  const { games: records, keepsakes, others, unknown, refused, missing } = read.value;
  // Whoever has played a deal elsewhere, or tried its puzzle, knows it (C-10): that is noted before anything tells of it.
  const tries = keepsakes.flatMap((one) => (one.kind === "puzzle" ? [one.puzzle] : []));
  const trouble = outside.known.learn(identitiesOfDeals([...records, ...tries]), "found");
  if (trouble !== undefined) await outside.stderr.write(`tetrarch: ${trouble}\n`);
  const besides = keep(keepsakes, outside);
  if (!besides.ok) return besides;
  try {
    const { added, known } = outside.finished.merge(records);
    const lines = [
      `${counted(added)} added, ${known} known already`,
      ...(missing > 0
        ? [`${counted(missing, "line")} missing by the file's own count: it may have been cut short`]
        : []),
      ...(others > unknown
        ? [
            `${counted(others - unknown, "line")} of marks, fresh starts, series, duels, lessons, puzzles or card sets; ${besides.value} new here`,
          ]
        : []),
      ...(unknown > 0 ? [`${counted(unknown, "line")} of a newer Tetrarch passed over`] : []),
      ...refused.map(({ line, reason }) => `line ${line}: ${reason}`),
    ];
    return report(`${lines.join("\n")}\n`, { added, known, missing, others, refused });
  } catch (error) {
    return fault("unwritable", reasonOf(error));
  }
}
