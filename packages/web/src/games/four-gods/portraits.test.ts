import { builtInCardSet } from "@tetrarch/engine/four-gods";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CARDS } from "./card-numbers.js";
import { likeness, PORTRAITS, pictureOf } from "./pictures.js";

const KINDS = ["friend", "foe", "weapon", "trap"] as const;
const namesOf = (kind: string) =>
  [...CARDS.values()].filter((card) => card.kind === kind).map(({ name }) => name);

test("FG-0: every card of the built-in set has a picture of its own, and no picture is without its card", () => {
  const used = [...CARDS.values()].map(pictureOf);
  expect(new Set(used)).toEqual(new Set(Object.values(PORTRAITS)));
  expect(new Set(used).size).toBe(CARDS.size);
  for (const [code, { kind, name }] of CARDS) {
    const file = Object.keys(PORTRAITS).find((each) => PORTRAITS[each] === pictureOf({ kind, name }));
    expect(file, code).toMatch(new RegExp(`^./${kind}-${name.split(/[^A-Za-z]/, 1)[0]}[a-z-]*.svg$`, "i"));
  }
});

test("FG-0: a card of a player's own set has a picture of its kind, by its name alone", () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), fc.string({ unit: "grapheme" }), (kind, name) => {
      const drawn = namesOf(kind);
      expect(drawn).toContain(likeness(name, drawn));
      expect(likeness(name, drawn)).toBe(likeness(name, [...drawn]));
    }),
  );
  const friends = namesOf("friend");
  const own = Array.from({ length: 200 }, (_, index) => likeness(`Somebody ${index}`, friends));
  expect(new Set(own).size).toBe(friends.length);
  expect(likeness("Biscuit", friends)).toBe("Biscuit");
  expect(builtInCardSet.friends.some(({ name }) => name === "Biscuit")).toBe(true);
  // Such a picture stays from version to version.
  expect(likeness("Somebody", friends)).toBe("Professor Lucien Abara");
  expect(likeness("A hole", namesOf("trap"))).toBe("Drowning Vault");
});
