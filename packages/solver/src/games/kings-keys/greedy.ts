import type { kingsKeys } from "@tetrarch/engine";
import type { Advice, Observation, Player } from "../../players/player.js";
import { atOnce } from "../../search/resumable-search.js";
import { colourTables } from "./colour-tables.js";
import { type Draw, Draws } from "./draws.js";
import { type VisibleTable, visibleTable } from "./from-view.js";
import { booksOf, gainsOf } from "./packed.js";
import { moveTo } from "./to-engine.js";

/** Plays by the rules of thumb on the game's page. */
export function greedyPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const draws = new Draws(colourTables(), 1);
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

interface ColourDraw extends Draw {
  readonly colour: number;
}

/** The draw of most worth, of those that can be made at once; where a colour has none, of its nearest. */
function bestDraw({ positions, drawn }: VisibleTable, draws: Draws): ColourDraw | undefined {
  let best: ColourDraw | undefined;
  for (const [colour, position] of positions.entries()) {
    for (const draw of draws.ranked(position, drawn[colour] as number)) {
      const worth = draw.worth - (draw.first === draw.next ? 0 : FAR);
      if (!best || worth > best.worth) best = { ...draw, colour, worth };
    }
  }
  return best;
}
