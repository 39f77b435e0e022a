import { describe, expect, it } from "vitest";
import {
  after,
  line,
  parseMove,
  plainNumbers,
  plainSet,
  position,
  typesOf,
  words,
} from "../../../test/positions/four-gods.js";
import { forecastOf } from "../../core/knowledge.js";
import { createFourGods } from "./index.js";
import { fourGodsKnowledge } from "./prospects.js";
import type { Move, State } from "./types.js";
import { view } from "./view.js";

const { outcome } = createFourGods(plainSet());

/** What is foretold of a rescue that a move makes due, and whether it surely does. */
function rescueForecast(state: State, word: string) {
  const prospects = fourGodsKnowledge.prospects(view(plainNumbers(), state), parseMove(word) as Move);
  const sure = prospects.find(({ event }) => event.type === "forlorn")?.sure;
  return { sure, allies: forecastOf(prospects, "forlorn")?.allies?.map(({ id }) => id) };
}

const RESCUE = { variant: "rescue" };
/** L1 in the party, F01 was in it and has left. */
const ONE_LEFT = { ...RESCUE, p1: "L1 F01 * E01", way1: "L L open", party: "L1 - 0" };

describe("rescue", () => {
  it("FG-20: an ally who left comes back unwounded and unarmed, L1 too", () => {
    expect(words(position(ONE_LEFT))).toContain("rescue:F01");
    const start = position({ ...ONE_LEFT, way2: "L open", party: "L1 L2 9 F01 - 3" });
    const { state } = after(start, "dismiss:L1 rescue:L1");
    expect(line(state, "party")).toBe("party: F01 - 3 L1 - 0");
    expect(words(state)).not.toContain("drop:L1");
  });

  it("FG-20: once per game", () => {
    const { state } = after(position(ONE_LEFT), "rescue:F01 dismiss:L1");
    expect(line(state, "rescue")).toBe("rescue: used");
    expect(words(state).filter((word) => word.startsWith("rescue"))).toEqual([]);
  });

  it("FG-20: only in its variant", () => {
    expect(words(position({ ...ONE_LEFT, variant: "standard" })).join()).not.toContain("rescue");
    expect(words(position({ ...ONE_LEFT, variant: "crossed-paths" })).join()).not.toContain("rescue");
  });

  it("FG-20: not before anybody has left, and nobody who never joined", () => {
    expect(words(position(RESCUE)).join()).not.toContain("rescue");
    const passedBy = { ...RESCUE, p1: "L1 E01 F01", p2: "L2 F02", way2: "L open" };
    expect(words(position(passedBy)).join()).not.toContain("rescue");
  });

  it("FG-20: only while there is room", () => {
    const three = { ...RESCUE, p1: "L1 F01 * F02 * E01", way1: "L L L open", party: "F01 - 0 F02 - 0" };
    expect(words(position(three)).join()).not.toContain("rescue");
    expect(words(after(position(three), "dismiss:F01").state)).toContain("rescue:L1");
  });

  it("FG-20: not while a choice is due", () => {
    expect(words(position({ ...ONE_LEFT, way1: "L cleared" }))).toEqual(["p1L", "p1R"]);
  });

  it("FG-20: when the last ally falls, a rescue is all that is legal", () => {
    const start = position({ ...ONE_LEFT, party: "L1 - 7" });
    const { state, events } = after(start, "fight:p3:L1");
    expect(typesOf(events)).toEqual(["struck", "hurt", "fell", "forlorn"]);
    expect(events.at(-1)).toMatchObject({ allies: [{ id: "L1" }, { id: "F01" }] });
    expect(words(state)).toEqual(["rescue:F01", "rescue:L1"]);
    expect(outcome(state).status).toBe("playing");
    const saved = after(state, "rescue:L1");
    expect(typesOf(saved.events)).toEqual(["rescued"]);
    expect(line(saved.state, "party")).toBe("party: L1 - 0");
    expect(words(saved.state)).toEqual(["equip:p2:L1", "fight:p1:L1", "fight:p3:L1", "trap:p4"]);
  });

  it("FG-20: who may be called is foretold, the ally about to fall too, surely or as the die may have it", () => {
    const last = position({ ...ONE_LEFT, party: "L1 - 7" });
    expect(rescueForecast(last, "fight:p3:L1")).toEqual({ sure: true, allies: ["L1", "F01"] });
    expect(rescueForecast(last, "trap:p4")).toEqual({ sure: true, allies: ["L1", "F01"] });
    const lucky = position({ ...ONE_LEFT, way2: "L open", party: "L1 L2 9" });
    expect(rescueForecast(lucky, "trap:p4")).toEqual({ sure: false, allies: ["L1", "F01"] });
    expect(rescueForecast(position(ONE_LEFT), "fight:p3:L1")).toEqual({ sure: undefined, allies: undefined });
    const used = position({ ...ONE_LEFT, party: "L1 - 7", rescue: "used" });
    expect(rescueForecast(used, "fight:p3:L1").allies).toBeUndefined();
  });

  it("FG-20: both who fell to a trap may be called; the trap goes after the rescue", () => {
    const start = position({ ...ONE_LEFT, party: "L1 - 5 F01 - 5" });
    const fallen = after(start, "trap:p4");
    expect(typesOf(fallen.events)).toEqual(["rolled", "hurt", "hurt", "fell", "fell", "forlorn"]);
    expect(line(fallen.state, "unsettled")).toBe("unsettled: p4");
    expect(words(fallen.state)).toEqual(["rescue:F01", "rescue:L1"]);
    const saved = after(fallen.state, "rescue:F01");
    expect(saved.events).toMatchObject([
      { type: "rescued", party: 1 },
      { type: "passed", trap: { id: "L4" } },
      { type: "choice", path: "p4", row: 2 },
    ]);
    expect(words(saved.state)).toEqual(["p4L", "p4R"]);
    expect(line(saved.state, "unsettled")).toBe("unsettled: -");
  });

  it("FG-20: with foe and last ally both fallen, the rescue goes on at FG-6 step 3", () => {
    const start = position({ ...ONE_LEFT, damage: "0 0 11 0", party: "L1 - 7" });
    const { state } = after(start, "fight:p3:L1");
    expect(words(state)).toEqual(["rescue:F01", "rescue:L1"]);
    expect(words(after(state, "rescue:L1").state)).toEqual(["p3L", "p3R"]);
  });

  it("FG-20: the last ally falls with the last foe of the last path: lost without a rescue, won by it", () => {
    const finished = "L L L L L L cleared";
    const end = {
      p1: "L1 F01 * F02 * F03 * F04 * F05 * F06 *",
      p2: "L2 W01 * W02 * W03 * W04 * W05 * W06 *",
      p3: "L3 E01 * E02 * E03 * E04 * E05 * E06 *",
      p4: "L4 T01 * T02 * T03 * T04 * T05 * E07 *",
      way1: finished,
      way2: finished,
      way3: finished,
      way4: "L L L L L L open",
      damage: "0 0 0 11",
      party: "L1 - 7",
      rolled: "1 1 1 1 1 1",
    };
    const lost = after(position(end), "fight:p4:L1").state;
    expect(outcome(lost)).toMatchObject({ status: "lost", score: { value: 3 } });
    const used = after(position({ ...end, variant: "rescue", rescue: "used" }), "fight:p4:L1").state;
    expect(outcome(used)).toMatchObject({ status: "lost", score: { value: 3 } });
    const due = after(position({ ...end, variant: "rescue" }), "fight:p4:L1").state;
    expect(outcome(due)).toMatchObject({ status: "playing", score: { value: 3 } });
    const won = after(due, "rescue:F04");
    expect(typesOf(won.events)).toEqual(["rescued", "artifact"]);
    expect(outcome(won.state)).toMatchObject({ status: "won", score: { value: 4 } });
    expect(words(won.state)).toEqual([]);
  });

  it("FG-20: with the rescue used, the last ally's fall loses the game", () => {
    const start = position({ ...ONE_LEFT, rescue: "used", party: "L1 - 7" });
    const { state, events } = after(start, "fight:p3:L1");
    expect(typesOf(events)).toEqual(["struck", "hurt", "fell"]);
    expect(outcome(state).status).toBe("lost");
    expect(words(state)).toEqual([]);
  });
});
