import { type AnyGame, formatDealCode, numberedDeal } from "@tetrarch/engine";
import type { WrittenWin } from "../../packages/play/src/puzzles/puzzle.js";
import { agentsOf, greedyOf, solve } from "../../packages/solver/src/index.js";
import { LOOKED_AT, PUZZLE_LIMITS, winPuzzleAt } from "../../packages/solver/src/win-puzzle.js";
import { beginnersGame, type Reached } from "../common/beginner.js";

/** Only so many positions at the end of a game are looked at: before, too much is open for a plain search. */
const LATE = 30;

/** The best puzzle of the game that a beginner plays on a numbered deal; undefined when there is none. */
export function puzzleOfDeal(game: AnyGame, number: number): WrittenWin | undefined {
  const agents = agentsOf(game);
  if (!agents) throw new Error(`nothing is known of ${game.id}`);
  const isWon = ({ state }: Reached) =>
    game.legalMoves(state).length > 0 && solve(game, agents.solver, state, PUZZLE_LIMITS).verdict === "won";
  const start = game.setup(numberedDeal(game.pack, number), []);
  const whole = beginnersGame(game, greedyOf(agents), start, number);
  const played = whole.slice(-LATE);
  if (played.length < whole.length && !isWon(played[0] as Reached)) return undefined;
  const last = lastWhere(played, isWon);
  const puzzles = played.slice(Math.max(0, last + 1 - LOOKED_AT), last + 1).flatMap(({ state, words }) => {
    const found = winPuzzleAt(game, agents, state);
    if (!found) return [];
    const { ways, idle, legal, positions, sensible } = found;
    return {
      deal: formatDealCode(game.dealCode, number),
      moves: words.join(" "),
      ways: ways.map((way) => way.join(" ")),
      idle: idle.join(" "),
      legal,
      positions,
      sensible,
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
