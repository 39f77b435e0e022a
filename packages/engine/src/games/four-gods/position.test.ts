import { describe, expect, it } from "vitest";
import { type Parts, plainNumbers, position, positionText } from "../../../test/positions/four-gods.js";
import { formatState, parseState } from "./position.js";

const PLAIN = plainNumbers();

function reason(parts: Parts): string {
  const state = parseState(PLAIN, positionText(parts));
  if (state.ok) return "none";
  expect(state.error.code).toBe("bad-state");
  return state.error.message;
}

describe("positions as text", () => {
  it("are written as they are read", () => {
    const parts: Parts = {
      variant: "crossed-paths+rescue",
      p1: "L1 F01 * E01",
      way1: "L L open",
      p2: "L2 * W01",
      way2: "R open",
      damage: "5 0 7 0",
      party: "F01 L2 12 L1 - 3",
      coming: "6 5 4 3 2 1 6 5 4 3 2 1 6 6",
    };
    const text = positionText(parts);
    expect(formatState(PLAIN, position(parts))).toBe(text);
  });

  it("FG-1: the whole pack, a location first on each path, 13 rolls", () => {
    expect(reason({ p1: "L1 F13" })).toBe('"F13" is not in this game\'s pack');
    expect(reason({ p1: "L1 F01", p2: "L2 F01" })).toBe("F01 is there once too often");
    expect(reason({ p1: "E01 L1" })).toBe("p1: its first card is no location (FG-2)");
    expect(reason({ coming: "1 1" })).toBe("rolled, coming: expected 13 to 1000 rolls in all (FG-1)");
    expect(reason({ coming: "1 1 1 1 1 1 1 1 1 1 1 1 7" })).toBe('rolled, coming: "7" is not 1 to 6');
    expect(reason({ coming: Array(1001).fill(1).join(" ") })).toContain("13 to 1000");
  });

  it("FG-2: at most six sides a way, each L or R", () => {
    expect(reason({ way1: "L L L L L L L open" })).toBe("way1: there are more than 6 sides");
    expect(reason({ way1: "X open" })).toBe('way1: expected L or R for row 2, found "X"');
    expect(reason({ way1: "L" })).toBe('way1: expected one of open, cleared, found "L"');
  });

  it("FG-3: nothing before the ally of Tanis Diggs is taken", () => {
    const start: Parts = { way1: "open", party: "" };
    expect(reason(start)).toBe("none");
    const early = "way1: the game has gone on, but the ally of Tanis Diggs was not taken (FG-3)";
    for (const parts of [
      { damage: "0 0 3 0" },
      { way2: "L open" },
      { party: "L1 - 0" },
      { way3: "cleared" },
    ]) {
      expect(reason({ ...start, ...parts })).toBe(early);
    }
  });

  it("FG-4: only one choice is due in the standard game", () => {
    expect(reason({ way1: "L cleared", p1: "L1 F01" })).toBe("none");
    expect(reason({ way1: "L cleared", p1: "L1 F01", way2: "cleared" })).toBe(
      "way2: a choice is due, and on p1 too (FG-4)",
    );
  });

  it("FG-7, FG-9: the party is of friends who were taken, with weapons that were taken", () => {
    expect(reason({ party: "E01 - 0" })).toBe('party: "E01" is no friend');
    expect(reason({ party: "L1 T01 0" })).toBe('party: "T01" is no weapon');
    expect(reason({ party: "L1 -" })).toContain("at most two allies");
    expect(reason({ party: "L1 - 0 F01 - 0 F02 - 0" })).toContain("at most two allies");
    expect(reason({ party: "F01 - 0", p1: "L1 F01" })).toBe("party: F01 has not been taken");
    expect(reason({ party: "F09 - 0" })).toBe("party: F09 has not been taken");
    expect(reason({ party: "L1 L2 0" })).toBe("party: L2 has not been taken");
    expect(reason({ party: "L1 - 0 L1 - 0" })).toBe("party: L1 is in it twice");
    const two = { p1: "L1 F01 * E01", way1: "L L open", way2: "L open", p2: "L2 E02" };
    expect(reason({ ...two, party: "L1 L2 0 F01 L2 0" })).toBe("party: L2 is held twice");
  });

  it("FG-11: nobody in play has more damage than defence, and only a foe that stands has any", () => {
    expect(reason({ party: "L1 - 11" })).toBe("party: L1 has 11 wounds, more than the defence of 10 (FG-11)");
    expect(reason({ party: "L1 - 10" })).toBe("none");
    expect(reason({ damage: "0 0 12 0" })).toBe(
      "damage: L3 has taken 12, more than its defence of 11 (FG-11)",
    );
    expect(reason({ damage: "0 4 0 0" })).toBe("damage: on p2 no foe is standing");
    expect(reason({ damage: "0 0 04 0" })).toBe('damage: expected a whole number, found "04"');
    expect(reason({ damage: "0 0 -1 0" })).toBe('damage: expected a whole number, found "-1"');
    expect(reason({ damage: "0 0 0" })).toBe("damage: expected 4 numbers, found 3");
  });

  it("FG-12: one roll is used for each trap dealt with", () => {
    expect(reason({ rolled: "1" })).toBe("rolled: 1 rolls are used, but 0 traps were rolled for (FG-12)");
    expect(reason({ way4: "L open", p4: "L4 E02" })).toBe(
      "rolled: 0 rolls are used, but 1 traps were rolled for (FG-12)",
    );
  });

  it("FG-6, FG-20: an empty party has fallen to something, and an unsettled card goes with it", () => {
    const rescue: Parts = { variant: "rescue", party: "" };
    expect(reason({ ...rescue, damage: "0 0 4 0" })).toBe("none");
    expect(reason({ ...rescue, damage: "0 0 12 0", unsettled: "p3" })).toBe("none");
    expect(reason({ ...rescue, rolled: "1", unsettled: "p4" })).toBe("none");
    expect(reason(rescue)).toBe(
      "party: it is empty, and nothing lies there that it can have fallen to (FG-6)",
    );
    expect(reason({ ...rescue, damage: "0 0 11 0", unsettled: "p3" })).toContain(
      "is not more than its defence",
    );
    expect(reason({ ...rescue, unsettled: "p2" })).toContain("p2 has no foe or trap");
    expect(reason({ ...rescue, unsettled: "p4" })).toContain("1 traps were rolled for");
    expect(reason({ variant: "rescue", unsettled: "p3" })).toBe(
      "unsettled: p3, but the party is not empty (FG-6)",
    );
    expect(reason({ rescue: "used" })).toBe("rescue: used in a variant without rescue (FG-20)");
    const due = { ...rescue, way1: "L cleared", p1: "L1 F01", damage: "0 0 4 0" };
    expect(reason(due)).toBe("way1: a choice is due, but the party is empty (FG-6)");
  });

  it("FG-21: no path is beyond a crossing before the other has come to it, nor out of turn", () => {
    const far: Parts = { variant: "crossed-paths", p1: "L1 F01 * F02 * E01", p2: "L2 W01 * W02 * E02" };
    expect(reason({ ...far, way1: "L L L open", way2: "L L open" })).toBe(
      "way1: row 4 is turned up before p2 has come to cross it (FG-21)",
    );
    expect(reason({ ...far, way1: "L L cleared", way2: "L L cleared" })).toBe("none");
    expect(reason({ ...far, way1: "L L cleared", way2: "L L open" })).toBe("none");
    expect(reason({ ...far, way1: "L L L open", way2: "L L cleared" })).toBe("none");
    expect(reason({ ...far, way1: "L L cleared", way2: "L L L open" })).toBe(
      "way1: p2 has crossed already, out of turn (FG-21)",
    );
    expect(reason({ ...far, way1: "L L L open", way2: "L L cleared", damage: "3 0 0 0" })).toContain(
      "out of turn",
    );
  });
});
