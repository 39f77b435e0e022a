import { type Prospect, surely } from "../../../packages/engine/src/core/prospect.js";
import { ends } from "./table.js";
import type { Event, Move, View } from "./types.js";

/** All is sure but which card is turned. */
export function prospects(view: View, move: Move): readonly Prospect<Event>[] {
  const { from, to, card } = ends(view, move);
  switch (move.type) {
    case "turn":
      return [surely("NS-2", { type: "turned", left: view.stock - 1 })];
    case "shelve":
      return [surely("NS-3", { type: "shelved", card: card ?? "", to })];
    case "climb":
      return [surely("NS-4", { type: "climbed", card: card ?? "", from, height: view.stairs.length + 1 })];
  }
}
