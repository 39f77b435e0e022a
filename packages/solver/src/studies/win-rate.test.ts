import { type Random, seededRandom } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { fieldLevels } from "../players/field-levels.js";
import {
  bestRateOf,
  differenceOfRates,
  differenceOnSameDeals,
  type PlayedDeal,
  placeOnLadder,
  type RateDifference,
  winRateOf,
} from "./win-rate.js";

const RUNS = countOf(10_000, 400);
const DEALS = 200;
const EVENTS = 4;
const STEP = 0.04;

/** A player of the toy game: the chance of a deal at its start, and what each of its choices gives away with which chance. */
interface ToyPlayer {
  readonly start: number;
  /** In whole percent. */
  readonly errs: number;
  readonly costs: number;
}

/** The true rate: what is given away comes off, and chance has no mean. */
function trueRateOf({ start, errs, costs }: ToyPlayer): number {
  return start - (EVENTS * errs * costs) / 100;
}

/** A game of choices and chance events in turn; the last event decides. What chance brought is known exactly. */
function toyDeal({ start, errs, costs }: ToyPlayer, cards: Random, errors: Random): Required<PlayedDeal> {
  let win = start;
  let chance = 0;
  for (let event = 0; event < EVENTS; event++) {
    if (errors(100) < errs) win -= costs;
    const luck = cards(2) === 0 ? STEP : -STEP;
    win += luck;
    chance += luck;
  }
  const isWon = cards(1_000_000) < win * 1_000_000;
  return { isWon, chance: chance + Number(isWon) - win };
}

function toyDeals(player: ToyPlayer, seed: number, errorSeed = seed + 500_000): readonly PlayedDeal[] {
  const [cards, errors] = [seededRandom(seed), seededRandom(errorSeed)];
  return Array.from({ length: DEALS }, () => toyDeal(player, cards, errors));
}

const counted = (deals: readonly PlayedDeal[]) => deals.map(({ isWon }) => ({ isWon }));
const EVEN: ToyPlayer = { start: 0.55, errs: 20, costs: 0.05 };
const TEN_POINTS_LESS: ToyPlayer = { start: 0.55, errs: 70, costs: 0.05 };
const TWO_POINTS_LESS: ToyPlayer = { start: 0.55, errs: 30, costs: 0.05 };

/** The four ways of comparing two players: on their own deals or the same ones, counted or with luck taken off. */
function differences(a: ToyPlayer, b: ToyPlayer, run: number): Readonly<Record<string, RateDifference>> {
  const ours = toyDeals(a, run);
  const theirs = toyDeals(b, run + 100_000);
  const same = toyDeals(b, run, run + 900_000);
  const own = (of: (deals: readonly PlayedDeal[]) => readonly PlayedDeal[]) =>
    differenceOfRates(bestRateOf(winRateOf(of(ours))), bestRateOf(winRateOf(of(theirs))));
  return {
    "own deals, counted": own(counted),
    "own deals, luck off": own((deals) => deals),
    "same deals, counted": differenceOnSameDeals(counted(ours), counted(same)),
    "same deals, luck off": differenceOnSameDeals(ours, same),
  };
}

/** In how many of the runs something holds, by way of comparing, in 100. */
function shares(
  a: ToyPlayer,
  b: ToyPlayer,
  holds: (difference: RateDifference) => boolean,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let run = 1; run <= RUNS; run++) {
    for (const [way, difference] of Object.entries(differences(a, b, run)))
      counts[way] = (counts[way] ?? 0) + Number(holds(difference));
  }
  tellChecks(RUNS, "benchmarks of a toy game, two players each");
  return Object.fromEntries(Object.entries(counts).map(([way, count]) => [way, (100 * count) / RUNS]));
}

