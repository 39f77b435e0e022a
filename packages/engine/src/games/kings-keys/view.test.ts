import { describe, expect, it } from "vitest";
import { allBooks, position } from "../../../test/positions/kings-keys.js";
import { numberedDeal } from "../../core/deal-code.js";
import { seededRandom } from "../../core/random.js";
import { codesOf } from "./cards.js";
import { kingsKeys } from "./index.js";
import type { State } from "./types.js";
import { view } from "./view.js";

/** Positions along a random game of a numbered deal. */
function positions(number: number): State[] {
  const random = seededRandom(number);
  let state = kingsKeys.setup(numberedDeal(kingsKeys.pack, number), []);
  const all = [state];
  for (let ply = 0; ply < 120; ply++) {
    const moves = kingsKeys.legalMoves(state);
    const move = moves.length > 0 ? moves[random(moves.length)] : undefined;
    if (!move) break;
    state = kingsKeys.play(state, move).state;
    all.push(state);
  }
  return all;
}

/** Three cards in the draw pile, Y3K Y4S Y4K. */
const THREE_LEFT = position(
  {
    ...{ a1: "G1A G2S", a2: "G3C", a3: "G4K", a4: "Y1A", b1: "Y1S", b2: "Y1C", b3: "Y1K", b4: "Y2A" },
    ...{ c1: "Y2S", c2: "Y2C", c3: "Y2K", c4: "Y3A", d1: "Y3S", d2: "Y3C", d3: "Y4A", d4: "Y4C" },
  },
  { books: `${allBooks("R")} ${allBooks("B")} ${allBooks("G").slice(16)}` },
);

describe("what the player knows", () => {
  it("KK-6: every card on the field, every book in its order, and how many cards are drawn still", () => {
    expect(view(THREE_LEFT)).toEqual({
      field: [
        ...[["G1A", "G2S"], ["G3C"], ["G4K"], ["Y1A"], ["Y1S"], ["Y1C"], ["Y1K"], ["Y2A"]],
        ...[["Y2S"], ["Y2C"], ["Y2K"], ["Y3A"], ["Y3S"], ["Y3C"], ["Y4A"], ["Y4C"]],
      ],
      draw: 3,
      books: THREE_LEFT.books.map(codesOf),
    });
    expect(view(THREE_LEFT).books[8]).toEqual(["G1S", "G2C", "G3K", "G4A"]);
  });

  it("KK-6: the draw pile is hidden: no card of it is in the view", () => {
    for (const number of [1, 2, 3]) {
      for (const state of positions(number)) {
        const json = JSON.stringify(view(state));
        for (const code of codesOf(state.draw)) expect(json).not.toContain(code);
        expect(JSON.stringify(view({ ...state, draw: [...state.draw].reverse() }))).toBe(json);
      }
    }
  });

  it("KK-6: a sampled position has the same view and the same legal moves", () => {
    let checked = 0;
    for (const number of [4, 5, 6, 7, 8, 9]) {
      for (const state of positions(number)) {
        const sampled = kingsKeys.sample(view(state), seededRandom(checked));
        expect(view(sampled)).toEqual(view(state));
        expect(kingsKeys.legalMoves(sampled)).toEqual(kingsKeys.legalMoves(state));
        expect([...sampled.draw].sort()).toEqual([...state.draw].sort());
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it("KK-6: sampling is uniform: each of the six orders of three cards comes about as often", () => {
    const random = seededRandom(2019);
    const counts = new Map<string, number>();
    for (let time = 0; time < 6000; time++) {
      const order = codesOf(kingsKeys.sample(view(THREE_LEFT), random).draw).join(" ");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});
