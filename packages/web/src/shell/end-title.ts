import { degreeOf, outcomeOf, type Session } from "@tetrarch/engine";
import type { GamePlace } from "../games/place.js";

/** What stands over the end of a game. */
export function endTitleOf(place: Pick<GamePlace, "wonTitle" | "endTitles">, session: Session): string {
  const { status } = outcomeOf(session);
  if (status === "won") return place.wonTitle?.(degreeOf(session)) ?? "Won";
  return session.resigned ? "Resigned" : (place.endTitles?.[status] ?? "Lost");
}

/** What the end of a game feels like: a win, a way out of its own (TK-22), a loss. */
export function endToneOf(status: string): "won" | "other" | "lost" {
  return status === "won" || status === "lost" ? status : "other";
}
