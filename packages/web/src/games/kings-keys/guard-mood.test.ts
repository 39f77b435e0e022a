import type { kingsKeys } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { guardMoodOf, isLanternLit } from "./guard-mood.js";

type View = kingsKeys.View;

/** Single cards of which none goes on another: no two are neighbours in number. */
const APART = ["R1A", "G1S", "B1C", "Y1K", "R3A", "G3S", "B3C", "Y3K"];
const BOOK = ["R1A", "R2S", "R3C", "R4K"];

function viewOf(field: readonly (readonly string[])[], { books = 0, turned = 0 } = {}): View {
  const cells = Array.from({ length: 16 }, (_, index) => field[index] ?? []);
  return { field: cells, draw: 48 - turned, books: Array.from({ length: books }, () => BOOK) };
}

const CAN_GO_ON = [["G1S"], ["G2A"]];

describe("the guard", () => {
  test("leans in while a stack lacks one card of a book", () => {
    expect(guardMoodOf(viewOf([["B1A", "B2S"], ...CAN_GO_ON]), false)).toBe("watches");
    expect(guardMoodOf(viewOf([["B1A", "B2S", "B3C"], ...CAN_GO_ON]), false)).toBe("leans");
  });

  test("dozes where card after card was turned up for no book, and wakes up when there is one", () => {
    expect(guardMoodOf(viewOf(CAN_GO_ON, { turned: 8 }), false)).toBe("watches");
    expect(guardMoodOf(viewOf(CAN_GO_ON, { turned: 9 }), false)).toBe("dozes");
    expect(guardMoodOf(viewOf(CAN_GO_ON, { turned: 9, books: 1 }), false)).toBe("watches");
    expect(guardMoodOf(viewOf(CAN_GO_ON, { turned: 13, books: 1 }), false)).toBe("dozes");
  });

  test("C-10: sleeps once the game is no longer honest, whatever lies there, and his lantern is out", () => {
    expect(guardMoodOf(viewOf([["B1A", "B2S", "B3C"]]), true)).toBe("sleeps");
    expect(isLanternLit(viewOf(CAN_GO_ON), true)).toBe(false);
  });

  test("KK-5: puts his lantern out, as the tale tells, when no move is left and no book was made", () => {
    const stuck = APART.map((card) => [card]);
    expect(isLanternLit(viewOf(CAN_GO_ON), false)).toBe(true);
    expect(isLanternLit(viewOf(stuck), false)).toBe(false);
    expect(isLanternLit(viewOf(stuck, { books: 3 }), false)).toBe(true);
    expect(guardMoodOf(viewOf(stuck), false)).toBe("dozes");
  });
});
