import { describe, expect, it } from "vitest";
import { after, line, plainSet, position, typesOf, words } from "../../../test/positions/four-gods.js";
import { createFourGods } from "./index.js";

const { outcome, resignedScore } = createFourGods(plainSet());

const FINISHED = "L L L L L L cleared";
/** Three paths walked to the end; on path 4 the last card is still to be dealt with. */
const LAST_CARD = {
  p1: "L1 F01 * F02 * F03 * F04 * F05 * F06 *",
  p2: "L2 W01 * W02 * W03 * W04 * W05 * W06 *",
  p3: "L3 E01 * E02 * E03 * E04 * E05 * E06 *",
  p4: "L4 T01 * T02 * T03 * T04 * T05 * T06 *",
  way1: FINISHED,
  way2: FINISHED,
  way3: FINISHED,
  way4: "L L L L L L open",
  party: "F05 - 0 F06 - 0",
  rolled: "1 1 1 1 1 1",
};

describe("how the game stands", () => {
  it("FG-6: won with the fourth artifact, and nothing is legal any more", () => {
    const start = position(LAST_CARD);
    expect(outcome(start)).toEqual({ status: "playing", score: { value: 3, max: 4, text: "3/4" } });
    const { state, events } = after(start, "trap:p4");
    expect(events.at(-1)).toMatchObject({ type: "artifact", artifact: { id: "A4" }, artifacts: 4 });
    expect(outcome(state)).toEqual({ status: "won", score: { value: 4, max: 4, text: "4/4" } });
    expect(words(state)).toEqual([]);
  });

  it("FG-6: who must leave leaves first: a party that dies at the last trap has not won", () => {
    const { state, events } = after(position({ ...LAST_CARD, party: "F06 - 5" }), "trap:p4");
    expect(typesOf(events)).toEqual(["rolled", "hurt", "fell"]);
    expect(outcome(state)).toEqual({ status: "lost", score: { value: 3, max: 4, text: "3/4" } });
    expect(line(state, "way4")).toBe("way4: L L L L L L open");
  });

  it("FG-6: one ally who lives through the last card wins", () => {
    const { state } = after(position({ ...LAST_CARD, party: "F05 - 5 F06 - 4" }), "trap:p4");
    expect(line(state, "party")).toBe("party: F06 - 10");
    expect(outcome(state).status).toBe("won");
  });

  it("FG-6, C-6: lost when the last ally stands only by the weapon and all that lies open is weapons", () => {
    const weapons = {
      p1: "L1 W01",
      p2: "L2 W02",
      p3: "L3 W03",
      p4: "L4 W04",
      way2: "L open",
      way3: "L open",
      way4: "L open",
      rolled: "1",
    };
    const stuck = position({ ...weapons, party: "L1 L2 11" });
    expect(words(stuck)).toEqual([]);
    expect(outcome(stuck)).toMatchObject({ status: "lost", score: { value: 0 } });
    const able = position({ ...weapons, party: "L1 L2 10" });
    expect(words(able)).toEqual(["drop:L1"]);
    expect(outcome(able).status).toBe("playing");
  });

  it("FG-6: an empty party before the first move is a game to be begun", () => {
    const start = position({ way1: "open", party: "" });
    expect(outcome(start)).toEqual({ status: "playing", score: { value: 0, max: 4, text: "0/4" } });
  });

  it("C-6: a resigned game counts the artifacts won so far", () => {
    expect(resignedScore(position(LAST_CARD)).text).toBe("3/4");
  });
});
