import type { WrittenWin } from "../../packages/play/src/puzzles/puzzle.js";
import type { FoundChance } from "./best-chance.js";

/** So many of them: first those with more than two ways to go, and of these and the others some of every degree of difficulty. */
export function chosenPuzzles(found: readonly WrittenWin[], count: number): readonly WrittenWin[] {
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
function isKeen({ ways, legal, sensible }: WrittenWin): boolean {
  return 2 * ways.length <= legal && (legal - ways.length > 1 || !sensible);
}

/** So many of the other kind: first those in which the sensible player errs, then those with the most ways to go. */
export function chosenChances(found: readonly FoundChance[], count: number): readonly FoundChance[] {
  return [...found]
    .sort((one, other) => Number(one.sensible) - Number(other.sensible) || wordsIn(other) - wordsIn(one))
    .slice(0, count)
    .sort((one, other) => (one.deal < other.deal ? -1 : 1));
}

function wordsIn({ worth }: FoundChance): number {
  return Object.keys(worth).length;
}

function spread(found: readonly WrittenWin[], count: number): readonly WrittenWin[] {
  const sorted = [...found].sort((one, other) => one.positions - other.positions);
  if (sorted.length <= count) return sorted;
  return Array.from(
    { length: count },
    (_, place) => sorted[Math.floor((place * sorted.length) / count)] as WrittenWin,
  );
}

/** The set as a module: a line a puzzle, so that a difference shows which have changed. */
export function setAsSource(puzzles: readonly (WrittenWin | FoundChance)[]): string {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle));
  return [
    "/** Written by `npm run research -- puzzles`: a puzzle a line, as JSON. */",
    `export const PUZZLES = \`\n${lines.join("\n")}\n\`;`,
    "",
  ].join("\n");
}
