import type { Layout } from "../../../games/four-gods/layout.js";
import { capital, counted, listInWords, numberName } from "../words.js";

/** A layout in sentences: paths and rows, crossings, party, rescues (FG-22 to FG-25). */
export function layoutInWords({ paths, rows, crossings, party, rescues }: Layout): readonly string[] {
  const [first = 0] = rows;
  const ways = capital(counted(paths, "path"));
  const isEven = rows.every((count) => count === first);
  return [
    isEven ? `${ways} of ${numberName(first)} rows.` : `${ways}, of ${listInWords(rows.map(String))} rows.`,
    ...crossingsInWords(crossings),
    `At most ${counted(party, "ally").replace(/ys$/, "ies")} at a time.`,
    rescues === 0 ? "No rescue." : `${capital(counted(rescues, "rescue"))} in a game.`,
  ];
}

/** `In row 4 path 1 crosses path 2, and path 3 crosses path 4.` */
function crossingsInWords(crossings: Layout["crossings"]): readonly string[] {
  const rows = [...new Set(crossings.map(({ row }) => row))];
  return rows.map((row) => {
    const pairs = crossings.filter((crossing) => crossing.row === row);
    const said = pairs.map(({ paths: [one, other] }) => `path ${one} crosses path ${other}`);
    return `In row ${row} ${listInWords(said)}.`;
  });
}
