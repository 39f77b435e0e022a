import { expect, it } from "vitest";
import { tellChecks } from "../../testing/counts.js";
import { ALL_TOYS, type Toy } from "../toy-game-for-tests.js";
import { searchOpen } from "./gods-bound.js";
import { openToys } from "./open-toy-for-tests.js";
import { FREE, relaxedBest } from "./relaxed-best.js";

it("a deal is won with open cards where the search of all lines wins it, and undecided where it is given up", () => {
  let undecided = 0;
  for (const toy of ALL_TOYS) {
    const start = { toy: toy as Toy };
    const best = relaxedBest(openToys, FREE, start).best;
    expect(searchOpen(openToys, start, 1000).verdict).toBe(best === 1 ? "won" : "lost");
    const { verdict } = searchOpen(openToys, start, 7);
    if (verdict === "undecided") undecided++;
    else expect(verdict).toBe(best === 1 ? "won" : "lost");
  }
  expect(undecided).toBeGreaterThan(0);
  expect(undecided).toBeLessThan(ALL_TOYS.length);
  tellChecks(ALL_TOYS.length, "deals of the toy with open cards");
});
