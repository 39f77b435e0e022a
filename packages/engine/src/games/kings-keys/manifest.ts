export { kingsKeys as messages } from "../../narration/en/kings-keys/messages.js";
export { kingsKeys as game } from "./index.js";
export { kingsKeysKnowledge as knowledge } from "./prospects.js";
