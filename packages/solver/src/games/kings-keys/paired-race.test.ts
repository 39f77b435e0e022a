import { describe, expect, it } from "vitest";
import { PairedRace } from "./paired-race.js";

const NONE = [false, false, false];
const ALL = [true, true, true];
const RULE = [true, false, false];
const SECOND = [false, true, false];

function raceOf(...samples: readonly (readonly boolean[])[]): PairedRace<string> {
  const race = new PairedRace(["rule", "second", "third"]);
  for (const won of samples) race.add(won);
  return race;
}

function order(race: PairedRace<string>): string[] {
  return race.standings().map(({ choice }) => choice);
}

describe("a race of choices on the same samples", () => {
  it("keeps the rule's own choice on a tie", () => {
    expect(order(raceOf(ALL, NONE))).toEqual(["rule", "second", "third"]);
    expect(order(raceOf(RULE, [false, false, true]))).toEqual(["rule", "third", "second"]);
  });

  it("takes the choice that wins most samples", () => {
    const third = [false, false, true];
    expect(order(raceOf([false, true, true], third, third, ALL))).toEqual(["third", "second", "rule"]);
  });

  it("keeps the rule's own choice when too few samples tell it from a better one", () => {
    expect(order(raceOf(SECOND, SECOND))).toEqual(["rule", "second", "third"]);
    expect(order(raceOf(SECOND, SECOND, SECOND))).toEqual(["second", "rule", "third"]);
    expect(order(raceOf(SECOND, SECOND, SECOND, RULE))).toEqual(["rule", "second", "third"]);
  });

  it("cuts those that are no better than the rule's own, and keeps what is known of them", () => {
    const race = raceOf(SECOND, ALL);
    race.cut();
    expect(race.racing).toEqual(["rule", "second"]);
    race.add([false, true]);
    race.add([false, true]);
    expect(race.standings()).toMatchObject([
      { choice: "second", value: 1, visits: 4 },
      { choice: "third", value: 0.5, visits: 2 },
      { choice: "rule", value: 0.25, visits: 4 },
    ]);
  });

  it("gives the standard error of a share", () => {
    expect(raceOf(RULE, RULE, NONE).standings()[0]?.error).toBeCloseTo(Math.sqrt(2 / 27), 10);
  });

  it("says nothing without samples", () => {
    expect(raceOf().standings()).toEqual([]);
  });
});
