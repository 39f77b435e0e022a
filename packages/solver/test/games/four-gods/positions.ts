import { type fourGods, numberedDeal, type Random, seededRandom, type Variant } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, createFourGods, type FourGodsGame } from "@tetrarch/engine/four-gods";
import { randomLayoutSet } from "../../../../../testing/random-layouts.js";
import { exactSolver } from "../../../src/games/four-gods/solver.js";
import { DEFAULT_LIMITS } from "../../../src/search/budget.js";
import { runToEnd } from "../../../src/search/resumable-search.js";
import { hardSet, hugeSet, smallSet } from "./card-sets.js";

type State = fourGods.State;

/** A legal position, and the game it belongs to. */
export interface Instance {
  readonly game: FourGodsGame;
  readonly state: State;
}

export const VARIANTS: readonly Variant[] = [[], ["rescue"], ["crossed-paths"], ["crossed-paths", "rescue"]];

/** Sets of all sorts: the built-in one, harder ones, huge numbers, small and odd ones, and random layouts (FG-22). */
export function testSets(): CardSet[] {
  const random = seededRandom(1936);
  return [
    builtInCardSet,
    hardSet(4),
    smallSet(random),
    hardSet(12),
    smallSet(random),
    hugeSet(),
    smallSet(random),
    ...[4, 5, 6, undefined].map((rows) => randomLayoutSet(random, rows)),
  ];
}

/**
 * Positions late in a game, none of them over, in all variants and with all sorts of card sets: a game is led near its
 * end by a line that wins, where there is one, then some moves are played at random, and mostly the party gets more
 * wounds.
 */
export function* lateInstances(games: number, aGame: number): Generator<Instance> {
  const kinds = testSets().map((set) => createFourGods(set));
  for (let number = 1; number <= games; number++) {
    const random = seededRandom(number);
    const game = kinds[number % kinds.length] as FourGodsGame;
    const variant = VARIANTS[number % VARIANTS.length] as Variant;
    const way = ledToItsEnd(game, game.setup(numberedDeal(game.pack, number), variant), random);
    for (let count = 0; count < aGame; count++) {
      const from = way[Math.max(0, way.length - 6 - random(16))] as State;
      const astray = [from, ...randomWay(game, from, 24, random)];
      const state = wounded(game, astray[random(astray.length)] as State, random);
      if (game.legalMoves(state).length > 0) yield { game, state };
    }
  }
}

/** All positions of a game that is won if it can be, and else played at random. */
function ledToItsEnd(game: FourGodsGame, start: State, random: Random): State[] {
  const { variation } = runToEnd(exactSolver(game).answer(start, { ...DEFAULT_LIMITS, nodes: 20_000 }));
  const way = [start];
  for (const move of variation) way.push(game.play(way.at(-1) as State, move).state);
  return variation.length > 0 ? way : [...way, ...randomWay(game, start, 200, random)];
}

/** Three times in four the position with more wounds, as many as the allies can bear at most. */
function wounded(game: FourGodsGame, state: State, random: Random): State {
  if (random(4) === 0) return state;
  const defences = game.view(state).party.map(({ defence }) => defence);
  const party = state.party.map((ally, place) => {
    const health = (defences[place] as number) - ally.wounds;
    return { ...ally, wounds: ally.wounds + Math.max(random(health + 1), random(health + 1)) };
  });
  return { ...state, party };
}

/** The positions after each of so many moves at random, none in which the game is over. */
export function randomWay(game: FourGodsGame, start: State, moves: number, random: Random): State[] {
  const way: State[] = [];
  let state = start;
  while (way.length < moves) {
    const legal = game.legalMoves(state);
    const move = legal[random(legal.length)];
    if (move === undefined) break;
    state = game.play(state, move).state;
    if (game.legalMoves(state).length > 0) way.push(state);
  }
  return way;
}
