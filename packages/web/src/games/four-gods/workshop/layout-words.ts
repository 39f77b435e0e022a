/** The layout of a card set, in the workshop. Paths come counted from 0 and are said from 1. */

export const title = "Layout";
export const intro =
  "How the cards lie: how many paths, how long each is, where they cross. Each row has two cards, of which one is turned up; the first is the place where the path begins.";
export const PATHS = { label: "Paths", names: ["One path less", "One path more"] } as const;
export const PARTY = { label: "Party", names: ["A smaller party", "A larger party"] } as const;
export const RESCUES = { label: "Rescues", names: ["One rescue less", "One rescue more"] } as const;
export const cardNames = (kind: string) => [`${kind}: one less`, `${kind}: one more`] as const;

export const gridName = "The paths, from their first row up to their god";
export const how =
  "Press a row, then the row beside it, and the two paths cross there. Press a row, then the + of another path, and a row goes over to it. You can drag a row, too. By keys: arrows go from row to row, Enter presses, + and Delete make the path longer or shorter.";
export const pathName = (path: number, rows: number) => `Path ${path + 1}, ${rows} rows`;
export const cellName = (path: number, row: number, crosses: number) =>
  `Path ${path + 1}, row ${row}${crosses >= 0 ? `, crosses path ${crosses + 1}` : ""}`;
export const addTo = (path: number) => `Add a row to path ${path + 1}`;
export const moveTo = (from: number, to: number) => `Move a row from path ${from + 1} to path ${to + 1}`;
export const pressRow = "Press a row to cross it, move it or take it away.";
export const rowOf = (path: number, row: number) => `Row ${row} of path ${path + 1}:`;
export const cross = (other: number) => `Cross path ${other + 1}`;
export const uncross = (other: number) => `Do not cross path ${other + 1}`;
export const takeRow = (path: number) => `Make path ${path + 1} shorter`;
export const letGo = "Let go";

export const hasRows = (path: number, rows: number) => `Path ${path + 1} has ${rows} rows.`;
export const noMoreRows = "A path has at most 10 rows.";
export const noFewerRows = "A path has at least 3 rows.";
export const crossing = (row: number, one: number, other: number, isThere: boolean) =>
  `In row ${row} path ${one + 1} ${isThere ? "crosses" : "no longer crosses"} path ${other + 1}.`;
export const pathCount = (count: number) => `${count} paths.`;
export const partyOf = (count: number) => `At most ${count} friends walk with you.`;
export const rescueCount = (count: number) =>
  count === 1 ? "One rescue." : count === 0 ? "No rescue." : `${count} rescues.`;
export const cardCount = (kind: string, count: number) => `${kind}: ${count}.`;
/** @param missing how many more cards the rows need; below 0 when there are too many */
export const fit = (missing: number) => {
  const count = Math.abs(missing);
  const cards = count === 1 ? "1 card" : `${count} cards`;
  if (missing === 0) return "The cards fill the rows.";
  return missing > 0 ? `${cards.replace(" ", " more ")} needed.` : `${cards} too many.`;
};
export const fitCards = (missing: number) => {
  if (missing === 0) return "Fit the cards";
  const count = Math.abs(missing);
  return `${missing > 0 ? "Add" : "Take out"} ${count} ${count === 1 ? "card" : "cards"}`;
};
export const fitted = "Done.";
export const asUsual = "Lay it as usual again";
export const usualAgain = "Laid as usual.";
export const isUsual = "as usual";
export const inShort = (paths: number, missing: number) =>
  `${paths} paths${missing === 0 ? "" : `, ${fit(missing).replace(/\.$/, "")}`}`;

/** A location. */
export const countsAs = "Counts as";
export const KINDS = { friend: "a friend", weapon: "a weapon", foe: "a foe", trap: "a trap" } as const;
export const who = "Who stands for it (may be empty)";
export const whoExample = "the foreman of the mine";
