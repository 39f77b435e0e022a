import { expect, test } from "vitest";
import { dayInWords, monthInWords, monthLater, monthOf, weeksOf } from "./month.js";

test("a month is laid out week by week from Monday", () => {
  expect(weeksOf({ year: 2026, number: 11 })).toHaveLength(6);
  expect(weeksOf({ year: 2026, number: 11 })[0]).toEqual([...Array(6).fill(undefined), "2026-11-01"]);
  expect(weeksOf({ year: 2027, number: 2 })).toHaveLength(4);
  expect(weeksOf({ year: 2028, number: 2 }).flat().filter(Boolean).at(-1)).toBe("2028-02-29");
  expect(weeksOf({ year: 2100, number: 2 }).flat().filter(Boolean)).toHaveLength(28);
});

test("months follow one another over the turn of the year", () => {
  expect(monthLater({ year: 2026, number: 12 }, 1)).toEqual({ year: 2027, number: 1 });
  expect(monthLater({ year: 2026, number: 1 }, -1)).toEqual({ year: 2025, number: 12 });
  expect(monthOf("2026-11-22")).toEqual({ year: 2026, number: 11 });
});

test("days and months have names", () => {
  expect(dayInWords("2026-11-22")).toBe("22 November 2026");
  expect(monthInWords({ year: 2026, number: 3 })).toBe("March 2026");
});
