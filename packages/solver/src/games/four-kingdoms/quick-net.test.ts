import { type fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { Inputs } from "../../evaluation/inputs.js";
import { netOf } from "../../evaluation/model.js";
import { KingdomsOfChance } from "./chance.js";
import { writeInputs } from "./inputs.js";
import { MOST_MOVES, writeMoves } from "./moves.js";
import { QuickNet } from "./quick-net.js";
import { WEIGHTS } from "./weights.js";

const game = games.find(({ id }) => id === "four-kingdoms") as (typeof games)[number];
const net = netOf(WEIGHTS);
const quick = new QuickNet(net);
const inputs = new Inputs();

function expectSameOf(chance: KingdomsOfChance, awaited: number): void {
  writeInputs(chance, awaited, inputs);
  net.evaluate(inputs);
  const said = [...net.outputs];
  quick.evaluate(chance, awaited);
  expect([...net.outputs]).toEqual(said);
  quick.evaluate(chance, awaited); // from what was kept
  expect([...net.outputs]).toEqual(said);
}

it("says to the bit what the net says of the inputs, of choices and of moments when a card is awaited", () => {
  let awaited = 0;
  for (let deal = 1; deal <= 40; deal++) {
    const random = seededRandom(deal);
    const chance = new KingdomsOfChance(game.setup(numberedDeal(game.pack, deal), []) as fourKingdoms.State);
    chance.settle();
    const moves = new Int32Array(MOST_MOVES);
    // Exchanges of guests could go on for ever.
    for (let ply = 0; ply < 60; ply++) {
      expectSameOf(chance, -1);
      const count = writeMoves(chance, moves, 0);
      if (count === 0) break;
      chance.play(moves[random(count)] as number);
      const after = chance.words.slice();
      for (let moment = 0; moment < chance.turned; moment++, awaited++) {
        chance.toMoment(moment);
        expectSameOf(chance, chance.spots[moment] as number);
      }
      chance.words.set(after);
    }
  }
  expect(awaited).toBeGreaterThan(500);
});
