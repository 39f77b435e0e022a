import { readFileSync } from "node:fs";
import { seededRandom, startSession } from "@tetrarch/engine";
import { agentsOf, playingOut, runToEnd } from "@tetrarch/solver";
import { analystsOf, pricingMoves } from "@tetrarch/solver/analysis";
import { type PlayedDeal, type Rate, winRateOf } from "@tetrarch/solver/studies";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { after } from "../../../../testing/sessions.js";
import { secretDeal } from "../../src/bench/secret-deals.js";

/** The benchmark's estimates on games of Tomb of Four Kings. Those of a toy game: `win-rate.test.ts`. */

const RUNS = 100;
const DEALS = 200;

const runs = Array.from({ length: RUNS }, (_, run) => run);
const holds = ({ low, high }: Rate, rate: number) => low <= rate && rate <= high;
const rateOf = (deals: readonly PlayedDeal[]) => deals.filter(({ isWon }) => isWon).length / deals.length;

/** The games of a benchmark of `evaluator`: by deal whether it was won, and what chance brought. Made by `tetrarch bench`. */
const PRICED = JSON.parse(readFileSync(new URL("tomb-evaluator.jsonl", import.meta.url), "utf8")) as {
  readonly seed: string;
  readonly deals: readonly (readonly [won: 0 | 1, chance: number])[];
};

describe("of priced games", () => {
  test("a fresh game of each deal comes out as it was recorded", () => {
    const DEALS_AGAIN = countOf(PRICED.deals.length / 2);
    for (let number = 1; number <= DEALS_AGAIN; number++) {
      const { isWon, chance } = pricedDeal(number);
      expect([number, [Number(isWon), chance]]).toEqual([number, PRICED.deals[number - 1]]);
    }
    tellChecks(DEALS_AGAIN, "priced games of the Tomb");
  });

  test("chance has no mean", () => {
    const chances = PRICED.deals.map(([, chance]) => chance);
    const mean = sumOf(chances) / chances.length;
    const error = Math.sqrt(sumOf(chances.map((each) => (each - mean) ** 2))) / chances.length;
    expect(Math.abs(mean)).toBeLessThan(3 * error);
  });

  test("with luck taken off the interval is less than half as wide, and holds the true rate in 90 of 100 runs", () => {
    // The recorded games are all games that there are, and runs draw from them: then the true rate is known, and chance has no mean.
    const mean = sumOf(PRICED.deals.map(([, chance]) => chance)) / PRICED.deals.length;
    const all = PRICED.deals.map(([won, chance]) => ({ isWon: won === 1, chance: chance - mean }));
    const rate = rateOf(all);
    const random = seededRandom(1);
    let [heldCounted, held, narrower] = [0, 0, 0];
    for (const _run of runs) {
      const { counted, withoutLuck } = winRateOf(
        Array.from({ length: DEALS }, () => all[random(all.length)] as PlayedDeal),
      );
      heldCounted += Number(holds(counted, rate));
      held += Number(withoutLuck !== undefined && holds(withoutLuck, rate));
      narrower += Number(
        withoutLuck !== undefined && withoutLuck.high - withoutLuck.low < (counted.high - counted.low) / 2,
      );
    }
    expect(heldCounted).toBeGreaterThanOrEqual(90);
    expect(held).toBeGreaterThanOrEqual(90);
    expect(narrower).toBeGreaterThanOrEqual(90);
    tellChecks(RUNS, "intervals of priced games");
  });
});

/** A game of the evaluator on a deal of the recorded benchmark. */
function pricedDeal(number: number): PlayedDeal {
  const game = gameOf("tomb-of-four-kings");
  const player = agentsOf(game).players.at(-1);
  const start = startSession(game, secretDeal(game, PRICED.seed, number));
  if (!player || !start.ok) throw new Error("no game");
  const { words } = runToEnd(playingOut(game, start.value.now.state, player, seededRandom(number), 0));
  const session = words.reduce(after, start.value);
  const pricing = pricingMoves(session, analystsOf(game));
  let step = pricing.next();
  while (!step.done) step = pricing.next();
  const { status } = game.outcome(session.now.state);
  return { isWon: status === "won", chance: Math.round(step.value.chance * 10_000) / 10_000 };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
