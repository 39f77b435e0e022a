import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { logisticOf } from "./logistic.js";

it("logistic regression finds the chances again by which things came", () => {
  const random = seededRandom(1);
  const chanceOf = (x: number) => 1 / (1 + Math.exp(1 - 2 * x));
  const cases = Array.from({ length: 20_000 }, () => {
    const x = random(1001) / 500;
    return { features: [1, x], observed: Number(random(1_000_000) < 1_000_000 * chanceOf(x)) };
  });
  const forecast = logisticOf(cases);
  for (const x of [0, 0.5, 1, 2]) expect(Math.abs(forecast([1, x]) - chanceOf(x))).toBeLessThan(0.02);
});
