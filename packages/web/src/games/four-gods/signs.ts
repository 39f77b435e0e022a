import { progress } from "../../data/lesson-progress.svelte.js";
import { isVisited, visit } from "../../ui/visited.js";

/** The levels that teach what the signs beside an ally mean. */
const LEVELS = ["a-fight", "a-trap"];
/** As many finished games teach them, too: kept with the places that the player has been to. */
const GAMES = ["four-gods-1", "four-gods-2", "four-gods-3"];

/** Whether the player can read the signs for attack, defence and luck without words. */
export function knowsSigns(): boolean {
  const reached = progress.values.find(({ game }) => game === "four-gods")?.levels ?? [];
  return LEVELS.every((level) => reached.includes(level)) || GAMES.every(isVisited);
}

/** Counts a game that has just ended. */
export function countEnd(): void {
  const next = GAMES.find((game) => !isVisited(game));
  if (next) visit(next);
}
