import fc from "fast-check";
import { expect, it } from "vitest";
import { meanByGame } from "./mean-by-game.js";

it("errors count games: numbers told twice of each game change neither mean nor error", () => {
  fc.assert(
    fc.property(fc.array(fc.float({ noNaN: true, min: -1, max: 1 }), { minLength: 2 }), (values) => {
      const once = values.map((value, game) => ({ value, game }));
      const [predicted, duplicated] = [meanByGame(once), meanByGame([...once, ...once])];
      expect(duplicated.mean).toBeCloseTo(predicted.mean, 9);
      expect(duplicated.error).toBeCloseTo(predicted.error, 9);
    }),
  );
});

it("where each game has one number, the error is that of a mean", () => {
  const { mean, error } = meanByGame([0, 0, 1, 1].map((value, game) => ({ value, game })));
  expect(mean).toBe(0.5);
  expect(error).toBe(0.25); // half, by the root of four
});
