import type { napoleonsTomb } from "@tetrarch/engine";
import { knowledge, tableWords } from "@tetrarch/engine/napoleons-tomb";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = napoleonsTomb.View;

const game = adaptTable("napoleons-tomb", knowledge, tableWords);

/** Home first, then onto a card; the tomb lets go of nothing but homewards; an empty pile is worth keeping. */
function eagerness(view: View, { to }: Option): number {
  const height = game.piles(view).find(({ id }) => id === to)?.cards.length ?? 0;
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
  ...game,
  reasons: words.reasons,
  arrange,
  eagerness,
};
