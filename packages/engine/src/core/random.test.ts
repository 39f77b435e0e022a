import { describe, expect, it } from "vitest";
import { seededRandom, shuffled } from "./random.js";

describe("seededRandom", () => {
  it("is the Mersenne Twister MT19937: the reference values of seed 5489", () => {
    const random = seededRandom(5489);
    expect(random(2 ** 32)).toBe(3499211612);
    let last = 0;
    for (let draw = 2; draw <= 10_000; draw++) last = random(2 ** 32);
    expect(last).toBe(4123659995); // the value the C++ standard demands of std::mt19937's 10,000th draw
  });

  it("draws every number below the bound, and none else, about equally often", () => {
    const random = seededRandom(42);
    const counts = new Array<number>(6).fill(0);
    for (let draw = 0; draw < 60_000; draw++) {
      const number = random(6);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    expect(counts).toHaveLength(6);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400); // over four standard deviations
  });
});

describe("shuffled", () => {
  it("gives all orders of three equally often, and leaves its input alone", () => {
    const random = seededRandom(7);
    const items = ["a", "b", "c"];
    const counts = new Map<string, number>();
    for (let round = 0; round < 60_000; round++) {
      const order = shuffled(items, random).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(items).toEqual(["a", "b", "c"]);
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
