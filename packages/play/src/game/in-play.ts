import { outcomeOf, type Session } from "@tetrarch/engine";

/** Whether a game has moves and no end yet: there is something to lose when it is left for another deal. */
export function isInPlay(session: Session): boolean {
  return session.now.number > 0 && outcomeOf(session).status === "playing";
}
