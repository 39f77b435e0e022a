import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import { ladderStanding, type TombRecord } from "./ladder.js";
import type { GameResult } from "./series.js";

const DEAD: GameResult = { status: "lost", points: 0 };
const ALIVE: GameResult = { status: "escaped", points: 31 };
const HOARDS: GameResult = { status: "won", points: 58 };

function standing(record: Partial<TombRecord>) {
  return value(ladderStanding({ games: [], series: [], ...record }));
}

describe("the ladder", () => {
  it("TK-30: starts at its foot", () => {
    for (const games of [[], [DEAD, DEAD]]) {
      expect(standing({ games })).toEqual({
        reached: null,
        next: "alive",
        bestGame: null,
        bestHoards: null,
        bestSeries: [],
      });
    }
  });

  it("TK-30: the first rung is to come out alive, with as much as you can", () => {
    const games = [DEAD, ALIVE, { status: "escaped", points: 7 } as const];
    expect(standing({ games })).toMatchObject({ reached: "alive", next: "hoards", bestGame: 31 });
    expect(standing({ games: [{ status: "escaped", points: 0 }] })).toMatchObject({
      reached: "alive",
      bestGame: 0,
    });
  });

  it("TK-30: the second is all four hoards", () => {
    expect(standing({ games: [ALIVE, HOARDS, { status: "won", points: 44 }] })).toMatchObject({
      reached: "hoards",
      next: "series",
      bestGame: 58,
      bestHoards: 58,
    });
  });

  it("TK-30: the third is a finished series, and its total can always be bettered", () => {
    const series = [
      { length: 3, results: [ALIVE, HOARDS, DEAD] },
      { length: 3, results: [ALIVE, DEAD, DEAD] },
      { length: 5, results: [ALIVE, DEAD] },
    ];
    expect(standing({ games: [ALIVE, HOARDS], series })).toMatchObject({
      reached: "series",
      next: "series",
      bestSeries: [{ length: 3, total: 89 }],
    });
  });

  it("TK-30: a series counts only when at least one of its games was come out of alive", () => {
    const series = [{ length: 3, results: [DEAD, DEAD, DEAD] }];
    expect(standing({ games: [HOARDS], series })).toMatchObject({ reached: "hoards", next: "series" });
  });

  it("TK-30: no rung is left out", () => {
    const series = [
      { length: 10, results: Array(10).fill(ALIVE) },
      { length: 3, results: [DEAD, DEAD, DEAD] },
    ];
    expect(standing({ games: [ALIVE], series })).toMatchObject({
      reached: "alive",
      next: "hoards",
      bestSeries: [
        { length: 3, total: 0 },
        { length: 10, total: 310 },
      ],
    });
  });

  it("TK-30: refuses a wrong result, naming the game or the series", () => {
    const wrong: GameResult = { status: "won", points: 3 };
    const games = ladderStanding({ games: [ALIVE, wrong], series: [] });
    expect(!games.ok && games.error.message).toMatch(/^game 2: /);
    const series = ladderStanding({ games: [], series: [{ length: 4, results: [] }] });
    expect(!series.ok && series.error.message).toMatch(/^series 1: /);
  });
});
