import { formatTranscript, isStarted } from "@tetrarch/engine";
import { isInPlay } from "@tetrarch/play";
import type { Model } from "./model.js";

/** Whether leaving the game loses it: something has been done in it, and it could not be saved. */
export function isLost({ session }: Model, unsaved: string | undefined): boolean {
  return unsaved !== undefined && isStarted(session);
}

/** What is said of a game that could not be saved: why, and the game itself, so that it can be kept elsewhere. */
export function lostLines({ session }: Model, unsaved: string): readonly string[] {
  return [
    `${session.game.title} is NOT saved. ${unsaved} This is its transcript:`,
    formatTranscript(session).trimEnd(),
  ];
}

/** What stays on the terminal when the screen is left: what became of the game. */
export function farewell(model: Model, unsaved: string | undefined): readonly string[] {
  const { session, keptAt } = model;
  if (unsaved !== undefined && isLost(model, unsaved)) return lostLines(model, unsaved);
  if (keptAt !== undefined) return [`The transcript is in ${keptAt}`];
  const { id, title } = session.game;
  return isInPlay(session) ? [`${title} is saved: tetrarch play ${id} offers to resume it.`] : [];
}
