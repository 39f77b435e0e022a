import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { correctedRate } from "./corrected-rate.js";
import { wilson } from "./wilson.js";

/** A deal is as hard as one number says; who plays better wins harder ones, and a player's luck wins some. */
interface Deal {
  readonly greedy: number;
  readonly solver: number;
  readonly player: boolean;
}

/** Of all deals the solver wins 60 %, greedy 25 %, the player 0.8 × 30 % + 0.1 × 70 % = 31 %. */
const TRUTH = 0.31;

function deals(count: number, random: ReturnType<typeof seededRandom>): readonly Deal[] {
  return Array.from({ length: count }, () => {
    const hard = random(100);
    const luck = random(10);
    return { greedy: Number(hard < 25), solver: Number(hard < 60), player: luck < (hard < 30 ? 8 : 1) };
  });
}

/** @param known of which the means are; the sample is among them */
function corrected(sample: readonly Deal[], known: readonly Deal[], counted: number) {
  const mean = (of: (deal: Deal) => number) => known.reduce((sum, deal) => sum + of(deal), 0) / known.length;
  const besides = [(deal: Deal) => deal.greedy, (deal: Deal) => deal.solver];
  const numbers = besides.map((of) => ({ values: sample.map(of), mean: mean(of) }));
  const rate = correctedRate(
    sample.map(({ player }) => player),
    { known: counted, numbers },
  );
  if (!rate) throw new Error("no rate");
  return rate;
}

describe("a corrected rate", () => {
  it("has no bias, and an interval that is narrower than the plain one and holds the truth 19 times of 20", () => {
    const random = seededRandom(5);
    const SAMPLES = 1000;
    const KNOWN = 800;
    let sum = 0;
    let squares = 0;
    const hits = { corrected: 0, certain: 0 };
    for (let sample = 0; sample < SAMPLES; sample++) {
      const known = deals(KNOWN, random);
      const own = known.slice(0, 500);
      const { rate, low, high } = corrected(own, known, KNOWN);
      const certain = corrected(own, known, Number.POSITIVE_INFINITY);
      const plain = wilson(own.filter(({ player }) => player).length, own.length);
      expect(high - low).toBeLessThan(plain.high - plain.low);
      sum += rate - TRUTH;
      squares += (rate - TRUTH) ** 2;
      if (low <= TRUTH && TRUTH <= high) hits.corrected++;
      if (certain.low <= TRUTH && TRUTH <= certain.high) hits.certain++;
    }
    const error = Math.sqrt(squares / SAMPLES / SAMPLES);
    expect(Math.abs(sum / SAMPLES)).toBeLessThan(3 * error);
    // Two standard errors of a share of 95 % of a thousand.
    expect(Math.abs(hits.corrected / SAMPLES - 0.95)).toBeLessThan(0.014);
    // Means of eight hundred deals taken for certain: the interval is too narrow.
    expect(hits.certain / SAMPLES).toBeLessThan(0.93);
  });

  it("takes off what kind deals give, as far as they give it to the player", () => {
    const all = deals(40_000, seededRandom(6));
    // Twice as many of those that greedy wins.
    const kind = all.filter((deal, index) => index < 2000 || (index < 4000 && deal.greedy === 1));
    const plain = kind.filter(({ player }) => player).length / kind.length;
    expect(plain).toBeGreaterThan(TRUTH + 0.05);
    const { low, high } = corrected(kind, all, all.length);
    expect([low < TRUTH, TRUTH < high]).toEqual([true, true]);
  });

  it("is the plain one where those beside tell nothing, and none of a player who always loses", () => {
    const won = Array.from({ length: 1000 }, (_, deal) => deal % 4 === 0);
    const same = { values: won.map(() => 1), mean: 1 };
    const rate = correctedRate(won, { known: 1_000_000, numbers: [same, same] });
    const plain = wilson(250, 1000);
    expect(rate?.rate).toBeCloseTo(plain.rate, 12);
    expect(rate?.low).toBeCloseTo(plain.low, 4);
    expect(rate?.high).toBeCloseTo(plain.high, 4);
    const halves = { values: won.map((_, deal) => deal % 2), mean: 0.5 };
    expect(
      correctedRate(
        won.map(() => false),
        { known: 1_000_000, numbers: [halves] },
      ),
    ).toBeUndefined();
  });

  it("leaves out what follows from what stands before", () => {
    const random = seededRandom(7);
    const all = deals(5000, random);
    const own = all.slice(0, 1000);
    const won = own.map(({ player }) => player);
    const greedy = { values: own.map((deal) => deal.greedy), mean: 0.25 };
    const twice = { values: own.map((deal) => 2 * deal.greedy), mean: 0.5 };
    const once = correctedRate(won, { known: 5000, numbers: [greedy] });
    expect(correctedRate(won, { known: 5000, numbers: [greedy, twice] })).toEqual(once);
  });
});
