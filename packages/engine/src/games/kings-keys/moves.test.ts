import { describe, expect, it } from "vitest";
import { allBooks, cell, played, position, words } from "../../../test/positions/kings-keys.js";

/** Every card but the greens is out; no draw pile. */
const OTHERS = ["R", "B", "Y"].map(allBooks).join(" ");

/** The example of the rules page, with the greens it does not name out of the way. */
const EXAMPLE = position(
  { a1: "G1C", a2: "G4K", b1: "G3S", b2: "G4A", c1: "G1K G2C G3A", c2: "G2S" },
  { books: `${OTHERS} G1S G2A G3K G4C G1A G2K G3C G4S` },
);

/** Fourteen yellows fill the field beside a1 and a2. */
const YELLOWS = {
  ...{ a3: "Y1A", a4: "Y1S", b1: "Y1C", b2: "Y1K", b3: "Y2A", b4: "Y2S", c1: "Y2C", c2: "Y2K" },
  ...{ c3: "Y3A", c4: "Y3S", d1: "Y3C", d2: "Y3K", d3: "Y4A", d4: "Y4S" },
};
/** All reds and blues, and the greens that are not in G1A G2S G3C G4K. */
const BOOKS = `${allBooks("R")} ${allBooks("B")} ${allBooks("G").slice(16)}`;

describe("stacking", () => {
  it("KK-3: same colour, one number up, no item twice: the whole move list of the page's example", () => {
    // c1's 2C 3A do not go to a1, nor a2's key to c1, nor b1's shield to c2: an item would be there twice.
    expect(words(EXAMPLE)).toEqual(["a2-b1", "b2-b1", "c1-c2", "c2-a1"]);
  });

  it("KK-3: c1-c2 frees the two of coins; both stacks then offer what their new tops allow", () => {
    const { state } = played(EXAMPLE, "c1-c2");
    expect(cell(state, "c1")).toEqual(["G1K", "G2C"]);
    expect(cell(state, "c2")).toEqual(["G2S", "G3A"]);
    expect(words(state)).toEqual(["a2-b1", "a2-c2", "b1-c1", "b2-b1", "c2-a1x2", "c2-c1"]);
  });

  it("KK-3: several cards move together and keep their order", () => {
    const { state, events } = played(EXAMPLE, "c1-c2", "c2-a1x2");
    expect(cell(state, "a1")).toEqual(["G1C", "G2S", "G3A"]);
    expect(events[0]).toEqual({
      type: "moved",
      cards: ["G2S", "G3A"],
      from: "c2",
      to: "a1",
      onto: "G1C",
      freed: null,
    });
  });

  it("KK-3: nothing moves to an empty cell", () => {
    const { state } = played(EXAMPLE, "c2-a1");
    expect(cell(state, "c2")).toEqual([]);
    expect(words(state)).toEqual(["a2-b1", "b2-b1", "c1-a1"]);
  });

  it("KK-3: another colour does not fit, and a gap in the numbers does not fit", () => {
    const state = position({
      ...{ a1: "G1A", a2: "R2S", a3: "G3C", a4: "B4K", b1: "R4C", b2: "Y1A", b3: "B2C", b4: "Y3S" },
      ...{ c1: "G1C", c2: "R4A", c3: "B2K", c4: "Y3A", d1: "G3K", d2: "R2K", d3: "Y1C", d4: "B4A" },
    });
    expect(words(state)).toEqual([]);
  });
});

describe("refilling and books", () => {
  const almost = { a1: "G1A G2S G3C", a2: "G4K", ...YELLOWS };

  it("KK-4: an emptied source cell is refilled with the next card of the draw pile", () => {
    const { state, events } = played(position(almost, { books: BOOKS, draw: "Y4K Y4C" }), "c2-b1");
    expect(cell(state, "b1")).toEqual(["Y1C", "Y2K"]);
    expect(cell(state, "c2")).toEqual(["Y4K"]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "refilled"]);
    expect(events[1]).toEqual({ type: "refilled", cell: "c2", card: "Y4K", left: 1 });
  });

  it("KK-4: a partial move empties no cell, so nothing is refilled", () => {
    const start = played(position(almost, { books: BOOKS, draw: "Y4K Y4C" }), "c2-b1").state;
    const { state, events } = played(start, "b1-a3");
    expect(cell(state, "b1")).toEqual(["Y1C"]);
    expect(state.draw).toHaveLength(1);
    expect(events).toEqual([
      { type: "moved", cards: ["Y2K"], from: "b1", to: "a3", onto: "Y1A", freed: "Y1C" },
    ]);
  });

  it("KK-4: a book leaves the field for ten points; the source is refilled first, then the book's cell", () => {
    const { state, events } = played(position(almost, { books: BOOKS, draw: "Y4K Y4C" }), "a2-a1");
    expect(cell(state, "a2")).toEqual(["Y4K"]);
    expect(cell(state, "a1")).toEqual(["Y4C"]);
    expect(events).toEqual([
      { type: "moved", cards: ["G4K"], from: "a2", to: "a1", onto: "G3C", freed: null },
      { type: "refilled", cell: "a2", card: "Y4K", left: 1 },
      { type: "book", cell: "a1", cards: ["G1A", "G2S", "G3C", "G4K"], books: 12, points: 120 },
      { type: "refilled", cell: "a1", card: "Y4C", left: 0 },
    ]);
    expect(state.books).toHaveLength(12);
  });

  it("KK-4: with one card left it goes to the source cell, and the book's cell stays bare", () => {
    const start = position({ ...almost, d4: "Y3C Y4S", d1: "Y4K" }, { books: BOOKS, draw: "Y4C" });
    const { state, events } = played(start, "a2-a1");
    expect(cell(state, "a2")).toEqual(["Y4C"]);
    expect(cell(state, "a1")).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "refilled", "book", "bared"]);
    expect(events[3]).toEqual({ type: "bared", cell: "a1" });
  });

  it("KK-4: an empty draw pile refills nothing", () => {
    const start = position({ ...almost, d4: "Y3C Y4S", d1: "Y4K", c4: "Y3S Y4C" }, { books: BOOKS });
    const { state, events } = played(start, "a2-a1");
    expect(cell(state, "a1")).toEqual([]);
    expect(cell(state, "a2")).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "bared", "book", "bared"]);
  });

  it("KK-4: a partial move that completes a book has only the book's cell refilled", () => {
    const start = position(
      { ...YELLOWS, a1: "G1A G2S", a2: "G2A G3C G4K", a3: "G1K", a4: "G3S", b1: "G4C" },
      {
        books: `${allBooks("R")} ${allBooks("B")} G1S G2C G3K G4A G1C G2K G3A G4S`,
        draw: "Y4K Y1A Y1S Y1C Y4C",
      },
    );
    const { state, events } = played(start, "a2-a1x2");
    expect(cell(state, "a2")).toEqual(["G2A"]);
    expect(cell(state, "a1")).toEqual(["Y4K"]);
    expect(events.map(({ type }) => type)).toEqual(["moved", "book", "refilled"]);
    expect(state.books).toHaveLength(11);
  });
});
