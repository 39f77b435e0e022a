import { expect, it } from "vitest";
import { Inputs } from "./inputs.js";

function between(steps: number, place: number): Record<number, number> {
  const inputs = new Inputs();
  inputs.between(100, steps, place);
  const { indices, values, count } = inputs;
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [indices[at], values[at]]));
}

it("a number between two steps is shared by both, and one beyond the ends is the end", () => {
  expect(between(4, 0)).toEqual({ 100: 1 });
  expect(between(4, 1.25)).toEqual({ 101: 0.75, 102: 0.25 });
  expect(between(4, 3)).toEqual({ 103: 1 });
  expect(between(4, 9)).toEqual({ 103: 1 });
  expect(between(4, -1)).toEqual({ 100: 1 });
});
