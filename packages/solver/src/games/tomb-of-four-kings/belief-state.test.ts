import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { randomGame, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { layoutOf, Net } from "../../evaluation/net.js";
import { OUTPUTS } from "../../evaluation/net-evaluator.js";
import { BeliefState, CHOICE } from "./belief-state.js";
import { packedCard } from "./cards.js";
import { packedFromView, packedMove, seeView, type TombMove, type TombState } from "./conversion.js";
import { INPUTS } from "./inputs.js";
import { DARK, DEAD, NEXT, PHASE, SHORT } from "./packed.js";
import { ValueFunction } from "./value-function.js";

function seen(state: TombState): BeliefState {
  const belief = new BeliefState();
  belief.seeing(packedFromView(tombGame, tombGame.view(state)));
  return belief;
}

/** The scroll comes to the hand in the first turn, and is spent as soon as the aces come (TK-20). */
const SCROLL_FIRST = ["QC", "JK", "2C", "AC", "AD", "AH", "AS"];

function isLater(code: string): boolean {
  return !SCROLL_FIRST.includes(code);
}

/**
 * All of a position that is not the order of its hidden cards. The blow that killed is of no account any more, nor in the dark
 * whether the scroll was spent.
 */
function factsOf({ tomb, unseen, left, scrollSpent, awaited }: BeliefState) {
  const bytes = [...tomb.bytes];
  bytes[NEXT] = 0;
  if (bytes[PHASE] === DEAD) bytes[SHORT] = 0;
  return { bytes, unseen: [...unseen], left, awaited, scrollSpent: scrollSpent || bytes[PHASE] === DARK };
}

describe("single cards", () => {
  it("what a view shows is counted as it is in a pack made of what was not seen (TK-20, TK-32, TK-40)", () => {
    let views = 0;
    let spent = 0;
    const belief = new BeliefState();
    for (let deal = 1; deal <= countOf(4500, 45); deal++) {
      const { cards } = numberedDeal(tombGame.pack, deal);
      const order = deal % 3 === 0 ? [...SCROLL_FIRST, ...cards.filter(isLater)] : cards;
      const start = tombGame.setup({ cards: order, rolls: [] }, deal % 5 === 0 ? ["by-memory"] : []);
      for (const state of randomGame(start, seededRandom(deal))) {
        seeView(belief, tombGame, tombGame.view(state));
        expect(factsOf(belief)).toEqual(factsOf(seen(state)));
        if (state.scrollSpent) spent++;
        views++;
      }
    }
    expect(spent).toBeGreaterThan(10);
    tellChecks(views, "views of the tomb taken over");
  });

  it("make the moves of the engine (TK-1 to TK-21)", () => {
    let moves = 0;
    const cards = new Map<number, number>();
    for (let deal = 1; deal <= countOf(6000, 60); deal++) {
      const start = tombGame.setup(numberedDeal(tombGame.pack, deal), []);
      const states = randomGame(start, seededRandom(deal));
      for (const [ply, state] of states.entries()) {
        const next = states[ply + 1];
        if (next === undefined) continue;
        const move = tombGame
          .legalMoves(state)
          .find((legal) => same(tombGame.play(state, legal).state, next)) as TombMove;
        const belief = seen(state);
        belief.begin(packedMove(move));
        let turned = 0;
        for (; belief.awaited !== CHOICE; turned++) {
          if (belief.left === 0) belief.fallDark();
          else belief.turnUp(packedCard(state.pack[turned] as never));
        }
        expect(factsOf(belief)).toEqual(factsOf(seen(next)));
        cards.set(turned, (cards.get(turned) ?? 0) + 1);
        moves++;
      }
    }
    for (const turned of [0, 1, 2, 3]) expect(cards.get(turned) ?? 0, `${turned} cards`).toBeGreaterThan(5);
    tellChecks(moves, "moves of the tomb card by card");
  });
});

describe("what is expected", () => {
  const random = seededRandom(5);
  const shape = { inputs: INPUTS, first: 8, second: 4, outputs: OUTPUTS };
  const weights = Float64Array.from({ length: layoutOf(shape).size }, () => random(2001) / 1000 - 1);
  const valueFunction = new ValueFunction(new Net(shape, weights));

  it("is the mean over every card that the engine may turn up next", () => {
    let checks = 0;
    for (let deal = 1; deal <= countOf(4000, 12); deal++) {
      const start = tombGame.setup(numberedDeal(tombGame.pack, deal), []);
      for (const state of randomGame(start, seededRandom(deal))) {
        for (const move of tombGame.legalMoves(state)) {
          const mean = enumerated(state, move, valueFunction);
          if (mean === undefined) continue;
          const belief = seen(state);
          belief.begin(packedMove(move));
          valueFunction.expect(belief);
          expect(valueFunction.win).toBeCloseTo(mean.win, 10);
          expect(valueFunction.points).toBeCloseTo(mean.points, 10);
          checks++;
        }
      }
    }
    tellChecks(checks, "moves of the tomb enumerated through the engine");
  });
});

function same(a: TombState, b: TombState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The mean of f over the outcomes of a move; undefined where it turns up none or several cards. */
function enumerated(state: TombState, move: TombMove, valueFunction: ValueFunction) {
  const view = tombGame.view(state);
  const mean = { win: 0, points: 0 };
  for (const outcome of tombGame.chanceOutcomes(view, move) ?? []) {
    const isSaved = outcome.view.scrollSpent && !view.scrollSpent;
    if (outcome.view.pack.length !== view.pack.length - 1 + (isSaved ? 1 : 0)) return undefined;
    const belief = new BeliefState();
    belief.seeing(packedFromView(tombGame, outcome.view));
    valueFunction.evaluate(belief);
    mean.win += outcome.probability * valueFunction.win;
    mean.points += outcome.probability * valueFunction.points;
  }
  return view.pack.includes("--") ? mean : undefined;
}
