import { type napoleonsTomb, numberedDeal, seededRandom, shuffled } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { game } from "../../../test/games/napoleons-tomb/positions.js";
import { placesOf, Sorting } from "./sorting.js";

type State = napoleonsTomb.State;

const start = game.setup(numberedDeal(game.pack, 1), []) as State;

/** The position after drawing so many cards to piles by chance. */
function drawn(state: State, count: number, seed: number): State {
  const random = seededRandom(seed);
  let after = state;
  for (let left = count; left > 0; left--) {
    after = game.play(after, { type: "draw", to: random(5 - state.redeals) }).state as State;
  }
  return after;
}

describe("sorting by passes", () => {
  it("brings the 60 cards of the deal into any order", () => {
    const sorting = Sorting.byPasses(start, true) as Sorting;
    expect(sorting.isFree).toBe(true);
    const random = seededRandom(1);
    for (let time = 0; time < 200; time++) {
      expect(placesOf(sorting, shuffled(start.stock, random))).toBeDefined();
    }
    expect(placesOf(sorting, start.stock.slice().reverse())).toBeDefined();
  });

  it("needs no order of the stock for that", () => {
    const sorting = Sorting.byPasses(start, false) as Sorting;
    const random = seededRandom(2);
    for (let time = 0; time < 200; time++) {
      expect(placesOf(sorting, shuffled(start.stock, random))).toBeDefined();
    }
  });

  it("cannot turn 60 cards round with two passes left, and can keep their order", () => {
    const late = { ...start, redeals: 3 };
    const sorting = Sorting.byPasses(late, true) as Sorting;
    expect(sorting.isFree).toBe(false);
    expect(placesOf(sorting, late.stock.slice().reverse())).toBeUndefined();
    expect(placesOf(sorting, late.stock)).toBeDefined();
  });

  it("has one order on the last pass: that in which the cards lie", () => {
    const last = { ...start, redeals: 4 };
    expect(Sorting.byPasses(last, true)).toBeUndefined();
    const sorting = Sorting.asItLies(last) as Sorting;
    expect(placesOf(sorting, last.stock)).toBeDefined();
    expect(placesOf(sorting, [...last.stock.slice(1), last.stock[0] as number])).toBeUndefined();
    expect(Sorting.asItLies(drawn(last, 2, 1))).toBeUndefined();
  });

  it("gives cards in the waste a key whose last digit is their pile", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const state = drawn(start, 30, seed);
      const sorting = Sorting.byPasses(state, false) as Sorting;
      const places = placesOf(sorting, shuffled([...sorting.cards], seededRandom(seed))) as Int32Array;
      let number = 0;
      for (const [pile, waste] of state.wastes.entries()) {
        for (let left = waste.length; left > 0; left--) {
          expect(((places[number++] as number) >> 6) % 5).toBe(pile);
        }
      }
    }
  });
});
