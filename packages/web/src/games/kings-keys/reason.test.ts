import type { kingsKeys } from "@tetrarch/engine";
import { expect, test } from "vitest";
import type { AnyTable } from "../../table/model.js";
import { reasonAgainst, reasonOf } from "../../table/reasons.js";
import { kingsKeysTable } from "./table.js";

await kingsKeysTable.loadReasons?.();

const table = kingsKeysTable as AnyTable;

/** A field of these stacks, the rest of the cells empty. */
function fieldOf(stacks: string, draw = 0): kingsKeys.View {
  const field = stacks.split(" ").map((stack) => stack.match(/.../g) ?? []);
  return { field: [...field, ...Array.from({ length: 16 - field.length }, () => [])], draw, books: [] };
}

function reason(view: kingsKeys.View, word: string, ...legal: readonly string[]): string {
  return reasonOf(table, view, { word, rule: undefined }, [word, ...legal]);
}

test("KK-4: a hint says that a move closes a book, or that the next can", () => {
  expect(reason(fieldOf("Y1AY2KY3C Y4S"), "a2-a1")).toBe("It closes the yellow book.");
  // The freed 1 takes the 2, the 3 and the 4.
  const freeing = fieldOf("Y1AY2S Y1K Y2KY3CY4S");
  expect(reason(freeing, "a1-a2")).toBe(
    "The next move can close the yellow book. It frees the yellow 1 of axes for the yellow 2 of keys.",
  );
  expect(reason(fieldOf("Y1AY2S Y1K Y2AY3CY4S"), "a1-a2")).toBe("It frees the yellow 1 of axes.");
});

test("KK-3, KK-4: a hint says for which card it frees another, which can follow, and what a book lacks then", () => {
  expect(reason(fieldOf("B2AB3K B2S B3C", 5), "a1-a2")).toBe(
    "It frees the blue 2 of axes for the blue 3 of coins.",
  );
  expect(reason(fieldOf("B1A B2S B3C", 5), "a2-a1")).toBe(
    "Then the blue 3 of coins can follow. " +
      "Then a blue book lacks only a 3 and a 4, of the other two items. It clears a cell for a new card.",
  );
  // A cell that stays bare is nothing gained.
  expect(reason(fieldOf("R1A R2S", 0), "a2-a1")).toBe("");
});

test("KK-4: a card that a hint lets follow belongs to a book that can still be made", () => {
  const view = fieldOf("Y2K Y3S Y4C Y1C Y4A");
  const follows = "Then the yellow 4 of coins can follow.";
  expect(reason({ ...view, draw: 5 }, "a2-a1")).toContain(follows);
  // The 1 of axes, which this stack would lack then, is in a book.
  const spent = { ...view, draw: 5, books: [["Y1A", "Y2S", "Y3C", "Y4K"]] };
  expect(reason(spent, "a2-a1")).not.toContain("yellow 4 of coins");
  expect(reason(spent, "a2-a1")).toContain(
    "Then only the yellow 1 of coins and the yellow 4 of axes are missing.",
  );
});

test("KK-4: a hint says that a stack is taken apart because its book can be closed no more", () => {
  const view = fieldOf("B1CB2SB3A B2K", 5);
  const why = "Its stack could be no book any more: the blue 4 of keys left with another.";
  expect(reason({ ...view, books: [["B1A", "B2S", "B3C", "B4K"]] }, "a1-a2")).toBe(
    `${why} It frees the blue 2 of shields.`,
  );
  expect(reason(view, "a1-a2")).toBe("It frees the blue 2 of shields.");
});

test("KK-4: a hint names the card that a book lacks only while it lies on the field or can be drawn", () => {
  const view = fieldOf("B1A B2KB3C", 5);
  expect(reason(view, "a2-a1x2")).toContain("Then only the blue 4 of shields is missing.");
  expect(reason({ ...view, books: [["B1K", "B2A", "B3C", "B4S"]] }, "a2-a1x2")).not.toContain("missing");
  expect(reason({ ...view, draw: 0 }, "a2-a1x2")).not.toContain("missing");
  expect(reason(fieldOf("B2S B3KB4C B1AB2C"), "a2-a1x2")).toContain("is missing");
});

test("KK-3: a hint says for which other card it leaves the place that it does not take", () => {
  // The 2 of keys lies well where it lies.
  expect(reason(fieldOf("R1K R1A R2S R1CR2K", 5), "a3-a1", "a3-a2", "a4-a2")).not.toContain("It leaves");
  const view = fieldOf("R1K R1A R2S R2K", 5);
  expect(reason(view, "a3-a1", "a3-a2", "a4-a2")).toContain(
    "It leaves the red 1 of axes for the red 2 of keys, which fits nowhere else.",
  );
  expect(reason(fieldOf("R1K R1A R2S", 5), "a3-a1", "a3-a2")).not.toContain("It leaves");
});

test("KK-4: where no book is closed a hint says which card would lose its place by it", () => {
  const view = fieldOf("R1A R2SR3CR4K R2K B1A B2S", 5);
  const closing = "a2-a1x3";
  expect(reason(view, "b1-a4", closing, "a3-a1")).toContain(
    "To close a book now would take the red 1 of axes, where the red 2 of keys could go.",
  );
  const spare = fieldOf("R1A R2SR3CR4K R2K B1A B2S R1C", 5);
  expect(reason(spare, "b1-a4", closing, "a3-a1", "a3-b2")).not.toContain("would take");
});

test("what is true of the move made as well is no reason against it", () => {
  const view = fieldOf("R1K R1A R2S R2K", 5);
  const legal = ["a3-a1", "a3-a2", "a4-a2"];
  expect(reasonAgainst(table, view, ["a3-a1", "a4-a2"], legal)).toMatch(/^It leaves the red 1 of axes/);
  expect(reasonAgainst(table, view, ["a4-a2", "a3-a1"], legal)).toBe("");
});
