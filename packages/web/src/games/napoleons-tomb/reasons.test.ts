import type { AnyGame, napoleonsTomb } from "@tetrarch/engine";
import { seededRandom } from "@tetrarch/engine";
import { agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { startOf } from "../../../../../testing/sessions.js";
import { reasons } from "./words.js";

type Move = napoleonsTomb.Move;

/** A position, the move that a rule of thumb advises there, and all that are legal. */
interface Advised {
  readonly before: napoleonsTomb.State;
  readonly after: napoleonsTomb.State;
  readonly move: Move;
  readonly legal: readonly Move[];
}

/** Whether each reason is true, by its words. */
const TRUTHS: Readonly<Record<string, (advised: Advised) => boolean>> = {
  "It can go home.": ({ before, after }) => sum(after.foundations) === sum(before.foundations) + 1,
  "A whole pile goes to the middle and leaves an empty pile.": ({ before, after }) =>
    after.tableau.filter(({ length }) => length === 0).length ===
    before.tableau.filter(({ length }) => length === 0).length + 1,
  "The middle can take it.": ({ before, after }) => after.central.length === before.central.length + 1,
  "It fills an empty pile and frees the card beneath it.": ({ before, move }) =>
    move.type === "tableau" && before.tableau[move.to]?.length === 0,
  "No card can go home now.": ({ legal }) => legal.every(({ type }) => type !== "foundation"),
  "The stock is spent: gather it and turn again.": ({ before }) => before.stock.length === 0,
};

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

test("C-11: the rules of thumb of Napoleon's Tomb say what is true of their moves (NT-2 to NT-8)", () => {
  const met = new Set<string>();
  for (let deal = 1; deal <= countOf(3000, 30); deal++) {
    const { game, now } = startOf("napoleons-tomb", deal) as { game: AnyGame; now: { state: unknown } };
    const greedy = greedyOf(agentsOf(game));
    const random = seededRandom(deal);
    let state = now.state as napoleonsTomb.State;
    for (let ply = 0; ply < 400; ply++) {
      const observed = observe(game, state);
      const legal = observed.legal as readonly Move[];
      if (legal.length === 0) break;
      const { move, reason = "" } = runToEnd(greedy.advise(observed, random, 0));
      const after = game.play(state, move).state as napoleonsTomb.State;
      const said = reasons[reason] ?? "";
      const isTrue = TRUTHS[said]?.({ before: state, after, move: move as Move, legal }) ?? true;
      expect(isTrue, `deal ${deal}, ply ${ply}: ${game.formatMove(move)}: ${said}`).toBe(true);
      met.add(said);
      const astray = random(4) === 0 ? legal[random(legal.length)] : undefined;
      state = astray ? (game.play(state, astray).state as napoleonsTomb.State) : after;
    }
  }
  const checked = Object.keys(TRUTHS).filter((said) => met.has(said));
  expect(checked).toEqual(Object.keys(TRUTHS));
  tellChecks(checked.length, "reasons of hints");
});
