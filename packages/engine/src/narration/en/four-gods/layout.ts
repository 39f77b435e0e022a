import type { Layout } from "../../../games/four-gods/layout.js";
import { capital, counted, listInWords, numberName } from "../words.js";

/** A layout in sentences: paths and rows, crossings, party, rescues (FG-22 to FG-25). */
export function layoutInWords(layout: Layout): readonly string[] {
  const { crossings, party, rescues } = layout;
  return [
    `${pathsInWords(layout)}.`,
    ...crossingsInWords(crossings),
    `At most ${counted(party, "friend")} at a time.`,
    rescues === 0 ? "No rescue." : `${capital(counted(rescues, "rescue"))} in a game.`,
  ];
}

/** `Three paths of seven rows`; `Two paths, of 3 and 4 rows`. */
export function pathsInWords({ paths, rows }: Layout): string {
  const [first = 0] = rows;
  const ways = capital(counted(paths, "path"));
  const isEven = rows.every((count) => count === first);
  return isEven
    ? `${ways} of ${numberName(first)} rows`
    : `${ways}, of ${listInWords(rows.map(String))} rows`;
}

const TIMES: readonly string[] = ["Never", "Once", "Twice", "Three times"];

/** What a layout adds to the rules: crossings (FG-23) and rescues (FG-25). */
export function specialRules({ crossings, rescues }: Layout): readonly string[] {
  const crossed = crossingsInWords(crossings);
  return [
    ...(crossed.length > 0
      ? [`${crossed.join(" ")} There a path waits until the other has dealt with its card of the row before.`]
      : []),
    ...(rescues > 0
      ? [
          `${TIMES[rescues] ?? rescues} in a game you may bring back a friend who has left the party, unwounded and unarmed, when there is room. Even when your last friend falls it is not over, as long as a rescue is left.`,
        ]
      : []),
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
