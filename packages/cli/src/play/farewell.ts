import { formatTranscript, isStarted } from "@tetrarch/engine";
import { isInPlay } from "@tetrarch/play";
import type { Model } from "./model.js";

/** Whether leaving the game loses it: something has been done in it, and it could not be saved. */
export function isLost({ seat }: Model, unsaved: string | undefined): boolean {
  return unsaved !== undefined && isStarted(seat.session);
}

/** What is said of a game that could not be saved: why, and the game itself, so that it can be kept elsewhere. */
export function lostLines({ seat }: Model, unsaved: string): readonly string[] {
  return [
    `${seat.session.game.title} is NOT saved. ${unsaved} This is its transcript:`,
    formatTranscript(seat.session).trimEnd(),
  ];
}

/** What stays on the terminal when the screen is left: what became of the game. */
export function farewell(model: Model, unsaved: string | undefined): readonly string[] {
  const { keptAt } = model;
  const { session } = model.seat;
  if (unsaved !== undefined && isLost(model, unsaved)) return lostLines(model, unsaved);
  if (keptAt !== undefined) return [`The transcript is in ${keptAt}`];
  const { id, title } = session.game;
  return isInPlay(session) ? [`${title} is saved: tetrarch play ${id} offers to resume it.`] : [];
}
