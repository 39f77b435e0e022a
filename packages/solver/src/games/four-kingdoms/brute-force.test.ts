import { type AnyGame, type fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { plainlyWins } from "../../../test/games/four-kingdoms/plain-search.js";
import { latePosition } from "../../../test/games/four-kingdoms/positions.js";
import { naiveWins } from "../../../test/naive.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { type Solution, solve } from "../../solver.js";
import { exactSolver } from "./solver.js";

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;
const solver = exactSolver(game);

/** More positions than this, and an instance is left out: most that are left out have many empty piles. */
const MOST_STATES = 250;

/** Instances checked, those of them that took the pruned search more than a move or two, and those given up at once. */
const nothingYet = () => ({ won: 0, lost: 0, wonBySearch: 0, lostBySearch: 0, givenUp: 0 });

function check(state: fourKingdoms.State, wins: boolean, counts: ReturnType<typeof nothingYet>): Solution {
  const solution = solve(game, solver, state, DEFAULT_LIMITS);
  expect(solution.verdict, game.formatState(state)).toBe(wins ? "won" : "lost");
  if (wins) counts.won++;
  else counts.lost++;
  if (solution.nodes > 3 && wins) counts.wonBySearch++;
  if (solution.nodes > 3 && !wins) counts.lostBySearch++;
  if (solution.nodes === 0 && !wins) counts.givenUp++;
  return solution;
}

const LATE = countOf(100_000);
const REAL = countOf(10_000);
const SMALL = countOf(60_000);

describe("the pruned search agrees with a search of everything", () => {
  it("on late positions", () => {
    const random = seededRandom(1);
    const counts = nothingYet();
    while (counts.won + counts.lost < LATE) {
      const state = latePosition(random);
      if (game.legalMoves(state).length < 2) continue;
      const wins = plainlyWins(game, state, MOST_STATES);
      if (wins !== undefined) check(state, wins, counts);
    }
    expect(counts.won).toBeGreaterThan(LATE / 2);
    for (const kind of ["lost", "wonBySearch", "givenUp"] as const) {
      expect(counts[kind], kind).toBeGreaterThan(LATE / 10);
    }
    expect(counts.lostBySearch).toBeGreaterThan(LATE / 100);
    tellChecks(LATE, "late positions");
  });

  it("on positions of real deals, on the way to a win or astray", () => {
    const random = seededRandom(2);
    const counts = nothingYet();
    for (let deal = 1; counts.won + counts.lost < REAL; deal++) {
      const start = game.setup(numberedDeal(game.pack, deal), []);
      const way = solve(game, solver, start, { ...DEFAULT_LIMITS, nodes: 5000 }).moves;
      for (let walk = 0; walk < 8; walk++) {
        const kept = way.slice(0, Math.floor((way.length * (40 + random(60))) / 100));
        const state = strayed(kept, start, way.length > 0 ? random(9) : 50 + random(50), random);
        if (game.legalMoves(state).length === 0) continue;
        const wins = plainlyWins(game, state, MOST_STATES);
        if (wins !== undefined) check(state, wins, counts);
      }
    }
    expect(counts.won).toBeGreaterThan(REAL * 0.3);
    expect(counts.lost).toBeGreaterThan(REAL * 0.1);
    tellChecks(counts.won + counts.lost, "positions of real deals");
  });

  it("and that search with the one that knows no symmetry", () => {
    const random = seededRandom(3);
    let agreed = 0;
    for (let instance = 0; instance < SMALL; instance++) {
      const state = latePosition(random);
      const wins = game.legalMoves(state).length < 2 ? undefined : naiveWins(game, state, 60);
      const plainly = wins === undefined ? undefined : plainlyWins(game, state, MOST_STATES);
      if (plainly === undefined) continue;
      expect(plainly, game.formatState(state)).toBe(wins);
      agreed++;
    }
    expect(agreed).toBeGreaterThan(SMALL / 30);
    tellChecks(agreed, "positions without symmetry");
  });
});

/** The position after some moves of a line, and some by chance. */
function strayed(
  words: readonly string[],
  start: unknown,
  steps: number,
  random: (bound: number) => number,
): fourKingdoms.State {
  let state = start;
  for (const word of words) state = game.play(state, game.parseMove(word)).state;
  for (let step = 0; step < steps; step++) {
    const legal = game.legalMoves(state);
    if (legal.length > 0) state = game.play(state, legal[random(legal.length)]).state;
  }
  return state as fourKingdoms.State;
}
