import { type kingsKeys, type Random, shuffled } from "@tetrarch/engine";
import type { Advice, MoveValue, Observation, Player } from "../../players/player.js";
import { Budget, BudgetSpent } from "../../search/budget.js";
import { atOnce, type ResumableSearch, yieldProgress } from "../../search/resumable-search.js";
import { Candidates } from "./candidates.js";
import type { ColourState, ColourStates } from "./colour-states.js";
import { type ColourTables, colourTables } from "./colour-tables.js";
import { moveTo, type VisibleTable, visibleTable } from "./conversion.js";
import { committedContext, POINTS_IN_ALL } from "./evaluation.js";
import { type ColourDraw, ColourMoves, Draws, freePaths } from "./moves.js";
import { booksOf, CARDS_IN_ALL, type CardSet, type ColourPosition, gainsOf } from "./packed.js";
import { PairedRace } from "./paired-race.js";
import { SampledDeal } from "./sampled-deal.js";
import { WEIGHTS } from "./weights.js";

/** Plays by the rules of thumb on the game's page. */
export function greedyPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const draws = new Draws(1);
  return {
    name: "greedy",
    version: 1,
    nodesAMove: 0,
    advise: (observed) => atOnce(advice(observed, draws)),
  };
}

function advice(observed: Observation<kingsKeys.View, kingsKeys.Move>, draws: Draws): Advice<kingsKeys.Move> {
  const table = visibleTable(observed.view);
  const draw = bestDraw(table, draws);
  if (!draw) {
    const move = observed.legal[0] as kingsKeys.Move;
    return { move, moves: [], nodes: 0, reason: "no-draw-left", resigns: true };
  }
  const move = moveTo(table, draw.colour, draw.first);
  return { move, moves: [], nodes: 0, reason: reasonOf(table, draw) };
}

function reasonOf({ positions }: VisibleTable, { colour, first }: ColourDraw): string {
  const position = positions[colour] as number;
  if (booksOf(first) > booksOf(position)) return "complete-book";
  return gainsOf(first) > gainsOf(position) ? "draw-card" : "make-room";
}

/** More than any worth: a draw that needs other moves first comes after all that do not. */
const FAR = 1_000_000;

/** The draw of most worth, of those that can be made at once; where a colour has none, of its nearest. */
function bestDraw(table: VisibleTable, draws: Draws): ColourDraw | undefined {
  let best: ColourDraw | undefined;
  for (const draw of draws.ofTable(table, (position, drawn) => draws.count(position, drawn))) {
    const worth = draw.worth - (draw.first === draw.next ? 0 : FAR);
    if (!best || worth > best.worth) best = { ...draw, worth };
  }
  return best;
}

const MOST_CANDIDATES = 6;
const MOST_SAMPLES = 60;
/** Samples between two cuts of the race. */
const SAMPLES_A_ROUND = 12;
/** A sample that takes more says nothing. */
const NODES_A_SAMPLE = 20_000;
const BYTES_A_SAMPLE = 1 << 28;
const NODES_A_MOVE = 500_000;

/** Plays its rule of thumb's draw, unless another wins clearly more of the sampled deals. */
export function samplerPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const tables = colourTables();
  const candidates = new Candidates();
  return {
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    *advise({ view, legal }, random, nodes) {
      const table = visibleTable(view);
      const best = candidates.best(table, MOST_CANDIDATES);
      const [first] = best;
      if (!first) return { move: legal[0] as kingsKeys.Move, moves: [], nodes: 0, resigns: true };
      if (best.length === 1) return { move: firstMove(table, first), moves: [], nodes: 0 };
      return yield* evaluated(best, table, tables, random, nodes);
    },
  };
}

function* evaluated(
  candidates: readonly ColourDraw[],
  table: VisibleTable,
  tables: ColourTables,
  random: Random,
  budget: number,
): ResumableSearch<Advice<kingsKeys.Move>> {
  const race = new PairedRace(candidates);
  const unseen = unseenCards(table);
  let nodes = 0;
  for (let sample = 1; sample <= MOST_SAMPLES && nodes < budget && race.racing.length > 1; sample++) {
    const limit = Math.min(NODES_A_SAMPLE, budget - nodes);
    const ofSample = new Budget({ nodes: limit, memory: BYTES_A_SAMPLE });
    const won = winsOf(race.racing, table, tables, shuffled(unseen, random), ofSample);
    if (won) race.add(won);
    nodes += ofSample.nodes;
    if (sample % SAMPLES_A_ROUND === 0) race.cut();
    if (yield* yieldProgress({ nodes, states: ofSample.states })) break;
  }
  return inMoves(race, candidates, table, nodes);
}

