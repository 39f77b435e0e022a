import { describe, expect, it } from "vitest";
import { kingsKeysGuide } from "./guide.js";
import { kingsKeys } from "./messages.js";
import { kingsKeysTableWords } from "./table.js";

const WON = { status: "won", score: { value: 160, max: 160, text: "160" } } as const;

const LOST = { status: "lost", score: { value: 60, max: 160, text: "60" } } as const;
const UNAIDED = ["first", "known"] as const;

describe("the guard", () => {
  const { endings, endTitle, assisted } = kingsKeys;

  it("KK-6: whoever had help ends in the pit, whatever the score, and wins neither keys nor freedom", () => {
    for (const line of [
      endings.won(WON, "assisted"),
      endings.lost(LOST, "assisted"),
      endings.resigned(LOST, "assisted"),
    ]) {
      expect(line).toContain("the deepest pit");
      expect(line).not.toMatch(/gate|cell/);
    }
    expect(endings.won(WON, "assisted")).toContain("no keys, no freedom");
    // Why it is the pit stands in the end's own words; which help it was stands beside them.
    expect(endings.lost(LOST, "assisted")).toBe(
      "No move is left at 60 of 160 points. The guard saw the help. With help every game ends in the deepest pit.",
    );
    expect(endTitle?.("won", "assisted")).toBe("All sixteen books, with help: no win");
    for (const ending of ["lost", "resigned"])
      expect(endTitle?.(ending, "assisted")).toContain("into the pit");
  });

  it("KK-6: an unaided 160 opens the gate, with keys only for a first play", () => {
    for (const degree of UNAIDED) expect(endings.won(WON, degree)).toContain("the gate swings open");
    expect(endings.won(WON, "first")).toContain("The keys are yours");
    expect(endings.won(WON, "known")).toContain("No keys");
    expect(endings.won(WON, "known")).toContain("you knew this deal");
    expect(endTitle?.("won", "first")).toBeUndefined();
    expect(endTitle?.("won", "known")).toBe("Free, but no keys");
  });

  it("KK-6: an unaided loss, or giving up unaided, stays in the locked cell", () => {
    for (const degree of UNAIDED) {
      for (const value of [0, 60, 150])
        expect(endings.lost({ ...LOST, score: { ...LOST.score, value } }, degree)).toContain("stays locked");
      expect(endings.resigned(LOST, degree)).toContain("stays locked");
      expect(endTitle?.("lost", degree)).toBeUndefined();
      expect(endTitle?.("resigned", degree)).toBeUndefined();
    }
  });

  it("KK-6, C-10: never falls asleep over help: he glares, lantern raised, and the trapdoor is open", () => {
    expect(assisted).toMatch(/glares.*lantern.*trapdoor.*open/);
    const said = [kingsKeys.story, ...kingsKeysGuide.howTo, assisted, endings.lost(LOST, "first")].join(" ");
    expect(said).not.toMatch(/sleep|doze|yawn|snore/i);
  });
});

describe("what is told", () => {
  it("KK-3: a single card and several cards, with what comes free", () => {
    const { moved } = kingsKeys.events;
    const one = { type: "moved", cards: ["G3A"], from: "c1", to: "c2", onto: "G2S", freed: "G2C" } as const;
    expect(moved(one)).toBe("The green 3 of axes thuds down on the 2 of shields; the 2 of coins comes free.");
    expect(moved({ ...one, cards: ["G3A", "G4K"], freed: null })).toBe(
      "2 green cards, the 3 of axes first, thud down on the 2 of shields.",
    );
  });

  it("KK-4: the last card of the pile and the last books are told apart", () => {
    const { refilled, book } = kingsKeys.events;
    const card = { type: "refilled", cell: "a1", card: "R2K" } as const;
    expect(refilled({ ...card, left: 1 })).toBe("The red 2 of keys is turned up; 1 card to come.");
    expect(refilled({ ...card, left: 0 })).toContain("the last card of the pile");
    // What a 1 is for is said to a beginner alone.
    const first = { ...card, card: "R1K" };
    expect(refilled({ ...first, left: 40 })).toBe(
      "The red 1 of keys is turned up: a 1, a book’s first page. 40 cards to come.",
    );
    expect(refilled({ ...first, left: 12 })).toBe("The red 1 of keys is turned up; 12 cards to come.");
    const cards = ["R1A", "R2S", "R3C", "R4K"];
    const lines = [1, 2, 15, 16].map((books) =>
      book({ type: "book", cell: "a1", cards, books, points: books * 10 }),
    );
    expect(new Set(lines).size).toBe(4);
    expect(lines[3]).toContain("the ring is full, 160 points");
  });
});

it("KK-2, KK-3: a card without a place says what it lacks", () => {
  const open = [["R1A", "R2S"], ["R3S"], ["G1K"], ["B2C"]];
  const seen = { field: [...open, ...Array.from({ length: 12 }, () => [])], draw: 0, books: [] };
  const why = (from: string) => kingsKeysTableWords.refusal(seen, { from, depth: 1, to: null });
  expect(why("a2")).toBe("no place for the red 3 of shields now: a shield lies there already");
  expect(why("a3")).toBe("no place for the green 1 of keys now: a 1 goes on nothing");
  expect(why("a4")).toBe("no place for the blue 2 of coins now: no blue 1 lies on top");
});

it("KK-3: where the item of a card that comes along lies there already, that card is named", () => {
  const field = [["R1A", "R2S"], ["R3K", "R4S"], ...Array.from({ length: 14 }, () => [])];
  const why = (to: string | null) =>
    kingsKeysTableWords.refusal({ field, draw: 0, books: [] }, { from: "a2", depth: 2, to });
  const along = "a shield lies there already; the red 4 of shields would come along";
  expect(why("a1")).toBe(along);
  expect(why(null)).toBe(`no place for the red 3 of keys now: ${along}`);
});
