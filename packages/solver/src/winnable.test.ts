import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { DIFFICULTIES } from "./difficulty.js";
import { agentsOf } from "./registry.js";
import { DEFAULT_LIMITS } from "./search/budget.js";
import { runToEnd } from "./search/resumable-search.js";
import { solve } from "./solver.js";
import { assessing, findingWinnable } from "./winnable.js";

const LIMITS = { ...DEFAULT_LIMITS, nodes: 200_000 };

/** The deals 1 to 12: easy, medium, hard, or not winnable. Never to be changed. */
const PINNED: Readonly<Record<string, string>> = {
  "tomb-of-four-kings": "--m--ee---mh",
  "kings-keys": "------emmehe",
  "four-kingdoms": "-mmh-m--e---",
  "four-gods": "hhmmmehhhhme",
  "napoleons-tomb": "hemhmhehhhem",
};

/** `npm run test:long` evaluates them all, `npm test` the last of each game. */
const STRIDE = isLong ? 1 : 12;

function agents(game: AnyGame) {
  const known = agentsOf(game);
  if (!known) throw new Error(`${game.id} has no solver`);
  return known;
}

describe.each(games.map((game) => [game.id, game] as const))("winnable deals of %s", (_id, game) => {
  it("are found, proved, and the same with the same chance", () => {
    const criteria = { variant: [], limits: LIMITS, mostDeals: 50 };
    const found = runToEnd(findingWinnable(game, agents(game), seededRandom(3), criteria));
    if (!found) throw new Error("none found");
    const start = game.setup(numberedDeal(game.pack, found.number), []);
    expect(solve(game, agents(game).solver, start, LIMITS).verdict).toBe("won");
    expect(DIFFICULTIES).toContain(found.assessment.difficulty);
    expect(runToEnd(findingWinnable(game, agents(game), seededRandom(3), criteria))).toEqual(found);
  });

  it.each(DIFFICULTIES)("are found %s when that is wanted", (difficulty) => {
    const criteria = { variant: [], difficulty, limits: LIMITS, mostDeals: 200 };
    const found = runToEnd(findingWinnable(game, agents(game), seededRandom(4), criteria));
    expect(found?.assessment.difficulty).toBe(difficulty);
  });

  it("are not made up when nothing can be proved", () => {
    const criteria = { variant: [], limits: { ...LIMITS, nodes: 0 }, mostDeals: 5 };
    expect(runToEnd(findingWinnable(game, agents(game), seededRandom(3), criteria))).toBeUndefined();
  });

  it("stay as difficult as they were", () => {
    for (const [index, pinned] of [...(PINNED[game.id] ?? "")].entries()) {
      if (index % STRIDE !== STRIDE - 1) continue;
      const start = game.setup(numberedDeal(game.pack, index + 1), []);
      const { difficulty } = runToEnd(assessing(game, agents(game), start, LIMITS));
      expect([index + 1, difficulty?.charAt(0) ?? "-"]).toEqual([index + 1, pinned]);
      tellChecks(1, "deals judged");
    }
  });
});
