import {
  type AnyGame,
  type fourKingdoms,
  games,
  numberedDeal,
  seededRandom,
  shuffled,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { playMove } from "./moves.js";
import { ALL_HOME, type Packed, ZONES } from "./packed.js";
import { Policy } from "./play-outs.js";
import { searchStart } from "./solver.js";

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

function dealt(deal: number): Packed {
  return searchStart(game.setup(numberedDeal(game.pack, deal), []) as fourKingdoms.State);
}

function worths(policy: Policy, packed: Packed): readonly number[] {
  const count = policy.list(packed);
  policy.weigh(packed, count);
  return [...policy.worth.subarray(0, count)];
}

describe("the learnt policy", () => {
  it("C-11: judges the same whatever is hidden", () => {
    const policy = new Policy();
    const random = seededRandom(1);
    let judged = 0;
    for (let deal = 1; deal <= 100; deal++) {
      const packed = dealt(deal);
      for (let count = policy.list(packed); count > 0; count = policy.list(packed)) {
        const before = worths(policy, packed);
        packed.redeal(shuffled(packed.hiddenCards(), random));
        expect(worths(policy, packed)).toEqual(before);
        judged++;
        playMove(packed, policy.moves[random(count)] as number);
      }
    }
    expect(judged).toBeGreaterThan(2000);
  });

  it("wins as many deals as when it was learnt", () => {
    const policy = new Policy();
    let won = 0;
    for (let deal = 1; deal <= 1000; deal++) {
      const packed = dealt(deal);
      for (let move = policy.choose(packed); move >= 0; move = policy.choose(packed)) playMove(packed, move);
      if (packed.words[ZONES] === ALL_HOME) won++;
    }
    expect(won).toBe(235);
  });
});
