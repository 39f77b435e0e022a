import { expect, it } from "vitest";
import { position } from "../../../../test/positions/napoleons-tomb.js";
import { view } from "../../../games/napoleons-tomb/view.js";
import { napoleonsTombTableWords as words } from "./table.js";

/** The ten of spades lies on the waste only. */
const SEEN = view(
  position(
    { r1: "JS", r2: "3S 4S 6S 8S 9S", t1: "5S", t2: "7S", t3: "QS KS", t4: "2S", w1: "TS", c: "AS" },
    { foundations: "26 26 26 13" },
  ),
);
const why = (from: string, to: string | null = null, depth = 1) => words.refusal(SEEN, { from, depth, to });

it("C-4: a card without a place says what it waits for", () => {
  expect(why("r1")).toBe(
    "no place yet: its corner takes the king of spades next; elsewhere it goes only on the ten of spades",
  );
  expect(why("t3")).toBe(
    "no place yet: its corner takes the king of spades next; elsewhere it goes only on another queen of spades",
  );
});

it("NT-8: a waste pile that a redeal has closed says that it stays so", () => {
  const seen = view(position({ stock: "AS" }, { foundations: "26 26 26 25", redeals: 1 }));
  expect(words.refusal(seen, { from: "s", depth: 1, to: "w5" })).toBe(
    "waste V is closed: each redeal closes one for good",
  );
});

it("NT-3: a covered card, however high it lies on the screen, is refused as one that is covered", () => {
  expect(why("r2", null, 2)).toBe("only the uncovered card moves");
});

it("NT-2, NT-5: a corner and the middle say what they take next and how far they are, and when they are complete", () => {
  const corners = [26, 16, 12, 0].map((count, suit) => ({ suit: "CDHS".charAt(suit), count }));
  const foundations = corners.map(({ suit, count }) => ({ suit, cards: Array(count).fill(`2${suit}`) }));
  const notes = (central: readonly string[]) =>
    ["fC", "fD", "fH", "fS", "c"].map((pile) => words.note({ ...SEEN, foundations, central }, pile));
  expect(notes(["AS", "2S", "3S"])).toEqual([
    "complete",
    "next 10, 16 of 26",
    "next A, 12 of 26",
    "down from king",
    "next 4, 3 of 26",
  ]);
  expect([[], Array(26).fill("2S")].map((central) => notes(central).at(-1))).toEqual([
    "up from ace",
    "complete",
  ]);
});
