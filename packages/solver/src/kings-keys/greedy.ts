import type { kingsKeys } from "@tetrarch/engine";
import type { Advice, Player } from "../players/player.js";
import { atOnce } from "../search/limits.js";
import { type Draw, Draws } from "./draws.js";
import { booksOf, gainsOf } from "./packed.js";
import { type KeysSeen, moveTo, type Table, tableOf } from "./seen.js";
import { theTables } from "./tables.js";

/** Plays by the rules of thumb on the game's page. */
export function greedyPlayer(): Player<kingsKeys.View, kingsKeys.Move> {
  const draws = new Draws(theTables(), 1);
  return {
    name: "greedy",
    nodesAMove: 0,
    advise: (seen) => atOnce(advice(seen, draws)),
  };
}

function advice(seen: KeysSeen, draws: Draws): Advice<kingsKeys.Move> {
  const table = tableOf(seen.view);
  const draw = bestDraw(table, draws);
  if (!draw) {
    const move = seen.legal[0] as kingsKeys.Move;
    return { move, moves: [], nodes: 0, reason: "no-draw-left", resigns: true };
  }
  const move = moveTo(table, draw.colour, draw.first);
  return { move, moves: [], nodes: 0, reason: reasonOf(table, draw) };
}

function reasonOf({ positions }: Table, { colour, first }: ColourDraw): string {
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
function bestDraw({ positions, drawn }: Table, draws: Draws): ColourDraw | undefined {
  let best: ColourDraw | undefined;
  for (const [colour, position] of positions.entries()) {
    for (const draw of draws.ranked(position, drawn[colour] as number)) {
      const worth = draw.worth - (draw.first === draw.next ? 0 : FAR);
      if (!best || worth > best.worth) best = { ...draw, colour, worth };
    }
  }
  return best;
}
