import { type Random, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { runToEnd } from "../search/resumable-search.js";
import { type AnyRacer, type Racer, racingPlayer } from "./racing-player.js";

/** A game of one move: each number is won as often as it says, in hundredths. */
const gambler: Racer<unknown, number> = {
  name: "gambler",
  version: 1,
  nodesAMove: 1000,
  candidates: ({ legal }) => legal,
  trials: () => ({
    deal: () => undefined,
    tryMove: (percent, random: Random) => ({
      value: random(100) < percent ? 1 : 0,
      tieBreak: percent,
      nodes: 5,
    }),
  }),
};

function advise(legal: readonly number[], nodes: number, seed = 1, racer: AnyRacer = gambler as AnyRacer) {
  return runToEnd(racingPlayer(racer).advise({ view: {}, legal }, seededRandom(seed), nodes));
}

describe("the racing player", () => {
  it("finds the best of eight moves in nearly every race", () => {
    let right = 0;
    for (let seed = 1; seed <= 100; seed++) {
      if (advise([10, 20, 30, 40, 80, 50, 45, 5], 4000, seed).move === 80) right++;
    }
    expect(right).toBeGreaterThanOrEqual(98);
  });

  it("spends its budget and little more, most of it on the moves hardest to tell apart", () => {
    const { moves, nodes } = advise([10, 20, 90, 85], 6000);
    expect(nodes).toBeGreaterThanOrEqual(6000);
    expect(nodes).toBeLessThan(6000 + 4 * 5);
    expect(moves.map(({ move }) => move).slice(0, 2)).toEqual([90, 85]);
    const visits = moves.map((evaluated) => evaluated.visits);
    expect(visits[0]).toBe(visits[1]);
    expect(visits[1]).toBeGreaterThan(2 * (visits[2] as number));
    expect(visits.reduce((sum, times) => sum + times * 5, 0)).toBe(nodes);
  });

  it("gives means with standard errors", () => {
    const [best] = advise([50, 1], 20_000).moves;
    expect(best?.value).toBeCloseTo(0.5, 1);
    expect(best?.error).toBeCloseTo(Math.sqrt(0.25 / (best?.visits ?? 0)), 3);
  });

  it("breaks ties by comfort", () => {
    const certain: AnyRacer = {
      ...(gambler as AnyRacer),
      trials: () => ({
        deal: () => undefined,
        tryMove: (move) => ({ value: 1, tieBreak: move as number, nodes: 1 }),
      }),
    };
    expect(advise([3, 9, 5], 50, 1, certain).move).toBe(9);
  });

  it("plays a single candidate without thought", () => {
    expect(advise([7], 1000)).toEqual({ move: 7, moves: [], nodes: 0 });
  });

  it("tries every move at least once, however small the budget", () => {
    expect(advise([1, 2, 3, 4, 5], 0).moves.every(({ visits }) => visits > 0)).toBe(true);
  });
});
