/** A line of a shipped set, as `npm run puzzles` writes it. */
interface Written {
  readonly deal: string;
  readonly moves: string;
  readonly ways: readonly string[];
  readonly idle: string;
  /** How many moves are legal that do not only move to and fro. */
  readonly legal: number;
  readonly positions: number;
  readonly sensible: boolean;
}

/**
 * A position of the standard game in which, all cards and rolls being known, one first move alone keeps the win: every other one
 * is proved lost.
 */
export interface Puzzle {
  /** The solitaire's id. */
  readonly game: string;
  /** The code of the deal it is from: its name, too, as there is one puzzle a deal. */
  readonly deal: string;
  /** The words of the moves that lead to it. */
  readonly moves: readonly string[];
  /** From each accepted first move to the win. The accepted moves only join the same positions. */
  readonly ways: readonly (readonly string[])[];
  /** Moves that only move to and fro: neither right nor wrong, as the next move leads back. */
  readonly idle: readonly string[];
  /** How hard it is, on the scale of ratings. */
  readonly rating: number;
}

const [EASIEST, HARDEST] = [600, 2600];

/** The puzzles of a set, the easiest first. */
export function readPuzzles(game: string, set: string): readonly Puzzle[] {
  const lines = set.split("\n").filter((line) => line !== "");
  const written = lines.map((line) => JSON.parse(line) as Written);
  const puzzles = written.map((puzzle) => ({
    game,
    deal: puzzle.deal,
    moves: wordsOf(puzzle.moves),
    ways: puzzle.ways.map(wordsOf),
    idle: wordsOf(puzzle.idle),
    rating: ratingOf(puzzle),
  }));
  return puzzles.sort((one, other) => one.rating - other.rating || (one.deal < other.deal ? -1 : 1));
}

function wordsOf(line: string): readonly string[] {
  return line === "" ? [] : line.split(" ");
}

/**
 * From what can be counted: how many positions must be looked at until every other move is refuted, how seldom a guess is right, and
 * whether a sensible player, who does not see what is hidden, goes wrong. The weights were chosen, not measured on people.
 */
function ratingOf({ legal, positions, sensible, ways }: Written): number {
  const search = 80 * Math.log2(positions);
  const guess = 150 * Math.log2(legal / ways.length);
  const rating = 600 + search + guess + (sensible ? 0 : 200);
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)));
}

/**
 * Which of a set is the puzzle of a day: the same for all, and another every day until all have been.
 * @param date a day of the Gregorian calendar as `YYYY-MM-DD`
 */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], date: string): Puzzle | undefined {
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
