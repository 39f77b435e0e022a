import type { PaperGame } from "../game-ui.js";

export const paper: PaperGame = {
  scores: ["cards home"],
  counting: "Count the cards on the four foundations in the corners. All 104 win.",
};
