import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { DIFFICULTIES } from "./difficulty.js";
import { knowledgeOf } from "./registry.js";
import { DEFAULT_LIMITS } from "./search/limits.js";
import { runToEnd } from "./search/resumable-search.js";
import { solve } from "./solver.js";
import { findingWinnable, judging } from "./winnable.js";

const LIMITS = { ...DEFAULT_LIMITS, nodes: 200_000 };

/** The deals 1 to 12: easy, medium, hard, or not winnable. Never to be changed. */
const PINNED: Readonly<Record<string, string>> = {
  "tomb-of-four-kings": "--m--ee---mh",
  "kings-keys": "------emmehe",
  "four-kingdoms": "-mmh-m--e---",
  "four-gods": "hhmmmehhhhme",
  "napoleons-tomb": "hemhmhehhhem",
};

/** `npm run test:long` judges them all, `npm test` every third. */
const STRIDE = isLong ? 1 : 3;

function knowledge(game: AnyGame) {
  const known = knowledgeOf(game);
  if (!known) throw new Error(`${game.id} has no solver`);
  return known;
}

describe.each(games.map((game) => [game.id, game] as const))("winnable deals of %s", (_id, game) => {
  it("are found, proved, and the same with the same chance", () => {
    const wish = { variant: [], limits: LIMITS, mostDeals: 50 };
    const found = runToEnd(findingWinnable(game, knowledge(game), seededRandom(3), wish));
    if (!found) throw new Error("none found");
    const start = game.setup(numberedDeal(game.pack, found.number), []);
    expect(solve(game, knowledge(game).solver, start, LIMITS).verdict).toBe("won");
    expect(DIFFICULTIES).toContain(found.judged.difficulty);
    expect(runToEnd(findingWinnable(game, knowledge(game), seededRandom(3), wish))).toEqual(found);
  });

  it.each(DIFFICULTIES)("are found %s when that is wanted", (difficulty) => {
    const wish = { variant: [], difficulty, limits: LIMITS, mostDeals: 200 };
    const found = runToEnd(findingWinnable(game, knowledge(game), seededRandom(4), wish));
    expect(found?.judged.difficulty).toBe(difficulty);
  });

  it("are not made up when nothing can be proved", () => {
    const wish = { variant: [], limits: { ...LIMITS, nodes: 0 }, mostDeals: 5 };
    expect(runToEnd(findingWinnable(game, knowledge(game), seededRandom(3), wish))).toBeUndefined();
  });

  it("stay as difficult as they were", () => {
    for (const [index, pinned] of [...(PINNED[game.id] ?? "")].entries()) {
      if (index % STRIDE !== STRIDE - 1) continue;
      const start = game.setup(numberedDeal(game.pack, index + 1), []);
      const { difficulty } = runToEnd(judging(game, knowledge(game), start, LIMITS));
      expect([index + 1, difficulty?.charAt(0) ?? "-"]).toEqual([index + 1, pinned]);
      tellChecks(1, "deals judged");
    }
  });
});
