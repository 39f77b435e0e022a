export { nineSteps as game } from "./index.js";
export { nineStepsKnowledge as knowledge } from "./knowledge.js";
export { nineSteps as messages } from "./messages.js";
