import { ownCardsOf } from "@tetrarch/play";
import type { GameSummary } from "./database.js";

/** Whether a game is an unaided first play with the usual cards, resigned games among them: games with own cards are not analysed. */
export function isFirstPlay(finished: GameSummary): boolean {
  return finished.degree === "first" && finished.moves > 0 && ownCardsOf(finished) === undefined;
}

/** Whether a game belongs to a fair sample: luck has mean zero only over deals drawn at random. */
export function countsInTrend(finished: GameSummary): boolean {
  return isFirstPlay(finished) && finished.origin === "random";
}
