import { type napoleonsTomb, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { game, latePosition } from "../../../test/games/napoleons-tomb/positions.js";
import { FullGame } from "./full-game.js";

type State = napoleonsTomb.State;

/** Walks at random through engine and packed table side by side. Returns how many positions were compared. */
function walkBoth(start: State, seed: number, plies: number): number {
  const random = seededRandom(seed);
  const table = new FullGame(start, 0);
  const moves = new Int32Array(table.mostMoves);
  const key = new Uint32Array(table.keyWords);
  let state = start;
  for (let ply = 0; ply < plies; ply++) {
    const packed = Array.from(moves.subarray(0, table.everyMove(moves, 0)));
    const words = packed.map((move) => game.formatMove(table.engineMove(move)));
    expect(words.slice().sort()).toEqual(game.legalMoves(state).map(game.formatMove).sort());
    expect(table.value()).toBe(game.outcome(state).status === "won" ? 1 : 0);
    const fresh = new FullGame(state, 0);
    const again = new Uint32Array(table.keyWords);
    table.writeKey(key);
    fresh.writeKey(again);
    expect(key.subarray(0, fresh.keyWords)).toEqual(again.subarray(0, fresh.keyWords));
    if (packed.length === 0) return ply;
    const chosen = random(packed.length);
    const move = table.engineMove(packed[chosen] as number);
    table.play(packed[chosen] as number);
    state = game.play(state, move).state as State;
  }
  return plies;
}

describe("the packed table and the engine", () => {
  it("have the same moves, the same wins and the same positions all along random games", () => {
    let compared = 0;
    for (let deal = 1; deal <= 20; deal++) {
      const start = game.setup(numberedDeal(game.pack, deal), []) as State;
      compared += walkBoth(start, deal, 500);
    }
    expect(compared).toBeGreaterThan(5000);
  });

  it("and from positions late in a game on", () => {
    const random = seededRandom(26);
    let compared = 0;
    for (let number = 1; number <= 300; number++) compared += walkBoth(latePosition(random, 40), number, 60);
    expect(compared).toBeGreaterThan(10_000);
  });
});
