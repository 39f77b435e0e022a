import { describe, expect, it } from "vitest";
import { seededRandom, shuffled } from "../../core/random.js";
import { CODES, codesOf } from "./cards.js";
import { kingsKeys } from "./index.js";

describe("setup", () => {
  it("KK-1: the pack is four colours × 1–4 × four items, each card once", () => {
    expect(CODES).toHaveLength(64);
    expect(new Set(CODES).size).toBe(64);
    for (const code of CODES) expect(code).toMatch(/^[RGBY][1-4][ASCK]$/);
    expect(kingsKeys.pack.parts.flat().sort()).toEqual([...CODES].sort());
  });

  it("KK-1: sixteen cards one to a cell, row by row from a1 to d4, the other 48 in order face down", () => {
    const cards = shuffled(CODES, seededRandom(7));
    const state = kingsKeys.setup({ cards, rolls: [] }, []);
    expect(state.field.map(codesOf)).toEqual(cards.slice(0, 16).map((card) => [card]));
    expect(codesOf(state.draw)).toEqual(cards.slice(16));
    expect(state.books).toEqual([]);
    const text = kingsKeys.formatState(state).split("\n");
    expect(text[0]).toBe(`a1: ${cards[0]}`);
    expect(text[3]).toBe(`a4: ${cards[3]}`);
    expect(text[4]).toBe(`b1: ${cards[4]}`);
    expect(text[15]).toBe(`d4: ${cards[15]}`);
  });
});
