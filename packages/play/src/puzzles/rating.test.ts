import { findGameAmong, formatDealCode, seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gameOf } from "../../test/sessions.js";
import {
  FIRST_RATING,
  mergeTries,
  type PuzzleTry,
  ratingAfter,
  ratingFrom,
  readTry,
  SETTLED,
} from "./tries.js";

describe("the rating", () => {
  it("is that of the worked example in Glickman's paper on Glicko-2", () => {
    // One period: won against 1400 ± 30, lost against 1550 ± 100 and 1700 ± 300.
    const player = { rating: 1500, deviation: 200, volatility: 0.06 };
    const after = ratingAfter(player, [
      { rating: 1400, deviation: 30, right: true },
      { rating: 1550, deviation: 100, right: false },
      { rating: 1700, deviation: 300, right: false },
    ]);
    expect(after.rating).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it("settles, near the strength of whoever solves", () => {
    const random = seededRandom(3);
    const strength = 1800;
    let rating = FIRST_RATING;
    for (let count = 0; count < 60; count++) {
      const puzzle = 1200 + random(1000);
      const chance = 1 / (1 + 10 ** ((puzzle - strength) / 400));
      rating = ratingAfter(rating, [{ rating: puzzle, right: random(10_000) < 10_000 * chance }]);
    }
    expect(rating.deviation).toBeLessThan(SETTLED);
    expect(Math.abs(rating.rating - strength)).toBeLessThan(2 * SETTLED);
  });
});

const find = findGameAmong([]);

function dealOf(game: string, number: number): string {
  return formatDealCode(gameOf(game).dealCode, number);
}

const anyTry: fc.Arbitrary<PuzzleTry> = fc
  .record({
    game: fc.constantFrom("kings-keys", "four-gods"),
    number: fc.integer({ min: 1, max: 2 }),
    right: fc.boolean(),
    rating: fc.integer({ min: 600, max: 2600 }),
    at: fc.nat({ max: 9 }),
  })
  .map(({ number, ...tried }) => ({ ...tried, deal: dealOf(tried.game, number) }));
const anyTries = fc.array(anyTry, { maxLength: 8 });

describe("tries", () => {
  it("come to the same in whatever order and however often they are merged, and so does the rating", () => {
    fc.assert(
      fc.property(anyTries, anyTries, (one, other) => {
        const merged = mergeTries([...one, ...other]);
        expect(mergeTries([...other, ...merged, ...one])).toEqual(merged);
        expect(ratingFrom(mergeTries([...other, ...one]), "kings-keys")).toEqual(
          ratingFrom(merged, "kings-keys"),
        );
      }),
    );
  });

  it("of one puzzle count once, the first of them", () => {
    const first = { game: "kings-keys", deal: dealOf("kings-keys", 1), right: false, rating: 1400, at: 5 };
    expect(mergeTries([{ ...first, right: true, at: 6 }, first])).toEqual([first]);
  });

  it("are read as they were written, and refused with the place where they are damaged", () => {
    fc.assert(
      fc.property(anyTry, (one) => {
        expect(readTry(one, find)).toEqual({ ok: true, value: one });
      }),
    );
    const one = { game: "kings-keys", deal: dealOf("kings-keys", 1), right: true, rating: 1400, at: 5 };
    for (const [damaged, place] of [
      [{ ...one, right: "yes" }, /^right: /],
      [{ ...one, deal: "<b>" }, /^deal: /],
      [{ ...one, rating: Number.NaN }, /^rating: /],
      [{ ...one, more: 1 }, /^more: /],
      [7, /^a try at a puzzle: /],
    ] as const) {
      const read = readTry(damaged, find);
      expect(!read.ok && read.error.message).toMatch(place);
    }
  });
});
