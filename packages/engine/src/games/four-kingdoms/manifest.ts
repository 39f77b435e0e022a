export { fourKingdoms as messages } from "../../narration/en/four-kingdoms/messages.js";
export { fourKingdoms as game } from "./index.js";
export { fourKingdomsKnowledge as knowledge } from "./prospects.js";
