import { describe, expect, it } from "vitest";
import {
  after,
  line,
  plainNumbers,
  plainSet,
  position,
  typesOf,
  words,
} from "../../../test/positions/four-gods.js";
import { rollNeeded } from "./encounters.js";
import { createFourGods } from "./index.js";

const { outcome } = createFourGods(plainSet());

/** L1 and F01 in the party; E01 open on path 1. */
const TWO = { p1: "L1 F01 * E01", way1: "L L open", party: "L1 - 0 F01 - 0" };

describe("foes", () => {
  it("FG-11: every ally strikes, and the foe strikes the ally named", () => {
    const { state, events } = after(position(TWO), "fight:p3:F01");
    expect(line(state, "damage")).toBe("damage: 0 0 6 0");
    expect(line(state, "party")).toBe("party: L1 - 0 F01 - 4");
    expect(events).toMatchObject([
      {
        type: "struck",
        foe: { id: "L3" },
        by: [{ id: "L1" }, { id: "F01" }],
        blow: 6,
        damage: 6,
        defence: 11,
      },
      { type: "hurt", ally: { id: "F01" }, by: { id: "L3" }, blow: 4, wounds: 4, defence: 10 },
    ]);
  });

  it("FG-11: weapons count in the blow", () => {
    const { events } = after(position({ ...TWO, way2: "L open", party: "L1 L2 0 F01 - 0" }), "fight:p3:L1");
    expect(events[0]).toMatchObject({ type: "struck", blow: 8 });
    expect(events[1]).toMatchObject({ type: "hurt", defence: 13 });
  });

  it("FG-11: damage equal to the defence still stands, for foe and ally; one more leaves play", () => {
    const foe = plainNumbers({ L3: { attack: 4, defence: 12 } });
    const equal = after(position(TWO, foe), "fight:p3:L1 fight:p3:F01", foe);
    expect(line(equal.state, "damage")).toBe("damage: 0 0 12 0");
    expect(typesOf(equal.events)).toEqual(["struck", "hurt"]);
    const more = after(position(TWO), "fight:p3:L1 fight:p3:F01");
    expect(typesOf(more.events)).toEqual(["struck", "hurt", "beaten", "choice"]);
    const ally = after(position({ ...TWO, party: "L1 - 6 F01 - 7" }), "fight:p3:L1");
    expect(line(ally.state, "party")).toBe("party: L1 - 10 F01 - 7");
    const fallen = after(position({ ...TWO, party: "L1 - 6 F01 - 7" }), "fight:p3:F01");
    expect(line(fallen.state, "party")).toBe("party: L1 - 6");
    expect(typesOf(fallen.events)).toEqual(["struck", "hurt", "fell"]);
  });

  it("FG-11: nothing passes on to the other ally", () => {
    const hard = plainNumbers({ L3: { attack: 500, defence: 100 } });
    const { state } = after(position(TWO, hard), "fight:p3:L1", hard);
    expect(line(state, "party")).toBe("party: F01 - 0");
  });

  it("FG-11: a foe keeps its damage while other things are done", () => {
    const { state } = after(position(TWO), "fight:p3:L1 fight:p1:F01 equip:p2:L1 p2L");
    expect(line(state, "damage")).toBe("damage: 6 0 6 0");
    expect(words(state)).toContain("fight:p3:L1");
  });

  it("FG-11: a foe turned up later starts without damage", () => {
    const start = position({ ...TWO, p3: "L3 E05", damage: "0 0 6 0" });
    const { state } = after(start, "fight:p3:L1 p3L");
    expect(line(state, "damage")).toBe("damage: 0 0 0 0");
  });

  it("FG-11: foe and ally may fall in the same exchange, and the game goes on with the other", () => {
    const { state, events } = after(
      position({ ...TWO, damage: "0 0 6 0", party: "L1 - 7 F01 - 0" }),
      "fight:p3:L1",
    );
    expect(typesOf(events)).toEqual(["struck", "hurt", "beaten", "fell", "choice"]);
    expect(words(state)).toEqual(["p3L", "p3R"]);
  });

  it("FG-11, FG-6: when the last ally falls the game is lost though the foe fell too", () => {
    const { state, events } = after(position({ damage: "0 0 11 0", party: "L1 - 7" }), "fight:p3:L1");
    expect(typesOf(events)).toEqual(["struck", "hurt", "beaten", "fell"]);
    expect(outcome(state)).toEqual({
      status: "lost",
      score: { value: 0, max: 4, text: "0/4" },
    });
    expect(words(state)).toEqual([]);
  });
});