/** After which candidates a sample can be won; undefined when that takes too long. */
function winsOf(
  candidates: readonly ColourDraw[],
  table: VisibleTable,
  tables: ColourTables,
  draw: readonly number[],
  budget: Budget,
): boolean[] | undefined {
  try {
    const deal = new SampledDeal(tables, table, draw, budget);
    return candidates.map((candidate) => deal.canBeWonAfter(candidate));
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return undefined;
  }
}

function unseenCards({ drawn }: VisibleTable): number[] {
  const unseen: number[] = [];
  for (let card = 0; card < CARDS_IN_ALL; card++) {
    if ((((drawn[card >> 4] as number) >>> (card & 15)) & 1) === 0) unseen.push(card);
  }
  return unseen;
}

/** Says of each first move what was found of the best gain it leads to. */
function inMoves(
  race: PairedRace<ColourDraw>,
  candidates: readonly ColourDraw[],
  table: VisibleTable,
  nodes: number,
): Advice<kingsKeys.Move> {
  const standings = race.standings();
  const best = new Map<string, MoveValue<kingsKeys.Move>>();
  for (const { choice, ...found } of standings) {
    const key = `${choice.colour} ${choice.first}`;
    if (!best.has(key)) best.set(key, { ...found, move: firstMove(table, choice) });
  }
  const choice = standings[0]?.choice ?? (candidates[0] as ColourDraw);
  return { move: firstMove(table, choice), moves: [...best.values()], nodes };
}

function firstMove(table: VisibleTable, { colour, first }: ColourDraw): kingsKeys.Move {
  return moveTo(table, colour, first);
}

/** Cards turned up in the search, and gains searched. */
const PLIES = 1;
const WIDTH = 12;

/** Plays the gain of the highest expectation over every card that may come next; it never goes to and fro. */
export function evaluatorPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const moves = new ColourMoves();
  return {
    name: "evaluator",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise: ({ view, legal }) =>
      atOnce(evaluatingMoves(visibleTable(view), legal[0] as kingsKeys.Move, moves)),
  };
}

function evaluatingMoves(
  table: VisibleTable,
  any: kingsKeys.Move,
  moves: ColourMoves,
): Advice<kingsKeys.Move> {
  const { belief, valueFunction } = committedContext();
  const { evaluations } = valueFunction;
  belief.seeing(table);
  const gains = valueFunction.evaluated(belief, PLIES, WIDTH);
  if (gains.length === 0) return { move: any, moves: [], nodes: 0, resigns: true };
  const ways = table.positions.map((position, colour) =>
    waysTo(belief.states, moves, position, table.drawn[colour] as number),
  );
  const values = new Map<string, MoveValue<kingsKeys.Move>>();
  for (const { colour, state, win, points } of gains) {
    const first = ways[colour]?.get(state) as ColourPosition;
    const key = `${colour} ${first}`;
    if (values.has(key)) continue;
    const move = moveTo(table, colour, first);
    values.set(key, { move, value: win, error: 0, visits: 0, points: POINTS_IN_ALL * points });
  }
  const [best] = values.values();
  return {
    move: (best as MoveValue<kingsKeys.Move>).move,
    moves: [...values.values()],
    nodes: valueFunction.evaluations - evaluations,
  };
}

/** The first move of a shortest way to each state that one gain and free moves before it lead to. */
function waysTo(
  states: ColourStates,
  moves: ColourMoves,
  position: ColourPosition,
  drawn: CardSet,
): ReadonlyMap<ColourState, ColourPosition> {
  const ways = new Map<ColourState, ColourPosition>();
  for (const { first, end, length } of freePaths(moves, position, drawn)) {
    moves.find(end, drawn);
    for (const next of moves.gains.slice(0, moves.gainCount)) {
      const state = states.of(next, drawn);
      if (!ways.has(state)) ways.set(state, length === 0 ? next : first);
    }
  }
  return ways;
}
