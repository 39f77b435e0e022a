import {
  ok,
  outcomeOf,
  type Problem,
  playWord,
  type Result,
  redo,
  resign,
  type Session,
  undo,
} from "@tetrarch/engine";
import { endingOf, lastLines } from "./log.js";

/** What a player does in a game. */
export type Act =
  | { readonly type: "play"; readonly word: string }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "resign" };

/** What there is to tell of an act. Nothing in it depends on what is hidden. */
export interface ActReport {
  /** What the move played led to, a line an event; nothing for other acts. */
  readonly lines: readonly string[];
  /** How the story ends, where it does by this act. */
  readonly ending: string | undefined;
  /** What was taken back: a move, by its word, or the resignation. */
  readonly takenBack:
    | { readonly type: "move"; readonly word: string }
    | { readonly type: "resignation" }
    | undefined;
  /** Whether the game was honest until this act (C-10). */
  readonly endsHonesty: boolean;
}

/** What came of an act. */
export interface Acted extends ActReport {
  readonly session: Session;
}

/** What every client says before an undo ends an unaided game (C-10). */
export const UNDO_COST = "Taking a move back marks this game as helped.";

/** Whether an undo would end an honest game now (C-10). A game that is over has its record already: nothing is lost there. */
export function undoEndsHonesty(session: Session): boolean {
  return session.honest && isInPlay(session);
}

/** Does what the player does. Errors are those of the engine's sessions; the session given stays as it is. */
export function act(session: Session, action: Act): Result<Acted, Problem> {
  const { type } = action;
  const changed = type === "play" ? playWord(session, action.word) : ACTS[type](session);
  if (!changed.ok) return changed;
  const next = changed.value;
  return ok({
    session: next,
    lines: type === "play" || type === "redo" ? lastLines(next) : [],
    ending: endingOf(next),
    takenBack: type === "undo" ? takenBackIn(session) : undefined,
    endsHonesty: session.honest && !next.honest,
  });
}

const ACTS = { undo, redo, resign } as const;

function takenBackIn({ resigned, now }: Session): ActReport["takenBack"] {
  return resigned ? { type: "resignation" } : { type: "move", word: now.word };
}

/** Whether a game has moves and no end yet: there is something to lose when it is left for another deal. */
export function isInPlay(session: Session): boolean {
  return session.now.number > 0 && outcomeOf(session).status === "playing";
}
