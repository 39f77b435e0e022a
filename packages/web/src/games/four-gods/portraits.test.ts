import { expect, test } from "vitest";
import { CARDS } from "./card-numbers.js";
import { PORTRAITS, pictureOf } from "./pictures.js";

test("FG-0: every card of the built-in set has a picture of its own, and no picture is without its card", () => {
  const used = [...CARDS.keys()].map((code) => pictureOf(code));
  expect(new Set(used)).toEqual(new Set(Object.values(PORTRAITS)));
  expect(new Set(used).size).toBe(CARDS.size);
  for (const [code, { kind, name }] of CARDS) {
    const file = Object.keys(PORTRAITS).find((each) => PORTRAITS[each] === pictureOf(code));
    expect(file, code).toMatch(new RegExp(`^./${kind}-${name.split(/[^A-Za-z]/, 1)[0]}[a-z-]*.svg$`, "i"));
  }
});
