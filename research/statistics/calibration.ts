import { meanByGame } from "./mean-by-game.js";

export interface Forecast {
  /** 0 to 1. */
  readonly chance: number;
  /** 1 or 0; or what that is on average, which may lie outside these. */
  readonly observed: number;
  /** Of which game it is: what is said of one game is right or wrong together, so errors count games. */
  readonly game: number;
}

interface Bin {
  readonly count: number;
  readonly forecast: number;
  /** The share that came. */
  readonly observed: number;
  /** The standard error of `came`. */
  readonly error: number;
}

/** How far forecasts can be trusted. */
export interface Calibration {
  /** As many forecasts in each as in the others, give or take one; the least first. */
  readonly bins: readonly Bin[];
  /** The mean over all forecasts of how far the forecast and the share that came lie apart in its bin. */
  readonly error: number;
  /** What that would be on average by chance alone if every forecast were true. */
  readonly chance: number;
  /** The part of the base rate's squared error that the forecasts save: 1 for prophets, 0 for the base rate, below 0 for less. */
  readonly skill: number;
}

/** Of a normal distribution's size, its standard deviation being 1: the root of 2 / π. */
const MEAN_OF_A_NORMAL = 0.798;

/** @param forecasts at least as many as bins; some came and some did not */
export function calibrationOf(forecasts: readonly Forecast[], bins = 15): Calibration {
  const sorted = [...forecasts].sort((a, b) => a.chance - b.chance);
  const parts = Array.from({ length: bins }, (_, bin) =>
    binOf(sorted.slice(edge(sorted.length, bin, bins), edge(sorted.length, bin + 1, bins))),
  );
  const total = sorted.length;
  const error = parts.reduce(
    (sum, { count, forecast, observed }) => sum + count * Math.abs(forecast - observed),
    0,
  );
  const base = binOf(sorted).observed;
  const squared = sorted.reduce((sum, { chance, observed }) => sum + (chance - observed) ** 2, 0);
  const chance = parts.reduce((sum, part) => sum + part.count * MEAN_OF_A_NORMAL * part.error, 0);
  return {
    bins: parts,
    error: error / total,
    chance: chance / total,
    skill: 1 - squared / (total * base * (1 - base)),
  };
}

function edge(total: number, bin: number, bins: number): number {
  return Math.floor((total * bin) / bins);
}

function binOf(forecasts: readonly Forecast[]): Bin {
  const count = forecasts.length;
  const forecast = forecasts.reduce((sum, { chance }) => sum + chance, 0) / count;
  const { mean, error } = meanByGame(forecasts.map(({ observed, game }) => ({ value: observed, game })));
  return { count, forecast, observed: mean, error };
}
