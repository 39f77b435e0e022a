import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyGame, Variant } from "@tetrarch/engine";
import { expect, it, onTestFinished } from "vitest";
import { type Agents, type AnyPlayer, agentsOf, greedyOf } from "../../packages/solver/src/index.js";
import { gameOf } from "../../testing/game-of.js";
import { type PricedBy, PriceFile } from "./price-file.js";

const PRICED = { isWon: false, score: 3, decisions: 4, wins: [[1, 0]], scores: [[2, 0]], seconds: 1 };

function gameNamed(id: string): AnyGame {
  return gameOf(id);
}

it("priced games are found again by player and deal, and only where they were priced the same way", () => {
  const folder = mkdtempSync(join(tmpdir(), "prices-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "prices");
  const game = gameNamed("four-gods");
  const base = greedyOf(agentsOf(game) as Agents);
  const by: PricedBy = { game, base, tries: 10 };
  const priced = { ...PRICED, deal: 7, player: "sampler" };
  new PriceFile(by, [], file).of("sampler", 7, () => priced);
  const kept = new PriceFile(by, [], file);
  const never = () => {
    throw new Error("it was played again");
  };
  expect(kept.of("sampler", 7, never)).toEqual(priced);
  expect(() => kept.of("sampler", 8, never)).toThrow("played again");
  expect(() => kept.of("evaluator", 7, never)).toThrow("played again");
  const other: AnyPlayer = { ...base, name: "net" };
  const others: readonly [PricedBy, Variant][] = [
    [{ ...by, tries: 60 }, []],
    [{ ...by, base: other }, []],
    [{ ...by, game: gameNamed("kings-keys") }, []],
    [by, ["rescue"]],
  ];
  for (const [way, variant] of others)
    expect(() => new PriceFile(way, variant, file)).toThrow("prices by greedy, 10 pairs a deviation, not of");
});
