import type { fourKingdoms } from "@tetrarch/engine";
import {
  knowledge as fourKingdomsKnowledge,
  tableWords as fourKingdomsTableWords,
} from "@tetrarch/engine/four-kingdoms";
import type { GameTable, Option } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { arrange } from "./layout.js";

/** Why a fair player of this game advises a move, by its rule of thumb. */
const reasons: Readonly<Record<string, string>> = {
  "send-home": "Cards at home can't move back, and make way for others.",
  "join-runs": "Two runs become one, and a land falls free.",
  "return-guest": "A guest who can go on leaves the chamber free.",
  "turn-up-by-run": "It turns up a hidden card.",
  "clear-waste": "A traveller finds a place, and the next one can be seen.",
  lodge: "As a guest it is out of the way.",
  "ten-to-tower": "The tower takes it now.",
  "turn-up-into-empty": "An empty land, well spent: a hidden card turns up.",
  "waste-to-empty": "An empty land for the traveller.",
  deal: "Nothing better is open: let the next traveller come.",
  "ten-home-after-all": "The ten is needed nowhere else.",
  "nothing-left": "Nothing more can be done.",
};

type View = fourKingdoms.View;

const known = adaptTable("four-kingdoms", fourKingdomsKnowledge, fourKingdomsTableWords);

function isHome(pile: string): boolean {
  return /^(castle|tower|dungeon|subjects)/.test(pile);
}

/** Home first, then onto a card, then to an empty land, then to be a guest. */
function eagerness(view: View, { to }: Option): number {
  if (isHome(to)) return 0;
  if (to.startsWith("g")) return 3;
  return known.piles(view).some(({ id, cards }) => id === to && cards.length === 0) ? 2 : 1;
}

export const fourKingdomsTable: GameTable<View> = {
  ...known,
  reasons,
  arrange,
  eagerness,
};
