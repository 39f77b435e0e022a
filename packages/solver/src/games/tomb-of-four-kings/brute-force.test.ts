import {
  type AnyGame,
  type Outcome,
  type Random,
  seededRandom,
  type tombOfFourKings,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { randomGame, shortDeal, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { naiveBest } from "../../../test/naive.js";
import { DEFAULT_LIMITS } from "../../search/budget.js";
import { type AnySolver, type Solution, solve } from "../../solver.js";
import type { TombMove, TombState } from "./conversion.js";
import { exactSolver } from "./solver.js";

const GAME = tombGame as unknown as AnyGame;
const SOLVER = exactSolver(tombGame) as unknown as AnySolver;
const INSTANCES = countOf(105_000, 1050);
const CUT_SHORT = countOf(6000);
const MOST_STATES = 200;

/** Won before not won, then most points. */
function worth({ status, score }: Outcome): number {
  if (status === "playing") return 0;
  if (status === "lost") return 1;
  return (status === "won" ? 200 : 2) + score.value;
}

function solved(state: TombState): Solution {
  return solve(GAME, SOLVER, state, DEFAULT_LIMITS);
}

function start(random: Random): TombState {
  const kings = random(4) > 0 ? 4 : random(4);
  const length = 13 + random(7);
  const deal = shortDeal(random, { length, kings, queens: random(5), scroll: random(2) === 0 });
  return tombGame.setup(deal, []);
}

/** The best game: a way to win is rare on others. The search under test finds it, but does not judge it. */
function bestGame(first: TombState): TombState[] {
  const states = [first];
  for (const word of solved(first).moves) {
    const move = tombGame.parseMove(word) as TombMove;
    states.push(tombGame.play(states.at(-1) as TombState, move).state);
  }
  return states;
}

/**
 * The start of a short deal, two positions of a random game on it, and two of its best. None is the last but
 * one.
 */
function instances(random: Random): TombState[] {
  const first = start(random);
  return [first, ...twoOf(randomGame(first, random), random), ...twoOf(bestGame(first), random)];
}

function twoOf(states: readonly TombState[], random: Random): TombState[] {
  const half = Math.floor((states.length - 2) / 2);
  if (half < 2) return [];
  return [1 + random(half - 1), half + random(half)].map((place) => states[place] as TombState);
}

describe("the search against one that leaves nothing out", () => {
  it("agrees on the best result of small instances", () => {
    const random = seededRandom(20);
    const counts = { won: 0, escaped: 0, lost: 0, playing: 0 };
    let compared = 0;
    let long = 0;
    while (compared < INSTANCES) {
      for (const state of instances(random)) {
        const best = naiveBest(GAME, state, worth, Number.POSITIVE_INFINITY, MOST_STATES);
        if (best === undefined) continue;
        const solution = solved(state);
        const found = solution.best as Outcome<tombOfFourKings.OwnEnding> & { readonly exact: boolean };
        expect(found.exact).toBe(true);
        if (worth(found) !== best) expect(worth(found), tombGame.formatState(state)).toBe(best);
        counts[found.status]++;
        compared++;
        if (solution.moves.length > 3) long++;
      }
    }
    for (const kind of ["won", "escaped", "lost"] as const) {
      expect(counts[kind], kind).toBeGreaterThan(INSTANCES / 11);
    }
    expect(long).toBeGreaterThan(INSTANCES / 2);
    tellChecks(compared, "small instances");
  });

  it("claims nothing more than it has proved when its budget ends early", () => {
    const random = seededRandom(21);
    let cut = 0;
    for (let game = 0; game < CUT_SHORT; game++) {
      const state = start(random);
      const best = worth(solved(state).best as Outcome);
      for (const nodes of [10, 60, 300]) {
        const solution = solve(GAME, SOLVER, state, { ...DEFAULT_LIMITS, nodes });
        expect(solution.nodes).toBeLessThanOrEqual(nodes);
        const found = worth(solution.best as Outcome);
        if (solution.best?.exact) expect(found).toBe(best);
        else {
          expect(found).toBeLessThanOrEqual(best);
          expect(solution.verdict).toBe(found >= 200 ? "won" : "unknown");
          cut++;
        }
      }
    }
    expect(cut).toBeGreaterThan((CUT_SHORT * 2) / 3);
    tellChecks(cut, "searches cut short");
  });
});
