import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { isFault } from "../src/analysis/grades.js";
import { analysePly, viewPlyAnalysis } from "../src/analysis/ply-analysis.js";
import type { PlayedPly } from "../src/analysis/record.js";
import { type AnyMoveEvaluator, exactly, inOneStep } from "../src/evaluation/evaluation.js";
import { adviserOf, agentsOf, observe, runToEnd } from "../src/index.js";
import { ADVICE_SEED } from "../src/players/player.js";
import { analystsOf } from "../src/registry.js";

/** Deals in which the evaluator alone would mark a move of the strongest player. */
const DEALS: readonly (readonly [id: string, deals: readonly number[]])[] = [["tomb-of-four-kings", [34]]];

test.each(DEALS)("no move of a hint is marked in an analysis of %s", (id, deals) => {
  const game = games.find((each) => each.id === id);
  const adviser = game && adviserOf(agentsOf(game));
  const analysts = game && analystsOf(game);
  if (!game || !adviser || !analysts) throw new Error("no adviser");
  const context = { game, ...analysts, nodes: 0 };
  let checks = 0;
  const more = Array.from({ length: countOf(200, 2) }, (_, index) => index + 1);
  for (const deal of [...deals, ...more]) {
    const random = seededRandom(deal);
    let state = game.setup(numberedDeal(game.pack, deal), []);
    while (game.outcome(state).status === "playing") {
      const advice = runToEnd(adviser.advise(observe(game, state), random, adviser.nodesAMove));
      if (advice.resigns) break;
      const { move } = advice;
      const played = game.play(state, move);
      const ply: PlayedPly = { state, word: game.formatMove(move), events: played.events };
      const before = runToEnd(analysts.evaluator.evaluatingView(game.view(state), 0));
      const seen = viewPlyAnalysis(0, ply, before, analysts.evaluator.hasPoints);
      const { grade } = runToEnd(analysePly(context, seen, ply, before.win));
      expect(isFault(grade), `deal ${deal}: ${ply.word} is called ${grade}`).toBe(false);
      checks++;
      state = played.state;
    }
  }
  tellChecks(checks, `moves of hints (${id})`);
});

/** A judge that thinks much of every move but one, of whose position it thought as little before. */
function preferringOthers(evaluator: AnyMoveEvaluator, word: string, game: AnyGame): AnyMoveEvaluator {
  return {
    ...evaluator,
    isNearsighted: false,
    evaluatingMoves: (_, legal) =>
      inOneStep(legal.map((move) => exactly({ win: game.formatMove(move) === word ? 0.5 : 0.8 }))),
  };
}

test.each(games.map((game) => [game.id, game] as const))(
  "%s: what a hint advises is never called doubtful, however little the judge thinks of it",
  (_, game) => {
    const { adviser, evaluator } = analystsOf(game);
    let state = game.setup(numberedDeal(game.pack, 3), []);
    let doubtful = 0;
    for (let ply = 0; ply < 6 || (ply < 40 && adviser !== undefined && doubtful === 0); ply++) {
      const hints = adviserOf(agentsOf(game));
      if (!hints || game.outcome(state).status !== "playing") break;
      const seen = observe(game, state);
      const advice = runToEnd(hints.advise(seen, seededRandom(ADVICE_SEED), hints.nodesAMove));
      const { move } = advice;
      const isDoubtful = (made: unknown) => {
        const word = game.formatMove(made);
        const played = { state, word, events: game.play(state, made).events };
        const context = { game, evaluator: preferringOthers(evaluator, word, game), adviser, nodes: 0 };
        const before = viewPlyAnalysis(0, played, { win: 0.5 }, false);
        return runToEnd(analysePly(context, before, played, 0.5)).isDoubtful === true;
      };
      expect(isDoubtful(move), `${game.formatMove(move)} at ply ${ply}`).toBe(false);
      const worst = advice.moves.at(-1)?.move;
      if (worst !== undefined && isDoubtful(worst)) doubtful++;
      state = game.play(state, move).state;
    }
    // Where the judge is the adviser itself, or the adviser weighs no moves, nothing is doubtful.
    if (adviser === undefined || game.id === "napoleons-tomb") expect(doubtful).toBe(0);
    else expect(doubtful).toBeGreaterThan(0);
  },
  60_000,
);

test("TK-11, TK-13: where the next card may kill and the skill is as good, the hint uses the skill", () => {
  const game = games.find((each) => each.id === "tomb-of-four-kings");
  const agents = game && agentsOf(game);
  const strongest = agents?.players.at(-1);
  const adviser = agents && adviserOf(agents);
  if (!game || !strongest || !adviser) throw new Error("no adviser");
  // Played by the strongest player, deal 11 comes to a trap of 10 with one hit point left.
  let state = game.setup(numberedDeal(game.pack, 11), []);
  const differing: string[] = [];
  while (game.outcome(state).status === "playing") {
    const observed = observe(game, state);
    const { move } = runToEnd(strongest.advise(observed, seededRandom(1), 0));
    const advised = runToEnd(adviser.advise(observed, seededRandom(1), 0));
    const [words, hinted] = [move, advised.move].map((each) => game.formatMove(each));
    if (words !== hinted) differing.push(`${words} → ${hinted}`);
    state = game.play(state, move).state;
  }
  expect(differing).toEqual(["play → skill"]);
});
