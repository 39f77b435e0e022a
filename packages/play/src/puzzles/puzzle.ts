/** A position of a game and its difficulty, common to all puzzles. */
export interface PuzzlePosition {
  /** The solitaire's id. */
  readonly game: string;
  /** The deal's code, which also names the puzzle: there is one a deal. */
  readonly deal: string;
  /** The words of the moves that lead to it. */
  readonly moves: readonly string[];
  /** Moves that the next move can reverse: neither right nor wrong. */
  readonly idle: readonly string[];
  /** The difficulty, on the scale of ratings. */
  readonly rating: number;
}

/** A position of the standard game, all cards and rolls known, in which every move but one is proved lost. */
export interface WinPuzzle extends PuzzlePosition {
  readonly kind: "win";
  /** From each accepted move to the win. Accepted moves lead to the same positions in another order. */
  readonly ways: readonly (readonly string[])[];
}

/** A position of the standard game, seen as in play, in which one move is clearly better than all others. */
export interface ChancePuzzle extends PuzzlePosition {
  readonly kind: "chance";
  /** The accepted moves, which lead to the same positions in another order. */
  readonly best: readonly string[];
  /** By move, a fair player's chance to win, 0 to 1. */
  readonly worth: ReadonlyMap<string, number>;
  /** The chance of the best move less that of the next, 0 to 1. */
  readonly margin: number;
}

export type Puzzle = WinPuzzle | ChancePuzzle;

/** The words of the accepted moves. */
export function answersOf(puzzle: Puzzle): readonly string[] {
  return puzzle.kind === "win" ? puzzle.ways.map(([word = ""]) => word) : puzzle.best;
}

/** A win puzzle as JSON, of a set or of a player's own game. Lists of words are separated by spaces. */
export interface WrittenWin {
  readonly deal: string;
  /** The moves that lead to it. */
  readonly moves: string;
  /** From each accepted move to the win, the accepted move first. */
  readonly ways: readonly string[];
  /** Moves that only move to and fro. */
  readonly idle: string;
  /** The number of legal moves that are not idle. */
  readonly legal: number;
  /** The positions that a plain search visits until every other move is proved lost. */
  readonly positions: number;
  /** Whether the sensible player, who sees no hidden card, makes an accepted move. */
  readonly sensible: boolean;
}

/** A chance puzzle as JSON. */
interface WrittenChance {
  readonly deal: string;
  readonly moves: string;
  readonly best: string;
  readonly idle: string;
  /** By word, the chance to win and the standard error of its difference from the best. */
  readonly worth: Readonly<Record<string, readonly [number, number]>>;
  readonly margin: number;
  readonly sensible: boolean;
}

const [EASIEST, HARDEST] = [600, 2600];

/** The win puzzles of a set, the easiest first. */
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

/** The chance puzzles of a set, the easiest first. */
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
  return [...puzzles].sort((a, b) => a.rating - b.rating || (a.deal < b.deal ? -1 : 1));
}

/**
 * The rating by the positions searched to refute all other moves, the odds of a guess, and whether the sensible player, who sees no
 * hidden card, finds the move. The weights were chosen, not measured on people.
 */
function ratingOfWin({ legal, positions, sensible, ways }: WrittenWin): number {
  return rounded(600 + 80 * Math.log2(positions) + ratingOfGuess(legal / ways.length) + (sensible ? 0 : 200));
}

/** From this margin on a chance puzzle counts as easy. */
const EASY_MARGIN = 0.4;

/** The rating by the margin in place of the positions. */
function ratingOfChance({ best, idle, worth, margin, sensible }: WrittenChance): number {
  const legal = Object.keys(worth).length - wordsOf(idle).length;
  const small = 400 * (1 - Math.min(1, margin / EASY_MARGIN));
  return rounded(1000 + small + ratingOfGuess(legal / wordsOf(best).length) + (sensible ? 0 : 200));
}

/** @param ways the number of different moves for each right one */
function ratingOfGuess(ways: number): number {
  return 150 * Math.log2(ways);
}

function rounded(rating: number): number {
  return Math.round(Math.min(HARDEST, Math.max(EASIEST, rating)));
}
