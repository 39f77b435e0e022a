import { describe, expect, it } from "vitest";
import { codesOf } from "../../core/cards.js";
import { numberedDeal } from "../../core/deal-code.js";
import { legalMoves } from "./moves.js";
import { PACK, setup } from "./setup.js";

describe("the start", () => {
  it("TK-17: the 2–10 of hearts are no part of the pack: they are the nine hit points", () => {
    const codes = PACK.parts.flat();
    expect(codes).toHaveLength(44);
    expect(codes.filter((code) => code.endsWith("H"))).toEqual(["AH", "JH", "QH", "KH"]);
    expect(codes).toContain("JK");
    expect(setup(numberedDeal(PACK, 1)).hitPoints).toBe(9);
  });

  it("TK-1: you stand at the entrance with the whole deal before you, and can only delve", () => {
    const deal = numberedDeal(PACK, 7);
    const state = setup(deal);
    expect(codesOf(state.pack)).toEqual(deal.cards);
    expect(legalMoves(state)).toEqual([{ type: "delve" }]);
  });
});
