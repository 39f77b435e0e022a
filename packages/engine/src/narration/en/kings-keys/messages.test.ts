import { describe, expect, it } from "vitest";
import { kingsKeys } from "./messages.js";
import { kingsKeysTableWords } from "./table.js";

const WON = { status: "won", score: { value: 160, max: 160, text: "160" } } as const;

describe("the guard", () => {
  it("KK-6, C-10: a first 160 earns the keys; one of a known deal or with help clears the field and earns none", () => {
    const { won } = kingsKeys.endings;
    expect(won(WON, "first")).toContain("The keys are yours");
    for (const degree of ["known", "assisted"] as const) {
      expect(won(WON, degree)).toContain("The field is clear");
      expect(won(WON, degree)).toContain("No keys");
      expect(won(WON, degree)).not.toContain("yours");
    }
    expect(won(WON, "known")).toContain("you knew this deal");
  });
});

describe("what is told", () => {
  it("KK-3: a single card and several cards, with what comes free", () => {
    const { moved } = kingsKeys.events;
    const one = { type: "moved", cards: ["G3A"], from: "c1", to: "c2", onto: "G2S", freed: "G2C" } as const;
    expect(moved(one)).toBe(
      "The green three of axes thuds down on the two of shields in c2; in c1 the two of coins comes free.",
    );
    expect(moved({ ...one, cards: ["G3A", "G4K"], freed: null })).toBe(
      "Two green cards, the three of axes first, thud down on the two of shields in c2.",
    );
  });

  it("KK-4: the last card of the pile and the last books are told apart", () => {
    const { refilled, book } = kingsKeys.events;
    const card = { type: "refilled", cell: "a1", card: "R2K" } as const;
    expect(refilled({ ...card, left: 1 })).toBe("The red two of keys is turned up in a1; one card to come.");
    expect(refilled({ ...card, left: 0 })).toContain("the last card of the pile");
    const cards = ["R1A", "R2S", "R3C", "R4K"];
    const told = [1, 2, 15, 16].map((books) =>
      book({ type: "book", cell: "a1", cards, books, points: books * 10 }),
    );
    expect(new Set(told).size).toBe(4);
    expect(told[3]).toContain("the ring is full, 160 points");
  });
});

it("KK-2, KK-3: a card without a place says what it lacks", () => {
  const open = [["R1A", "R2S"], ["R3S"], ["G1K"], ["B2C"]];
  const seen = { field: [...open, ...Array.from({ length: 12 }, () => [])], draw: 0, books: [] };
  const why = (from: string) => kingsKeysTableWords.refusal(seen, { from, depth: 1, to: null });
  expect(why("a2")).toBe("no place for the red three of shields now: its item would be there twice");
  expect(why("a3")).toBe("no place for the green one of keys now: a 1 goes on nothing");
  expect(why("a4")).toBe("no place for the blue two of coins now: no blue 1 is open");
});
