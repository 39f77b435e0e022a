import { numberedDeal } from "@tetrarch/engine";
import { expect, it } from "vitest";
import type { TombState } from "../../packages/solver/src/games/tomb-of-four-kings/conversion.js";
import { committedValueFunction } from "../../packages/solver/src/games/tomb-of-four-kings/evaluation.js";
import { tellChecks } from "../../testing/counts.js";
import { gameOf } from "../../testing/game-of.js";
import { OpenTomb } from "../bound/open-tomb.js";
import { fewestMoves } from "./fewest-moves.js";

const game = gameOf("tomb-of-four-kings");

/** Level by level on the engine's own positions; no further than `most`. */
function byLevels(start: unknown, most: number): number | undefined {
  let level = [start];
  for (let moves = 0; moves <= most; moves++) {
    if (level.some((state) => game.outcome(state).status === "won")) return moves;
    level = level.flatMap((state) => game.legalMoves(state).map((move) => game.play(state, move).state));
  }
  return undefined;
}

function fewestOf(deal: number): number {
  const start = game.setup(numberedDeal(game.pack, deal), []) as TombState;
  const tomb = new OpenTomb(start, committedValueFunction());
  return fewestMoves(tomb, tomb.start);
}

it("is what a search level by level finds, on deals with short wins, and none shorter on others", () => {
  const MOST = 6;
  const deals = [67084, 94950, 27139, 3];
  let short = 0;
  for (const deal of deals) {
    const fewest = fewestOf(deal);
    const found = byLevels(game.setup(numberedDeal(game.pack, deal), []), MOST);
    expect(fewest <= MOST ? fewest : undefined).toBe(found);
    if (found !== undefined) short++;
  }
  expect(short).toBeGreaterThan(2);
  tellChecks(deals.length, "deals of the Tomb searched level by level");
});
