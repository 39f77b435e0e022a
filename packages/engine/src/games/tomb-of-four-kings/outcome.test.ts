import { describe, expect, it } from "vitest";
import { latePosition, positionAfter } from "../../../test/positions/tomb-of-four-kings.js";
import { outcome, resignedScore } from "./outcome.js";

describe("how a game stands", () => {
  it("TK-22: points are diamonds at face value, ten for a king, six for the scroll in the hand", () => {
    const rich = positionAfter("QH KC JK 9D 2S", "delve");
    expect(outcome(rich.state)).toEqual({
      status: "playing",
      score: { value: 25, max: 100, text: "1/25" },
    });
  });

  it("TK-22: what still lies in the column does not count", () => {
    expect(positionAfter("KC JK 5S", "delve").score).toBe("0/0");
  });

  it("TK-22: all treasure there is makes a hundred", () => {
    expect(latePosition().score).toBe("4/100");
  });

  it("TK-22: out alive with fewer than four kings is escaped, even with nothing", () => {
    const some = positionAfter("QH KC KD KH 9D", "delve retreat");
    expect([some.status, some.score]).toEqual(["escaped", "3/39"]);
    const none = positionAfter("2S 3S", "delve play retreat");
    expect([none.status, none.score]).toEqual(["escaped", "0/0"]);
  });

  it("TK-22: out alive with all four kings is won, whatever the points", () => {
    const won = positionAfter("QH KC KD KH KS 2S", "delve retreat");
    expect([won.status, won.score]).toEqual(["won", "4/40"]);
  });

  it("TK-22: four kings in the hand are no win before you are out", () => {
    expect(positionAfter("QH KC KD KH KS 2S", "delve").status).toBe("playing");
  });

  it("TK-22: the dead and the lost bring out nothing", () => {
    const dead = positionAfter("QH KC 9D TS 2C 3C", "delve delve play play");
    expect([dead.status, dead.score]).toEqual(["lost", "0/0"]);
    const lost = positionAfter("QH KC 9D AC AD AH AS", "delve delve");
    expect([lost.status, lost.score]).toEqual(["lost", "0/0"]);
  });

  it("C-6, TK-22: a resigned game counts nothing, whatever is in the hand", () => {
    expect(resignedScore()).toEqual({ value: 0, max: 100, text: "0/0" });
  });
});
