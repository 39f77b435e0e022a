import type { FoundPuzzle } from "./find.js";

/** So many of them: first those with more than two ways to go, and of these and the others some of every degree of difficulty. */
export function chosenPuzzles(found: readonly FoundPuzzle[], count: number): readonly FoundPuzzle[] {
  const keen = found.filter(isKeen);
  const open = spread(
    keen.filter(({ legal }) => legal > 2),
    count,
  );
  const forked = spread(
    keen.filter(({ legal }) => legal === 2),
    count - open.length,
  );
  return [...open, ...forked].sort((one, other) => one.positions - other.positions);
}

/** Whether a guess is right at most every other time and, where it is one of two, the sensible player goes wrong. */
function isKeen({ ways, legal, sensible }: FoundPuzzle): boolean {
  return 2 * ways.length <= legal && (legal - ways.length > 1 || !sensible);
}

function spread(found: readonly FoundPuzzle[], count: number): readonly FoundPuzzle[] {
  const sorted = [...found].sort((one, other) => one.positions - other.positions);
  if (sorted.length <= count) return sorted;
  return Array.from(
    { length: count },
    (_, place) => sorted[Math.floor((place * sorted.length) / count)] as FoundPuzzle,
  );
}

/** The set as a module: a line a puzzle, so that a difference shows which have changed. */
export function setAsSource(puzzles: readonly FoundPuzzle[]): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  return [
    "/** Written by `npm run puzzles`: a puzzle a line, as JSON. */",
    `export const PUZZLES = \`\n${lines.join("\n")}\n\`;`,
    "",
  ].join("\n");
}
