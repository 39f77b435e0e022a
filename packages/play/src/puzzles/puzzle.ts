/** What every puzzle has: a position of a game, and how hard it is. */
export interface PuzzlePosition {
  /** The solitaire's id. */
  readonly game: string;
  /** The code of the deal it is from: its name, too, as there is one puzzle a deal. */
  readonly deal: string;
  /** The words of the moves that lead to it. */
  readonly moves: readonly string[];
  /** Moves that only move to and fro: neither right nor wrong, as the next move leads back. */
  readonly idle: readonly string[];
  /** How hard it is, on the scale of ratings. */
  readonly rating: number;
}

/**
 * A position of the standard game in which, all cards and rolls being known, one first move alone keeps the win: every other one
 * is proved lost.
 */
export interface WinPuzzle extends PuzzlePosition {
  readonly kind: "win";
  /** From each accepted first move to the win. The accepted moves only join the same positions. */
  readonly ways: readonly (readonly string[])[];
}

/** A position of the standard game, seen as in play, in which one move is clearly better than all others. */
export interface ChancePuzzle extends PuzzlePosition {
  readonly kind: "chance";
  /** The accepted moves, which only join the same positions. */
  readonly best: readonly string[];
  /** What each move is worth: the chance to win of a fair player, 0 to 1. */
  readonly worth: ReadonlyMap<string, number>;
  /** By how much the best is better than every other: of a chance of 0 to 1. */
  readonly margin: number;
}

export type Puzzle = WinPuzzle | ChancePuzzle;

/** The words of the first moves that solve a puzzle. */
export function answersOf(puzzle: Puzzle): readonly string[] {
  return puzzle.kind === "win" ? puzzle.ways.map(([word = ""]) => word) : puzzle.best;
}

/** A puzzle as `npm run research -- puzzles` writes it, and as it is found in one's own games. Lists of words have spaces between. */
export interface WrittenWin {
  readonly deal: string;
  readonly moves: string;
  readonly ways: readonly string[];
  readonly idle: string;
  /** How many moves are legal that do not only move to and fro. */
  readonly legal: number;
  readonly positions: number;
  readonly sensible: boolean;
}

/** The same of the other kind. */
interface WrittenChance {
  readonly deal: string;
  readonly moves: string;
  readonly best: string;
  readonly idle: string;
  /** By word: the chance to win, and the error of its difference from the best. */
  readonly worth: Readonly<Record<string, readonly [number, number]>>;
  readonly margin: number;
  readonly sensible: boolean;
}

const [EASIEST, HARDEST] = [600, 2600];

/** The puzzles of a set, the easiest first. */
export function readWins(game: string, set: string): readonly WinPuzzle[] {
  return byRating(linesOf<WrittenWin>(set).map((written) => readWin(game, written)));
}

export function readWin(game: string, written: WrittenWin): WinPuzzle {
  return {
    kind: "win",
    game,
    deal: written.deal,
    moves: wordsOf(written.moves),
    ways: written.ways.map(wordsOf),
    idle: wordsOf(written.idle),
    rating: ratingOfWin(written),
  };
}

/** The same of the other kind. */
export function readChances(game: string, set: string): readonly ChancePuzzle[] {
  const chances = linesOf<WrittenChance>(set).map(
    (written): ChancePuzzle => ({
      kind: "chance",
      game,
      deal: written.deal,
      moves: wordsOf(written.moves),
      best: wordsOf(written.best),
      idle: wordsOf(written.idle),
      worth: new Map(Object.entries(written.worth).map(([word, [win]]) => [word, win])),
      margin: written.margin,
      rating: ratingOfChance(written),
    }),
  );
  return byRating(chances);
}

function linesOf<Written>(set: string): readonly Written[] {
  const lines = set.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as Written);
}

function wordsOf(line: string): readonly string[] {
  return line === "" ? [] : line.split(" ");
}

function byRating<Kind extends Puzzle>(puzzles: readonly Kind[]): readonly Kind[] {
  return [...puzzles].sort((one, other) => one.rating - other.rating || (one.deal < other.deal ? -1 : 1));
}

/**
 * From what can be counted: how many positions must be looked at until every other move is refuted, how seldom a guess is right, and
 * whether a sensible player, who does not see what is hidden, goes wrong. The weights were chosen, not measured on people.
 */
function ratingOfWin({ legal, positions, sensible, ways }: WrittenWin): number {
  return rounded(600 + 80 * Math.log2(positions) + ratingOfGuess(legal / ways.length) + (sensible ? 0 : 200));
}

/** Where the other moves are nearly as good, more is asked: less of what lies within this margin. */
const EASY_MARGIN = 0.4;

/** The same way: how small the margin is in place of the positions. */
function ratingOfChance({ best, idle, worth, margin, sensible }: WrittenChance): number {
  const legal = Object.keys(worth).length - wordsOf(idle).length;
  const small = 400 * (1 - Math.min(1, margin / EASY_MARGIN));
  return rounded(1000 + small + ratingOfGuess(legal / wordsOf(best).length) + (sensible ? 0 : 200));
}

/** @param ways how many different ways to go there are for each that is right */
function ratingOfGuess(ways: number): number {
  return 150 * Math.log2(ways);
}

function rounded(rating: number): number {
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)));
}
