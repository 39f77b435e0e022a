import { games, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import type { Reason } from "../src/analysis/analysis.js";
import { reasonsOf } from "../src/analysis/ply-analysis.js";
import { positionsOnTheWay } from "./positions.js";

const SAMPLES = 12;

type Values = Reason["values"];

/** What a reason names of an event: all but the rule that says so. */
function fieldsOf({ rule: _, ...fields }: Values): Values {
  return fields;
}

/** The same fields of an event that the engine tells, as a reason writes them. */
function fieldsNeeded(values: Values) {
  return (event: object): Values =>
    Object.fromEntries(
      Object.entries(event)
        .filter(([field]) => field in fieldsOf(values))
        .map(([field, value]) => [field, Array.isArray(value) ? value.join(" ") : value]),
    );
}

describe.each(games.map((game) => [game.id, game] as const))("reasons in %s", (id, game) => {
  it("are true: what they name, with its cards, places and numbers, comes of the one move and never of the other, whatever is hidden (C-11)", () => {
    let checks = 0;
    for (let deal = 1; deal <= countOf(400, 12); deal++) {
      const random = seededRandom(deal);
      for (const state of positionsOnTheWay(game, deal, 3)) {
        const legal = game.legalMoves(state);
        if (legal.length < 2) continue;
        const [a, b] = [legal[random(legal.length)], legal[random(legal.length)]];
        const view = game.view(state);
        for (const { of, key, values } of reasonsOf(game, view, game.formatMove(a), game.formatMove(b))) {
          const [does, not] = of === "played" ? [a, b] : [b, a];
          for (let sample = 0; sample < SAMPLES; sample++) {
            const deals = game.sample(view, random);
            const events = (move: unknown) => game.play(deals, move).events;
            const named = events(does).filter(({ type }) => type === key);
            expect(named.map(fieldsNeeded(values))).toContainEqual(fieldsOf(values));
            expect(events(not).map(({ type }) => type)).not.toContain(key);
          }
          checks++;
        }
      }
    }
    tellChecks(checks, `reasons held against the engine (${id})`);
  });
});
