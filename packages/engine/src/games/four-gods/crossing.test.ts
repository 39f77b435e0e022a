import { describe, expect, it } from "vitest";
import { after, position, typesOf, words } from "../../../test/positions/four-gods.js";

/** Friends all over, so that every card is dealt with by taking it; row 3 open on paths 1 and 2. */
const ROW_3 = {
  variant: "crossed-paths",
  p1: "L1 F01 * F02 * F03 * F04",
  p2: "L2 F05 * F06 * F07 * F08",
  way1: "L L open",
  way2: "L L open",
  p3: "L3 E03",
  p4: "L4 E04",
};

describe("crossed paths", () => {
  it("FG-21: before row 4 a path waits for the one it crosses, and its choice is not due", () => {
    const { state, events } = after(position(ROW_3), "take:p1");
    expect(typesOf(events)).toEqual(["joined", "waiting"]);
    expect(events[1]).toMatchObject({ path: "p1", row: 4, crosses: "p2" });
    expect(words(state)).toEqual(["dismiss:F02", "dismiss:L1", "fight:p3:F02", "fight:p3:L1", "trap:p4"]);
  });

  it("FG-21: when the later has dealt with its card both choices are due, the lower path's first", () => {
    for (const order of ["take:p1 dismiss:F02 take:p2", "take:p2 dismiss:F06 take:p1"]) {
      const { state, events } = after(position(ROW_3), order);
      expect(typesOf(events)).toEqual(["joined", "choice"]);
      expect(words(state)).toEqual(["p1L", "p1R"]);
      const first = after(state, "p1L");
      expect(typesOf(first.events)).toEqual(["turned", "choice"]);
      expect(first.events[1]).toMatchObject({ path: "p2", row: 4 });
      expect(words(first.state)).toEqual(["p2L", "p2R"]);
      expect(words(after(first.state, "p2R").state)).toContain("dismiss:L1");
    }
  });

  it("FG-21: beyond the crossing the paths are each their own again", () => {
    const beyond = after(position(ROW_3), "take:p1 dismiss:F02 take:p2 p1L p2L dismiss:F06 take:p1").state;
    expect(words(beyond)).toEqual(["p1L", "p1R"]);
  });

  it("FG-21: in row 4 path 3 crosses path 4, in row 6 path 2 crosses 3 and path 4 crosses 1", () => {
    const all = {
      variant: "crossed-paths",
      p1: "L1 F01 * W01 * W02 * F02",
      p2: "L2 F03 * W03 * W04 * F04",
      p3: "L3 F05 * F06 * W06 * F07",
      p4: "L4 F08 * F09 * W08 * F10",
      rolled: "1",
    };
    const row3 = { ...all, way1: "L L open", way2: "L L open", way3: "L L open", way4: "L L open" };
    const waiting = after(position(row3), "take:p3");
    expect(waiting.events[1]).toMatchObject({ type: "waiting", path: "p3", row: 4, crosses: "p4" });
    expect(words(after(waiting.state, "dismiss:F06 take:p4").state)).toEqual(["p3L", "p3R"]);

    const ways = "L L L L open";
    const row5 = position({ ...all, way1: ways, way2: ways, way3: ways, way4: ways });
    const two = after(row5, "take:p2");
    expect(two.events[1]).toMatchObject({ type: "waiting", path: "p2", row: 6, crosses: "p3" });
    const both = after(two.state, "dismiss:F04 take:p3").state;
    expect(words(both)).toEqual(["p2L", "p2R"]);
    expect(words(after(both, "p2R").state)).toEqual(["p3L", "p3R"]);
    const four = after(row5, "take:p4");
    expect(four.events[1]).toMatchObject({ type: "waiting", path: "p4", row: 6, crosses: "p1" });
    const others = after(four.state, "dismiss:F10 take:p1").state;
    expect(words(others)).toEqual(["p1L", "p1R"]);
    expect(words(after(others, "p1R").state)).toEqual(["p4L", "p4R"]);
  });

  it("FG-21: only in its variant, and only in rows 4 and 6", () => {
    const standard = after(position({ ...ROW_3, variant: "standard" }), "take:p1").state;
    expect(words(standard)).toEqual(["p1L", "p1R"]);
    const row2 = position({ ...ROW_3, way1: "L open", way2: "L open" });
    expect(words(after(row2, "take:p1").state)).toEqual(["p1L", "p1R"]);
  });

  it("FG-21, FG-20: a waiting choice leaves a rescue legal; one that is due does not", () => {
    const both = { ...ROW_3, variant: "crossed-paths+rescue" };
    const waiting = after(position(both), "take:p1 dismiss:L1").state;
    expect(words(waiting)).toContain("rescue:L1");
    expect(words(waiting)).toContain("rescue:F01");
    expect(words(after(waiting, "take:p2").state)).toEqual(["p1L", "p1R"]);
  });

  it("FG-21, FG-20: a rescue settles the later path, and then both choices are due", () => {
    const both = {
      variant: "crossed-paths+rescue",
      p1: "L1 F01 * W01",
      way1: "L L cleared",
      p2: "L2 F02 * E02",
      way2: "L L open",
      damage: "0 11 0 0",
      party: "L1 - 7",
    };
    const fallen = after(position(both), "fight:p2:L1").state;
    expect(words(fallen)).toEqual(["rescue:F01", "rescue:F02", "rescue:L1"]);
    const saved = after(fallen, "rescue:F02");
    expect(saved.events).toMatchObject([{ type: "rescued" }, { type: "choice", path: "p1", row: 4 }]);
    expect(words(saved.state)).toEqual(["p1L", "p1R"]);
    expect(words(after(saved.state, "p1L").state)).toEqual(["p2L", "p2R"]);
  });
});
