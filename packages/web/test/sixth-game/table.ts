import { nineStepsKnowledge } from "../../../../testing/sixth-game/engine/knowledge.js";
import { nineStepsTableWords } from "../../../../testing/sixth-game/engine/table-words.js";
import type { View } from "../../../../testing/sixth-game/engine/types.js";
import { knownTable } from "../../src/games/known.js";
import type { GameTable } from "../../src/table/model.js";
import { arrange } from "./arrange.js";
import { reasons } from "./hint-words.js";

export const nineStepsTable: GameTable<View> = {
  ...knownTable("nine-steps", nineStepsKnowledge, nineStepsTableWords),
  reasons,
  arrange,
  eagerness: (_, { to }) => (to === "s" ? 0 : 1),
};
