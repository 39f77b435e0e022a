import { describe, expect, it } from "vitest";
import { type DuelGame, MOST_STAKE, settleDuel, settleGame } from "./duel.js";
import type { GameResult } from "./game-result.js";

const DEAD: GameResult = { status: "lost", points: 0 };
const escaped = (points: number): GameResult => ({ status: "escaped", points });
const won = (points: number): GameResult => ({ status: "won", points });

function game(first: GameResult, second: GameResult): DuelGame {
  return { first, second };
}

describe("one game of a duel", () => {
  it("TK-31: the lower total owes the difference times the stake", () => {
    expect(settleGame(game(escaped(20), escaped(52)), 3)).toEqual({
      debtor: "first",
      points: 32,
      amount: 96,
    });
    expect(settleGame(game(won(68), DEAD), 2)).toEqual({ debtor: "second", points: 68, amount: 136 });
  });

  it("TK-31: who came out alive with all four kings owes nothing", () => {
    const nothing = { debtor: null, points: 0, amount: 0 };
    expect(settleGame(game(won(44), escaped(72)), 3)).toEqual(nothing);
    expect(settleGame(game(won(90), won(44)), 3)).toEqual(nothing);
    expect(settleGame(game(won(90), escaped(44)), 3)).toMatchObject({ debtor: "second", points: 46 });
  });

  it("TK-31: equal totals make no debt", () => {
    for (const both of [DEAD, escaped(0), escaped(50), won(50)]) {
      expect(settleGame(game(both, both), 5)).toEqual({ debtor: null, points: 0, amount: 0 });
    }
    expect(settleGame(game(DEAD, escaped(0)), 5).debtor).toBeNull();
  });
});

describe("a duel over a series", () => {
  it("TK-31: every game is settled by itself, and the debts are added up and netted", () => {
    const games = [game(escaped(20), escaped(52)), game(won(44), escaped(72)), game(escaped(30), DEAD)];
    expect(settleDuel(3, games, 2)).toEqual({
      ok: true,
      value: {
        totals: { first: 94, second: 124 },
        debts: [
          { debtor: "first", points: 32, amount: 64 },
          { debtor: null, points: 0, amount: 0 },
          { debtor: "second", points: 30, amount: 60 },
        ],
        net: { debtor: "first", points: 2, amount: 4 },
        finished: true,
      },
    });
  });

  it("TK-31: the net can go against the higher total, and to nobody", () => {
    const against = [game(won(44), escaped(90)), game(escaped(10), DEAD)];
    expect(settleDuel(3, against, 1)).toMatchObject({
      value: { totals: { first: 54, second: 90 }, net: { debtor: "second", points: 10 }, finished: false },
    });
    const even = [game(escaped(10), DEAD), game(DEAD, escaped(10)), game(DEAD, DEAD)];
    expect(settleDuel(3, even, 7)).toMatchObject({ value: { net: { debtor: null, points: 0, amount: 0 } } });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MOST_STAKE + 1])(
    "TK-31: refuses a stake of %d",
    (stake) => {
      expect(settleDuel(3, [], stake)).toMatchObject({ error: { code: "bad-series" } });
    },
  );

  it("TK-31: refuses a wrong length, too many games, and a wrong result, naming game and player", () => {
    expect(settleDuel(4, [], 1)).toMatchObject({ error: { code: "bad-series" } });
    expect(settleDuel(3, Array(4).fill(game(DEAD, DEAD)), 1)).toMatchObject({
      error: { code: "bad-series" },
    });
    const wrong = settleDuel(3, [game(DEAD, DEAD), game(DEAD, won(12))], 1);
    expect(!wrong.ok && wrong.error.message).toMatch(/^game 2, second player: /);
  });
});
