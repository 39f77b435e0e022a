import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { anyFinished } from "../../test/histories.js";
import type { FinishedGame } from "../session/game-record.js";
import { type HistoryFilter, matchesFilter } from "./filter.js";
import { countedGames, type Figures, figuresOf, firstGames, statisticsOf } from "./statistics.js";

/** Two games never end in the same millisecond here: then nothing says which came first. */
const anyHistory = fc.uniqueArray(anyFinished, { selector: ({ endedAt }) => endedAt, maxLength: 40 });

/** The same figures, counted by looking at each question by itself. */
function recounted(games: readonly FinishedGame[]): Figures {
  const inTime = [...games].sort((one, other) => one.endedAt - other.endedAt);
  const results = inTime.map(({ end }) => (end === "won" ? "W" : "-")).join("");
  const values = inTime.map(({ score }) => score.value);
  const times = inTime.flatMap(({ playedFor }) => (playedFor === undefined ? [] : [playedFor]));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const mean = (numbers: readonly number[]) =>
    numbers.length > 0 ? sum(numbers) / numbers.length : undefined;
  return {
    played: results.length,
    won: results.replaceAll("-", "").length,
    best: inTime.find(({ score }) => score.value === Math.max(...values))?.score,
    mean: mean(values),
    streak: /W*$/.exec(results)?.[0].length ?? 0,
    longestStreak: Math.max(...results.split("-").map((run) => run.length)),
    ownEnds: ["escaped"].flatMap((end) => {
      const ended = inTime.filter((one) => one.end === end).map(({ score }) => score);
      const best = ended.find(({ value }) => value === Math.max(...ended.map((one) => one.value)));
      return best ? [{ end, count: ended.length, best }] : [];
    }),
    timed: times.length,
    time: sum(times),
    meanTime: mean(times),
  };
}

describe("statistics", () => {
  it("C-10: are what a recount gives, unaided first plays apart from the others", () => {
    let checks = 0;
    fc.assert(
      fc.property(anyHistory, (history) => {
        const statistics = statisticsOf(history);
        // FG-0: a card set of one's own is another game; other games have no card sets.
        const setOf = ({
          game,
          cardSet,
        }: {
          readonly game: string;
          readonly cardSet?: string | undefined;
        }) => (game === "four-gods" && cardSet?.startsWith("Sea ") ? cardSet : undefined);
        const names = [
          ...new Set(history.map((one) => `${one.game} ${setOf(one) ?? ""} ${one.variant}`)),
        ].sort();
        expect(statistics.map((one) => `${one.game} ${one.cardSet ?? ""} ${one.variant}`)).toEqual(names);
        for (const { game, variant, cardSet, first, others } of statistics) {
          const games = history.filter(
            (one) => one.game === game && one.variant === variant && setOf(one) === cardSet,
          );
          expect(first).toEqual(recounted(games.filter(({ degree }) => degree === "first")));
          expect(others).toEqual(recounted(games.filter(({ degree }) => degree !== "first")));
          checks++;
        }
      }),
      { numRuns: countOf(10_000) },
    );
    tellChecks(checks, "statistics recounted");
  });

  it("of no games claim nothing", () => {
    expect(statisticsOf([])).toEqual([]);
    expect(figuresOf([])).toEqual({ ...recounted([]), best: undefined, mean: undefined });
  });
});

describe("a filter", () => {
  const anyFilter = fc.record(
    {
      game: fc.constantFrom("four-kingdoms", "four-gods"),
      variant: fc.constantFrom("standard", "rescue"),
      result: fc.constantFrom("won" as const, "not won" as const),
      end: fc.constantFrom("escaped", "resigned"),
      degree: fc.constantFrom("first" as const, "known" as const, "assisted" as const),
      since: fc.nat({ max: 3_000_000_000 }).map((seconds) => seconds * 1000),
      before: fc.nat({ max: 3_000_000_000 }).map((seconds) => seconds * 1000),
    },
    { requiredKeys: [] },
  );

  it("lets through what it asks for, question by question", () => {
    fc.assert(
      fc.property(anyHistory, anyFilter, (history, filter) => {
        const { since = 0, before = Number.POSITIVE_INFINITY } = filter;
        const wanted = history
          .filter(({ game }) => filter.game === undefined || game === filter.game)
          .filter(({ variant }) => filter.variant === undefined || variant === filter.variant)
          .filter(({ degree }) => filter.degree === undefined || degree === filter.degree)
          .filter(({ end }) => filter.result === undefined || (filter.result === "won") === (end === "won"))
          .filter(({ end }) => filter.end === undefined || end === filter.end)
          .filter(({ endedAt }) => endedAt >= since && endedAt < before);
        expect(history.filter((finished) => matchesFilter(filter, finished))).toEqual(wanted);
      }),
    );
  });

  it("looks for what is set beside games: stars, notes, whatever stands in them, and what is hidden", () => {
    const [game] = fc.sample(anyFinished, 1) as [FinishedGame];
    const set = <Value>(value: Value) => ({ value, at: 1 });
    const remark = { id: game.id, star: set(true), note: set("Où est la CLÉ?") };
    const look = (filter: HistoryFilter) => [
      matchesFilter(filter, game),
      matchesFilter(filter, game, remark),
    ];
    expect(look({ starred: true })).toEqual([false, true]);
    expect(look({ noted: true })).toEqual([false, true]);
    expect(look({ noted: false })).toEqual([true, false]);
    expect(look({ inNote: " ou est la cle " })).toEqual([false, true]);
    expect(look({ inNote: "<" })).toEqual([false, false]);
    expect(look({ inNote: " " })).toEqual([true, true]);
    expect(look({ hidden: false })).toEqual([true, true]);
    expect(matchesFilter({ hidden: false }, game, { ...remark, hidden: set(true) })).toBe(false);
    expect(matchesFilter({ hidden: true }, game, { ...remark, hidden: set(true) })).toBe(true);
  });

  it("counts games from a fresh start on, each solitaire by itself", () => {
    fc.assert(
      fc.property(anyHistory, fc.nat({ max: 3_000_000_000 }), (history, seconds) => {
        const since = { value: seconds * 1000, at: 1 };
        const counted = countedGames(history, [{ game: "four-gods", since }]);
        const isLeft = ({ game, endedAt }: FinishedGame) => game === "four-gods" && endedAt < since.value;
        expect(counted).toEqual(history.filter((finished) => !isLeft(finished)));
      }),
    );
  });
});

it("finds the first game of each deal with the usual cards, though own cards have a deal of the same code", () => {
  const finished = { game: "four-gods", variant: "standard", deal: "FG-3-4", degree: "first", end: "lost" };
  const history = [3, 2, 1].map((endedAt) => ({ ...finished, id: `${endedAt}`, endedAt })) as never;
  const [third, second, first] = history as [FinishedGame, FinishedGame, FinishedGame];
  const own = { ...first, cardSet: "Sea 1" };
  expect([...firstGames([third, second, own])]).toEqual([["FG-3-4", second]]);
});
