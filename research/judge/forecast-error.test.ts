import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { errorOfForecasts, playedOut } from "./forecast-error.js";

/** Forecasts that are off by so much, upwards and downwards in turn, of true chances that are known. */
function forecasts(off: number, positions: number, playouts: number) {
  const random = seededRandom(7);
  return Array.from({ length: positions }, (_, index) => {
    const chance = 0.1 + random(800) / 1000;
    const results = Array.from({ length: playouts }, () => Number(random(1_000_000) < 1_000_000 * chance));
    return playedOut(chance + (index % 2 === 0 ? off : -off), results);
  });
}

it("finds how far forecasts are off under the noise of few play-outs", () => {
  for (const off of [0, 0.05, 0.1]) {
    const { raw, square, margin, bias, biasMargin } = errorOfForecasts(forecasts(off, 20_000, 10));
    expect(Math.abs(square - off * off)).toBeLessThan(1.5 * margin);
    expect(margin).toBeLessThan(0.001);
    expect(raw).toBeGreaterThan(off + 0.03);
    expect(Math.abs(bias)).toBeLessThan(1.5 * biasMargin);
  }
});
