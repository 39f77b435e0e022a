import type { kingsKeys } from "@tetrarch/engine";
import type { Advice, MoveValue, Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import type { ColourState, ColourStates } from "./colour-states.js";
import { colourTables } from "./colour-tables.js";
import { committedJudging, POINTS_IN_ALL } from "./evaluation.js";
import { freePaths } from "./free-paths.js";
import { type VisibleTable, visibleTable } from "./from-view.js";
import { ColourMoves } from "./moves.js";
import type { CardSet, ColourPosition } from "./packed.js";
import { moveTo } from "./to-engine.js";
import { WEIGHTS } from "./weights.js";

/** So many cards are turned up in thought, for so many gains. */
const PLIES = 1;
const WIDTH = 12;

/**
 * Plays the gain that the evaluation expects most of, over every card that may come next. As gains alone are weighed, by what
 * they lead to, its games do not go to and fro.
 */
export function evaluatorPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const moves = new ColourMoves(colourTables().positions);
  return {
    name: "evaluator",
    version: 1,
    learnt: WEIGHTS.weights,
    nodesAMove: 0,
    advise: ({ view, legal }) => atOnce(weighing(visibleTable(view), legal[0] as kingsKeys.Move, moves)),
  };
}

function weighing(table: VisibleTable, any: kingsKeys.Move, moves: ColourMoves): Advice<kingsKeys.Move> {
  const { chance, worth } = committedJudging();
  const { asked } = worth;
  chance.seeing(table);
  const gains = worth.weighed(chance, PLIES, WIDTH);
  if (gains.length === 0) return { move: any, moves: [], nodes: 0, resigns: true };
  const ways = table.positions.map((position, colour) =>
    waysTo(chance.states, moves, position, table.drawn[colour] as number),
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
    nodes: worth.asked - asked,
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
