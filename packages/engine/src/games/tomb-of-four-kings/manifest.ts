export { tombOfFourKings as messages } from "../../narration/en/tomb-of-four-kings/messages.js";
export { tombOfFourKings as game } from "./index.js";
export { tombOfFourKingsKnowledge as knowledge } from "./prospects.js";
