import { expect, test } from "vitest";
import { type Choices, chosenIn, FIRST, readChoices, textAfter, textWithOthers } from "./choices.js";

test("where nothing was kept, and where a choice is not named, all is as at first and nothing is lost", () => {
  expect(readChoices(null)).toEqual({ choices: FIRST, lost: "nothing" });
  expect(readChoices("{}")).toEqual({ choices: FIRST, lost: "nothing" });
  const { choices, lost } = readChoices('{"speed":"off","sound":true,"weather":"fair"}');
  expect(choices).toEqual({ ...FIRST, speed: "off", sound: true });
  expect(lost).toBe("nothing");
});

test("all choices are read as they were written", () => {
  const choices: Choices = {
    ...FIRST,
    textSize: 150,
    ground: "dark",
    speed: "slow",
    fourColours: true,
    hideScore: true,
    volume: 0,
    letterKeys: false,
  };
  expect(readChoices(JSON.stringify(choices))).toEqual({ choices, lost: "nothing" });
});

test("what is of the wrong kind is as at first, is told, and costs nothing else", () => {
  expect(readChoices('{"speed":"warp","leftHand":"yes","bigIndex":true}')).toEqual({
    choices: { ...FIRST, bigIndex: true },
    lost: "some",
  });
});

test.each([
  ["a size that is not offered", { textSize: 400 }],
  ["a size in words", { textSize: "200" }],
  ["another ground", { ground: "__proto__" }],
  ["louder than loud", { volume: 101 }],
  ["no number", { volume: null }],
])("%s is as at first", (_, kept) => {
  expect(readChoices(JSON.stringify(kept))).toEqual({ choices: FIRST, lost: "some" });
});

test.each(["", "{", "null", "[]", '"fast"', "\u0000"])("of %j nothing can be read, which is told", (text) => {
  expect(readChoices(text)).toEqual({ choices: FIRST, lost: "all" });
});

test("a change leaves what other versions and other tabs keep, and replaces what is no record at all", () => {
  const kept = '{"speed":"off","weather":"fair","volume":"loud"}';
  expect(JSON.parse(textAfter(kept, { volume: 30 }, 7))).toEqual({
    speed: "off",
    weather: "fair",
    volume: 30,
    changedAt: 7,
  });
  expect(textAfter(null, { sound: true }, 7)).toBe('{"sound":true,"changedAt":7}');
  expect(textAfter("[1]", { sound: true }, 7)).toBe('{"sound":true,"changedAt":7}');
});

test("from elsewhere comes what was never chosen here, and of that what can be read", () => {
  const here = '{"speed":"off","changedAt":7}';
  const there = { changedAt: 9, choices: { speed: "slow", bigIndex: true, volume: "loud", weather: "fair" } };
  const both = textWithOthers(here, there);
  expect(JSON.parse(both)).toEqual({ speed: "off", changedAt: 7, bigIndex: true, weather: "fair" });
  expect(textWithOthers(both, there)).toBe(both);
  // Where nothing was chosen it is as it is there.
  const whole = { changedAt: 9, choices: { bigIndex: true, speed: "slow" } };
  expect(chosenIn(textWithOthers(null, whole))).toEqual(whole);
  expect(chosenIn("[1]")).toEqual({ changedAt: 0, choices: {} });
});
