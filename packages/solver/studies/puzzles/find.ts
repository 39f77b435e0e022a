import { type AnyGame, formatDealCode, numberedDeal } from "@tetrarch/engine";
import { agentsOf, greedyOf, type Limits, solve } from "../../src/index.js";
import { naiveSearch, winOnly } from "../../test/naive-search.js";
import { beginnersGame, isSensible, type Reached } from "./beginner.js";
import { type OnlyMove, onlyMove } from "./only-move.js";

/** A puzzle as it is found: `@tetrarch/play/puzzles` reads it. */
export interface FoundPuzzle {
  readonly deal: string;
  /** The moves that lead to it, with spaces between. */
  readonly moves: string;
  /** From each accepted move to the win: words with spaces between, the accepted move first. */
  readonly ways: readonly string[];
  /** Moves that only move to and fro, with spaces between. */
  readonly idle: string;
  /** How many legal moves do more than go to and fro. */
  readonly legal: number;
  /** How many positions a plain search looks at until every other move is proved lost. */
  readonly positions: number;
  /** Whether the sensible player, who sees no hidden card, makes an accepted move. */
  readonly sensible: boolean;
}

/** For each verdict of the exact search: what it does not settle so soon, no plain search settles in reasonable time. */
const LIMITS: Limits = { nodes: 20_000, memory: 2 ** 27 };
/** Only so many positions at the end of a game are looked at: before, too much is open for a plain search. */
const LATE = 30;
/** How many positions before the last won one are looked at, that one included. */
const LOOKED_AT = 6;
/** With less to look at all other moves fail at once. */
const LEAST_POSITIONS = 20;
/** The same where the sensible player goes right and one move alone is wrong. */
const LEAST_WHEN_EASY = 200;
/** With more to look at no plain search would verify it in reasonable time. */
const MOST_POSITIONS = 60_000;

/** The best puzzle of the game that a beginner plays on a numbered deal; undefined when there is none. */
export function puzzleOfDeal(game: AnyGame, number: number): FoundPuzzle | undefined {
  const agents = agentsOf(game);
  if (!agents) throw new Error(`nothing is known of ${game.id}`);
  const sensible = greedyOf(agents);
  const isWon = ({ state }: Reached) =>
    game.legalMoves(state).length > 0 && solve(game, agents.solver, state, LIMITS).verdict === "won";
  const start = game.setup(numberedDeal(game.pack, number), []);
  const whole = beginnersGame(game, sensible, start, number);
  const played = whole.slice(-LATE);
  if (played.length < whole.length && !isWon(played[0] as Reached)) return undefined;
  const last = lastWhere(played, isWon);
  const puzzles = played.slice(Math.max(0, last + 1 - LOOKED_AT), last + 1).flatMap(({ state, words }) => {
    const found = onlyMove(game, agents.solver, state, LIMITS);
    if (!found) return [];
    const answers = found.keepers.map(({ word }) => word);
    const isSensiblyPlayed = isSensible(game, sensible, state, answers);
    const isEasy = isSensiblyPlayed && found.lost.length === 1;
    const positions = isGuessable(found)
      ? undefined
      : plainPositions(game, found, isEasy ? LEAST_WHEN_EASY : LEAST_POSITIONS);
    if (positions === undefined) return [];
    return {
      deal: formatDealCode(game.dealCode, number),
      moves: words.join(" "),
      ways: found.keepers.map(({ word, rest }) => [word, ...rest].join(" ")),
      idle: found.idle.join(" "),
      legal: found.legal,
      positions,
      sensible: isSensiblyPlayed,
    };
  });
  return puzzles.sort((one, other) => other.positions - one.positions)[0];
}

/** The last place where it holds, of a list in which it holds up to some place; −1 where it holds nowhere. */
function lastWhere<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let [known, unknown] = [-1, items.length];
  while (unknown - known > 1) {
    const middle = (known + unknown) >> 1;
    if (holds(items[middle] as Item)) known = middle;
    else unknown = middle;
  }
  return known;
}

/** Whether a guess is right more than two times in three. */
function isGuessable({ keepers, legal }: OnlyMove): boolean {
  return 3 * keepers.length > 2 * legal;
}

/**
 * The proof by another search, which shares nothing but the engine: how many positions it takes. Undefined where it takes
 * too few for a puzzle, or too many.
 */
function plainPositions(game: AnyGame, { lost }: OnlyMove, least: number): number | undefined {
  const found = naiveSearch(game, lost, winOnly, 1, MOST_POSITIONS);
  if (found?.best === 1) throw new Error(`${game.id}: a position proved lost was won`);
  return found && found.states >= least ? found.states : undefined;
}
