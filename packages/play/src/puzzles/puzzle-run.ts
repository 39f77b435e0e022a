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

export type PuzzleStanding =
  | { readonly type: "unanswered" }
  /** Unanswered, after an idle move. */
  | { readonly type: "idle" }
  /** A wrong move, to be taken back. It lies on the table in a win puzzle alone: in others it might turn up hidden cards. */
  | { readonly type: "wrong"; readonly word: string }
  /** An accepted move was found or shown; `way` leads to the win, or is that move alone in a chance puzzle. */
  | { readonly type: "found" | "shown"; readonly way: readonly string[] };

/** A puzzle being solved. Readonly: each act returns a new one. */
export interface PuzzleRun {
  readonly puzzle: Puzzle;
  /** The position of the puzzle. */
  readonly start: Session;
  /** What lies on the table. */
  readonly session: Session;
  readonly standing: PuzzleStanding;
  /** Whether the first try was right; a shown answer counts as wrong. It alone is rated. */
  readonly firstTry: boolean | undefined;
}

/** Begins a puzzle. Errors are those of deals and moves; shipped puzzles have none. */
export function beginPuzzle(game: AnyGame, puzzle: Puzzle): Result<PuzzleRun, Problem> {
  let played = startSession(game, puzzle.deal);
  for (const word of puzzle.moves) if (played.ok) played = playWord(played.value, word);
  if (!played.ok) return played;
  const start = played.value;
  return ok({ puzzle, start, session: start, standing: { type: "unanswered" }, firstTry: undefined });
}

/** Whether the puzzle waits for a move. */
export function isUnanswered({ standing }: PuzzleRun): boolean {
  return standing.type === "unanswered" || standing.type === "idle";
}

/** Plays the player's move. Errors are those of moves, and `game-over` once it is answered. */
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

/** Takes a wrong move back. */
export function tryPuzzleAgain(run: PuzzleRun): PuzzleRun {
  return run.standing.type === "wrong"
    ? { ...run, session: run.start, standing: { type: "unanswered" } }
    : run;
}

export function showAnswer(run: PuzzleRun): PuzzleRun {
  if (run.standing.type === "found" || run.standing.type === "shown") return run;
  const way = wayFrom(run.puzzle, answersOf(run.puzzle)[0] ?? "");
  return { ...run, session: run.start, standing: { type: "shown", way }, firstTry: run.firstTry ?? false };
}
