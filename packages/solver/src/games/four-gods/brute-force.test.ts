import type { AnyGame } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { type Instance, lateInstances } from "../../../test/games/four-gods/positions.js";
import { naiveWins } from "../../../test/naive.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { solve } from "../../solver.js";
import { exactSolver } from "./solver.js";

/** Room for what is left of most games near their end; positions with more are passed over … */
const MOST_STATES = 800;
/** … and so are those that the naive search decides in fewer moves than this. */
const FEWEST_MOVES = 10;

/** Whether the position can be won, by the naive search; undefined when the position is too large or too small. */
function naively({ game, state }: Instance): boolean | undefined {
  const anyGame: AnyGame = game;
  let moves = 0;
  const counting: AnyGame = {
    ...anyGame,
    play: (from, move) => {
      moves++;
      return anyGame.play(from, move);
    },
  };
  const wins = naiveWins(counting, state, MOST_STATES);
  return moves < FEWEST_MOVES ? undefined : wins;
}

const DEALS = countOf(29_000);

describe("the search of the Four Gods", () => {
  it("FG-22: agrees with a search of the engine's positions that prunes nothing", () => {
    const count = { won: 0, lost: 0, rescue: 0, crossed: 0, forlorn: 0, choice: 0, layout: 0 };
    for (const instance of lateInstances(DEALS, 5)) {
      const wins = naively(instance);
      if (wins === undefined) continue;
      const { game, state } = instance;
      const { verdict } = solve(game, exactSolver(game), state, DEFAULT_LIMITS);
      if (verdict !== (wins ? "won" : "lost")) {
        throw new Error(`${verdict} it says, but the naive search ${wins}:\n${game.formatState(state)}`);
      }
      count[verdict]++;
      if (game.cards.layout) count.layout++;
      if (state.layout.rescues > 0) count.rescue++;
      if (state.layout.crossings.length > 0) count.crossed++;
      if (state.party.length === 0) count.forlorn++;
      if (game.legalMoves(state)[0]?.type === "choose") count.choice++;
    }
    expect(count.won + count.lost).toBeGreaterThan(DEALS * 3);
    for (const kind of ["won", "rescue", "crossed"] as const)
      expect(count[kind], kind).toBeGreaterThan(DEALS);
    for (const kind of ["lost", "choice", "layout"] as const)
      expect(count[kind], kind).toBeGreaterThan(DEALS / 5);
    expect(count.forlorn).toBeGreaterThan(DEALS / 300);
    tellChecks(count.won + count.lost, "positions");
    tellChecks(count.layout, "of them in random layouts");
  });
});
