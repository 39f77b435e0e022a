import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import {
  dailyDealNumber,
  formatDealCode,
  MOST_DEAL_NUMBER,
  parseDealCode,
  randomDealNumber,
} from "./deal-code.js";
import { seededRandom } from "./random.js";

const SPEC = { prefix: "FK", digit: 3 };
const OTHER = { prefix: "TK", digit: 1 };
const numbers = fc.integer({ min: 1, max: MOST_DEAL_NUMBER });

describe("deal codes (C-9)", () => {
  it("are pinned", () => {
    expect([1, 11982, 20261121, MOST_DEAL_NUMBER].map((number) => formatDealCode(SPEC, number))).toEqual([
      "FK-1-9",
      "FK-11982-6",
      "FK-20261121-1",
      "FK-999999999-7",
    ]);
  });

  it("carry Damm's check digit: that of 572 is 4", () => {
    expect(formatDealCode({ prefix: "XX", digit: 5 }, 72)).toBe("XX-72-4");
  });

  it("are read back, capitals or not", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = formatDealCode(SPEC, number);
        expect(parseDealCode(SPEC, code)).toEqual({ ok: true, value: number });
        expect(parseDealCode(SPEC, code.toLowerCase())).toEqual({ ok: true, value: number });
      }),
    );
  });

  it("with one wrong digit, or two neighbours swapped, are refused", () => {
    let tried = 0;
    fc.assert(
      fc.property(numbers, (number) => {
        const code = formatDealCode(SPEC, number);
        for (let at = 3; at < code.length; at++) {
          if (code[at] === "-") continue;
          for (const digit of "0123456789") {
            if (digit === code[at]) continue;
            expect(parseDealCode(SPEC, code.slice(0, at) + digit + code.slice(at + 1)).ok).toBe(false);
            tried++;
          }
          const [here, next] = [code[at], code[at + 1]];
          if (next === undefined || next === "-" || next === here) continue;
          expect(parseDealCode(SPEC, `${code.slice(0, at)}${next}${here}${code.slice(at + 2)}`).ok).toBe(
            false,
          );
        }
      }),
      { seed: 9 },
    );
    expect(tried).toBeGreaterThan(3000);
  });

  it("of another game are refused, also when only the letters were changed", () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const code = formatDealCode(OTHER, number);
        expect(parseDealCode(SPEC, code)).toMatchObject({ error: { code: "bad-deal" } });
        expect(parseDealCode(SPEC, code.replace("TK", "FK")).ok).toBe(false);
      }),
    );
  });

  it.each([
    "",
    "FK",
    "FK-",
    "FK-1",
    "FK-0-3",
    "FK-01-4",
    "FK--1-4",
    "FK-1234567890-1",
    "FK 1 4",
    "FK-1-X",
    "FK-1.5-2",
    "F-1-4",
  ])("refuses %j", (text) => {
    expect(parseDealCode(SPEC, text)).toMatchObject({ ok: false, error: { code: "bad-deal" } });
  });

  it("throws for a number that no code can have", () => {
    for (const number of [0, -1, 1.5, MOST_DEAL_NUMBER + 1, Number.NaN]) {
      expect(() => formatDealCode(SPEC, number)).toThrow(RangeError);
    }
  });

  it("random numbers are deal numbers", () => {
    const random = seededRandom(3);
    const rounds = countOf(100_000);
    for (let round = 0; round < rounds; round++) {
      const number = randomDealNumber(random);
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(MOST_DEAL_NUMBER);
    }
    tellChecks(rounds, "random deal numbers");
  });
});

describe("the deal of the day", () => {
  it.each([
    ["2026-11-21", 20261121],
    ["2024-02-29", 20240229],
    ["2000-02-29", 20000229],
    ["9999-12-31", 99991231],
  ])("of %s is the date as a number", (date, number) => {
    expect(dailyDealNumber(date)).toEqual({ ok: true, value: number });
  });

  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-1-1",
    "26-01-01",
    "today",
    "2026-11-21T00:00",
    "",
  ])("refuses %j", (date) => {
    expect(dailyDealNumber(date)).toMatchObject({ ok: false, error: { code: "bad-deal" } });
  });
});
