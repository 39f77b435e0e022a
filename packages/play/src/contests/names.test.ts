import { describe, expect, it } from "vitest";
import { contestOf, entered } from "../../test/contests.js";
import { runningDebts } from "./book.js";
import { comparedName, isComparedName, sameName, typedName } from "./names.js";

const [ONE_SIGN, TWO_SIGNS] = ["Zo\u00eb", "Zoe\u0308"];

describe("TK-31: names", () => {
  it("are the same in capitals and small letters, and in each form of Unicode", () => {
    for (const name of [ONE_SIGN, TWO_SIGNS, ONE_SIGN.toUpperCase(), TWO_SIGNS.toUpperCase()]) {
      expect(sameName(name, ONE_SIGN)).toBe(true);
      expect(comparedName(name)).toBe(ONE_SIGN.toLowerCase());
      expect(isComparedName(comparedName(name))).toBe(true);
    }
    expect(sameName(ONE_SIGN, "Zoe")).toBe(false);
    expect(typedName(`  ${TWO_SIGNS}\n B. `)).toBe(`${ONE_SIGN} B.`);
    for (const text of ["", " ann", "Ann", TWO_SIGNS.toLowerCase(), "x".repeat(1000)])
      expect(isComparedName(text)).toBe(false);
  });

  it("stand for one person in what is owed", () => {
    const duels = [ONE_SIGN, TWO_SIGNS].map((name, index) => {
      const contest = entered(contestOf(1, ["Ann", name], { stake: 1 }), [["1/10", "1/30"]]);
      const contestants = contest.contestants.map((one, place) => (place === 1 ? { ...one, name } : one));
      return { ...contest, contestants, id: `${index}`.padStart(32, "0"), madeAt: index };
    });
    expect(runningDebts(duels, [])).toMatchObject([{ debtor: "Ann", amount: 40 }]);
  });
});
