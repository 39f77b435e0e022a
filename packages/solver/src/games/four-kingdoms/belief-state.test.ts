import { type AnyGame, type fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { layoutOf, Net } from "../../evaluation/net.js";
import { OUTPUTS } from "../../evaluation/net-evaluator.js";
import { bitCount } from "../../search/tables.js";
import { BeliefState } from "./belief-state.js";
import { INPUTS } from "./inputs.js";
import { MOST_MOVES, writeChoices } from "./moves.js";
import { GUESTS, type Packed, UP } from "./packed.js";
import { ValueFunction } from "./value-function.js";

type State = fourKingdoms.State;

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;
const random = seededRandom(5);
const shape = { inputs: INPUTS, first: 8, second: 4, outputs: OUTPUTS };
const weights = Float64Array.from({ length: layoutOf(shape).size }, () => random(2001) / 1000 - 1);
const valueFunction = new ValueFunction(new Net(shape, weights));

function settled(state: State): BeliefState {
  const belief = new BeliefState(state);
  belief.settle();
  return belief;
}

function movesOf(belief: BeliefState): number[] {
  const moves = new Int32Array(MOST_MOVES);
  return [...moves.subarray(0, writeChoices(belief, moves, 0))];
}

/** A position that nothing was played from yet, and random moves that lead on from it. */
function* walked(deals: number): Generator<{ start: State; moves: readonly number[] }> {
  for (let deal = 1; deal <= deals; deal++) {
    const start = game.setup(numberedDeal(game.pack, deal), []) as State;
    const belief = settled(start);
    const chosen = seededRandom(deal);
    const played: number[] = [];
    for (let moves = movesOf(belief); moves.length > 0; moves = movesOf(belief)) {
      yield { start, moves: played.slice() };
      const move = moves[chosen(moves.length)] as number;
      belief.play(move);
      played.push(move);
    }
  }
}

function after(start: State, moves: readonly number[]): BeliefState {
  const belief = settled(start);
  for (const move of moves) belief.play(move);
  return belief;
}

/** The start with the cards of two hidden places changed. */
function swapped(start: State, a: number, b: number): State {
  const rows = start.tableau.map(({ down, up }) => ({ down: [...down], up }));
  const stock = [...start.stock];
  const lists = rows.map(({ down }) => down);
  const listOf = (place: number) => (place < 28 ? lists[place >> 2] : stock) as number[];
  const indexOf = (place: number) => (place < 28 ? place & 3 : place - 28);
  const held = listOf(a)[indexOf(a)] as number;
  listOf(a)[indexOf(a)] = listOf(b)[indexOf(b)] as number;
  listOf(b)[indexOf(b)] = held;
  return { ...start, tableau: rows, stock };
}

/** How many cards the position knows of, wherever they are. */
function cardsIn(packed: Packed): number {
  const { words } = packed;
  let guests = 0;
  for (let suit = 0; suit < 4; suit++) guests += ((words[GUESTS] as number) >>> (4 * suit)) & 15 ? 1 : 0;
  const up = bitCount(words[UP] as number) + bitCount(words[UP + 1] as number);
  return up + guests + packed.wasteSize() + packed.cardsHome() + packed.hiddenCards().length;
}

describe("the moments at which cards are turned up (FK-3, FK-4)", () => {
  it("hold all 52 cards each, the card turned up where it was hidden", () => {
    const seen = new Map<boolean, number>();
    for (const { start, moves } of walked(countOf(3000, 30))) {
      const belief = after(start, moves);
      const hidden = new Set(belief.hiddenPlaces().map((place) => belief.at(place)));
      for (let index = 0; index < belief.turned; index++) {
        const spot = belief.spots[index] as number;
        expect(hidden.has(spot)).toBe(false);
        expect(belief.at(belief.places[index] as number)).toBe(spot);
        const isFirst = index === 0;
        seen.set(isFirst, (seen.get(isFirst) ?? 0) + 1);
        belief.toMoment(index);
        expect(cardsIn(belief)).toBe(52);
      }
    }
    for (const isFirst of [true, false]) expect(seen.get(isFirst) ?? 0).toBeGreaterThan(50);
    tellChecks(seen.get(true) ?? 0, "moments of Four Kingdoms");
  });
});

describe("what a move is worth", () => {
  it("does not depend on the card it turns up, and is the mean over each that it may be (FK-12)", () => {
    let checks = 0;
    for (const { start, moves } of walked(countOf(300, 3))) {
      const belief = after(start, moves);
      const hidden = belief.hiddenPlaces();
      for (const move of movesOf(belief)) {
        const played = after(start, [...moves, move]);
        if (played.turned === 0) continue;
        const place = played.places[0] as number;
        valueFunction.after(belief, move, false);
        const unseen = valueFunction.win;
        let win = 0;
        for (const other of hidden) {
          const state = swapped(start, place, other);
          const before = after(state, moves);
          valueFunction.after(before, move, false);
          expect(valueFunction.win).toBe(unseen);
          const next = after(state, [...moves, move]);
          if (next.turned > 1) valueFunction.awaiting(next, 1);
          else valueFunction.best(next, false);
          win += valueFunction.win;
        }
        valueFunction.after(belief, move, true);
        expect(valueFunction.win).toBeCloseTo(win / hidden.length, 10);
        checks++;
      }
    }
    tellChecks(checks, "moves of Four Kingdoms enumerated");
  });
});
