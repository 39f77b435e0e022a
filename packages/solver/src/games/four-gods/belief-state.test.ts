import { type fourGods, numberedDeal, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, codeOf, createFourGods } from "@tetrarch/engine/four-gods";
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

/** The state with another card never turned up in a place, and that place's card where the other lay. */
function withCard(state: State, path: number, place: number, card: number): State {
  const there = state.paths[path]?.cards[place] as number;
  const swap = (old: number) => (old === there ? card : old === card ? there : old);
  return { ...state, paths: state.paths.map((each) => ({ ...each, cards: each.cards.map(swap) })) };
}

/** What the net says of a position as it is, or its result. */
function evaluatedState(state: State): readonly [number, number] {
  const belief = seen(state);
  if (belief.isOver) return [belief.packed.isWon ? 1 : 0, belief.packed.pathsFinished / 4];
  valueFunction.ask(belief);
  return [valueFunction.win, valueFunction.points];
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
        const belief = seen(state);
        valueFunction.after(belief, packedMove(belief.packed, move), false);
        const { win, points } = valueFunction;
        const ends = [1, 2, 3, 4, 5, 6].map((roll) => {
          const rolls = state.rolls.map((old, at) => (at === state.rollsUsed ? roll : old));
          return evaluatedState(game.play({ ...state, rolls }, move).state);
        });
        expect(win).toBeCloseTo(ends.reduce((sum, end) => sum + end[0], 0) / 6, 10);
        expect(points).toBeCloseTo(ends.reduce((sum, end) => sum + end[1], 0) / 6, 10);
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
      const { path } = move;
      const place = (state.paths[path]?.turned.length ?? 0) * 2 - 1;
      const turned = new Set(state.paths.flatMap((each) => each.turned));
      const hidden = Array.from({ length: 48 }, (_, card) => card).filter((card) => !turned.has(card));
      const values = hidden.map((card) => {
        const next = game.play(withCard(state, path, place, card), { ...move, side: "L" }).state;
        expect(next.paths[path]?.turned.at(-1), codeOf(card)).toBe(card);
        valueFunction.evaluate(seen(next));
        return [valueFunction.win, valueFunction.points] as const;
      });
      const belief = seen(state);
      expect(belief.due).toBe(path);
      valueFunction.expect(belief);
      expect(valueFunction.win).toBeCloseTo(values.reduce((sum, [win]) => sum + win, 0) / hidden.length, 10);
      expect(valueFunction.points).toBeCloseTo(
        values.reduce((sum, [, some]) => sum + some, 0) / hidden.length,
        10,
      );
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
