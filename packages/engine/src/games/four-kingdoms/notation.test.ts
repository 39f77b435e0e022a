import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { formatState, parseMove, parseState } from "./notation.js";

const TEXT = `t1: 4S 7D | KH
t2: | 5C 6C
t3: 2C 3C 4C | 7C
t4: 8C 9C JC | QC
t5: KC AD 2D | 3D
t6: 4D 5D 6D | 9D
t7: TD JD QD | KD
stock: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AS 2S 5S 6S 7S 8S 9S TS
waste: AC JS 8D
castle: KS QS
tower: TC
subjects:
dungeon:
guests: 3S`;

describe("move words (C-4)", () => {
  it("are the page's", () => {
    expect(parseMove("t3-t5x2")).toEqual({ type: "land", from: 2, to: 4, count: 2 });
    expect(parseMove("w-castle")).toEqual({ type: "zone", from: 7, zone: "castle" });
    expect(parseMove("t1-guest")).toEqual({ type: "guest", from: 0 });
    expect(parseMove("gS-t4")).toEqual({ type: "land", from: 11, to: 3, count: 1 });
    expect(parseMove("t2-dungeon")).toEqual({ type: "zone", from: 1, zone: "dungeon" });
  });

  it.each([
    "",
    "t1",
    "t1-t1",
    "t1-t2x1",
    "t1-t2x0",
    "t1-t2x14",
    "t0-t1",
    "t8-t1",
    "t1-t8",
    "w-t1x2",
    "gS-t1x2",
    "gS-guest",
    "t1-w",
    "t1-stock",
    "Deal",
    "deal ",
    "t1-t2 ",
    "gX-t1",
    "w-guestx2",
  ])("%j is none", (word) => {
    expect(parseMove(word)).toBeUndefined();
  });
});

describe("positions as text", () => {
  it("are read back as they were written", () => {
    const state = parseState(TEXT);
    expect(state.ok && formatState(state.value)).toBe(TEXT);
  });

  it.each([
    ["t2: | 5C 6C", "t2: | 5C", "6C is missing"],
    ["t2: | 5C 6C", "t2: | 6C 5C", "t2: 5C cannot lie on 6C (FK-2)"],
    ["t2: | 5C 6C", "t2: 5C 6C |", "t2: its top card is face down (FK-3)"],
    ["t2: | 5C 6C", "t2: 5C 6C", "t2: expected one `|`"],
    ["t2: | 5C 6C", "t2: 5C | 6C |", "t2: expected one `|`"],
    ["t1: 4S 7D | KH", "t1: 4S 7D KH", "t1: expected one `|`"],
    [
      "t7: TD JD QD | KD\nstock:",
      "t7: |\nstock: TD JD QD KD",
      "stock, waste: more than 24 cards (FK-1, FK-4)",
    ],
    ["castle: KS QS", "castle: QS KS", "castle: QS is not in its order"],
    ["castle: KS QS\ntower: TC", "castle: KS\ntower: TC QS", "tower: QS is not in its order"],
    ["guests: 3S", "guests: 9C", "9C is there once too often"],
    ["subjects:\n", "subjects: 3S\n", "3S is there once too often"],
    ["stock: AH", "stock: | AH", '"|" is not in this game\'s pack'],
    ["castle: KS QS", "castle: KS QS |", '"|" is not in this game\'s pack'],
    ["tower: TC", "tower: TC |", '"|" is not in this game\'s pack'],
    ["guests: 3S", "guests: | 3S", '"|" is not in this game\'s pack'],
  ])("with %j made %j are refused", (right, wrong, message) => {
    const state = parseState(TEXT.replace(right, wrong));
    expect(!state.ok && state.error).toMatchObject({
      code: "bad-state",
      message: expect.stringContaining(message),
    });
  });

  it.each([
    [{ t1: "5C 4S 7D 2H | KH" }, "t1: more than three cards are face down (FK-1)"],
    [{ castle: "KS QS", subjects: "9S" }, "subjects S: the castle is not full (FK-7)"],
    [{ castle: "KS QS JS", dungeon: "AS" }, "dungeon S: castle and tower are not full (FK-8)"],
    [{ castle: "KS QS", guests: "AS" }, "is an ace (FK-9)"],
    [{ castle: "KS", guests: "4S" }, "the chamber of 4S is closed (FK-9)"],
    [{ castle: "KS QS KC QC", guests: "4S 4C" }, "castle: KS is not in its order"],
    [{ castle: "KC QC KS QS", guests: "4S 4C" }, "guests: 4C is not in the order C D H S"],
    [{ t1: "| AS 2S" }, "t1: 2S cannot lie on AS (FK-2)"],
  ])("that the rules cannot build are refused: %j", (parts, message) => {
    expect(() => position(parts)).toThrow(message);
  });
});
