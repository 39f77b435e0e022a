import { describe, expect, it } from "vitest";
import { cardFrom, cardOf, codeOf, HEARTS, JOKER, rankOf, STANDARD_PACK, suitOf, TEN } from "./cards.js";

describe("standard cards (C-2)", () => {
  it("are rank then suit, ace low; the joker is JK", () => {
    expect(STANDARD_PACK).toHaveLength(52);
    expect(STANDARD_PACK.slice(0, 13).join(" ")).toBe("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC");
    expect(codeOf(cardOf(HEARTS, TEN))).toBe("TH");
    expect(codeOf(JOKER)).toBe("JK");
  });

  it("are read back; anything else is no card", () => {
    for (const [card, code] of [...STANDARD_PACK, "JK"].entries()) expect(cardFrom(code)).toBe(card);
    for (const code of ["", "1C", "10C", "ac", "--", "CA", "JK "]) expect(cardFrom(code)).toBeUndefined();
    for (const code of STANDARD_PACK) {
      const card = cardFrom(code) ?? -1;
      expect(cardOf(suitOf(card), rankOf(card))).toBe(card);
    }
  });
});
