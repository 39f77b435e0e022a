import { degreeOf, messagesOf, outcomeOf, type Session } from "@tetrarch/engine";
import { endedStuck } from "./no-progress.js";

export {
  endingOf,
  helpLine,
  type LogEntry,
  lastLines,
  linesOf,
  logLines,
  logOf,
  openLines,
} from "@tetrarch/engine";

/** The heading of a game's end by its degree (KK-6); undefined for the usual heading. */
export function endTitleByDegree(session: Session): string | undefined {
  const resigned = endedStuck(session) ? "stuck" : "resigned";
  const ending = session.resigned ? resigned : outcomeOf(session).status;
  return messagesOf(session.game.id).endTitle?.(ending, degreeOf(session));
}
