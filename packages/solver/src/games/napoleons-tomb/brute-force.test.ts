import { type napoleonsTomb, numberedDeal, type Random, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { cardsOut, game, latePosition } from "../../../test/games/napoleons-tomb/positions.js";
import { naiveWins } from "../../../test/naive.js";
import { depthFirst } from "../../search/depth-first.js";
import { runToEnd } from "../../search/resumable-search.js";
import { solve } from "../../solver.js";
import { LazyHand } from "./lazy-hand.js";
import { OpenHand } from "./open-hand.js";
import { exactSolver } from "./solver.js";

type State = napoleonsTomb.State;
type Move = napoleonsTomb.Move;

const LIMITS = { nodes: 20_000, memory: 2 ** 26 };
const MOST_STATES = 300;
/** Nodes for the open hand alone. */
const OPEN_HAND = { nodes: 500, memory: 2 ** 26 };

/** A position on the last pass of a random game: mostly lost, and mostly not at once. */
function spoiltPosition(deal: number, random: Random): State {
  let state = game.setup(numberedDeal(game.pack, deal), []) as State;
  const left = random(8);
  while (state.redeals < 4 || state.stock.length > left) {
    // Moves within the tableau, to and fro, would only make the walk longer.
    const moves = (game.legalMoves(state) as readonly Move[]).filter(
      (move) => move.type !== "tableau" || move.from < 4 || move.from > 7,
    );
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return state;
    state = game.play(state, move).state as State;
  }
  return state;
}

/** A late position after some random moves, none of them home. */
function lateAfterMoves(random: Random): State {
  let state = latePosition(random, 12 + random(16));
  for (let left = random(30); left > 0; left--) {
    const moves = (game.legalMoves(state) as readonly Move[]).filter(({ type }) => type !== "foundation");
    const move = moves[random(Math.max(1, moves.length))];
    if (!move) return state;
    state = game.play(state, move).state as State;
  }
  return state;
}

/** What the solver says of positions that the naive search can exhaust, and how many there were of each kind. */
function compare(positions: number, positionOf: (random: Random, number: number) => State) {
  const random = seededRandom(1815);
  const counts = { won: 0, lost: 0, unknown: 0, long: 0, hopeless: 0 };
  for (let number = 1; counts.won + counts.lost < positions; number++) {
    const state = positionOf(random, number);
    const naive = naiveWins(game, state, MOST_STATES);
    if (naive === undefined) continue;
    const { verdict, moves, nodes } = solve(game, exactSolver, state, LIMITS);
    if (verdict === "unknown") {
      counts.unknown++;
      continue;
    }
    if (verdict !== (naive ? "won" : "lost")) expect(game.formatState(state)).toBe(verdict);
    counts[verdict]++;
    const [eager, lazy] = [new OpenHand(state, 0), new LazyHand(state, 0)].map((hand) =>
      runToEnd(depthFirst(hand, OPEN_HAND)),
    );
    if (eager?.stop === undefined && lazy?.stop === undefined && eager?.best !== lazy?.best)
      expect(game.formatState(state)).toBe(`worth ${eager?.best}, with a lazy hand ${lazy?.best}`);
    if (lazy?.best === 0 && lazy.stop === undefined) {
      if (naive) expect(game.formatState(state)).toBe("lost even with an open hand");
      counts.hopeless++;
    }
    if (Math.max(moves.length, nodes) > 2) counts.long++;
  }
  return counts;
}

describe("the solver and a search that leaves nothing out agree", () => {
  it("where no card is left but in the stock", () => {
    const position = latePosition(seededRandom(1), 20);
    const { foundations } = position;
    const empty = {
      reserves: [[], [], [], []],
      tableau: [[], [], [], []],
      central: [],
      wastes: [[], [], [], [], []],
    };
    const state = { ...position, ...empty, stock: cardsOut(foundations), redeals: 4 };
    expect(state.stock.length).toBeGreaterThan(2);
    expect(solve(game, exactSolver, state, LIMITS).verdict).toBe("won");
    expect(runToEnd(depthFirst(new LazyHand(state, 0), OPEN_HAND)).best).toBe(1);
  });

  it("on positions late in a game, mostly won", () => {
    const positions = countOf(55_000);
    const { won, lost, unknown, long } = compare(positions, lateAfterMoves);
    expect(won + lost).toBe(positions);
    expect(won).toBeGreaterThan(positions * 0.9);
    expect(long).toBeGreaterThan(positions * 0.9);
    expect(unknown).toBeLessThan(positions / 100);
    tellChecks(positions, "positions late in a game");
  });

  it.each([1, 2])("on positions on the last pass of random games, mostly lost (%i)", (part) => {
    const positions = countOf(23_000);
    const { won, lost, unknown, long, hopeless } = compare(positions, (random, number) =>
      spoiltPosition(number * 2 + part, random),
    );
    expect(won + lost).toBe(positions);
    expect(lost).toBeGreaterThan(positions * 0.85);
    expect(long).toBeGreaterThan(positions * 0.5);
    expect(hopeless).toBeGreaterThan(positions * 0.08);
    expect(unknown).toBeLessThan(positions / 50);
    tellChecks(positions, "positions on the last pass");
  });
});
