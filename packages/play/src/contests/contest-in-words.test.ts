import { describe, expect, it } from "vitest";
import { contestOf, entered } from "../../test/contests.js";
import { value } from "../../test/sessions.js";
import type { Contest } from "./contest.js";
import {
  amountInWords,
  cancelledDebtsInWords,
  debtInWords,
  hasTotal,
  listedNames,
  pendingGamesInWords,
  stakeInWords,
} from "./contest-in-words.js";
import { standingOf } from "./standing.js";

const MATCHSTICKS = { stake: 2, unit: "matchsticks" };

describe("a contest in words", () => {
  it.each([
    [1, "matchsticks", "1 matchstick"],
    [2, "matchsticks", "2 matchsticks"],
    [1, "paper gold", "1 paper gold"],
    [1, "matches", "1 match"],
    [1, "pennies", "1 penny"],
    [1, "cookies", "1 cookie"],
    [1, "pies", "1 pie"],
    [1, "kisses", "1 kiss"],
    [1, "glass", "1 glass"],
    [1, "bonus", "1 bonus"],
    [1, "euros", "1 euro"],
    [1_000_000, "paper gold", "1,000,000 paper gold"],
  ])("counts %d of %s as %s", (amount, unit, text) => {
    expect(amountInWords(amount, unit)).toBe(text);
  });

  it("TK-31 (f): says what a point is worth", () => {
    expect(stakeInWords(MATCHSTICKS)).toBe("2 matchsticks a point");
    expect(stakeInWords({ ...MATCHSTICKS, stake: 1 })).toBe("1 matchstick a point");
    expect(stakeInWords({ ...MATCHSTICKS, stake: 0 })).toBe("for honour");
  });

  it("TK-31: 4/83 against 3/87 at stake 2: Ben wins, and the debt that is cancelled is told", () => {
    const contest = entered(contestOf(1, ["Ann", "Ben"], MATCHSTICKS), [["4/83", "3/87"]]);
    const standing = value(standingOf(contest));
    expect(standing).toMatchObject({ winners: [1], debts: [] });
    expect(cancelledDebtsInWords(contest, standing)).toEqual([
      "Ann brought out all four kings: the debt of 4 points is cancelled.",
    ]);
  });

  it("TK-31 (a): in a series the game is named, and with more than two to whom it was", () => {
    const two = entered(contestOf(3, ["Ann", "Ben"], MATCHSTICKS), [
      ["4/64", "3/84"],
      ["1/31", "dead"],
      ["2/22", "2/40"],
    ]);
    const standing = value(standingOf(two));
    expect(cancelledDebtsInWords(two, standing)).toEqual([
      "In game 1 Ann brought out all four kings: the debt of 20 points is cancelled.",
    ]);
    expect(standing.debts.map((debt) => debtInWords(two, debt))).toEqual([
      "Ben owes Ann 26 matchsticks, for 13 points",
    ]);
    const three = entered(contestOf(1, ["Ann", "Ben", "Cleo"], MATCHSTICKS), [["4/64", "3/65", "3/84"]]);
    expect(cancelledDebtsInWords(three, value(standingOf(three)))).toEqual([
      "Ann brought out all four kings: the debt of 1 point to Ben is cancelled.",
      "Ann brought out all four kings: the debt of 20 points to Cleo is cancelled.",
    ]);
  });

  it("TK-31 (g): before a game counts there is no total, and it is said when games count", () => {
    const summary = (contest: Contest) => {
      const standing = value(standingOf(contest));
      return [hasTotal(contest, standing), pendingGamesInWords(contest, standing)];
    };
    const three = contestOf(3, ["Ann", "Ben"], MATCHSTICKS);
    expect(summary(three)).toEqual([false, undefined]);
    expect(summary(entered(three, [["1/20"]]))).toEqual([false, "A game counts when both have played it."]);
    const both = entered(three, [["1/20", "1/30"]]);
    expect(summary(both)).toEqual([true, undefined]);
    expect(summary(entered(both, [[""], ["1/40"]]))).toEqual([
      true,
      "The total has the games that both have played.",
    ]);
    expect(summary(entered(three, [["1/20 assisted", "1/30"]]))).toEqual([
      false,
      "A game counts when both have played it and all agree to it.",
    ]);
    const trio = contestOf(1, ["Ann", "Ben", "Cleo"], MATCHSTICKS);
    expect(summary(entered(trio, [["1/20", "1/30"]]))).toEqual([
      false,
      "A game counts when all have played it.",
    ]);
    const alone = contestOf(3, ["You"]);
    expect(summary(alone)).toEqual([false, undefined]);
    expect(summary(entered(alone, [["1/20"]]))).toEqual([true, undefined]);
  });

  it("gives the house its capital at the beginning of a sentence only", () => {
    expect(listedNames(["Ann", "Ben", "The house"])).toBe("Ann, Ben and the house");
    expect(listedNames(["The house", "Ann"])).toBe("The house and Ann");
    expect(listedNames(["Ann"])).toBe("Ann");
    const house = { name: "The house", kind: "house" as const };
    const contest = entered(contestOf(1, ["Ann", house], MATCHSTICKS), [["1/30", "1/40"]]);
    expect(value(standingOf(contest)).debts.map((debt) => debtInWords(contest, debt))).toEqual([
      "Ann owes the house 20 matchsticks, for 10 points",
    ]);
  });
});
