import { describe, expect, it } from "vitest";
import { after, line, plainSet, position, typesOf, words } from "../../../test/positions/four-gods.js";
import { numberedDeal } from "../../core/deal-code.js";
import { PACK } from "./card-numbers.js";
import { TANIS_DIGGS } from "./cards.js";
import { createFourGods } from "./index.js";
import { layoutOfVariant } from "./layout.js";
import { setup } from "./setup.js";

const { outcome } = createFourGods(plainSet());

describe("the start", () => {
  it("FG-3: Tanis Diggs counts as a friend, and its path goes on with a choice", () => {
    const start = setup(layoutOfVariant([]), numberedDeal(PACK, 7));
    const path = start.paths.findIndex(({ cards }) => cards[0] === TANIS_DIGGS) + 1;
    const { state, events } = after(start, `take:p${path}`);
    expect(line(state, "party")).toBe("party: L1 - 0");
    expect(words(state)).toEqual([`p${path}L`, `p${path}R`]);
    expect(typesOf(events)).toEqual(["joined", "choice"]);
  });

  it("FG-3: L2 counts as a weapon, L3 as a foe, L4 as a trap", () => {
    expect(words(position({}))).toEqual(["equip:p2:L1", "fight:p1:L1", "fight:p3:L1", "trap:p4"]);
  });
});

describe("walking a path", () => {
  it("FG-4: after a card is dealt with, the choice of that path's next row is all that is legal", () => {
    const friend = { p1: "L1 F01", party: "L1 - 0" };
    expect(words(after(position(friend), "take:p1").state)).toEqual(["p1L", "p1R"]);
    expect(words(after(position({}), "equip:p2:L1").state)).toEqual(["p2L", "p2R"]);
    expect(words(after(position({ damage: "0 0 10 0" }), "fight:p3:L1").state)).toEqual(["p3L", "p3R"]);
    expect(words(after(position({}), "trap:p4").state)).toEqual(["p4L", "p4R"]);
  });

  it("FG-4: a foe that still stands is not dealt with, and no choice is due", () => {
    const { state } = after(position({}), "fight:p3:L1");
    expect(words(state)).toEqual(["equip:p2:L1", "fight:p1:L1", "fight:p3:L1", "trap:p4"]);
  });

  it("FG-4: left and right turn up the card dealt there; the other is gone unseen", () => {
    const start = after(position({ p2: "L2 F02 W03 E04 T05" }), "equip:p2:L1").state;
    const left = after(start, "p2L");
    const right = after(start, "p2R");
    expect(left.events).toMatchObject([
      { type: "turned", card: { id: "F02" }, path: "p2", row: 2, side: "L" },
    ]);
    expect(right.events).toMatchObject([
      { type: "turned", card: { id: "W03" }, path: "p2", row: 2, side: "R" },
    ]);
    expect(words(left.state)).toContain("take:p2");
    expect(words(right.state)).not.toContain("take:p2");
    expect(words(right.state)).not.toContain("equip:p2:L1");
    const deeper = after(left.state, "take:p2 p2R");
    expect(deeper.events).toMatchObject([{ type: "turned", card: { id: "T05" }, row: 3, side: "R" }]);
  });

  it("FG-5: row 7's card dealt with finishes the path and wins its artifact", () => {
    const start = position({
      p2: "L2 F01 * F02 * F03 * F04 * F05 * F06 *",
      way2: "L L L L L L open",
      party: "L1 - 0",
    });
    const { state, events } = after(start, "take:p2");
    expect(events).toMatchObject([
      { type: "joined", ally: { id: "F06" } },
      { type: "artifact", artifact: { id: "A2" }, path: "p2", artifacts: 1 },
    ]);
    expect(outcome(state).score).toEqual({ value: 1, max: 4, text: "1/4" });
    expect(words(state)).toEqual([
      "dismiss:F06",
      "dismiss:L1",
      "fight:p1:F06",
      "fight:p1:L1",
      "fight:p3:F06",
      "fight:p3:L1",
      "trap:p4",
    ]);
  });
});

