import { findGameAmong, legalWords, outcomeOf, playWord } from "@tetrarch/engine";
import type { View } from "@tetrarch/engine/tomb-of-four-kings";
import { describe, expect, it } from "vitest";
import { challengeOf, contestOf, dealsOf, entered, recordedOf, TOMB } from "../../test/contests.js";
import { startOf, value } from "../../test/sessions.js";
import { type GameRecord, recordOf } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import type { Contest } from "./contest.js";
import { rulesOf } from "./rules.js";
import { endOfTomb, ladderOf, scoreSheetOf } from "./tomb-of-four-kings.js";

const [DEAL = ""] = dealsOf(challengeOf(1));

function recordsIn(contest: Contest) {
  return contest.contestants.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry?.type === "played" ? [entry.record] : [])),
  );
}

describe("TK-30: the ladder by records", () => {
  it("counts unaided first plays: assisted and known deals are on no rung", () => {
    const helped = (["known", "assisted"] as const).map((degree) =>
      recordedOf(DEAL, { end: "won", points: 60, degree }),
    );
    expect(value(ladderOf(helped, []))).toMatchObject({ reached: null, next: "alive", bestGame: null });
    const first = recordedOf(DEAL, { end: "escaped", points: 31 });
    expect(value(ladderOf([...helped, first], []))).toMatchObject({
      reached: "alive",
      next: "hoards",
      bestGame: 31,
    });
    const hoards = recordedOf(DEAL, { end: "won", points: 64 });
    expect(value(ladderOf([first, hoards], []))).toMatchObject({ reached: "hoards", bestHoards: 64 });
  });

  it("counts no other solitaire and no other rules", () => {
    const others = [
      { ...recordedOf(DEAL, { end: "won", points: 60 }), game: "kings-keys" },
      { ...recordedOf(DEAL, { end: "won", points: 60 }), variant: "easier" },
    ];
    expect(value(ladderOf(others, [])).reached).toBeNull();
  });

  it("TK-32: counts what was played by memory, as its rules are the same", () => {
    const game = { ...recordedOf(DEAL, { end: "escaped", points: 31 }), variant: "by-memory" };
    expect(value(ladderOf([game], []))).toMatchObject({ reached: "alive", bestGame: 31 });
    const { challenge, ...series } = entered(contestOf(3, ["You"]), [["4/64"], ["dead"], ["2/22"]]);
    const byMemory = { ...series, challenge: { ...challenge, variant: "by-memory" } };
    expect(value(ladderOf([], [byMemory]))).toMatchObject({ bestSeries: [{ length: 3, total: 86 }] });
  });

  it("has its third rung for a whole series with one game out alive; its games count for the others", () => {
    const series = contestOf(3, ["You"]);
    const two = entered(series, [["4/64"], ["dead"]]);
    expect(value(ladderOf(recordsIn(two), [two]))).toMatchObject({ reached: "hoards", bestSeries: [] });
    const all = entered(two, [[""], [""], ["2/22"]]);
    expect(value(ladderOf(recordsIn(all), [all]))).toMatchObject({
      reached: "series",
      bestGame: 64,
      bestSeries: [{ length: 3, total: 86 }],
    });
    const dead = entered(series, [["dead"], ["dead"], ["conceded"]]);
    expect(value(ladderOf(recordsIn(dead), [dead]))).toMatchObject({
      reached: null,
      bestSeries: [{ length: 3, total: 0 }],
    });
  });

  it("a series with help in it is no finished one", () => {
    const helped = entered(contestOf(3, ["You"]), [["4/64"], ["2/22 assisted"], ["2/22"]]);
    expect(value(ladderOf(recordsIn(helped), [helped]))).toMatchObject({ reached: "hoards", bestSeries: [] });
  });

  it("of several who played at one screen nobody knows whose ladder it is", () => {
    const duel = entered(contestOf(3, ["Ann", "Ben"]), [
      ["4/64", "dead"],
      ["1/31", "dead"],
      ["1/31", "dead"],
    ]);
    expect(value(ladderOf(recordsIn(duel), [duel])).reached).toBeNull();
    const house = entered(contestOf(3, ["Ann", { name: "The house", kind: "house" }]), [
      ["1/20", "4/64"],
      ["dead", "1/31"],
      ["dead", "1/31"],
    ]);
    const own = recordsIn({ ...house, contestants: house.contestants.slice(0, 1) });
    expect(value(ladderOf(own, [house]))).toMatchObject({ reached: "alive", bestGame: 20 });
    expect(value(ladderOf(own, [house])).bestSeries).toEqual([{ length: 3, total: 20 }]);
  });

  it("says why a rung is not climbed", () => {
    const gaps = (games: Parameters<typeof ladderOf>[0], contests: readonly Contest[] = []) =>
      value(ladderOf(games, contests)).gaps;
    expect(gaps([])).toEqual({ alive: "not-yet", hoards: "not-yet", series: "not-yet" });
    const helped = recordedOf(DEAL, { end: "won", points: 60, degree: "assisted" });
    expect(gaps([helped])).toEqual({ alive: "not-first", hoards: "not-first", series: "not-yet" });
    const first = recordedOf(DEAL, { end: "escaped", points: 31 });
    expect(gaps([helped, first])).toEqual({ hoards: "not-first", series: "not-yet" });
    const duel = entered(contestOf(3, ["Ann", "Ben"]), [["4/64", "dead"]]);
    expect(gaps(recordsIn(duel), [duel])).toMatchObject({ alive: "not-own", hoards: "not-own" });
    const series = contestOf(3, ["You"]);
    const begun = entered(series, [["1/31"]]);
    expect(gaps(recordsIn(begun), [begun])).toEqual({ hoards: "not-yet", series: "unfinished" });
    const done = entered(begun, [[""], ["dead"], ["1/20"]]);
    expect(gaps(recordsIn(done), [done])).toEqual({ hoards: "not-yet", series: "rung-below" });
    const dead = entered(series, [["dead"], ["dead"], ["conceded"]]);
    expect(gaps(recordsIn(dead), [dead]).series).toBe("none-alive");
    const known = entered(series, [["1/31"], ["2/22 known"], ["dead"]]);
    expect(gaps(recordsIn(known), [known]).series).toBe("not-first");
    const won = recordedOf(DEAL, { end: "won", points: 64 });
    expect(gaps([won, ...recordsIn(done)], [done])).toEqual({});
  });
});

