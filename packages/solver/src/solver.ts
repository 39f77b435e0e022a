import {
  type AnyGame,
  type Outcome,
  outcomeOf,
  type Score,
  type Session,
  type Status,
} from "@tetrarch/engine";
import type { Limits, Stop } from "./search/budget.js";
import { type ResumableSearch, runToEnd } from "./search/resumable-search.js";

/** Thoughtful: all hidden cards and rolls known. `unknown` says nothing about the deal, only about the budget. */
export type Verdict = "won" | "lost" | "unknown";

/** A game solver's answer for a position; its claims are checked before they are reported. */
export interface Answer<Move> {
  /** The engine's moves to the win or, in a game of points, to the best result found; empty in a lost game without points. */
  readonly variation: readonly Move[];
  /** Whether it is proved that nothing better can be reached. */
  readonly proved: boolean;
  readonly nodes: number;
  readonly states: number;
  readonly stop: Stop | undefined;
}

/** The answer of a search that has looked at everything unless it was stopped. */
export function answerOf<Move>(
  variation: readonly Move[],
  { nodes, states, stop }: Pick<Answer<Move>, "nodes" | "states" | "stop">,
): Answer<Move> {
  return { variation, proved: stop === undefined, nodes, states, stop };
}

/** The exact search of one game. */
export interface Solver<State, Move> {
  /** Raised with every change after which verdicts, best results or nodes may differ: studies of two versions never mix. */
  readonly version: number;
  /** Whether there is a best result to find where the game cannot be won: its variation then leads there. */
  readonly hasPoints: boolean;
  answer(state: State, limits: Limits): ResumableSearch<Answer<Move>>;
}

/** A solver whose types are its own affair. Methods, so that a solver of its own types is one. */
export type AnySolver = Solver<unknown, unknown>;

export interface Solution {
  readonly verdict: Verdict;
  /** Move words to the win or to `best`; empty without either. */
  readonly moves: readonly string[];
  /** Only in games of points: the best result found, and whether it is proved the best. */
  readonly best?: { readonly status: Status; readonly score: Score; readonly exact: boolean };
  /** Positions reached, each as often as it was. */
  readonly nodes: number;
  /** Positions stored. */
  readonly states: number;
  /** What ran out; undefined when the question is settled. */
  readonly stop: Stop | undefined;
}

/** Solves a position with everything known. Every variation is replayed through the engine; a false one throws. */
export function* solving(
  game: AnyGame,
  solver: AnySolver,
  state: unknown,
  limits: Limits,
): ResumableSearch<Solution> {
  const answer = yield* solver.answer(state, limits);
  const { words, outcome } = replayed(game, state, answer.variation);
  const { proved, nodes, states, stop } = answer;
  const spent = { nodes, states, stop };
  if (outcome.status === "won") {
    const best = { ...outcome, exact: proved };
    return { verdict: "won", moves: words, ...(solver.hasPoints ? { best } : {}), ...spent };
  }
  const verdict = proved ? "lost" : "unknown";
  if (!solver.hasPoints) return { verdict, moves: [], ...spent };
  return { verdict, moves: words, best: { ...outcome, exact: proved }, ...spent };
}

/** Solves without a break. */
export function solve(game: AnyGame, solver: AnySolver, state: unknown, limits: Limits): Solution {
  return runToEnd(solving(game, solver, state, limits));
}

function replayed(
  game: AnyGame,
  start: unknown,
  variation: readonly unknown[],
): { readonly words: readonly string[]; readonly outcome: Outcome } {
  const words: string[] = [];
  let state = start;
  for (const move of variation) {
    const word = game.formatMove(move);
    const legal = game.legalMoves(state).find((candidate) => game.formatMove(candidate) === word);
    if (legal === undefined) throw new Error(`${game.id}: ${word}, move ${words.length + 1}, is not legal`);
    words.push(word);
    state = game.play(state, legal).state;
  }
  return { words, outcome: game.outcome(state) };
}

/** Thoughtful: what can be made of the position a session has come to. A game that is over is what it is. */
export function* solvingSession(
  session: Session,
  solver: AnySolver,
  limits: Limits,
): ResumableSearch<Solution> {
  const { game, now } = session;
  const outcome = outcomeOf(session);
  if (outcome.status === "playing") return yield* solving(game, solver, now.state, limits);
  return {
    verdict: outcome.status === "won" ? "won" : "lost",
    moves: [],
    ...(solver.hasPoints ? { best: { ...outcome, exact: true } } : {}),
    nodes: 0,
    states: 0,
    stop: undefined,
  };
}
