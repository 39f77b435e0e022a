import { playWord, resign, type Session, seededRandom } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { playedOn } from "../../../../testing/random-play.js";
import { startOf } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { playingOut } from "../players/play-out.js";
import { agentsOf, analystsOf } from "../registry.js";
import { runToEnd } from "../search/resumable-search.js";
import { analysing } from "./analysing.js";
import type { Analysis } from "./analysis.js";
import { pricingMoves } from "./move-prices.js";

function priced(session: Session) {
  const running = pricingMoves(session, analystsOf(session.game));
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
  }
}

/** A game as `greedy` plays it. */
function greedyGame(gameId: string, number: number): Session {
  const start = startOf(gameId, number);
  const greedy = agentsOf(start.game).players.find(({ name }) => name === "greedy");
  if (!greedy) throw new Error("no greedy");
  const { words } = runToEnd(playingOut(start.game, start.now.state, greedy, seededRandom(1), 0));
  return words.reduce((session, word) => {
    return value(playWord(session, word));
  }, start);
}

function wholeAnalysis(session: Session): Analysis {
  const running = analysing(session, analystsOf(session.game));
  for (;;) {
    const step = running.next();
    if (step.done) return step.value;
  }
}

describe.each(["tomb-of-four-kings", "four-kingdoms"])("%s", (id) => {
  test("the prices of a game add up to what the analysis says that choices gave away", () => {
    const session = greedyGame(id, 3);
    const { moves, chance } = priced(session);
    const { account, plies } = wholeAnalysis(session);
    expect(moves).toHaveLength(plies.length);
    expect(Math.min(...moves)).toBeGreaterThanOrEqual(0);
    expect(moves.reduce((sum, each) => sum + each, 0)).toBeCloseTo(-(account?.choice ?? Number.NaN), 9);
    expect(chance).toBeCloseTo((account?.deal ?? Number.NaN) + (account?.luck ?? Number.NaN), 9);
  });
});

test("a resignation costs the chance that there was", () => {
  const resigned = value(resign(playedOn(startOf("tomb-of-four-kings", 3), 1, seededRandom(1))));
  const { moves, marks } = priced(resigned);
  expect(moves.at(-1)).toBeGreaterThan(0.05);
  expect(marks.blunder).toBeGreaterThan(0);
});
