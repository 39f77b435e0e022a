import type { kingsKeys } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { dungeonEndOf, guardMoodOf, lookOf, viewAfter } from "./mood.js";

function viewOf(...stacks: readonly (readonly string[])[]): kingsKeys.View {
  return { field: Array.from({ length: 16 }, (_, index) => stacks[index] ?? []), draw: 10, books: [] };
}

const SHORT = viewOf(["B1A", "B2S"], ["G1S"], ["G2A"]);
const LACKS_ONE = viewOf(["B1A", "B2S", "B3C"], ["G1S"], ["G2A"]);

describe("the guard", () => {
  test.each(["first", "known"] as const)(
    "KK-6: watches a game that is %s, and leans in over a stack that lacks one card",
    (degree) => {
      expect(guardMoodOf(SHORT, degree)).toBe("watches");
      expect(guardMoodOf(LACKS_ONE, degree)).toBe("leans");
      expect(guardMoodOf(viewOf(), degree)).toBe("watches");
    },
  );

  test("KK-6, C-10: glares once the player had help, whatever lies there", () => {
    for (const view of [SHORT, LACKS_ONE, viewOf()]) expect(guardMoodOf(view, "assisted")).toBe("glares");
  });
});

test("KK-6: the gate for an unaided win, the cell for an unaided loss, trapdoor and pit with help", () => {
  expect([dungeonEndOf(true, "first"), dungeonEndOf(true, "known")]).toEqual(["gate", "gate"]);
  expect([dungeonEndOf(false, "first"), dungeonEndOf(false, "known")]).toEqual(["cell", "cell"]);
  expect([dungeonEndOf(true, "assisted"), dungeonEndOf(false, "assisted")]).toEqual(["trapdoor", "pit"]);
});

test("the guard looks to the column that the last move went to", () => {
  const looks = ["a1", "c2", "b3", "d4"].map((to) => {
    const moved = { type: "moved", cards: ["G2A"], from: "d2", to, onto: "G1S", freed: null } as const;
    return lookOf([moved, { type: "refilled", cell: "d2", card: "R1A", left: 9 }]);
  });
  expect(looks).toEqual([-1, 0, 0, 1]);
  expect(lookOf([])).toBe(0);
});

test("a key hangs on the ring when its book is over, before the next card is turned", () => {
  const cards = ["B1A", "B2S", "B3C", "B4K"];
  const after = { ...viewOf(), books: [cards] };
  const book = { type: "book", cell: "a1", cards, books: 1, points: 10 } as const;
  const refilled = { type: "refilled", cell: "a1", card: "G1S", left: 9 } as const;
  const seen = (...events: readonly kingsKeys.Event[]) => viewAfter(LACKS_ONE, events, after);
  expect([seen(refilled), seen(refilled, book)]).toEqual([LACKS_ONE, LACKS_ONE]);
  expect(seen(book, refilled)).toEqual({ ...LACKS_ONE, books: [cards] });
});
