import { describe, expect, test } from "vitest";
import { dealNumberAt, parseDealRange, parseShard, shardSize, WHOLE } from "./deal-range.js";

const spec = { prefix: "FK", digit: 3 };

describe("parseDealRange", () => {
  test.each([
    ["1..10", { first: 1, last: 10 }],
    ["7..7", { first: 7, last: 7 }],
    ["11982..999999999", { first: 11982, last: 999_999_999 }],
  ])("%s", (text, range) => expect(parseDealRange(spec, text)).toEqual({ ok: true, value: range }));

  test("codes, also mixed with numbers", () => {
    expect(parseDealRange(spec, "FK-11982-6..12000")).toEqual({
      ok: true,
      value: { first: 11982, last: 12000 },
    });
  });

  test.each([
    "",
    "5",
    "..",
    "1..",
    "..5",
    "5..1",
    "0..5",
    "1..1000000000",
    "1...5",
    "1..2..3",
    "-1..5",
    "1.5..2",
    "FK-11982-5..9",
  ])("%j is refused", (text) =>
    expect(parseDealRange(spec, text)).toMatchObject({ ok: false, error: { code: "bad-deal" } }),
  );
});

describe("parseShard", () => {
  test("I/N", () => {
    expect(parseShard("1/1")).toEqual(WHOLE);
    expect(parseShard("17/100")).toEqual({ index: 17, count: 100 });
  });

  test.each(["", "1", "0/1", "2/1", "1/0", "-1/2", "1/2/3", "1/2 ", "a/b", "1/9999999"])(
    "%j is none",
    (text) => expect(parseShard(text)).toBeUndefined(),
  );
});

describe("shards", () => {
  test("together have every deal of the range once, each by rising number", () => {
    for (const range of [
      { first: 1, last: 1 },
      { first: 5, last: 30 },
      { first: 100, last: 107 },
    ]) {
      for (let count = 1; count <= 12; count++) {
        const numbers: number[] = [];
        for (let index = 1; index <= count; index++) {
          const shard = { index, count };
          const own = Array.from({ length: shardSize(range, shard) }, (_, place) =>
            dealNumberAt(range, shard, place),
          );
          expect(own).toEqual([...own].sort((a, b) => a - b));
          for (const number of own) expect((number - range.first) % count).toBe(index - 1);
          numbers.push(...own);
        }
        const size = range.last - range.first + 1;
        expect(numbers.sort((a, b) => a - b)).toEqual(
          Array.from({ length: size }, (_, place) => range.first + place),
        );
      }
    }
  });
});
