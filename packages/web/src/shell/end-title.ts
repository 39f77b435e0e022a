import { degreeOf, outcomeOf, type Session } from "@tetrarch/engine";
import { endTitleByDegree } from "@tetrarch/play";
import type { GamePlace } from "../games/place.js";

/** What stands over the end of a game. */
export function endTitleOf(place: Pick<GamePlace, "endTitles">, session: Session): string {
  return endTitleByDegree(session) ?? usualTitle(place, session);
}

function usualTitle({ endTitles }: Pick<GamePlace, "endTitles">, session: Session): string {
  const { status } = outcomeOf(session);
  if (status === "won") return "Won";
  return session.resigned ? "Resigned" : (endTitles?.[status] ?? "Lost");
}

/** What the end of a game feels like: a win that is celebrated, a way out of its own (TK-22), a loss. */
export function endToneOf(
  { celebratesWin }: Pick<GamePlace, "celebratesWin">,
  session: Session,
): "won" | "other" | "lost" {
  const { status } = outcomeOf(session);
  if (status === "won") return celebratesWin?.(degreeOf(session)) === false ? "lost" : "won";
  return status === "lost" ? "lost" : "other";
}
