import { describe, expect, it } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { expectSame } from "../../../testing/same.js";
import type { AnyGame, ChanceOutcome, GameEvent } from "../src/core/game.js";
import { seededRandom } from "../src/core/random.js";
import { gamesAndVariants, randomGame, startOf } from "./random-games.js";

const DEALS = Array.from({ length: countOf(100, 4) }, (_, index) => index + 1);
/** The plies between two positions of a game in which every legal move is enumerated. */
const STRIDE = 7;
/** The most outcomes of a move that are looked at; a jammed door has millions. */
const MOST_OUTCOMES = 3000;
/** Sampled positions in which a move is played, besides the true one. */
const SAMPLES = 12;
/** The samples whose shares are compared with the probabilities. */
const MANY = 2000;
/** Standard errors by which no share may be off: more where more are compared. */
const FAR = isLong ? 7 : 5;

type Outcome = ChanceOutcome<unknown, GameEvent>;

function keyOf({ view, events }: { readonly view: unknown; readonly events: unknown }): string {
  return JSON.stringify([view, events]);
}

/** The outcomes of a move by what the player sees of them, the first of very many, and whether these are all. */
function enumerated(game: AnyGame, view: unknown, move: unknown) {
  const outcomes = new Map<string, Outcome>();
  for (const outcome of game.chanceOutcomes(view, move) ?? []) {
    if (outcomes.size === MOST_OUTCOMES) return { outcomes, isWhole: false };
    const key = keyOf(outcome);
    expect(outcomes.has(key), "an outcome that comes twice").toBe(false);
    expect(outcome.probability).toBeGreaterThan(0);
    outcomes.set(key, outcome);
  }
  return { outcomes, isWhole: true };
}

/** What the player sees of a move played in a position. */
function playedKey(game: AnyGame, state: unknown, move: unknown): string {
  const { state: after, events } = game.play(state, move);
  return keyOf({ view: game.view(after), events });
}

/** Tests the chance outcomes of moves, for each game in every variant. */
export function checkChance(games: readonly AnyGame[]): void {
  describe.each(gamesAndVariants(games))("$name", ({ game, variant }) => {
    const isByMemory = game.memoryOption !== undefined && variant.includes(game.memoryOption);

    it.runIf(isByMemory)("TK-32: by memory probabilities are unknown", () => {
      const state = startOf(game, variant, 1);
      expect(game.chanceOutcomes(game.view(state), game.legalMoves(state)[0])).toBe(undefined);
    });

    it.skipIf(isByMemory)(
      "C-11: the outcomes of a move are all that the player may see of it, and their probabilities sum to 1",
      () => {
        let whole = 0;
        for (const number of DEALS) {
          const random = seededRandom(number);
          for (const { ply, state, moves } of randomGame(game, variant, number)) {
            if (ply % STRIDE > 0) continue;
            const view = game.view(state);
            for (const move of moves) {
              const { outcomes, isWhole } = enumerated(game, view, move);
              const sum = [...outcomes.values()].reduce((total, { probability }) => total + probability, 0);
              if (!isWhole) {
                expect(sum).toBeLessThan(1);
                continue;
              }
              expect(sum).toBeCloseTo(1, 9);
              const dealt = Array.from({ length: SAMPLES }, () => game.sample(view, random));
              const played = [state, ...dealt].map((position) => playedKey(game, position, move));
              for (const key of played) expect(outcomes.has(key)).toBe(true);
              if (game.knowsAll(view)) expect(outcomes.size).toBe(1);
              if (outcomes.size === 1) expect(outcomes.get(played[0] ?? "")?.probability).toBe(1);
              for (const outcome of [...outcomes.values()].slice(0, SAMPLES))
                expectSame(game.view(game.sample(outcome.view, random)), outcome.view);
              whole++;
            }
          }
        }
        tellChecks(whole, "moves whose outcomes were enumerated");
      },
    );

    it.skipIf(isByMemory)("C-11: outcomes are as likely as sampled positions make them", () => {
      let compared = 0;
      for (const number of DEALS) {
        const random = seededRandom(number);
        const steps = [...randomGame(game, variant, number)].filter(({ moves }) => moves.length > 0);
        const { state, moves = [] } = steps[random(steps.length)] ?? {};
        const [view, move] = [game.view(state), moves[random(moves.length)]];
        const { outcomes, isWhole } = enumerated(game, view, move);
        const listed = game.chanceOutcomes(view, move) ?? [];
        if (isWhole) for (const _ of [1, 2]) expect([...listed].length).toBe(outcomes.size);
        const counts = new Map<string, number>();
        for (let sample = 0; sample < MANY; sample++) {
          const key = playedKey(game, game.sample(view, random), move);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        if (isWhole) expect([...counts.keys()].every((key) => outcomes.has(key))).toBe(true);
        for (const [key, { probability }] of outcomes) {
          const [expected, actual] = [probability * MANY, counts.get(key) ?? 0];
          // A rare outcome tells little by itself.
          if (expected < 20) continue;
          const error = Math.sqrt(expected * (1 - probability));
          expect(Math.abs(actual - expected)).toBeLessThanOrEqual(FAR * error);
          compared++;
        }
      }
      tellChecks(compared, "shares of samples compared with probabilities");
    });
  });
}
