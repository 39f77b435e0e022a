import { type kingsKeys, type Random, shuffled } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../../players/player.js";
import { Budget, BudgetSpent } from "../../search/budget.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { type Candidate, Candidates } from "./candidates.js";
import { type ColourTables, colourTables } from "./colour-tables.js";
import { type VisibleTable, visibleTable } from "./from-view.js";
import { CARDS_IN_ALL } from "./packed.js";
import { PairedRace } from "./paired-race.js";
import { SampledDeal } from "./sampled-deal.js";
import { moveTo } from "./to-engine.js";

const MOST_CANDIDATES = 6;
const MOST_SAMPLES = 60;
/** After each so many samples the race is cut. */
const SAMPLES_A_ROUND = 12;
/** A sample that takes more says nothing. */
const NODES_A_SAMPLE = 20_000;
const BYTES_A_SAMPLE = 2 ** 28;
const NODES_A_MOVE = 500_000;

/**
 * Plays the draw its rule of thumb thinks most of, unless another can win clearly more of the sampled deals. As only
 * gains are weighed, every thought brings the game on.
 */
export function samplerPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const tables = colourTables();
  const candidates = new Candidates(tables);
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
      return yield* weighed(best, table, tables, random, nodes);
    },
  };
}

function* weighed(
  candidates: readonly Candidate[],
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
    yield { nodes, states: ofSample.states };
  }
  return inMoves(race, candidates, table, nodes);
}

/** After which candidates a sample can be won; undefined when that takes too long. */
function winsOf(
  candidates: readonly Candidate[],
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
  race: PairedRace<Candidate>,
  candidates: readonly Candidate[],
  table: VisibleTable,
  nodes: number,
): Advice<kingsKeys.Move> {
  const standings = race.standings();
  const best = new Map<string, MoveValue<kingsKeys.Move>>();
  for (const { choice, ...found } of standings) {
    const key = `${choice.colour} ${choice.first}`;
    if (!best.has(key)) best.set(key, { ...found, move: firstMove(table, choice) });
  }
  const choice = standings[0]?.choice ?? (candidates[0] as Candidate);
  return { move: firstMove(table, choice), moves: [...best.values()], nodes };
}

function firstMove(table: VisibleTable, { colour, first }: Candidate): kingsKeys.Move {
  return moveTo(table, colour, first);
}
