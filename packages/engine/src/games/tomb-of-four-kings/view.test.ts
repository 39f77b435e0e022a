import { describe, expect, it } from "vitest";
import { latePosition, positionAfter } from "../../../test/positions/tomb-of-four-kings.js";
import { codesOf } from "../../core/cards.js";
import { numberedDeal } from "../../core/deal-code.js";
import { seededRandom } from "../../core/random.js";
import { legalMoves, play } from "./moves.js";
import { PACK, setup } from "./setup.js";
import type { State } from "./types.js";
import { sample, view } from "./view.js";

/** Near the end, the scroll spent and its ace at the bottom. */
const SPENT = latePosition({
  phase: "encounter",
  turn: "9C",
  pack: "9S TS TC AS",
  spent: "JK",
  treasure: "2D 3D 4D 5D 6D 7D 8D 9D TD KC KD KH KS",
  delve: "QC QD QH QS 2S | 3S 3C | 4S 4C | 5S 5C | 6S 6C | 7S 7C | 8S 8C | 2C",
}).state;

/** How often a sample has its pack in each order. */
function orders(state: State, rounds: number): Map<string, number> {
  const random = seededRandom(11);
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const order = codesOf(sample(view(state), random).pack).join(" ");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}

describe("what the player knows", () => {
  it("TK-40: every card turned up, finished turns and discards included; of the pack how many", () => {
    const { state } = positionAfter("JH KC 9S TC 9C 7S 2S AS 8S 6S", "delve play delve play delve play");
    expect(view(state)).toEqual({
      phase: "hit",
      retreating: false,
      pack: Array(34).fill("--"),
      torches: ["AS"],
      hitPoints: 9,
      skills: ["JH"],
      treasure: ["KC"],
      discards: ["2S"],
      turn: ["8S", "6S"],
      encounter: { card: "8S", kind: "monster", value: 8 },
      short: 2,
      delve: [
        ["9S", "TC"],
        ["9C", "7S"],
      ],
      retreat: [],
      scrollSpent: false,
      byMemory: false,
    });
  });

  it("TK-40: what a jammed door lacks, while you choose", () => {
    expect(view(latePosition().state)).toMatchObject({ encounter: { card: "9C", kind: "door" }, short: 7 });
    expect(view(SPENT)).toMatchObject({ encounter: { card: "9C", kind: "door" }, short: 0 });
    expect(view(positionAfter("2S 3C", "delve play").state).encounter).toBeNull();
  });

  it("TK-40: after the scroll, that its ace lies at the bottom", () => {
    expect(view(SPENT).pack).toEqual(["--", "--", "--", "AS"]);
    expect(view(latePosition().state).pack).toEqual(["--", "--", "--", "--"]);
  });

  it("TK-40: no hidden card is named anywhere in the view, at any time of many games", () => {
    let checked = 0;
    for (let number = 1; number <= 60; number++) {
      const random = seededRandom(number);
      let state = setup(numberedDeal(PACK, number));
      for (;;) {
        const text = JSON.stringify(view(state));
        const hidden = state.scrollSpent ? state.pack.slice(0, -1) : state.pack;
        for (const code of codesOf(hidden)) expect(text).not.toContain(`"${code}"`);
        checked += hidden.length;
        const moves = legalMoves(state);
        const move = moves[state.phase === "crossroads" ? 0 : random(moves.length)];
        if (!move) break;
        state = play(state, move).state;
      }
    }
    expect(checked).toBeGreaterThan(10_000);
  });

  it("C-11, TK-40: a sampled position has the same view and the same legal moves, the scroll spent or not", () => {
    for (const state of [SPENT, latePosition().state, positionAfter("JH KC 9S TC", "delve").state]) {
      const random = seededRandom(3);
      for (let round = 0; round < 50; round++) {
        const sampled = sample(view(state), random);
        expect(view(sampled)).toEqual(view(state));
        expect(legalMoves(sampled)).toEqual(legalMoves(state));
      }
    }
  });

  it("C-11: a sample deals the hidden cards evenly over their places", () => {
    const counts = orders(latePosition().state, 24_000);
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it("C-11, TK-40: a sample keeps the scroll's ace at the bottom and deals the others evenly above it", () => {
    const counts = orders(SPENT, 12_000);
    expect(counts.size).toBe(6);
    for (const [order, count] of counts) {
      expect(order.endsWith(" AS")).toBe(true);
      expect(Math.abs(count - 2000)).toBeLessThan(200);
    }
  });
});
