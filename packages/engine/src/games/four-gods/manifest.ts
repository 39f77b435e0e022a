import { builtInCardSet } from "./card-set.js";
import { createFourGods } from "./index.js";

export { fourGods as messages } from "../../narration/en/four-gods/messages.js";
export { fourGodsKnowledge as knowledge } from "./prospects.js";
export const game = createFourGods(builtInCardSet);
