import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import type { AnyPlayer } from "../../packages/solver/src/index.js";
import { pairedDifference } from "../../packages/solver/src/studies/wilson.js";
import { countOf, tellChecks } from "../../testing/counts.js";
import { pricedDifference } from "../statistics/priced-difference.js";
import {
  ALL_TOYS,
  type Toy,
  toyGame,
  toyIsOver,
  toyPlay,
  toyPlayer,
  toyResult,
} from "../toy-game-for-tests.js";
import { type PricedGame, pricedGame } from "./pricing.js";

/** Draws below a total but does otherwise one time in `luck`: how often it wins, by counting every deal and every whim. */
function exactly({ stopsAt, luck }: Whims): number {
  const worth = (toy: Toy): number => {
    if (toyIsOver(toy)) return toyResult(toy);
    const total = toy.cards.slice(0, toy.drawn).reduce((sum, card) => sum + card, 0);
    const [usual, odd] = total >= stopsAt ? (["stop", "draw"] as const) : (["draw", "stop"] as const);
    const share = luck === 0 ? 0 : 1 / luck;
    return (1 - share) * worth(toyPlay(toy, usual)) + (share > 0 ? share * worth(toyPlay(toy, odd)) : 0);
  };
  return ALL_TOYS.reduce((sum, toy) => sum + worth(toy), 0) / ALL_TOYS.length;
}

interface Whims {
  readonly stopsAt: number;
  readonly luck: number;
}

function playerOf({ stopsAt, luck }: Whims): AnyPlayer {
  return toyPlayer(stopsAt, luck);
}

function priced(base: Whims, player: Whims, games: number, seed: number, tries = 2): readonly PricedGame[] {
  const shuffling = seededRandom(seed);
  const pricing = { game: toyGame, base: playerOf(base), player: playerOf(player), tries };
  return Array.from({ length: games }, () => {
    const start = ALL_TOYS[shuffling(ALL_TOYS.length)];
    return pricedGame(pricing, start, shuffling(2 ** 31));
  });
}

const PAIRS = [
  [
    { stopsAt: 5, luck: 0 },
    { stopsAt: 7, luck: 0 },
  ],
  [
    { stopsAt: 8, luck: 3 },
    { stopsAt: 6, luck: 0 },
  ],
  [
    { stopsAt: 6, luck: 0 },
    { stopsAt: 4, luck: 5 },
  ],
] as const;

describe("the price of another player", () => {
  it("is 0 ± 0 between players that choose alike", () => {
    const alike = { stopsAt: 6, luck: 0 };
    const games = priced(alike, alike, 20, 1);
    expect(pricedDifference(games.map(({ wins }) => wins))).toEqual({ difference: 0, margin: 0, scatter: 0 });
  });

  it.each(PAIRS)("is on average the true one, counted out: %o against %o", (base, player) => {
    const truth = exactly(player) - exactly(base);
    const games = countOf(150_000);
    const { difference, margin } = pricedDifference(priced(base, player, games, 7).map(({ wins }) => wins));
    expect(Math.abs(truth), "a difference worth finding").toBeGreaterThan(0.02);
    expect(Math.abs(difference - truth)).toBeLessThan(1.8 * margin); // 3.5 standard errors
    tellChecks(games, "toy games priced");
  });

  it.each(PAIRS)("has the truth in its interval 19 times of 20: %o against %o", (base, player) => {
    const truth = exactly(player) - exactly(base);
    const studies = countOf(6_000);
    let hits = 0;
    for (let study = 1; study <= studies; study++) {
      const games = priced(base, player, 100, study);
      const { difference, margin } = pricedDifference(games.map(({ wins }) => wins));
      if (Math.abs(difference - truth) <= margin) hits++;
    }
    expect(hits / studies).toBeGreaterThan(0.85);
    tellChecks(studies, "studies of 100 toy games");
  });

  it("resolves more than counting the wins of both on the same deals", () => {
    const [base, player] = PAIRS[0];
    const games = priced(base, player, 800, 3, 8);
    const { margin } = pricedDifference(games.map(({ wins }) => wins));
    const shuffling = seededRandom(3);
    let [gained, lost] = [0, 0];
    for (let index = 0; index < games.length; index++) {
      const start = ALL_TOYS[shuffling(ALL_TOYS.length)];
      const seed = shuffling(2 ** 31);
      // A player that is priced against itself has no deviations: its games alone.
      const alone = pricedGame(
        { game: toyGame, base: playerOf(base), player: playerOf(base), tries: 1 },
        start,
        seed,
      );
      if (games[index]?.isWon && !alone.isWon) gained++;
      if (!games[index]?.isWon && alone.isWon) lost++;
    }
    expect(margin).toBeLessThan(0.8 * pairedDifference(gained, lost, games.length).margin);
  });
});
