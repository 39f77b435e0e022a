import { describe, expect, it } from "vitest";
import { position, spades, words } from "../../../test/positions/napoleons-tomb.js";
import { perft } from "../../core/perft.js";
import { napoleonsTomb } from "./index.js";

/**
 * No spade is home and none can be: both kings lie under other spades in t1 and t2, whose tops 3 and 6, with the two
 * jacks of t3 and t4, fit nowhere. What can move is the ace of hearts in r1, the last of its suit, and the second 4S.
 *
 * H, the ace: home at once, or to the central reserve and home from there: 2 sequences of one move, 1 of two.
 * S, the four: three redeals are behind, so it is turned onto w1 or w2 (2). From there it goes onto the 3S of t1, and
 * that is the end, or there is the last redeal (2 × 2 = 4). Then it can only be turned onto w1 (2), and then only go
 * to t1 (2): a fifth redeal there is none. So 2, 4, 2, 2.
 *
 * Neither touches the other, so the sequences are all the ways to weave the two: with H(0) = S(0) = 1, those of d
 * moves are the sum over k of (d over k) H(k) S(d − k).
 * 1: 2 + 2 = 4. 2: 4 + 2·2·2 + 1 = 13. 3: 2 + 3·2·4 + 3·1·2 = 32. 4: 2 + 4·2·2 + 6·1·4 = 42.
 * 5: 5·2·2 + 10·1·2 = 40. 6: 15·1·2 = 30. Nothing beyond.
 */
const START = position(
  { r1: "AH", t1: spades("Q", 5), t2: spades("Q", 8), t3: spades("7", 5), t4: spades("5", 7), stock: "4S" },
  { foundations: "26 26 25 0", redeals: 3 },
);

describe("a whole tree", () => {
  it("C-7, NT-2 to NT-9: an ace and a four have 4, 13, 32, 42, 40 and 30 sequences", () => {
    expect(words(START)).toEqual(["r1-c", "r1-f", "s-w1", "s-w2"]);
    const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(napoleonsTomb, START, depth));
    expect(counts).toEqual([1, 4, 13, 32, 42, 40, 30, 0, 0].map((value) => ({ ok: true, value })));
  });
});
