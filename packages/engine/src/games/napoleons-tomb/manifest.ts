export { napoleonsTomb as messages } from "../../narration/en/napoleons-tomb/messages.js";
export { napoleonsTomb as game } from "./index.js";
export { napoleonsTombKnowledge as knowledge } from "./prospects.js";
