import { formatTranscript, isStarted } from "@tetrarch/engine";
import { isInPlay } from "@tetrarch/play";
import { gameWords } from "../words/en/game.js";
import type { Model } from "./model.js";

/** Whether leaving the game loses it: something has been done in it, and it could not be saved. */
export function isLost({ seat }: Model, unsaved: string | undefined): boolean {
  return unsaved !== undefined && isStarted(seat.session);
}

/** Lines about a game that could not be saved: the reason and its transcript. */
export function lostLines({ seat }: Model, unsaved: string): readonly string[] {
  return [gameWords.notSaved(seat.session.game.title, unsaved), formatTranscript(seat.session).trimEnd()];
}

/** What stays on the terminal when the screen is left: what became of the game. */
export function farewell(model: Model, unsaved: string | undefined): readonly string[] {
  const { keptAt } = model;
  const { session } = model.seat;
  if (unsaved !== undefined && isLost(model, unsaved)) return lostLines(model, unsaved);
  if (keptAt !== undefined) return [gameWords.transcriptIn(keptAt)];
  const { id, title } = session.game;
  return isInPlay(session) ? [gameWords.saved(title, id)] : [];
}