describe("friends", () => {
  it("FG-7: at most two allies: a third friend cannot be taken", () => {
    const friends = { p1: "L1 F01", p2: "L2 F02", way2: "L open" };
    expect(words(position({ ...friends, party: "L1 - 0" }))).toEqual([
      "fight:p3:L1",
      "take:p1",
      "take:p2",
      "trap:p4",
    ]);
    const full = after(position({ ...friends, party: "L1 - 0" }), "take:p2 p2L").state;
    expect(words(full).filter((word) => word.startsWith("take"))).toEqual([]);
  });

  it("FG-8: one of two may be dismissed, weapon and all, but never the last", () => {
    const party = { p1: "L1 F01 * E01", way1: "L L open", way2: "L open", p2: "L2 E02" };
    const two = position({ ...party, party: "L1 L2 3 F01 - 0" });
    expect(words(two).filter((word) => word.startsWith("dismiss"))).toEqual(["dismiss:F01", "dismiss:L1"]);
    const { state, events } = after(two, "dismiss:L1");
    expect(line(state, "party")).toBe("party: F01 - 0");
    expect(events).toMatchObject([{ type: "dismissed", ally: { id: "L1" }, weapon: { id: "L2" } }]);
    expect(words(state).filter((word) => /dismiss|rescue|equip/.test(word))).toEqual([]);
  });
});

describe("weapons", () => {
  const two = { p1: "L1 F01 * E01", way1: "L L open" };

  it("FG-9: a weapon goes to an ally who has none", () => {
    expect(words(position({ ...two, party: "L1 - 0 F01 - 0" })).filter((word) => /equip/.test(word))).toEqual(
      ["equip:p2:F01", "equip:p2:L1"],
    );
    const armed = {
      ...two,
      p4: "L4 W02 * W01",
      way4: "L L open",
      rolled: "1",
      coming: "1 1 1 1 1 1 1 1 1 1 1 1",
    };
    const equips = words(position({ ...armed, party: "L1 - 0 F01 W02 0" })).filter((word) =>
      /equip/.test(word),
    );
    expect(equips).toEqual(["equip:p2:L1", "equip:p4:L1"]);
  });

  it("FG-9: its modifiers count for the holder's attack, defence and luck", () => {
    const { events } = after(position({}), "equip:p2:L1");
    expect(events[0]).toMatchObject({ type: "armed", attack: 5, defence: 13, luck: 6 });
  });

  it("FG-9: who falls takes the weapon along", () => {
    const start = position({ ...two, way2: "L open", p2: "L2 W01", party: "L1 L2 12 F01 - 0" });
    const { state, events } = after(start, "fight:p1:L1");
    expect(line(state, "party")).toBe("party: F01 - 0");
    expect(events).toContainEqual(
      expect.objectContaining({ type: "fell", weapon: expect.objectContaining({ id: "L2" }), party: 1 }),
    );
    expect(words(state)).toContain("equip:p2:F01");
  });

  it("FG-10: a weapon may be dropped, and another equipped in its place", () => {
    const start = position({ way2: "L open", p2: "L2 W01", party: "L1 L2 10" });
    expect(words(start)).toContain("drop:L1");
    expect(words(start)).not.toContain("equip:p2:L1");
    const { state, events } = after(start, "drop:L1");
    expect(line(state, "party")).toBe("party: L1 - 10");
    expect(typesOf(events)).toEqual(["dropped"]);
    expect(words(state)).toContain("equip:p2:L1");
    expect(words(state)).not.toContain("drop:L1");
  });

  it("FG-10: whoever stood only by the weapon leaves play with it", () => {
    const start = position({ ...two, way2: "L open", p2: "L2 W01", party: "L1 L2 11 F01 - 0" });
    const { state, events } = after(start, "drop:L1");
    expect(line(state, "party")).toBe("party: F01 - 0");
    expect(events).toMatchObject([
      { type: "dropped" },
      { type: "fell", weapon: null, cause: "drop", party: 1 },
    ]);
  });

  it("FG-10: the last ally may not drop a weapon without which the wounds are too many", () => {
    expect(words(position({ way2: "L open", p2: "L2 W01", party: "L1 L2 11" }))).not.toContain("drop:L1");
    expect(words(position({ way2: "L open", p2: "L2 W01", party: "L1 L2 10" }))).toContain("drop:L1");
  });
});

describe("a whole list", () => {
  it("C-4: everything the rules allow with two allies, one armed, and nothing else", () => {
    const state = position({
      p1: "L1 F01 * F02",
      way1: "L L open",
      p2: "L2 W01",
      way2: "L open",
      party: "L1 - 4 F01 L2 2",
    });
    expect(words(state)).toEqual([
      "dismiss:F01",
      "dismiss:L1",
      "drop:F01",
      "equip:p2:L1",
      "fight:p3:F01",
      "fight:p3:L1",
      "trap:p4",
    ]);
  });
});
