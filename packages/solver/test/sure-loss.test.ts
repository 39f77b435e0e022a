import { type AnyGame, numberedDeal } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { analysePly, viewPlyAnalysis } from "../src/analysis/ply-analysis.js";
import { isSurelyLost } from "../src/analysis/sure-loss.js";
import { type AnyPlayer, runToEnd } from "../src/index.js";
import { analystsOf } from "../src/registry.js";

/** Positions in which one move surely ends the game lost, and the estimates are too rough to say that another is better. */
const POSITIONS = [
  ["four-gods", 2, "take:p4 p4R equip:p2:L1 p2L fight:p4:L1", "fight:p1:L1", "blunder"],
  ["four-gods", 9, "take:p2 p2L equip:p3:L1 p3R trap:p3 p3L fight:p3:L1 p3L", "fight:p2:L1", "mistake"],
  ["tomb-of-four-kings", 187, "delve play delve skill delve play play play play play", "take", "blunder"],
] as const;

function positionOf(id: string, deal: number, words: string): { game: AnyGame; state: unknown } {
  const game = gameOf(id);
  const start: unknown = game.setup(numberedDeal(game.pack, deal), []);
  const state = words.split(" ").reduce((at, word) => game.play(at, game.parseMove(word)).state, start);
  return { game, state };
}

/** Advises one word, whatever is asked. */
function stubborn(game: AnyGame, word: string): AnyPlayer {
  return {
    nodesAMove: 0,
    // biome-ignore lint/correctness/useYield: an adviser that needs no time.
    *advise() {
      return { move: game.parseMove(word), moves: [] };
    },
  } as unknown as AnyPlayer;
}

it.each(POSITIONS)(
  "in %s, deal %i, a move that surely loses the game is marked, even if the adviser would make it",
  (id, deal, words, word, grade) => {
    const { game, state } = positionOf(id, deal, words);
    const analysts = analystsOf(game);
    if (!analysts) throw new Error("no analysts");
    const { evaluator } = analysts;
    const { events } = game.play(state, game.parseMove(word));
    const ply = { state, word, events };
    const before = runToEnd(evaluator.evaluatingView(game.view(state), 0));
    const seen = viewPlyAnalysis(0, ply, before, evaluator.hasPoints);
    const graded = (by: AnyGame) =>
      runToEnd(analysePly({ game: by, evaluator, adviser: stubborn(game, word), nodes: 0 }, seen, ply, 0))
        .grade;
    expect(graded(game)).toBe(grade);
    expect(graded({ ...game, chanceOutcomes: () => undefined })).toBe("unclear");
  },
);

it.each([
  ["four-gods", 2, POSITIONS[0][2], ["fight:p1:L1", "fight:p4:L1"]],
  ["tomb-of-four-kings", 187, POSITIONS[2][2], ["take"]],
] as const)("in %s only moves are called surely lost that end the game", (id, deal, words, lost) => {
  const { game, state } = positionOf(id, deal, words);
  const view = game.view(state);
  const found = game.legalMoves(state).filter((move) => isSurelyLost(game, view, move));
  expect(found.map((move) => game.formatMove(move))).toEqual(lost);
  expect(found.map((move) => game.outcome(game.play(state, move).state).status)).toEqual(
    lost.map(() => "lost"),
  );
});
