import { games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { isFault } from "../src/analysis/grades.js";
import { analysePly, viewPlyAnalysis } from "../src/analysis/ply-analysis.js";
import type { PlayedPly } from "../src/analysis/record.js";
import { adviserOf, agentsOf, observe, runToEnd } from "../src/index.js";
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
      const { move } = advice.meanwhile ?? advice;
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
