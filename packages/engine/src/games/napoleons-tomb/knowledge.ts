import type { Knowledge } from "../../core/knowledge.js";
import { prospects } from "./prospects.js";
import { comesHome, ends, natural, piles } from "./table.js";
import type { Event, Move, View } from "./types.js";

export const napoleonsTombKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  comesHome,
};
