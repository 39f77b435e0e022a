import type { FoundPuzzle } from "./find.js";

/** So many of them, spread evenly over all degrees of difficulty, the easiest first. */
export function chosenPuzzles(found: readonly FoundPuzzle[], count: number): readonly FoundPuzzle[] {
  const sorted = [...found].sort((one, other) => one.positions - other.positions);
  const step = Math.max(1, sorted.length / count);
  return sorted.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step)).slice(0, count);
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