describe("TK-17, TK-20: the end of a lost game", () => {
  /** The first of numbered deals that goes so when all that comes is taken on. */
  function lostIn(end: "dead" | "lost"): GameRecord {
    for (let number = 1; number < 200; number++) {
      let session = startOf(TOMB, number);
      while (outcomeOf(session).status === "playing") {
        const words = legalWords(session);
        const word = ["delve", "play", "take", "discard"].find((one) => words.includes(one)) ?? words[0];
        session = value(playWord(session, word ?? ""));
      }
      const record = recordOf(session, "a".repeat(32), { endedAt: 1 });
      if (record && endOfTomb(record) === end) return record;
    }
    throw new Error(`no game ends ${end}`);
  }

  it("is told as it was: dead by the last hit, or lost in the dark with the fourth ace", () => {
    const [dead, lost] = [lostIn("dead"), lostIn("lost")];
    expect([dead.end, lost.end]).toEqual(["lost", "lost"]);
    const last = (record: GameRecord) => {
      const { game, now } = value(readGameRecord(record, findGameAmong([]))).session;
      return game.view(now.state) as View;
    };
    expect(last(dead)).toMatchObject({ hitPoints: 0 });
    expect(last(lost).torches).toHaveLength(4);
    expect(last(lost).hitPoints).toBeGreaterThan(0);
    const { endInWords } = rulesOf(TOMB, 2);
    expect([dead, lost].map(endInWords)).toEqual(["dead", "lost"]);
    expect(endInWords({ ...dead, end: "resigned" })).toBe("resigned");
    expect(rulesOf(TOMB, 1).endInWords(dead)).toBe("dead");
  });
});

describe("the score sheet by the book (TK-22, TK-32)", () => {
  const byTheBook = (points: number, endedAt: number) => ({
    ...recordedOf(DEAL, points > 0 ? { end: "escaped", points } : { end: "lost", points: 0 }),
    variant: "by-memory",
    id: `${endedAt}`.padStart(32, "0"),
    endedAt,
  });

  it("TK-22: writes kings / points of each game, with 100 gold a point, the latest first", () => {
    const games = [byTheBook(31, 1), byTheBook(0, 3), byTheBook(52, 2)];
    const others = [
      { ...byTheBook(90, 4), variant: "standard" },
      { ...byTheBook(90, 5), game: "kings-keys" },
    ];
    const sheet = scoreSheetOf([...others, ...games]);
    expect(sheet.games.map(({ score, points, gold }) => [score, points, gold])).toEqual(
      [games[1], games[2], games[0]].map((game) => [
        game?.score.text,
        game?.score.value,
        (game?.score.value ?? 0) * 100,
      ]),
    );
    expect(sheet.games[1]?.score).toMatch(/^[0-4]\/52$/);
    expect(sheet.best).toMatchObject({ points: 52, gold: 5200 });
  });

  it("TK-30: adds up the latest three, five and ten games, as far as there are so many", () => {
    const games = Array.from({ length: 6 }, (_, index) => byTheBook(10 * index, index));
    expect(scoreSheetOf(games).totals).toEqual([
      { games: 3, points: 120, gold: 12_000 },
      { games: 5, points: 150, gold: 15_000 },
    ]);
    expect(scoreSheetOf(games.slice(0, 2)).totals).toEqual([]);
    expect(scoreSheetOf([byTheBook(0, 1)]).best).toBeNull();
  });
});
