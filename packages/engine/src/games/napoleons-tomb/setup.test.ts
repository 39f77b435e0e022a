import { describe, expect, it } from "vitest";
import { codesOf, STANDARD_PACK } from "../../core/cards.js";
import { countCodes } from "../../core/deal.js";
import { seededRandom, shuffled } from "../../core/random.js";
import { napoleonsTomb } from "./index.js";

describe("setup", () => {
  it("NT-1: the pack is two packs of 52", () => {
    const counts = countCodes(napoleonsTomb.pack.parts.flat());
    expect([...counts.keys()].sort()).toEqual([...STANDARD_PACK].sort());
    expect(new Set(counts.values())).toEqual(new Set([2]));
  });

  it("NT-1: ten cards to r1, ten each to r2, r3, r4, one each to t1 to t4, the other 60 are the stock", () => {
    const cards = shuffled([...STANDARD_PACK, ...STANDARD_PACK], seededRandom(1821));
    const state = napoleonsTomb.setup({ cards, rolls: [] }, []);
    expect(state.reserves.map(codesOf)).toEqual(
      [0, 10, 20, 30].map((first) => cards.slice(first, first + 10)),
    );
    expect(state.tableau.map(codesOf)).toEqual(cards.slice(40, 44).map((card) => [card]));
    expect(codesOf(state.stock)).toEqual(cards.slice(44));
    expect(state.stock).toHaveLength(60);
    expect(state).toMatchObject({
      central: [],
      foundations: [0, 0, 0, 0],
      wastes: [[], [], [], [], []],
      redeals: 0,
    });
  });

  it("NT-1: the last card dealt to a reserve is its top", () => {
    const others = STANDARD_PACK.filter((code) => code !== "AS");
    const cards = [...others.slice(0, 9), "AS", ...others.slice(9), ...others, "AS"];
    const state = napoleonsTomb.setup({ cards, rolls: [] }, []);
    const moves = napoleonsTomb.legalMoves(state).map(napoleonsTomb.formatMove);
    expect(moves).toContain("r1-c");
  });
});
