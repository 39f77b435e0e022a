import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { seededRandom } from "../../core/random.js";
import { fourKingdoms } from "./index.js";
import { view } from "./view.js";

const STATE = position(
  {
    t1: "4S 7D | KH",
    t2: "2C",
    t3: "AD | 5H 6H",
    castle: "KS QS",
    tower: "TC",
    guests: "3S",
    waste: "9C 8D",
    t4: "2H",
  },
  "stock",
);

describe("what the player knows", () => {
  it("FK-12: face-up cards, zones, chambers and the whole waste in order; of the rest only how many", () => {
    expect(view(STATE)).toEqual({
      tableau: [["--", "--", "KH"], ["2C"], ["--", "5H", "6H"], ["2H"], [], [], []],
      stock: 38,
      waste: ["9C", "8D"],
      kingdoms: [
        { suit: "C", castle: [], tower: ["TC"], subjects: [], dungeon: [], guest: null },
        { suit: "D", castle: [], tower: [], subjects: [], dungeon: [], guest: null },
        { suit: "H", castle: [], tower: [], subjects: [], dungeon: [], guest: null },
        { suit: "S", castle: ["KS", "QS"], tower: [], subjects: [], dungeon: [], guest: "3S" },
      ],
    });
  });

  it("FK-12: no hidden card is named anywhere in the view", () => {
    const text = JSON.stringify(view(STATE));
    const hidden = ["4S", "7D", "AD", "AC", "3C", "KD", "5S"];
    for (const code of hidden) expect(text).not.toContain(`"${code}"`);
  });

  it("C-11: a sample deals the hidden cards evenly over their places", () => {
    // Three cards are hidden: two face down, one in the stock: six arrangements.
    const { t1, t2, stock } = { t1: "4S | KH", t2: "7D | 2C", stock: "AD" };
    const seen = view(position({ t1, t2, stock }));
    const random = seededRandom(11);
    const counts = new Map<string, number>();
    for (let round = 0; round < 12_000; round++) {
      const { tableau, stock: cards } = fourKingdoms.sample(seen, random);
      const key = [tableau[0]?.down, tableau[1]?.down, cards].join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});
