import { describe, expect, it } from "vitest";
import { allBooks, position, words } from "../../../test/positions/kings-keys.js";
import { perft } from "../../core/perft.js";
import { kingsKeys } from "./index.js";

/**
 * The last eight cards, no draw pile:
 *
 *     a1: 1A 2S    a2: 2A 3C 4K    a3: 1S    a4: 3K    b1: 4C
 *
 * Four moves: P = a2-a1x2 (book 1A 2S 3C 4K), Q = a2-a3x3 (book 1S 2A 3C 4K), R = a4-a1, T = b1-a4. (2S does not go
 * to 1S, nor 4K to 3K: an item twice.)
 *
 * After P: 1S, 2A, 3K, 4C in four cells. Neighbours join, in any order, and nothing comes apart again: 3 moves, then
 * 2, then 1, so 3, 6, 6 sequences of one, two, three moves.
 * After Q: 1A 2S, 3K, 4C: in the same way 2, 2.
 * After R: a1 is 1A 2S 3K. Either Q, then b1-a1, or b1-a1 (book 1A 2S 3K 4C), then Q; R P is gone, for 4K does not go
 * to 3K. So 2, 2.
 * After T: a4 is 3K 4C. P leaves 1S, 2A, 3K 4C: then 2, 2 as after Q. Q leaves 1A 2S and 3K 4C: then 1. a4-a1x2
 * (book 1A 2S 3K 4C) leaves Q: then 1. So 3, 2 + 1 + 1 = 4, 2.
 *
 * depth 1: 4. depth 2: 3 + 2 + 2 + 3 = 10. depth 3: 6 + 2 + 2 + 4 = 14. depth 4: 6 + 0 + 0 + 2 = 8. Nothing beyond.
 */
const START = position(
  { a1: "G1A G2S", a2: "G2A G3C G4K", a3: "G1S", a4: "G3K", b1: "G4C" },
  { books: `${["R", "B", "Y"].map(allBooks).join(" ")} G1C G2K G3A G4S G1K G2C G3S G4A` },
);

describe("a whole tree", () => {
  it("C-7, KK-3, KK-4, KK-5: the last eight cards have 4, 10, 14 and 8 sequences", () => {
    expect(words(START)).toEqual(["a2-a1x2", "a2-a3x3", "a4-a1", "b1-a4"]);
    const counts = [0, 1, 2, 3, 4, 5, 6].map((depth) => perft(kingsKeys, START, depth));
    expect(counts).toEqual([1, 4, 10, 14, 8, 0, 0].map((value) => ({ ok: true, value })));
  });
});
