import { describe, expect, it } from "vitest";
import { formatDeal, type PackSpec, parseDeal, shuffledDeal } from "./deal.js";
import { seededRandom } from "./random.js";

const CARDS: PackSpec = { parts: [["AC", "2C", "3C"]], rolls: 0 };
const TWICE: PackSpec = { parts: [["AC", "AC", "2C"]], rolls: 0 };
const DICE: PackSpec = {
  parts: [
    ["L1", "L2"],
    ["F1", "F2"],
  ],
  rolls: 2,
};

describe("parseDeal (C-1)", () => {
  it.each([
    [CARDS, "3C AC 2C"],
    [TWICE, "AC 2C AC"],
    [DICE, "L2 L1 F1 F2 | 6 1"],
    [DICE, "L1 L2 F2 F1 | 1 2 3"],
  ])("reads and writes %#", (pack, text) => {
    const deal = parseDeal(pack, text);
    expect(deal.ok && formatDeal(deal.value)).toBe(text);
  });

  it.each([
    [CARDS, "", "there is an empty place before card 1"],
    [CARDS, "AC  2C 3C", "there is an empty place before card 2"],
    [CARDS, " AC 2C 3C", "there is an empty place before card 1"],
    [CARDS, "AC 2C 3C ", "the deal has 4 cards, not 3"],
    [CARDS, "AC 2C", "the deal has 2 cards, not 3; missing: 3C"],
    [CARDS, "AC 2C 2C", "card 3 (2C) is there once too often"],
    [TWICE, "AC AC AC", "card 3 (AC) is there once too often"],
    [CARDS, "AC 2c 3C", 'card 2 ("2c") is not in this game\'s pack'],
    [CARDS, "AC 2C 3C 3C", "the deal has 4 cards, not 3"],
    [CARDS, "AC 2C 3C | 1", "this game has no die"],
    [DICE, "L1 L2 F1 F2", "the die rolls are missing"],
    [DICE, "L1 L2 F1 F2 | 1", "there are 1 die rolls, and at least 2 are needed"],
    [DICE, "L1 L2 F1 F2 | 1 7", 'die roll 2 ("7") is not 1 to 6'],
    [DICE, "L1 L2 F1 F2 | 1  2", 'die roll 2 ("") is not 1 to 6'],
    [DICE, "L1 L2 F1 F2 | 1 2 | 3", "at most one"],
    [DICE, "L1 F1 L2 F2 | 1 2", "card 2 (F1) is out of its part: expected one of L1 L2"],
  ])("refuses %# with a message that names the place", (pack, text, message) => {
    const deal = parseDeal(pack, text);
    expect(deal).toMatchObject({ ok: false, error: { code: "bad-deal" } });
    expect(!deal.ok && deal.error.message).toContain(message);
  });

  it("refuses more rolls than any game can use", () => {
    expect(parseDeal(DICE, `L1 L2 F1 F2 | ${Array(1000).fill("1").join(" ")}`).ok).toBe(true);
    expect(parseDeal(DICE, `L1 L2 F1 F2 | ${Array(1001).fill("1").join(" ")}`).ok).toBe(false);
  });
});

describe("shuffledDeal", () => {
  it("keeps the parts apart and rolls 1 to 6", () => {
    const faces = new Set<number>();
    for (let seed = 0; seed < 50; seed++) {
      const deal = shuffledDeal(DICE, seededRandom(seed));
      expect(deal.cards.slice(0, 2).sort()).toEqual(["L1", "L2"]);
      expect(deal.cards.slice(2).sort()).toEqual(["F1", "F2"]);
      for (const roll of deal.rolls) faces.add(roll);
    }
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
