import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { perft } from "../../core/perft.js";
import { fourKingdoms } from "./index.js";

/**
 * A position small enough to count by hand. Kings, queens, jacks and tens lie deep in the waste, so no zone and no
 * chamber opens; under the movable spades lie aces, so no land ever empties; the hearts and the ace on the waste
 * fit nowhere. What can move: the 9, 8 and 7 of spades, and the one card of the stock.
 *
 * The spades alone have two lines of two moves each:
 *   8 on 7 (t2-t3), then 9 on 8 (t1-t3), and the run is whole;
 *   9 on 8 (t1-t2), then both on 7 (t2-t3x2), and the run is whole.
 * So S(0), S(1), S(2), S(3) = 1, 2, 2, 0 lines. The deal may come once, at any place of a line: of length n there
 * are S(n) lines without it and n × S(n − 1) with it: 1, 2 + 1, 2 + 4, 0 + 6, 0.
 */
const STATE = position({
  t1: "AH | 9S",
  t2: "AD | 8S",
  t3: "7S",
  t4: "3H",
  t5: "5H",
  t6: "7H",
  t7: "9H",
  stock: "5D",
  waste: "AC",
});

describe("a tree counted by hand", () => {
  it("FK-2, FK-4: has just the lines that reasoning finds", () => {
    const counts = [0, 1, 2, 3, 4, 5].map((depth) => perft(fourKingdoms, STATE, depth));
    expect(counts.map((count) => count.ok && count.value)).toEqual([1, 3, 6, 6, 0, 0]);
  });
});
