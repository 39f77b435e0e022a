import { type AnyGame, games, type kingsKeys, numberedDeal, seededRandom } from "@tetrarch/engine";
import { colourOf } from "@tetrarch/engine/kings-keys";
import { describe, expect, it } from "vitest";
import { countOf, isLong, tellChecks } from "../../../../../testing/counts.js";
import { layoutOf, Net } from "../../evaluation/net.js";
import { OUTPUTS } from "../../evaluation/net-evaluator.js";
import { type AnySolver, solve } from "../../solver.js";
import { BeliefState } from "./belief-state.js";
import { ALL_GAINS, ColourStates, keyOf } from "./colour-states.js";
import { POINTS_IN_ALL } from "./evaluation.js";
import { INPUTS } from "./inputs.js";
import { ColourMoves } from "./moves.js";
import { booksOf, CARDS_IN_ALL, colourPositions, drawnCards, gainsOf } from "./packed.js";
import { exactSolver } from "./solver.js";
import { ValueFunction } from "./value-function.js";

type State = kingsKeys.State;

const game = games.find(({ id }) => id === "kings-keys") as AnyGame;
const states = new ColourStates();
const moves = new ColourMoves();
const MOST_MOVES = 120;
const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };
/** Of so many colours that are not taken for lost, one is searched through. */
const HOPEFUL = isLong ? 16 : 64;
/** All cards of a colour. */
const WHOLE = 0xffff;

function seen(state: State): BeliefState {
  const belief = new BeliefState(states);
  belief.seeing({ positions: colourPositions(state), drawn: drawnCards(state) });
  return belief;
}

/** Every so many-th position of random games of the deals 1 to `deals`, with a move of each. */
function* walked(deals: number, step = 1): Generator<{ state: State; move: kingsKeys.Move; next: State }> {
  for (let deal = 1; deal <= deals; deal++) {
    const random = seededRandom(deal);
    let state = game.setup(numberedDeal(game.pack, deal), []) as State;
    for (let ply = 0; ply < MOST_MOVES; ply++) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[random(legal.length)] as kingsKeys.Move;
      const next = game.play(state, move).state as State;
      if (ply % step === 0) yield { state, move, next };
      state = next;
    }
  }
}

describe("a colour's key", () => {
  it("is the same however the items are named, and tells apart what differs otherwise", () => {
    let checks = 0;
    const names = [2, 0, 3, 1];
    const renamed = (stack: kingsKeys.Stack) =>
      stack.map((card) => (card & ~3) | (names[card & 3] as number));
    for (const { state } of walked(countOf(1000, 20), 7)) {
      const other = { field: state.field.map(renamed), books: state.books.map(renamed) };
      const [positions, drawn] = [colourPositions(state), drawnCards(state)];
      const [others, otherDrawn] = [colourPositions(other), drawnCards(other)];
      for (const [colour, position] of positions.entries()) {
        const key = keyOf(position, drawn[colour] as number);
        expect(keyOf(others[colour] as number, otherDrawn[colour] as number)).toBe(key);
        expect(gainsOf(key % 0x100_0000)).toBe(gainsOf(position));
        checks++;
      }
    }
    tellChecks(checks, "colours whose items were named anew");
  });
});

describe("a table card by card", () => {
  it("is the engine's: free moves change nothing, gains ask for as many cards as come (KK-3, KK-4)", () => {
    const cards = new Map<number, number>();
    let free = 0;
    for (const { state, next } of walked(countOf(2000, 40))) {
      const belief = seen(state);
      const before = colourPositions(state);
      const colour = colourPositions(next).findIndex((position, index) => position !== before[index]);
      const position = colourPositions(next)[colour] as number;
      const drawn = drawnCards(state)[colour] as number;
      expect(belief.due).toBe(0);
      expect(belief.left).toBe(state.draw.length);
      if (gainsOf(position) === gainsOf(before[colour] as number)) {
        expect(seen(next).colours).toEqual(belief.colours);
        free++;
        continue;
      }
      const after = states.of(position, drawn);
      expect(states.next(belief.colours[colour] as never)).toContain(after);
      belief.colours[colour] = after;
      const turned = state.draw.length - next.draw.length;
      expect(belief.due).toBe(turned);
      cards.set(turned, (cards.get(turned) ?? 0) + 1);
      for (const card of state.draw.slice(0, turned)) {
        const of = colourOf(card);
        const { unseen } = belief.colours[of] as { unseen: number };
        const arrivals = belief.arrivals(of);
        expect(arrivals.reduce((sum, arrival) => sum + arrival.cards, 0)).toBe(unseen);
      }
      expect(seen(next).books).toBe(next.books.length);
    }
    expect(free).toBeGreaterThan(20);
    for (const turned of [0, 1, 2]) expect(cards.get(turned) ?? 0, `${turned} cards`).toBeGreaterThan(5);
    tellChecks(free, "free moves of the King's Keys that change nothing");
  });

  it("knows the most gains and books without another card", () => {
    let checks = 0;
    for (const { state } of walked(countOf(400, 8), 11)) {
      const drawn = drawnCards(state);
      for (const [colour, position] of colourPositions(state).entries()) {
        const all = reached(position, drawn[colour] as number);
        const of = states.of(position, drawn[colour] as number);
        expect(of.gains + states.most(of)).toBe(Math.max(...all.map(gainsOf)));
        expect(states.mostBooks(of)).toBe(Math.max(...all.map(booksOf)));
        checks++;
      }
    }
    tellChecks(checks, "colours gone through for their most gains");
  });

  it("never takes a colour for lost on a way that wins", () => {
    const solver = exactSolver(game);
    let checks = 0;
    for (let deal = 1; deal <= countOf(2000, 20); deal++) {
      let state = game.setup(numberedDeal(game.pack, deal), []) as State;
      const { verdict, moves: words } = solve(game, solver, state, LIMITS);
      if (verdict !== "won") continue;
      for (const word of words) {
        expect(seen(state).colours.every((colour) => states.canComplete(colour))).toBe(true);
        state = game.play(state, game.parseMove(word)).state as State;
        checks++;
      }
    }
    tellChecks(checks, "positions of the King's Keys on ways that win");
  });

  it("takes a colour for lost only where a search through all it can come to agrees", () => {
    let lost = 0;
    let hopeful = 0;
    for (const { state } of walked(countOf(400, 12), 13)) {
      for (const [colour, position] of colourPositions(state).entries()) {
        const of = states.of(position, drawnCards(state)[colour] as number);
        const isLost = !states.canComplete(of);
        // Where there is hope much can be reached, and the search takes long: some of those are enough.
        if (!isLost && hopeful++ % HOPEFUL !== 0) continue;
        const most = reached(position, WHOLE).reduce((max, end) => Math.max(max, gainsOf(end)), 0);
        expect(isLost).toBe(most < ALL_GAINS);
        if (isLost) lost++;
      }
    }
    tellChecks(lost, "colours that can never be completed");
  });
});

