import { type AnyGame, games, numberedDeal, parseVariant } from "@tetrarch/engine";
import { agentsOf, type Solution, solve } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { SettledPositions } from "./settled-positions.js";

const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };
const DEALS = 4;

function started(game: AnyGame, number: number): unknown {
  const variant = value(parseVariant(game.options, "standard"));
  return game.setup(numberedDeal(game.pack, number), variant);
}

function solved(game: AnyGame, state: unknown): Solution {
  const known = agentsOf(game);
  if (!known) throw new Error(`no solver of ${game.id}`);
  return solve(game, known.solver, state, LIMITS);
}

function after(game: AnyGame, state: unknown, words: readonly string[]): unknown {
  return words.reduce((at, word) => game.play(at, game.parseMove(word)).state, state);
}

test.each(games)(
  "on the way that was found in $id each position has the end that a solver finds from there",
  (game) => {
    let found = 0;
    for (let deal = 1; deal <= DEALS; deal++) {
      const positions = new SettledPositions();
      const start = started(game, deal);
      const first = solved(game, start);
      positions.keep(game, start, first);
      if (first.stop !== undefined) continue;
      for (const part of [0, 0.3, 0.6, 1]) {
        const made = Math.floor(first.moves.length * part);
        const state = after(game, start, first.moves.slice(0, made));
        const kept = positions.find(game, state);
        const fresh = solved(game, state);
        expect(kept?.verdict).toBe(fresh.verdict);
        expect(kept?.best?.score).toEqual(fresh.best?.score);
        expect(game.outcome(after(game, state, kept?.moves ?? []))).toEqual(
          game.outcome(after(game, start, first.moves)),
        );
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  },
);

test("what ran out of budget is not kept, nor is any other position found", () => {
  const game = gameOf("four-kingdoms");
  const positions = new SettledPositions();
  const known = agentsOf(game);
  if (!known) throw new Error("no solver");
  const start = started(game, 2);
  const cut = solve(game, known.solver, start, { nodes: 10, memory: 2 ** 27 });
  expect(cut.verdict).toBe("unknown");
  positions.keep(game, start, cut);
  expect(positions.find(game, start)).toBeUndefined();
  positions.keep(game, start, solved(game, start));
  expect(positions.find(game, start)).toBeDefined();
  expect(positions.find(game, started(game, 3))).toBeUndefined();
});
