import type { PaperGame } from "../game-ui.js";

export const paper: PaperGame = {
  scores: ["kings", "points"],
  counting:
    "Out alive, write your kings, and the worth of your treasure: 100 points at most. Dead or lost, write 0 and 0. The highest total of points wins.",
};
