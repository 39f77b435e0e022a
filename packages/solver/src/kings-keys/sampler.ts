import { type AnyGame, type kingsKeys, type Random, shuffled } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../players/player.js";
import { type Judge, samplingPlayer } from "../players/sampling-player.js";
import type { Thinking } from "../search/limits.js";
import { type Draw, Draws } from "./draws.js";
import { Kinds } from "./kinds.js";
import { CARDS_IN_ALL, type ColourPosition, gainsOf } from "./packed.js";
import { NEAR, type PackedDeal, Rollouts } from "./rollout.js";
import { moveTo, type Table, tableOf } from "./seen.js";
import { type Tables, theTables } from "./tables.js";

/** What is weighed: not single moves but gains, each with the free moves that lead to it. */
interface Choice extends Draw {
  readonly colour: number;
}

const ALL_BOOKS = 16;
const MOST_CHOICES = 4;
/** Cards in the draw pile of a new deal (KK-1). */
const FIRST_DRAW_PILE = 48;
const NODES_A_TRIAL = 40;
const NODES_A_MOVE = 6000;

/**
 * Weighs the likeliest gains within reach by playing sampled deals out by the rules of thumb. As only gains are weighed, every
 * thought brings the game on.
 */
export function samplerPlayer(game: AnyGame): Player<kingsKeys.View, kingsKeys.Move> {
  const tables = theTables();
  const kinds = new Kinds(tables);
  const draws = new Draws(tables, NEAR);
  const racer = samplingPlayer(packedGame(game), judgeOf(tables));
  return {
    name: racer.name,
    nodesAMove: racer.nodesAMove,
    *advise({ view, legal }, random, nodes) {
      const table = tableOf(view);
      const choices = choicesOf(table, draws, kinds);
      if (choices.length === 0) {
        return { move: legal[0] as kingsKeys.Move, moves: [], nodes: 0, resigns: true };
      }
      // The more is hidden, the more there is to weigh.
      const share = view.draw / FIRST_DRAW_PILE;
      const thinking = racer.advise({ view: table, legal: choices }, random, nodes * share);
      return inMoves(yield* thinking as Thinking<Advice<Choice>>, table);
    },
  };
}

/** The few draws, all different, that the rules of thumb think most of: among more, trials could not tell the best. */
function choicesOf({ positions, drawn }: Table, draws: Draws, kinds: Kinds): Choice[] {
  const all = positions.flatMap((position, colour) =>
    draws.ranked(position, drawn[colour] as number).map((draw) => ({ ...draw, colour })),
  );
  const known = new Set<string>();
  const choices: Choice[] = [];
  for (const choice of all.sort((a, b) => b.worth - a.worth)) {
    const { colour, next } = choice;
    const kind = `${colour} ${kinds.of(next, drawn[colour] as number)}`;
    if (known.has(kind)) continue;
    known.add(kind);
    choices.push(choice);
    if (choices.length === MOST_CHOICES) break;
  }
  return choices;
}

/** The game as the race plays it: a view is a {@link Table}, a state a {@link PackedDeal}, a move a {@link Choice}. */
function packedGame(game: AnyGame): AnyGame {
  return {
    ...game,
    sample: (table, random) => sampled(table as Table, random),
    play: (deal, choice) => ({ state: afterGain(deal as PackedDeal, choice as Choice), events: [] }),
  };
}

function sampled({ positions, drawn }: Table, random: Random): PackedDeal {
  const unseen: number[] = [];
  for (let card = 0; card < CARDS_IN_ALL; card++) {
    if ((((drawn[card >> 4] as number) >>> (card & 15)) & 1) === 0) unseen.push(card);
  }
  return { positions, drawn, draw: shuffled(unseen, random) };
}

function afterGain({ positions, drawn, draw }: PackedDeal, { colour, next }: Choice): PackedDeal {
  const cards = gainsOf(next) - gainsOf(positions[colour] as number);
  const after = { positions: positions.slice() as ColourPosition[], drawn: drawn.slice() };
  after.positions[colour] = next;
  for (const card of draw.slice(0, cards)) (after.drawn[card >> 4] as number) |= 1 << (card & 15);
  return { ...after, draw: draw.slice(cards) };
}

function judgeOf(tables: Tables): Judge<unknown, unknown, unknown> {
  const rollouts = new Rollouts(tables);
  return {
    name: "sampler",
    nodesATrial: NODES_A_TRIAL,
    nodesAMove: NODES_A_MOVE,
    candidates: ({ legal }) => legal,
    judge: (deal) => {
      const { books, nodes } = rollouts.play(deal as PackedDeal);
      return { value: books === ALL_BOOKS ? 1 : 0, comfort: books, nodes };
    },
  };
}

/** Says of each first move what was found of the best gain it leads to. */
function inMoves({ moves, move, nodes }: Advice<Choice>, table: Table): Advice<kingsKeys.Move> {
  const best = new Map<string, MoveValue<kingsKeys.Move>>();
  for (const value of moves) {
    const key = `${value.move.colour} ${value.move.first}`;
    if (!best.has(key)) best.set(key, { ...value, move: moveTo(table, value.move.colour, value.move.first) });
  }
  return { move: moveTo(table, move.colour, move.first), moves: [...best.values()], nodes };
}
