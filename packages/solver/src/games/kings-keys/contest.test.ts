import { describe, expect, it } from "vitest";
import { Contest } from "./contest.js";

const NONE = [false, false, false];
const ALL = [true, true, true];
const RULE = [true, false, false];
const SECOND = [false, true, false];

function contestOf(...samples: readonly (readonly boolean[])[]): Contest<string> {
  const contest = new Contest(["rule", "second", "third"]);
  for (const won of samples) contest.add(won);
  return contest;
}

function order(contest: Contest<string>): string[] {
  return contest.standings().map(({ choice }) => choice);
}

describe("a contest of choices", () => {
  it("keeps the rule's own choice on a tie", () => {
    expect(order(contestOf(ALL, NONE))).toEqual(["rule", "second", "third"]);
    expect(order(contestOf(RULE, [false, false, true]))).toEqual(["rule", "third", "second"]);
  });

  it("takes the choice that wins most samples", () => {
    const third = [false, false, true];
    expect(order(contestOf([false, true, true], third, third, ALL))).toEqual(["third", "second", "rule"]);
  });

  it("keeps the rule's own choice when too few samples tell it from a better one", () => {
    expect(order(contestOf(SECOND, SECOND))).toEqual(["rule", "second", "third"]);
    expect(order(contestOf(SECOND, SECOND, SECOND))).toEqual(["second", "rule", "third"]);
    expect(order(contestOf(SECOND, SECOND, SECOND, RULE))).toEqual(["rule", "second", "third"]);
  });

  it("cuts those that are no better than the rule's own, and keeps what is known of them", () => {
    const contest = contestOf(SECOND, ALL);
    contest.cut();
    expect(contest.racing).toEqual(["rule", "second"]);
    contest.add([false, true]);
    contest.add([false, true]);
    expect(contest.standings()).toMatchObject([
      { choice: "second", value: 1, visits: 4 },
      { choice: "third", value: 0.5, visits: 2 },
      { choice: "rule", value: 0.25, visits: 4 },
    ]);
  });

  it("gives the standard error of a share", () => {
    expect(contestOf(RULE, RULE, NONE).standings()[0]?.error).toBeCloseTo(Math.sqrt(2 / 27), 10);
  });

  it("says nothing without samples", () => {
    expect(contestOf().standings()).toEqual([]);
  });
});
