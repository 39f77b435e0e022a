import type { napoleonsTomb } from "@tetrarch/engine";
import {
  knowledge as napoleonsTombKnowledge,
  tableWords as napoleonsTombTableWords,
} from "@tetrarch/engine/napoleons-tomb";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";

/** Why a fair player of this game advises a move, by its rule of thumb. */
const reasons: Readonly<Record<string, string>> = {
  "draw-unseen":
    "Turn the whole stock up first: while it is unseen no pile is better than another. Ask again when all has been seen.",
  "play-in-order": "It is the next step of a plan with the cards in sight.",
  "sort-stock": "It brings the stock into the order of a plan.",
  "no-plan": "No better plan was found than to turn on.",
  "play-home": "It can go home.",
  "whole-pile-to-centre": "A whole pile goes to the middle, and a side falls free.",
  "build-centre": "The middle can take it.",
  "build-tableau": "Here it is out of the way until it is needed.",
  "fill-space": "The free side lets the card beneath it out.",
  draw: "Nothing better is open: turn on.",
  redeal: "The stock is spent: gather it and turn again.",
  "no-better-move": "No move is better than another.",
};

type View = napoleonsTomb.View;

const known = adaptTable("napoleons-tomb", napoleonsTombKnowledge, napoleonsTombTableWords);

/** Home first, then onto a card; the tomb lets go of nothing but homewards; an empty pile is worth keeping. */
function eagerness(view: View, { to }: Option): number {
  const height = known.piles(view).find(({ id }) => id === to)?.cards.length ?? 0;
  switch (to.charAt(0)) {
    case "f":
      return 0;
    case "t":
      return height > 0 ? 1 : 3;
    case "c":
      return 2;
    default:
      return 4 + height;
  }
}

export const napoleonsTombTable: GameTable<View> = {
  ...known,
  reasons,
  arrange,
  eagerness,
};
