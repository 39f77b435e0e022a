import { games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import {
  agentsOf,
  balancing,
  DEFAULT_LIMITS,
  greedyOf,
  playingOut,
  runToEnd,
  solve,
  strongestOf,
} from "../src/index.js";

const game = games.find(({ id }) => id === "four-gods") ?? games[0];

test("the balance of a range is the sum of the balances of its deals, and the wins are those of play", () => {
  if (!game) throw new Error("no game");
  const all = runToEnd(balancing(game, "greedy", { first: 3, deals: 20 }));
  expect([all.played, all.unknown]).toEqual([20, 0]);
  const greedy = greedyOf(agentsOf(game));
  const wins = Array.from({ length: 20 }, (_, index) => index + 3).filter((number) => {
    const state = game.setup(numberedDeal(game.pack, number), []);
    const played = runToEnd(playingOut(game, state, greedy, seededRandom(number), greedy.nodesAMove));
    return played.outcome.status === "won";
  });
  expect(all.won).toBe(wins.length);
  const parts = [3, 13].map((first) => runToEnd(balancing(game, "greedy", { first, deals: 10 })).won);
  expect(parts.reduce((sum, won) => sum + won)).toBe(all.won);
});

test("with all cards open it is the solver who plays, and a good player is the strongest", () => {
  if (!game) throw new Error("no game");
  const open = runToEnd(balancing(game, "open", { first: 1, deals: 2 }));
  const verdicts = [1, 2].map(
    (number) =>
      solve(game, agentsOf(game).solver, game.setup(numberedDeal(game.pack, number), []), DEFAULT_LIMITS)
        .verdict,
  );
  expect(open.won).toBe(verdicts.filter((verdict) => verdict === "won").length);
  expect(strongestOf(agentsOf(game)).name).toBe(agentsOf(game).players.at(-1)?.name);
});
