import { HIDDEN } from "../../../packages/engine/src/core/card-codes.js";
import {
  type Ends,
  endsOfTopCards,
  oncePerView,
  type Pile,
} from "../../../packages/engine/src/core/table.js";
import { sourceName } from "./notation.js";
import type { Move, View } from "./types.js";

/** Stock, waste, shelves, stairs. */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles({ stock, waste, shelves, stairs }: View): readonly Pile[] {
  return [
    { id: "stock", cards: Array<string>(stock).fill(HIDDEN) },
    { id: "w", cards: waste },
    ...shelves.map((card, shelf) => ({ id: sourceName(shelf), cards: card === null ? [] : [card] })),
    { id: "s", cards: stairs },
  ];
}

export function ends(view: View, move: Move): Ends {
  const table = piles(view);
  switch (move.type) {
    case "turn":
      return endsOfTopCards(table, "stock", 1, "w");
    case "shelve":
      return endsOfTopCards(table, "w", 1, sourceName(move.shelf));
    case "climb":
      return endsOfTopCards(table, sourceName(move.from), 1, "s");
  }
}

/** The stairs keep their cards (NS-4). */
export function comesHome(_: View, move: Move): boolean {
  return move.type === "climb";
}

/** Up the stairs when a card can go; else to turn. */
export function natural(_: View, moves: readonly Move[]): Move | undefined {
  return moves.find(({ type }) => type === "climb") ?? moves.find(({ type }) => type === "turn");
}
