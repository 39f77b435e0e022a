import { expect, it } from "vitest";
import { leftInWords, rollInWords, signed } from "./messages.js";

it("FG-11: as much as can be borne is borne", () => {
  expect([3, 0, -1].map(leftInWords)).toEqual(["3 left", "just stands", "falls"]);
});

it("FG-12: the rolls that are enough are told", () => {
  expect([1, 4, 6].map(rollInWords)).toEqual(["any roll", "a 4 or more", "only a 6"]);
});

it("FG-9: a weapon's numbers are told with their sign", () => {
  expect([2, 0, -1].map(signed)).toEqual(["+2", "+0", "−1"]);
});
