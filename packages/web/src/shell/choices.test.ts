import { expect, test } from "vitest";
import { FIRST, readChoices } from "./choices.js";

test("where nothing was kept, and where a choice is not named, all is as at first and nothing is lost", () => {
  expect(readChoices(null)).toEqual({ choices: FIRST, lost: "nothing" });
  expect(readChoices("{}")).toEqual({ choices: FIRST, lost: "nothing" });
  const { choices, lost } = readChoices('{"speed":"off","sound":true,"weather":"fair"}');
  expect(choices).toEqual({ ...FIRST, speed: "off", sound: true });
  expect(lost).toBe("nothing");
});

test("all choices are read as they were written", () => {
  const choices = { ...FIRST, speed: "slow", fourColours: true, letterKeys: false } as const;
  expect(readChoices(JSON.stringify(choices))).toEqual({ choices, lost: "nothing" });
});

test("what is of the wrong kind is as at first, is told, and costs nothing else", () => {
  expect(readChoices('{"speed":"warp","leftHand":"yes","bigIndex":true}')).toEqual({
    choices: { ...FIRST, bigIndex: true },
    lost: "some",
  });
});

test.each(["", "{", "null", "[]", '"fast"', "\u0000"])("of %j nothing can be read, which is told", (text) => {
  expect(readChoices(text)).toEqual({ choices: FIRST, lost: "all" });
});
