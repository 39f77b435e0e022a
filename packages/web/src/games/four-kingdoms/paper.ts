import type { PaperGame } from "../game-ui.js";

export const paper: PaperGame = {
  scores: ["cards home"],
  counting: "Count the cards in dungeons, towers, castles and squares. A guest is not home yet. All 52 win.",
};