/** A table of a deal with all cards there: on a way that wins, and then some moves at random; undefined for other deals. */
function wholeTable(solver: AnySolver, deal: number): State | undefined {
  let state = game.setup(numberedDeal(game.pack, deal), []) as State;
  for (const word of solve(game, solver, state, LIMITS).moves) {
    if (state.draw.length === 0) break;
    state = game.play(state, game.parseMove(word)).state as State;
  }
  const random = seededRandom(deal);
  for (let ply = random(12); ply > 0 && game.legalMoves(state).length > 0; ply--) {
    const legal = game.legalMoves(state);
    state = game.play(state, legal[random(legal.length)]).state as State;
  }
  return state.draw.length === 0 ? state : undefined;
}

/** All positions that a colour can come to without another card. */
function reached(start: number, drawn: number): readonly number[] {
  const all = [start];
  const known = new Set(all);
  for (const position of all) {
    moves.find(position, drawn);
    const { free, freeCount, gains, gainCount } = moves;
    for (const next of [...free.subarray(0, freeCount), ...gains.subarray(0, gainCount)]) {
      if (known.has(next)) continue;
      known.add(next);
      all.push(next);
    }
  }
  return all;
}

describe("what is expected", () => {
  const random = seededRandom(5);
  const shape = { inputs: INPUTS, first: 8, second: 4, outputs: OUTPUTS };
  const weights = Float64Array.from({ length: layoutOf(shape).size }, () => random(2001) / 1000 - 1);
  const valueFunction = new ValueFunction(new Net(shape, weights));

  it("is the mean over every card that the engine may turn up next", () => {
    let checks = 0;
    for (const { state, move, next } of walked(countOf(400, 6), 5)) {
      if (state.draw.length - next.draw.length !== 1) continue;
      let win = 0;
      let points = 0;
      for (const { probability, view } of game.chanceOutcomes(game.view(state), move) ?? []) {
        valueFunction.evaluate(seen(game.sample(view, () => 0) as State));
        win += probability * valueFunction.win;
        points += probability * valueFunction.points;
      }
      const belief = seen(state);
      for (const [colour, position] of colourPositions(next).entries()) {
        belief.colours[colour] = states.of(position, drawnCards(state)[colour] as number);
      }
      valueFunction.expect(belief);
      expect(valueFunction.win).toBeCloseTo(win, 10);
      expect(valueFunction.points).toBeCloseTo(points, 10);
      checks++;
    }
    tellChecks(checks, "moves of the King's Keys enumerated through the engine");
  });

  it("is the same to the bit whatever was asked before", () => {
    const positions = [...walked(countOf(400, 4), 17)].map(({ state }) => state);
    const said = positions.map((state) => {
      valueFunction.evaluate(seen(state));
      return valueFunction.win;
    });
    const others = new ColourStates();
    const again = positions.toReversed().map((state) => {
      const belief = new BeliefState(others);
      belief.seeing({ positions: colourPositions(state), drawn: drawnCards(state) });
      valueFunction.evaluate(belief);
      return valueFunction.win;
    });
    expect(again.reverse()).toEqual(said);
    expect(new Set(said).size).toBeGreaterThan(5);
  });

  it("is the result when all cards are there", () => {
    const solver = exactSolver(game);
    const results: number[] = [];
    for (let deal = 1; results.length < countOf(2000, 20); deal++) {
      const state = wholeTable(solver, deal);
      if (!state) continue;
      const belief = seen(state);
      valueFunction.evaluate(belief);
      const { verdict, best } = solve(game, solver, state, LIMITS);
      expect(valueFunction.win).toBe(verdict === "won" ? 1 : 0);
      expect(valueFunction.points * POINTS_IN_ALL).toBeCloseTo(best?.score.value ?? Number.NaN, 10);
      expect(drawnCards(state).every((cards) => cards === WHOLE)).toBe(true);
      expect(CARDS_IN_ALL - belief.left).toBe(64);
      results.push(valueFunction.win);
    }
    expect(new Set(results)).toEqual(new Set([0, 1]));
    tellChecks(results.length, "tables of the King's Keys with all cards there");
  });
});
