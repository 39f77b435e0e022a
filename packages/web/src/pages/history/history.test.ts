import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counted, durationInWords, endInWords } from "../../ui/history-words.js";
import { importInWords } from "../../words/en/archive.js";
import { columnsOf } from "./statistics-charts.js";

describe("columns of scores", () => {
  test("hold every value once, in at most fourteen columns from the lowest to the highest", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -200, max: 2000 }), { minLength: 1, maxLength: 60 }),
        (values) => {
          const columns = columnsOf(values);
          expect(columns.length).toBeLessThanOrEqual(14);
          for (const [index, { from, to, count }] of columns.entries()) {
            expect(count).toBe(values.filter((value) => value >= from && value <= to).length);
            if (index > 0) expect(from).toBe((columns[index - 1]?.to ?? 0) + 1);
          }
          expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
          expect([columns[0]?.from, columns.at(-1)?.to]).toEqual([Math.min(...values), Math.max(...values)]);
        },
      ),
    );
  });

  test("of no values are none, and of the same value one", () => {
    expect(columnsOf([])).toEqual([]);
    expect(columnsOf([7, 7])).toEqual([{ from: 7, to: 7, count: 2 }]);
  });
});

describe("words", () => {
  test("of times, counts and ends", () => {
    expect([20_000, 240_000, 3_600_000, 5_000_000].map(durationInWords)).toEqual([
      "under a minute",
      "4 min",
      "1 h 0 min",
      "1 h 23 min",
    ]);
    expect([counted(1, "game"), counted(2000, "game")]).toEqual(["1 game", "2,000 games"]);
    expect(["won", "resigned", "escaped"].map(endInWords)).toEqual(["Won", "Resigned", "Escaped"]);
  });

  test("of an import", () => {
    const read = { games: [], entries: [], refused: [], doubles: 1, others: 1, unknown: 1, missing: 2 };
    const others = ["1 series or duel"];
    expect(
      importInWords({
        read,
        others,
        left: ["One was left."],
        added: { added: 1, known: 1, replaced: 1 },
      }),
    ).toEqual([
      "1 game is new here.",
      "1 game was here already.",
      "1 game was replaced by an earlier end of it.",
      "New besides: 1 series or duel.",
      "One was left.",
      "1 game stood in the file more than once.",
      "1 line of a newer Tetrarch had to be passed over.",
      "By its own count the file has lost 2 lines: it may have been cut short.",
    ]);
  });
});
