import type { Knowledge } from "../../../packages/engine/src/core/knowledge.js";
import { prospects } from "./prospects.js";
import { comesHome, ends, natural, piles } from "./table.js";
import type { Event, Move, View } from "./types.js";

export const nineStepsKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  comesHome,
};
