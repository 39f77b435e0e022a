import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseMove } from "../../../test/positions/four-gods.js";
import { FRIEND_IDS } from "./cards.js";
import { formatMove } from "./notation.js";

const PATHS = ["p1", "p2", "p3", "p4"];
const ALLIES = [...FRIEND_IDS, "L1"];
const WORDS = [
  ...PATHS.flatMap((path) => [`take:${path}`, `trap:${path}`, `${path}L`, `${path}R`]),
  ...PATHS.flatMap((path) => ALLIES.flatMap((ally) => [`equip:${path}:${ally}`, `fight:${path}:${ally}`])),
  ...ALLIES.flatMap((ally) => [`drop:${ally}`, `dismiss:${ally}`, `rescue:${ally}`]),
];

describe("move words", () => {
  it("C-4: every move word of the page is read and written back", () => {
    for (const word of WORDS) {
      const move = parseMove(word);
      expect(move && formatMove(move), word).toBe(word);
    }
  });

  it("C-4: nothing else is a move word", () => {
    const known = new Set(WORDS);
    const wrong = [
      "take:p5",
      "take:p0",
      "take:P1",
      "take",
      "take:p1:F01",
      "equip:p1",
      "equip:p1:W01",
      "fight:p1:L2",
      "drop:E01",
      "rescue:F13",
      "dismiss:",
      "p1",
      "p1l",
      "p1LL",
      "pL",
      "fight:p1:F01:",
      "fight:p1:F01:x",
      ":p1",
      "",
      " take:p1",
      "take:p1 ",
      "constructor:p1",
      "drop:__proto__",
    ];
    for (const word of wrong) expect(parseMove(word), word).toBeUndefined();
    const piece = fc.constantFrom(
      "take",
      "trap",
      "equip",
      "drop",
      "p1",
      "p4",
      "L",
      "R",
      ":",
      "F01",
      "L1",
      " ",
    );
    const word = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(word, (text) => (parseMove(text) !== undefined) === known.has(text)),
      { numRuns: 5000 },
    );
  });
});
