import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, startOf } from "../sessions-for-tests.js";
import { positionsOf, turningPoint } from "./turning-point.js";

/** A game that goes one way only, so that no position comes twice. */
const LONG = [7, 3, 900, 41, 5, 77, 12, 8, 640, 2, 9, 33].reduce(after, startOf("tomb-of-four-kings", 4));
const POSITIONS = positionsOf(LONG);

/** A solver for which the first so many positions can be won, and which counts its work. */
function solver(winnable: number) {
  const asked: string[] = [];
  const solve = async (state: string) => {
    asked.push(state);
    return POSITIONS.indexOf(state) < winnable ? ("won" as const) : ("lost" as const);
  };
  return { asked, solve };
}

describe("where a game went wrong", () => {
  it("has a game to be looked for in", () => {
    expect(new Set(POSITIONS).size).toBe(LONG.now.number + 1);
    expect(POSITIONS.length).toBeGreaterThan(8);
  });

  it("is found with few questions, wherever it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: POSITIONS.length - 1 }), async (winnable) => {
        const { asked, solve } = solver(winnable);
        expect(await turningPoint(LONG, solve)).toEqual({ type: "move", after: winnable - 1 });
        expect(asked.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it("is nowhere where it could be won to the last", async () => {
    expect(await turningPoint(LONG, solver(99).solve)).toEqual({ type: "never" });
    expect(await turningPoint(startOf("four-kingdoms"), solver(99).solve)).toEqual({ type: "never" });
  });

  it("is unknown where the solver does not settle it, and is not told when nobody asks any more", async () => {
    expect(await turningPoint(LONG, async () => "unknown")).toEqual({ type: "unknown" });
    expect(await turningPoint(LONG, async () => undefined)).toBeUndefined();
  });
});
