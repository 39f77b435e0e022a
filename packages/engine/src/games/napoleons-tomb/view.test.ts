import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/napoleons-tomb.js";
import { codesOf } from "../../core/cards.js";
import { numberedDeal } from "../../core/deal-code.js";
import { cardsOf } from "../../core/knowledge.js";
import { seededRandom, shuffled } from "../../core/random.js";
import { napoleonsTomb } from "./index.js";
import { piles } from "./table.js";
import type { State } from "./types.js";
import { view } from "./view.js";

/** Positions along a random game of a numbered deal. */
function positions(number: number): State[] {
  const random = seededRandom(number);
  let state = napoleonsTomb.setup(numberedDeal(napoleonsTomb.pack, number), []);
  const all = [state];
  for (let ply = 0; ply < 200; ply++) {
    const moves = napoleonsTomb.legalMoves(state);
    const move = moves.length > 0 ? moves[random(moves.length)] : undefined;
    if (!move) break;
    state = napoleonsTomb.play(state, move).state;
    all.push(state);
  }
  return all;
}

const PILES = { r2: "3S 2S", t1: "JS QS", t3: "4S", w2: "KS TS", c: "AH" };
/** On the first pass, with both aces of spades, one of diamonds and a five in the stock. */
const FIRST = position({ ...PILES, stock: "AS 5S AD AS", w4: "6S 7S 8S 9S" }, { foundations: "26 25 25 12" });

describe("what the player knows", () => {
  it("NT-10: reserves, tableau, central reserve and every waste pile in order; the stock only as a count", () => {
    expect(view(FIRST)).toEqual({
      reserves: [[], ["3S", "2S"], [], []],
      central: ["AH"],
      tableau: [["JS", "QS"], [], ["4S"], []],
      foundations: [
        { suit: "C", cards: expect.any(Array) },
        { suit: "D", cards: expect.any(Array) },
        { suit: "H", cards: expect.any(Array) },
        { suit: "S", cards: "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S".split(" ") },
      ],
      wastes: [[], ["KS", "TS"], [], ["6S", "7S", "8S", "9S"], []],
      stock: ["--", "--", "--", "--"],
      redeals: 0,
    });
    expect(view(FIRST).foundations.map(({ cards }) => cards.length)).toEqual([26, 25, 25, 12]);
  });

  it("NT-10: a pile is found by its name in move words", () => {
    const table = piles(view(FIRST));
    expect(["r2", "t1", "w4", "c"].map((name) => cardsOf(table, name).join(" "))).toEqual([
      "3S 2S",
      "JS QS",
      "6S 7S 8S 9S",
      "AH",
    ]);
    expect(["w6", ""].map((name) => cardsOf(table, name))).toEqual([[], []]);
  });

  it("NT-10: from the first redeal on the whole order of the stock is known", () => {
    const state = position(
      { ...PILES, stock: "AS 5S AD AS", w4: "6S 7S 8S 9S" },
      { foundations: "26 25 25 12", redeals: 1 },
    );
    expect(view(state)).toMatchObject({ stock: ["AS", "5S", "AD", "AS"], redeals: 1 });
    expect(view(state).wastes).toHaveLength(4);
    for (const seed of [1, 2, 3])
      expect(napoleonsTomb.sample(view(state), seededRandom(seed))).toEqual(state);
  });

  it("NT-10: on the first pass the order of the stock leaves no trace in the view", () => {
    for (const number of [1, 2, 3]) {
      for (const state of positions(number).filter(({ redeals }) => redeals === 0)) {
        const other = { ...state, stock: shuffled(state.stock, seededRandom(number)) };
        expect(JSON.stringify(view(other))).toBe(JSON.stringify(view(state)));
        expect(new Set(view(state).stock).size).toBeLessThan(2);
      }
    }
  });

  it("NT-10: a sampled position has the same view and the same legal moves, of the same cards", () => {
    let [checked, known] = [0, 0];
    for (const number of [4, 5, 6, 7, 8, 9]) {
      for (const state of positions(number)) {
        const sampled = napoleonsTomb.sample(view(state), seededRandom(checked));
        expect(view(sampled)).toEqual(view(state));
        expect(napoleonsTomb.legalMoves(sampled)).toEqual(napoleonsTomb.legalMoves(state));
        expect([...sampled.stock].sort()).toEqual([...state.stock].sort());
        checked++;
        if (state.redeals > 0) known++;
      }
    }
    expect(checked - known).toBeGreaterThan(100);
    expect(known).toBeGreaterThan(100);
  });

  it("NT-10: sampling is uniform over the arrangements of the unseen cards, twins being alike", () => {
    // Four cards, two of them twins: 12 arrangements.
    const random = seededRandom(1840);
    const counts = new Map<string, number>();
    for (let time = 0; time < 12_000; time++) {
      const order = codesOf(napoleonsTomb.sample(view(FIRST), random).stock).join(" ");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(12);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(125);
  });
});
