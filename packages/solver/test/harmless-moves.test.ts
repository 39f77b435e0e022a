import { type fourKingdoms, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import type { RatedMove } from "../src/analysis/analysis.js";
import { isFault } from "../src/analysis/grades.js";
import { gradingIn } from "../src/analysis/grading.js";
import { AT_NO_COST, analysePly, viewPlyAnalysis } from "../src/analysis/ply-analysis.js";
import { adviserOf, agentsOf, observe, runToEnd, solving } from "../src/index.js";
import { ADVICE_SEED } from "../src/players/player.js";
import { analystsOf } from "../src/registry.js";
import { positionsOnTheWay } from "./positions.js";

const game = gameOf("four-kingdoms");
const { evaluator, solver } = analystsOf(game);

const positions = Array.from({ length: countOf(1000, 15) }, (_, index) => index + 1)
  .flatMap((deal) => positionsOnTheWay(game, deal, 1))
  .filter((state) => game.legalMoves(state).some((move) => game.formatMove(move) === "deal"));

/** The word of the move home that could be made before a deal at no cost. */
function homeBefore(state: unknown): string | undefined {
  const home = evaluator.harmlessBefore?.(game.view(state), game.parseMove("deal"));
  return home === undefined ? undefined : game.formatMove(home);
}

/** Positions in which a deal buries a card that could go home first at no cost, and the word of that move. */
const burying = positions.flatMap((state) => {
  const home = homeBefore(state);
  return home === undefined ? [] : [[state, home] as const];
});

const after = (state: unknown, ...words: readonly string[]) =>
  words.reduce((at, word) => game.play(at, game.parseMove(word)).state, state);

it("FK-4, FK-10: a deal over a card that could go home at no cost is marked, no hint makes it or calls it as good", () => {
  const adviser = adviserOf(agentsOf(game));
  if (!adviser) throw new Error("no adviser");
  let checks = 0;
  for (const [state, home] of burying) {
    const view = game.view(state);
    const { events } = game.play(state, game.parseMove("deal"));
    const ply = { state, word: "deal", events };
    const before = runToEnd(evaluator.evaluatingView(view, 0));
    if (before.win < 0.02 || before.win > 0.98) continue;
    const seen = viewPlyAnalysis(0, ply, before, evaluator.hasPoints);
    const analysed = runToEnd(analysePly({ game, evaluator, adviser, nodes: 0 }, seen, ply, before.win));
    const [best] = analysed.moves;
    expect(["inaccuracy", "mistake", "blunder"]).toContain(analysed.grade);
    expect(best?.word).toBe(home);
    expect(analysed.moves.map(({ word }) => word).sort()).toEqual(
      game
        .legalMoves(state)
        .map((move) => game.formatMove(move))
        .sort(),
    );
    expect(analysed.reasons?.[0]?.key).toBe(AT_NO_COST);
    const [homeward, buried] = [home, "deal"].map((word) => ({ word, win: 0.5, error: 0 })) as [
      RatedMove,
      RatedMove,
    ];
    expect(isFault(gradingIn(game, analystsOf(game), view)(homeward, buried, 0.1, 5))).toBe(true);
    const advice = runToEnd(adviser.advise(observe(game, state), seededRandom(ADVICE_SEED), 0));
    expect(game.formatMove(advice.move)).not.toBe("deal");
    checks++;
  }
  tellChecks(checks, "deals that bury a card");
  expect(checks).toBeGreaterThan(0);
});

it("FK-6: a ten may stay until its jack is home, as the jack may want to lie on it", () => {
  const canGoHome = positions.filter((state) =>
    game.legalMoves(state).some((move) => game.formatMove(move) === "w-tower"),
  );
  expect(canGoHome.length).toBeGreaterThan(0);
  for (const state of canGoHome) {
    const { kingdoms, waste } = game.view(state) as fourKingdoms.View;
    const suit = waste.at(-1)?.at(-1);
    const isFull = kingdoms.find((each) => each.suit === suit)?.castle.length === 3;
    expect(homeBefore(state)).toBe(isFull ? "w-tower" : undefined);
  }
});

it("what can be won after such a deal can be won after the move home, with all cards known, and not the other way round", () => {
  const verdictOf = (state: unknown) =>
    runToEnd(solving(game, solver, state, { nodes: 20_000, memory: 2 ** 24 })).verdict;
  let checks = 0;
  for (const [state, home] of burying) {
    if (verdictOf(after(state, "deal")) !== "won") continue;
    expect(verdictOf(after(state, home, "deal"))).not.toBe("lost");
    checks++;
  }
  tellChecks(checks, "deals won in spite of a buried card");
  expect(checks).toBeGreaterThan(0);
});
