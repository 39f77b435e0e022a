import {
  type AnyGame,
  ok,
  type Problem,
  playWord,
  problem,
  type Result,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { answersOf, type Puzzle } from "./puzzle.js";

/** How a puzzle stands. */
export type PuzzleStanding =
  | { readonly type: "unanswered" }
  /** The same, after a move that would only have moved to and fro. */
  | { readonly type: "idle" }
  /**
   * A move that is not right, to be taken back. Where all cards lie open it lies on the table; else it is not made, as it might
   * turn up what nobody knows.
   */
  | { readonly type: "wrong"; readonly word: string }
  /**
   * The player has found an accepted move, or has had it shown: the first of a way that leads from the position of the puzzle to
   * the win, or that move alone where it only has the best chance.
   */
  | { readonly type: "found" | "shown"; readonly way: readonly string[] };

/** A puzzle being solved. Readonly; each act makes a new one. */
export interface PuzzleRun {
  readonly puzzle: Puzzle;
  /** The position that is asked about. */
  readonly start: Session;
  /** What lies on the table. */
  readonly session: Session;
  readonly standing: PuzzleStanding;
  /** Whether the first try was right: it alone is rated. To have the answer shown before counts as a wrong one. */
  readonly firstTry: boolean | undefined;
}

/** A puzzle at its beginning. Errors are those of deals and moves: a shipped puzzle has none. */
export function beginPuzzle(game: AnyGame, puzzle: Puzzle): Result<PuzzleRun, Problem> {
  let played = startSession(game, puzzle.deal);
  for (const word of puzzle.moves) if (played.ok) played = playWord(played.value, word);
  if (!played.ok) return played;
  const start = played.value;
  return ok({ puzzle, start, session: start, standing: { type: "unanswered" }, firstTry: undefined });
}

/** Whether a move is asked for. */
export function isUnanswered({ standing }: PuzzleRun): boolean {
  return standing.type === "unanswered" || standing.type === "idle";
}

/** Plays the player's move. Errors: those of moves, and `game-over` when no move is asked for. */
export function answerPuzzle(run: PuzzleRun, word: string): Result<PuzzleRun, Problem> {
  if (!isUnanswered(run)) return problem("game-over", "no move is asked for just now");
  const played = playWord(run.start, word);
  if (!played.ok) return played;
  const { puzzle } = run;
  if (puzzle.idle.includes(word)) return ok({ ...run, standing: { type: "idle" } });
  const isRight = answersOf(puzzle).includes(word);
  return ok({
    ...run,
    session: isRight || puzzle.kind === "win" ? played.value : run.start,
    standing: isRight ? { type: "found", way: wayFrom(puzzle, word) } : { type: "wrong", word },
    firstTry: run.firstTry ?? isRight,
  });
}

function wayFrom(puzzle: Puzzle, word: string): readonly string[] {
  return (puzzle.kind === "win" ? puzzle.ways.find(([first]) => first === word) : undefined) ?? [word];
}

/** Brings the position back after a wrong move. */
export function tryPuzzleAgain(run: PuzzleRun): PuzzleRun {
  return run.standing.type === "wrong"
    ? { ...run, session: run.start, standing: { type: "unanswered" } }
    : run;
}

/** Gives the answer away. */
export function showAnswer(run: PuzzleRun): PuzzleRun {
  if (run.standing.type === "found" || run.standing.type === "shown") return run;
  const way = wayFrom(run.puzzle, answersOf(run.puzzle)[0] ?? "");
  return { ...run, session: run.start, standing: { type: "shown", way }, firstTry: run.firstTry ?? false };
}
