import { type kingsKeys, type Random, shuffled } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../players/player.js";
import type { Thinking } from "../search/limits.js";
import { type Choice, Choices } from "./choices.js";
import { Contest } from "./contest.js";
import { CARDS_IN_ALL } from "./packed.js";
import { SampledDeal } from "./sampled-deal.js";
import { moveTo, type Table, tableOf } from "./seen.js";
import { Spending, Spent } from "./spending.js";
import { type Tables, theTables } from "./tables.js";

const MOST_CHOICES = 6;
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
  const tables = theTables();
  const choices = new Choices(tables);
  return {
    name: "sampler",
    nodesAMove: NODES_A_MOVE,
    *advise({ view, legal }, random, nodes) {
      const table = tableOf(view);
      const best = choices.best(table, MOST_CHOICES);
      const [first] = best;
      if (!first) return { move: legal[0] as kingsKeys.Move, moves: [], nodes: 0, resigns: true };
      if (best.length === 1) return { move: firstMove(table, first), moves: [], nodes: 0 };
      return yield* weighed(best, table, tables, random, nodes);
    },
  };
}

function* weighed(
  choices: readonly Choice[],
  table: Table,
  tables: Tables,
  random: Random,
  budget: number,
): Thinking<Advice<kingsKeys.Move>> {
  const contest = new Contest(choices);
  const unseen = unseenCards(table);
  let nodes = 0;
  for (let sample = 1; sample <= MOST_SAMPLES && nodes < budget && contest.racing.length > 1; sample++) {
    const limit = Math.min(NODES_A_SAMPLE, budget - nodes);
    const spending = new Spending({ nodes: limit, memory: BYTES_A_SAMPLE });
    const won = winsOf(contest.racing, table, tables, shuffled(unseen, random), spending);
    if (won) contest.add(won);
    nodes += spending.nodes;
    if (sample % SAMPLES_A_ROUND === 0) contest.cut();
    yield { nodes, states: spending.states };
  }
  return inMoves(contest, choices, table, nodes);
}

/** After which choices a sample can be won; undefined when that takes too long. */
function winsOf(
  choices: readonly Choice[],
  table: Table,
  tables: Tables,
  draw: readonly number[],
  spending: Spending,
): boolean[] | undefined {
  try {
    const deal = new SampledDeal(tables, table, draw, spending);
    return choices.map((choice) => deal.canBeWonAfter(choice));
  } catch (error) {
    if (!(error instanceof Spent)) throw error;
    return undefined;
  }
}

function unseenCards({ drawn }: Table): number[] {
  const unseen: number[] = [];
  for (let card = 0; card < CARDS_IN_ALL; card++) {
    if ((((drawn[card >> 4] as number) >>> (card & 15)) & 1) === 0) unseen.push(card);
  }
  return unseen;
}

/** Says of each first move what was found of the best gain it leads to. */
function inMoves(
  contest: Contest<Choice>,
  choices: readonly Choice[],
  table: Table,
  nodes: number,
): Advice<kingsKeys.Move> {
  const standings = contest.standings();
  const best = new Map<string, MoveValue<kingsKeys.Move>>();
  for (const { choice, ...found } of standings) {
    const key = `${choice.colour} ${choice.first}`;
    if (!best.has(key)) best.set(key, { ...found, move: firstMove(table, choice) });
  }
  const choice = standings[0]?.choice ?? (choices[0] as Choice);
  return { move: firstMove(table, choice), moves: [...best.values()], nodes };
}

function firstMove(table: Table, { colour, first }: Choice): kingsKeys.Move {
  return moveTo(table, colour, first);
}
