import { games as allGames, outcomeOf } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { netOf } from "../../packages/solver/src/evaluation/model.js";
import { WEIGHTS } from "../../packages/solver/src/games/four-gods/weights.js";
import { agentsOf, strongestOf } from "../../packages/solver/src/index.js";
import { type Chooser, LOOKAHEADS } from "./lookaheads.js";
import { NetGames } from "./nets.js";
import { sessionOf } from "./session-of.js";

const net = netOf(WEIGHTS);
const FIRST = 8_000_001;

function gamesOf(lookahead: string): NetGames {
  return new NetGames(LOOKAHEADS[lookahead]?.(net) as Chooser, []);
}

it("one ply ahead the committed net wins the deals that the evaluator wins", () => {
  const game = allGames.find(({ id }) => id === "four-gods");
  if (!game) throw new Error("no Four Gods");
  const evaluator = strongestOf(agentsOf(game));
  const deals = Array.from({ length: 8 }, (_, index) => FIRST + index);
  const games = gamesOf("one-ply");
  const won = deals.map((deal) => games.play(deal).isWon);
  expect(won).toEqual(deals.map((deal) => outcomeOf(sessionOf(game, evaluator, deal)).status === "won"));
  expect(new Set(won).size).toBe(2);
});

it.each(["wins", "plans"])("%s plays a deal the same way each time", (lookahead) => {
  expect(gamesOf(lookahead).play(FIRST)).toEqual(gamesOf(lookahead).play(FIRST));
});

it("without what chance brought results scatter far less", () => {
  const games = gamesOf("alone");
  const played = Array.from({ length: 80 }, (_, index) => games.play(FIRST + index));
  const won = played.map(({ isWon }) => Number(isWon));
  const left = played.map(({ isWon, chance = 0 }) => Number(isWon) - chance);
  expect(scatterOf(left)).toBeLessThan(0.5 * scatterOf(won));
});

function scatterOf(values: readonly number[]): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length;
  return Math.sqrt(values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / values.length);
}