describe("traps", () => {
  const snakePit = [
    { luckAtLeast: 13, rollNeeded: 6 },
    { luckAtLeast: 20, rollNeeded: 4 },
    { luckAtLeast: 27, rollNeeded: 2 },
  ];

  it("FG-12: the entry with the highest threshold not above the luck counts", () => {
    const needs = [-5, 12, 13, 19, 20, 26, 27, 99].map((luck) => rollNeeded(snakePit, luck));
    expect(needs).toEqual([null, null, 6, 6, 4, 4, 2, 2]);
  });

  it("FG-12: the source's example: the Snake Pit is disarmed with a luck of 26 by a 4, a 5 or a 6", () => {
    const set = plainNumbers({ L4: { luckTable: snakePit }, L1: { luck: 12 }, F01: { luck: 14 } });
    const faced = [1, 2, 3, 4, 5, 6].map(
      (roll) =>
        after(position({ ...TWO, coming: `${roll}${" 1".repeat(12)}` }, set), "trap:p4", set).events[0],
    );
    expect(faced).toMatchObject(
      [1, 2, 3, 4, 5, 6].map((roll) => ({ type: "rolled", luck: 26, needed: 4, roll, disarmed: roll >= 4 })),
    );
  });

  it("FG-12: the luck is that of all allies and weapons together", () => {
    const armed = { ...TWO, way2: "L open", party: "L1 - 0 F01 L2 0" };
    expect(after(position(armed), "trap:p4").events[0]).toMatchObject({ luck: 11, needed: 3 });
    expect(after(position(TWO), "trap:p4").events[0]).toMatchObject({ luck: 10, needed: 3 });
    const unlucky = plainNumbers({ L2: { luck: -1 } });
    expect(after(position(armed, unlucky), "trap:p4", unlucky).events[0]).toMatchObject({
      luck: 9,
      needed: 5,
    });
  });

  it("FG-12: the roll disarms the trap if it is at least the roll needed", () => {
    const rolls = " 1 1 1 1 1 1 1 1 1 1 1 1";
    const passed = after(position({ ...TWO, coming: `3${rolls}` }), "trap:p4");
    expect(passed.events).toMatchObject([
      { type: "rolled", roll: 3, disarmed: true },
      { type: "passed" },
      {},
    ]);
    expect(line(passed.state, "party")).toBe("party: L1 - 0 F01 - 0");
    const failed = after(position({ ...TWO, coming: `2${rolls}` }), "trap:p4");
    expect(failed.events[0]).toMatchObject({ type: "rolled", roll: 2, disarmed: false });
  });

  it("FG-12: below the first entry no roll helps, and the roll is used all the same", () => {
    const coming = "6 6 6 6 6 6 6 6 6 6 6 6 6";
    const { state, events } = after(position({ coming, party: "L1 - 0" }), "trap:p4");
    expect(events).toMatchObject([
      { type: "rolled", luck: 5, needed: null, roll: 6, disarmed: false },
      { type: "hurt", wounds: 6 },
      { type: "passed" },
      { type: "choice", path: "p4", row: 2 },
    ]);
    expect(line(state, "rolled")).toBe("rolled: 6");
    expect(line(state, "coming")).toBe("coming: 6 6 6 6 6 6 6 6 6 6 6 6");
  });

  it("FG-12: the rolls are used in the order of the deal", () => {
    const start = position({ ...TWO, p4: "L4 T01 * T02", coming: "5 2 6 1 1 1 1 1 1 1 1 1 1" });
    const rolled = ["trap:p4", "trap:p4 p4L trap:p4", "trap:p4 p4L trap:p4 p4L trap:p4"].map(
      (moves) => after(start, moves).events[0],
    );
    expect(rolled).toMatchObject([{ roll: 5 }, { roll: 2 }, { roll: 6 }]);
  });

  it("FG-13: a failed roll hurts every ally by all of the damage, and the trap is dealt with", () => {
    const { state, events } = after(position({ ...TWO, party: "L1 - 1 F01 - 5" }), "trap:p4");
    expect(line(state, "party")).toBe("party: L1 - 7");
    expect(events).toMatchObject([
      { type: "rolled", disarmed: false },
      { type: "hurt", ally: { id: "L1" }, blow: 6, wounds: 7 },
      { type: "hurt", ally: { id: "F01" }, blow: 6, wounds: 11 },
      { type: "fell", ally: { id: "F01" }, cause: "trap", party: 1 },
      { type: "passed", trap: { id: "L4" } },
      { type: "choice", path: "p4", row: 2 },
    ]);
    expect(words(state)).toEqual(["p4L", "p4R"]);
  });

  it("FG-13: a trap may fell both allies at once, and then the game is lost", () => {
    const { state, events } = after(position({ ...TWO, party: "L1 - 5 F01 - 5" }), "trap:p4");
    expect(typesOf(events)).toEqual(["rolled", "hurt", "hurt", "fell", "fell"]);
    expect(events[4]).toMatchObject({ ally: { id: "F01" }, party: 0 });
    expect(outcome(state).status).toBe("lost");
  });
});
