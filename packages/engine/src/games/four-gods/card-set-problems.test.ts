import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { mutatedJson } from "../../../../../testing/json-mutation.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { cardSetProblems, parseCardSet } from "./card-set.js";

const own = { ...builtInCardSet, name: "Mine" };

describe("FG-0: what is wrong with a card set, for whoever makes it", () => {
  it("is told at every place at once", () => {
    const [first, ...others] = own.friends;
    const wrong = { ...own, name: "", friends: [{ ...first, attack: 0, luck: 1.5 }, ...others] };
    expect(cardSetProblems(wrong)).toEqual([
      { path: ["name"], reason: "expected a text of 1 to 80 characters" },
      { path: ["friends", 0, "attack"], reason: "expected a whole number from 1 to 1000000" },
      { path: ["friends", 0, "luck"], reason: "expected a whole number from -1000000 to 1000000" },
    ]);
  });

  it("FG-12: names the entries of a luck table that do not go on from those before", () => {
    const luckTable = [
      { luckAtLeast: 5, rollNeeded: 4 },
      { luckAtLeast: 5, rollNeeded: 6 },
    ];
    const traps = own.traps.map((trap, index) => (index === 3 ? { ...trap, luckTable } : trap));
    expect(cardSetProblems({ ...own, traps })).toEqual([
      { path: ["traps", 3, "luckTable", 1, "luckAtLeast"], reason: "5 is not above 5" },
      { path: ["traps", 3, "luckTable", 1, "rollNeeded"], reason: "6 is above 4" },
    ]);
  });

  it("C-12: is told of the whole where it calls itself what the built-in set is called", () => {
    const [wrong] = cardSetProblems({
      ...builtInCardSet,
      foes: own.foes.map((foe) => ({ ...foe, attack: 1 })),
    });
    expect(wrong).toMatchObject({ path: [], reason: expect.stringMatching(/another name or version/) });
  });

  it("is nothing exactly where the set can be played", () => {
    const RUNS = countOf(20_000);
    let playable = 0;
    for (const set of [own, ...fc.sample(mutatedJson(own), { numRuns: RUNS, seed: 3 })]) {
      const problems = cardSetProblems(set);
      expect(problems.length === 0, JSON.stringify(problems)).toBe(parseCardSet(set).ok);
      expect(problems.every(({ reason }) => reason !== "")).toBe(true);
      if (problems.length === 0) playable++;
    }
    tellChecks(playable, "changed card sets that can be played");
  });
});
