import { startSession } from "@tetrarch/engine";
import { seriesDeals } from "@tetrarch/engine/tomb-of-four-kings";
import { describe, expect, it } from "vitest";
import type { GameEnd, GameRecord } from "../records/game-record.js";
import { recordOf } from "../records/game-record.js";
import { after, gameOf, playedOut, startOf, value } from "../sessions-for-tests.js";
import { duelOf, ladderOf, seriesOf } from "./tomb-records.js";

const SERIES = { code: startOf("tomb-of-four-kings", 11).deal, length: 3 };
const DEALS = value(seriesDeals(SERIES.code, SERIES.length));

let clock = 0;
const ID = "0".repeat(32);

/** A finished game of a deal of the series, as it would be recorded. */
function game(
  deal: number,
  end: GameEnd,
  points: number,
  degree: GameRecord["degree"] = "first",
): GameRecord {
  const start = value(startSession(gameOf("tomb-of-four-kings"), DEALS[deal] ?? ""));
  const record = recordOf(after(start, "resign"), ID, { endedAt: ++clock });
  if (!record) throw new Error("in play");
  return { ...record, end, degree, score: { value: points, max: 100, text: `0/${points}` } };
}

describe("a series by the records of its games", () => {
  it("TK-30: is scored by total points; a resigned game adds nothing", () => {
    const records = [game(0, "escaped", 31), game(1, "won", 64), game(2, "resigned", 0)];
    expect(value(seriesOf(SERIES, records))).toMatchObject({ total: 95, alive: 2, won: 1, finished: true });
    expect(value(seriesOf(SERIES, records.slice(0, 2)))).toMatchObject({ played: 2, finished: false });
  });

  it("TK-30: no game of it is replaced: of several of a deal the first counts", () => {
    const [first, better] = [game(0, "escaped", 20), game(0, "escaped", 70)];
    expect(value(seriesOf(SERIES, [better, first])).total).toBe(20);
  });

  it("takes the records of games that were played", () => {
    const played = recordOf(playedOut("tomb-of-four-kings", 11), ID, { endedAt: 1 });
    const points = played?.score.value;
    expect(value(seriesOf(SERIES, played ? [played] : []))).toMatchObject({ played: 1, total: points });
  });

  it("is refused with a wrong length or code", () => {
    expect(seriesOf({ ...SERIES, length: 4 }, [])).toMatchObject({ error: { code: "bad-series" } });
    expect(seriesOf({ ...SERIES, code: "FK-1-1" }, [])).toMatchObject({ error: { code: "bad-deal" } });
  });
});

describe("the ladder by records", () => {
  it("TK-30: counts honest first plays, games of series included", () => {
    const known = [game(0, "won", 60, "known"), game(1, "won", 60, "assisted")];
    expect(value(ladderOf(known, [SERIES]))).toMatchObject({ reached: null, next: "alive" });
    const first = [game(0, "won", 60), game(1, "lost", 0), game(2, "lost", 0)];
    expect(value(ladderOf([...known, ...first], [SERIES]))).toMatchObject({
      reached: "series",
      bestSeries: [{ length: 3, total: 60 }],
    });
  });
});

describe("a duel by records", () => {
  it("TK-31: settles the games that both have finished", () => {
    const ann = [game(0, "won", 64), game(1, "escaped", 31), game(2, "escaped", 22)];
    const ben = [game(0, "escaped", 84), game(1, "lost", 0)];
    expect(value(duelOf(SERIES, ann, ben, 2))).toMatchObject({
      totals: { first: 95, second: 84 },
      debts: [{ debtor: null }, { debtor: "second", points: 31, amount: 62 }],
      net: { debtor: "second", points: 31, amount: 62 },
      finished: false,
    });
  });

  it("TK-31: the example of the rules, three games at a stake of 2; at 0 it is for honour", () => {
    const ann = [game(0, "won", 64), game(1, "escaped", 31), game(2, "escaped", 22)];
    const ben = [game(0, "escaped", 84), game(1, "lost", 0), game(2, "escaped", 40)];
    expect(value(duelOf(SERIES, ann, ben, 2))).toMatchObject({
      totals: { first: 117, second: 124 },
      net: { debtor: "second", points: 13, amount: 26 },
      finished: true,
    });
    expect(value(duelOf(SERIES, ann, ben, 0)).net.amount).toBe(0);
  });
});
