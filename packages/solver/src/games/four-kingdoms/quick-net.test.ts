import { type fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { Inputs } from "../../evaluation/inputs.js";
import { netOf } from "../../evaluation/model.js";
import { BeliefState } from "./belief-state.js";
import { writeInputs } from "./inputs.js";
import { MOST_MOVES, writeMoves } from "./moves.js";
import { PartSumCache, QuickNet } from "./quick-net.js";
import { WEIGHTS } from "./weights.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];
const net = netOf(WEIGHTS);
const quick = new QuickNet(net);
const inputs = new Inputs();

function expectSameOf(belief: BeliefState, awaited: number): void {
  writeInputs(belief, awaited, inputs);
  net.evaluate(inputs);
  const said = [...net.outputs];
  quick.evaluate(belief, awaited);
  expect([...net.outputs]).toEqual(said);
  quick.evaluate(belief, awaited); // from what was kept
  expect([...net.outputs]).toEqual(said);
}

it("says to the bit what the net says of the inputs, of choices and of moments when a card is awaited", () => {
  let awaited = 0;
  for (let deal = 1; deal <= 40; deal++) {
    const random = seededRandom(deal);
    const belief = new BeliefState(game.setup(numberedDeal(game.pack, deal), []) as fourKingdoms.State);
    belief.settle();
    const moves = new Int32Array(MOST_MOVES);
    // Exchanges of guests could go on for ever.
    for (let ply = 0; ply < 60; ply++) {
      expectSameOf(belief, -1);
      const count = writeMoves(belief, moves, 0);
      if (count === 0) break;
      belief.play(moves[random(count)] as number);
      const after = belief.words.slice();
      for (let moment = 0; moment < belief.turned; moment++, awaited++) {
        belief.toMoment(moment);
        expectSameOf(belief, belief.spots[moment] as number);
      }
      belief.words.set(after);
    }
  }
  expect(awaited).toBeGreaterThan(500);
});

it("a part is found again until another of its group takes its place", () => {
  const kept = new PartSumCache(1, 2, 3);
  expect(kept.find(0, 0, 0)).toBe(false); // nothing was kept yet, not even of the numbers 0 and 0
  kept.sums[kept.at] = 7;
  expect(kept.find(1, 5, 6)).toBe(false);
  kept.sums[kept.at] = 8;
  expect(kept.find(0, 0, 0)).toBe(true); // another group does not take it
  expect(kept.sums[kept.at]).toBe(7);
  expect(kept.find(0, 0, 1)).toBe(false);
  expect(kept.find(0, 0, 0)).toBe(false);
});
