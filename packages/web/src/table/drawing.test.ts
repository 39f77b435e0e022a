import { expect, test } from "vitest";
import type { CardProps, PileProps } from "./card-props.js";
import { stepFrom } from "./drawing.svelte.js";

const piles = (...sizes: number[]): PileProps[] =>
  sizes.map((size, index) => ({
    id: `p${index}`,
    label: "",
    place: undefined,
    target: undefined,
    cards: Array.from({ length: size }, () => ({}) as CardProps),
  }));

test("a step ends with the pile that makes its cards enough", () => {
  expect(stepFrom(piles(3, 3, 3, 3), 0)).toBe(3);
  expect(stepFrom(piles(3, 3, 3, 3), 3)).toBe(4);
  expect(stepFrom(piles(60, 1), 0)).toBe(1);
});

test("a large pile has a step of its own", () => {
  expect(stepFrom(piles(4, 13, 1), 0)).toBe(1);
  expect(stepFrom(piles(4, 12, 1), 0)).toBe(2);
});

test("empty piles wait for nothing, and every step goes on", () => {
  expect(stepFrom(piles(0, 0, 0, 1), 0)).toBe(4);
  const all = piles(...Array.from({ length: 30 }, (_, index) => index % 5));
  let [drawn, steps] = [0, 0];
  while (drawn < all.length) {
    const next = stepFrom(all, drawn);
    expect(next).toBeGreaterThan(drawn);
    [drawn, steps] = [next, steps + 1];
  }
  expect(steps).toBeGreaterThan(3);
});