describe("two players", () => {
  test("10 points apart come in the right order in 95 of 100 runs", () => {
    expect(trueRateOf(EVEN) - trueRateOf(TEN_POINTS_LESS)).toBeCloseTo(0.1);
    for (const [way, share] of Object.entries(
      shares(EVEN, TEN_POINTS_LESS, ({ difference }) => difference > 0),
    ))
      expect(share, way).toBeGreaterThanOrEqual(95);
  });

  test("of the same strength are told apart in 5 of 100 runs, or few more", () => {
    for (const [way, share] of Object.entries(shares(EVEN, EVEN, (each) => !each.isSignificant)))
      expect(share, way).toBeGreaterThanOrEqual(92);
  });

  test("2 points apart are not told apart by counting, and only the right way round", () => {
    const alike = shares(EVEN, TWO_POINTS_LESS, (each) => !each.isSignificant);
    expect(alike["own deals, counted"]).toBeGreaterThanOrEqual(88);
    const wrong = shares(EVEN, TWO_POINTS_LESS, ({ high }) => high < 0);
    for (const [way, share] of Object.entries(wrong)) expect(share, way).toBeLessThanOrEqual(2);
  });

  test("are told apart by no less than six deals that one of them won alone", () => {
    const lost = Array.from({ length: DEALS }, () => ({ isWon: false }));
    const won = (count: number) => lost.map((_, at) => ({ isWon: at < count }));
    expect(differenceOnSameDeals(won(4), lost).isSignificant).toBe(false);
    expect(differenceOnSameDeals(won(6), lost).isSignificant).toBe(true);
    expect(differenceOnSameDeals(lost, lost)).toMatchObject({ difference: 0, isSignificant: false });
  });
});

describe("the interval of a rate", () => {
  const players: readonly ToyPlayer[] = [
    EVEN,
    TEN_POINTS_LESS,
    { start: 0.9, errs: 20, costs: 0.05 },
    { start: 0.3, errs: 20, costs: 0.02 },
  ];

  test.each(players)("holds the true rate in 90 of 100 runs: %o", (player) => {
    const rate = trueRateOf(player);
    let [held, heldWithoutLuck, narrower] = [0, 0, 0];
    for (let run = 1; run <= RUNS; run++) {
      const { counted: plain, withoutLuck = plain } = winRateOf(toyDeals(player, run));
      held += Number(plain.low <= rate && rate <= plain.high);
      heldWithoutLuck += Number(withoutLuck.low <= rate && rate <= withoutLuck.high);
      narrower += Number(withoutLuck.high - withoutLuck.low < (plain.high - plain.low) / 2);
    }
    expect((100 * held) / RUNS).toBeGreaterThanOrEqual(90);
    expect((100 * heldWithoutLuck) / RUNS).toBeGreaterThanOrEqual(90);
    expect((100 * narrower) / RUNS).toBeGreaterThanOrEqual(99);
    tellChecks(RUNS, "intervals of a toy game");
  });

  test("is that of the count where chance was not looked at, or hardly a game was won", () => {
    const deals = toyDeals(EVEN, 1);
    expect(winRateOf(counted(deals)).withoutLuck).toBeUndefined();
    const few = deals.map((deal, at) => ({ ...deal, isWon: at < 9 }));
    expect(winRateOf(few).withoutLuck).toBeUndefined();
    expect(bestRateOf(winRateOf(few)).rate).toBe(9 / DEALS);
  });
});

describe("the ladder", () => {
  const levels = fieldLevels(1000, [
    ["weak", "greedy", 33, 0.1],
    ["fair", "greedy", 0, 0.3],
    ["strong", "strongest", 0, 0.5],
  ]);
  const place = (rate: number, half: number) =>
    placeOnLadder({ rate, low: rate - half, high: rate + half }, levels);

  test("says between which levels a rate lies", () => {
    expect(place(0.2, 0.03)).toEqual({ above: "weak", below: "fair", like: [] });
    expect(place(0.3, 0.03)).toEqual({ above: "weak", below: "strong", like: ["fair"] });
    expect(place(0.4, 0.2)).toEqual({ above: "weak", below: undefined, like: ["fair", "strong"] });
    expect(place(0.01, 0.01)).toEqual({ above: undefined, below: "weak", like: [] });
    expect(place(0.9, 0.02)).toEqual({ above: "strong", below: undefined, like: [] });
  });

  test("knows that its own rates are not exact", () => {
    // 1 point above, and out of its own interval, but not out of that of the level's 1,000 deals.
    expect(place(0.31, 0.005).like).toEqual(["fair"]);
  });
});
