import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import { STANDARD_PACK } from "../../core/cards.js";
import { parseDeal } from "../../core/deal.js";
import { fourKingdoms } from "./index.js";
import { PACK, setup } from "./setup.js";

describe("setup", () => {
  it("FK-1, C-3: rows of seven, the card dealt last on top, three face down and one face up; the rest is the stock; no card on the waste", () => {
    const deal = value(parseDeal(PACK, STANDARD_PACK.join(" ")));
    expect(fourKingdoms.formatState(setup(deal))).toBe(
      [
        "t1: AC 8C 2D | 9D",
        "t2: 2C 9C 3D | TD",
        "t3: 3C TC 4D | JD",
        "t4: 4C JC 5D | QD",
        "t5: 5C QC 6D | KD",
        "t6: 6C KC 7D | AH",
        "t7: 7C AD 8D | 2H",
        "stock: 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
        "waste:",
        "castle:",
        "tower:",
        "subjects:",
        "dungeon:",
        "guests:",
      ].join("\n"),
    );
  });
});
