import { expect, test } from "vitest";
import { castleOf } from "./castle-parts.js";

const SUITS = [..."CDHS"];

test("FK-11: each of the thirteen cards of a kingdom builds one part of its castle", () => {
  const cards = ["castle 1", "castle 2", "castle 3", "dungeon 1", "tower 1"];
  const subjects = Array.from({ length: 8 }, (_, index) => `subjects ${index + 1}`);
  for (const suit of SUITS) {
    const built = castleOf(suit, 0).parts.map(({ zone, count }) => `${zone} ${count}`);
    expect(built.sort()).toEqual([...cards, ...subjects].sort());
  }
});

test("no two castles have a tower or a roof in common, however high they are", () => {
  for (const lift of [-14, 0, 50]) {
    const towers = SUITS.flatMap((suit) =>
      castleOf(suit, lift)
        .parts.filter(({ zone }) => zone === "castle" || zone === "tower")
        .map(({ shapes }) => shapes.find(([, ink]) => ink === "roof")?.[0]),
    );
    expect(new Set(towers).size).toBe(16);
  }
});
