import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { randomGame, shortDeal, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { runToEnd } from "../../search/resumable-search.js";
import { packedFromView, type TombState } from "./conversion.js";
import { NEXT, packedTomb } from "./packed.js";
import { samplerPlayer } from "./players.js";

const SAMPLER = samplerPlayer(tombGame);

function advice(state: TombState, seed: number, nodes: number) {
  const seen = { view: tombGame.view(state), legal: tombGame.legalMoves(state) };
  return runToEnd(SAMPLER.advise(seen, seededRandom(seed), nodes));
}

/** The first position of a random game that is a choice between two sensible moves. */
function crossroads(deal: number): TombState {
  const states = randomGame(tombGame.setup(numberedDeal(tombGame.pack, deal), []), seededRandom(deal));
  const found = states.find(({ phase, delve }) => phase === "crossroads" && delve.length > 0);
  return found ?? crossroads(deal + 1000);
}

describe("the position that is seen", () => {
  it("is the true one, but for the order of the pack", () => {
    const random = seededRandom(5);
    let spent = 0;
    let compared = 0;
    for (let game = 0; game < 300; game++) {
      const deal = shortDeal(random, { length: 16 + random(20), kings: 0, queens: 4, scroll: true });
      for (const state of randomGame(tombGame.setup(deal, []), random)) {
        if (tombGame.outcome(state).status !== "playing") continue;
        const truth = packedTomb(state);
        const seen = packedFromView(tombGame, tombGame.view(state));
        expect(seen.bytes).toEqual(truth.bytes);
        expect([...seen.pack.cards].sort()).toEqual([...truth.pack.cards].sort());
        const next = truth.bytes[NEXT] as number;
        expect(seen.pack.left(next)).toBe(state.pack.length);
        expect(seen.pack.torches(next)).toBe(state.torches.length);
        expect(seen.pack.isScrollSpent(next)).toBe(state.scrollSpent);
        compared++;
        if (state.scrollSpent) spent++;
      }
    }
    expect(compared).toBeGreaterThan(1500);
    expect(spent).toBeGreaterThan(20);
  });
});

describe("the sampler", () => {
  it("advises the same for the same view, chance and budget", () => {
    const state = crossroads(1);
    expect(advice(state, 3, 2000)).toEqual(advice(state, 3, 2000));
  });

  it("spends about its budget and weighs every sensible move, the one it advises first", () => {
    for (const nodes of [500, 5000, 20_000]) {
      const { move, moves, nodes: spent } = advice(crossroads(2), 4, nodes);
      expect(spent).toBeGreaterThanOrEqual(nodes);
      expect(spent).toBeLessThan(nodes + 100);
      expect(moves.map((one) => tombGame.formatMove(one.move)).sort()).toEqual(["delve", "retreat"]);
      expect(moves[0]?.move).toEqual(move);
      for (const { value, points, error } of moves) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(points).toBeLessThanOrEqual(100);
        expect(error).toBeLessThan(0.5);
      }
    }
  });

  it("walks out with all kings when nothing is in the way", () => {
    const text = [
      "phase: crossroads",
      "heading: delve",
      "hit-points: 9",
      `pack: ${tombGame.pack.parts
        .flat()
        .filter((code) => !/^K.|QC|2S/.test(code))
        .join(" ")}`,
      "torches:",
      "skills:",
      "treasure: KC KD KH KS",
      "discards:",
      "turn:",
      "delve: QC 2S",
      "retreat:",
      "spent:",
    ].join("\n");
    const parsed = tombGame.parseState(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { move, moves } = advice(parsed.value, 1, 5000);
    expect(move).toEqual({ type: "retreat" });
    expect(moves[0]).toMatchObject({ value: 1, error: 0, points: 40 });
    expect(moves[1]?.value).toBeLessThan(0.9);
  });
});
