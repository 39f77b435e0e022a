import { type fourGods, numberedDeal, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { VARIANTS } from "../../../test/games/four-gods/positions.js";
import { layoutOf, Net } from "../../evaluation/net.js";
import { OUTPUTS } from "../../evaluation/net-evaluator.js";
import { BeliefState } from "./belief-state.js";
import { CardNumbers } from "./card-numbers.js";
import { packedMove, seeView } from "./conversion.js";
import { INPUTS } from "./inputs.js";
import { ValueFunction } from "./value-function.js";

type State = fourGods.State;

const game = createFourGods(builtInCardSet);
const numbers = new CardNumbers(builtInCardSet);
const random = seededRandom(5);
const shape = { inputs: INPUTS, first: 8, second: 4, outputs: OUTPUTS };
const weights = Float64Array.from({ length: layoutOf(shape).size }, () => random(2001) / 1000 - 1);
const valueFunction = new ValueFunction(new Net(shape, weights));

function seen(state: State): BeliefState {
  const belief = new BeliefState(numbers);
  belief.seeing(game.sample(game.view(state), seededRandom(1)));
  return belief;
}

/** What a position is to who sees only what was turned up: where it is, and all that lies open. */
function known(belief: BeliefState) {
  const { packed, unseen, left, due } = belief;
  const open = [0, 1, 2, 3].map((path) => (belief.isOpen(path) ? belief.openCard(path) : undefined));
  const crossed = [0, 1, 2, 3].map((path) => packed.deal.crossedBy(path, 3));
  return { position: [...packed.position], unseen: [...unseen], left, due, open, crossed };
}

/** The states of random games in all variants. */
function* statesOfGames(games: number): Generator<State> {
  for (let number = 1; number <= games; number++) {
    const chosen = seededRandom(number);
    let state = game.setup(numberedDeal(game.pack, number), VARIANTS[number % VARIANTS.length] ?? []);
    for (let legal = game.legalMoves(state); legal.length > 0; legal = game.legalMoves(state)) {
      yield state;
      state = game.play(state, legal[chosen(legal.length)] as fourGods.Move).state;
    }
  }
}

/** The mean over the outcomes of a move of what the value function says of each. */
function enumerated(state: State, move: fourGods.Move, evaluate: (belief: BeliefState) => void) {
  const mean = { win: 0, points: 0 };
  for (const { probability, view } of game.chanceOutcomes(game.view(state), move) ?? []) {
    const after = seen(game.sample(view, seededRandom(1)));
    const result = { win: after.packed.isWon ? 1 : 0, points: after.packed.pathsFinished / 4 };
    if (!after.isOver) evaluate(after);
    const { win, points } = after.isOver ? result : valueFunction;
    mean.win += probability * win;
    mean.points += probability * points;
  }
  return mean;
}

describe("the Four Gods card by card and roll by roll", () => {
  it("FG-30: a view is taken over as any state is that agrees with it", () => {
    let views = 0;
    const belief = new BeliefState(numbers);
    for (const state of statesOfGames(countOf(3000, 20))) {
      seeView(belief, game.view(state));
      expect(known(belief)).toEqual(known(seen(state)));
      views++;
    }
    tellChecks(views, "views of the Four Gods taken over");
  });

  it("FG-6: moves that are no choices lead where the engine's lead, whatever the die says", () => {
    let checks = 0;
    for (const state of statesOfGames(countOf(3000, 10))) {
      for (const move of game.legalMoves(state)) {
        if (move.type === "choose") continue;
        const belief = seen(state);
        const packed = packedMove(belief.packed, move);
        const odds = belief.odds(packed);
        const ends = [1, 2, 3, 4, 5, 6].map((roll) => {
          const rolls = state.rolls.map((old, at) => (at === state.rollsUsed ? roll : old));
          const next = seen(game.play({ ...state, rolls }, move).state);
          return JSON.stringify([[...next.packed.position], [...next.unseen]]);
        });
        const passed = played(state, packed, true);
        const failed = played(state, packed, false);
        if (odds > 0)
          expect(ends.filter((end) => end === passed).length).toBeGreaterThanOrEqual(6 * odds - 1e-9);
        if (odds < 1)
          expect(ends.filter((end) => end === failed).length).toBeGreaterThanOrEqual(6 - 6 * odds - 1e-9);
        expect(ends.every((end) => end === passed || end === failed)).toBe(true);
        checks++;
      }
    }
    tellChecks(checks, "moves of the Four Gods roll by roll");
  });

  it("FG-12: what is expected of a trap is the mean over the six rolls", () => {
    let checks = 0;
    for (const state of statesOfGames(countOf(1000, 20))) {
      for (const move of game.legalMoves(state)) {
        if (move.type !== "trap") continue;
        const expected = enumerated(state, move, (belief) => valueFunction.ask(belief));
        const belief = seen(state);
        valueFunction.after(belief, packedMove(belief.packed, move), false);
        expect(valueFunction.win).toBeCloseTo(expected.win, 10);
        expect(valueFunction.points).toBeCloseTo(expected.points, 10);
        checks++;
      }
    }
    tellChecks(checks, "traps of the Four Gods enumerated through the engine");
  });

  it("FG-4: what is expected of a card to come is the mean over all that were never turned up", () => {
    let checks = 0;
    for (const state of statesOfGames(countOf(500, 6))) {
      const [move] = game.legalMoves(state);
      if (move?.type !== "choose") continue;
      const expected = enumerated(state, move, (belief) => valueFunction.evaluate(belief));
      const belief = seen(state);
      expect(belief.due).toBe(move.path);
      valueFunction.expect(belief);
      expect(valueFunction.win).toBeCloseTo(expected.win, 10);
      expect(valueFunction.points).toBeCloseTo(expected.points, 10);
      checks++;
    }
    tellChecks(checks, "cards to come of the Four Gods enumerated through the engine");
  });
});

function played(state: State, move: number, passes: boolean): string {
  const belief = seen(state);
  belief.play(move, passes);
  return JSON.stringify([[...belief.packed.position], [...belief.unseen]]);
}
