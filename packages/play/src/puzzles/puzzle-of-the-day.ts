import type { WinPuzzle } from "./puzzle.js";

/**
 * Which of a set is the puzzle of a day: the same for all, and another every day until all have been.
 * @param date a day of the Gregorian calendar as `YYYY-MM-DD`
 */
export function puzzleOfTheDay(puzzles: readonly WinPuzzle[], date: string): WinPuzzle | undefined {
  // Neighbours in the set are equally hard: a stride that has no factor in common with its length visits them all.
  return puzzles[(dayNumber(date) * strideThrough(puzzles.length)) % puzzles.length];
}

/** Counts the days: one more each day. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  // Years begin with March, so that the leap day is the last.
  const years = month < 3 ? year - 1 : year;
  const months = (month + 9) % 12;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  return 365 * years + leapDays + Math.floor((153 * months + 2) / 5) + day;
}

function strideThrough(length: number): number {
  const golden = Math.round(length * 0.618);
  for (let stride = golden; stride > 1; stride--) if (commonFactor(stride, length) === 1) return stride;
  return 1;
}

function commonFactor(one: number, other: number): number {
  return other === 0 ? one : commonFactor(other, one % other);
}
