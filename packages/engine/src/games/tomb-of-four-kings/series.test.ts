import { describe, expect, it } from "vitest";
import { type GameResult, scoreSeries } from "./series.js";

const DEAD: GameResult = { status: "lost", points: 0 };
const escaped = (points: number): GameResult => ({ status: "escaped", points });
const won = (points: number): GameResult => ({ status: "won", points });

describe("a series", () => {
  it("TK-30: is scored by total points; the dead and the lost add nothing", () => {
    expect(scoreSeries(5, [escaped(33), DEAD, won(72), escaped(0), escaped(15)])).toEqual({
      ok: true,
      value: { length: 5, played: 5, total: 120, alive: 4, won: 1, finished: true },
    });
  });

  it("TK-30: may still be in play", () => {
    expect(scoreSeries(3, [])).toMatchObject({ value: { total: 0, played: 0, finished: false } });
    expect(scoreSeries(3, [won(40), DEAD])).toMatchObject({ value: { total: 40, finished: false } });
  });

  it.each([3, 5, 10])("TK-30: a series has %i games", (length) => {
    expect(scoreSeries(length, Array(length).fill(won(100)))).toMatchObject({
      value: { total: length * 100, finished: true },
    });
    expect(scoreSeries(length, Array(length + 1).fill(DEAD))).toMatchObject({
      error: { code: "bad-series" },
    });
  });

  it.each([0, 1, 4, 9, 11, 3.5, Number.NaN])("TK-30: no series has %d games", (length) => {
    expect(scoreSeries(length, [])).toMatchObject({ error: { code: "bad-series" } });
  });

  it.each([
    { status: "lost", points: 1 },
    { status: "won", points: 39 },
    { status: "won", points: 101 },
    { status: "escaped", points: 91 },
    { status: "escaped", points: -1 },
    { status: "escaped", points: 1.5 },
    { status: "escaped", points: Number.NaN },
    { status: "playing", points: 10 },
    { status: "toString", points: 10 },
  ])("TK-30: refuses $status with $points points, naming the game", (wrong) => {
    const scored = scoreSeries(3, [DEAD, wrong as GameResult]);
    expect(scored).toMatchObject({ ok: false, error: { code: "bad-series" } });
    expect(!scored.ok && scored.error.message).toContain("game 2");
  });
});
