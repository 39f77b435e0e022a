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
  withHintedMove,
} from "@tetrarch/engine";
import { endingOf, lastLines } from "./log.js";

/** An action of a player in a game. */
export type Act =
  | {
      readonly type: "play";
      readonly word: string;
      /** Whether a hint said so. */
      readonly isHinted?: boolean | undefined;
    }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  | { readonly type: "resign" };

/** What to announce of an action. Nothing in it depends on hidden cards. */
export interface ActReport {
  /** The move's events in words, a line each; empty for other actions. */
  readonly lines: readonly string[];
  /** The end of the story, where this action ends the game. */
  readonly ending: string | undefined;
  /** The move, by its word, or the resignation that was taken back. */
  readonly takenBack:
    | { readonly type: "move"; readonly word: string }
    | { readonly type: "resignation" }
    | undefined;
  /** Whether the action ends an unaided game (C-10). */
  readonly endsHonesty: boolean;
}

/** The session after an action, and its report. */
export interface ActResult extends ActReport {
  readonly session: Session;
}

/** The warning of every client before an undo ends an unaided game (C-10). */
export const UNDO_COST = "Undo marks this game as helped.";

/** Whether an undo would end an unaided game (C-10). A game that is over has its record already. */
export function undoEndsHonesty(session: Session): boolean {
  return session.honest && isInPlay(session);
}

/** Carries an action out. Errors are those of the engine's sessions. */
export function act(session: Session, action: Act): Result<ActResult, Problem> {
  const { type } = action;
  const changed = type === "play" ? playWord(session, action.word) : ACTS[type](session);
  if (!changed.ok) return changed;
  const next = type === "play" && action.isHinted ? withHintedMove(changed.value) : changed.value;
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

/** Whether a game has moves and no end yet, so that another deal would lose it. */
export function isInPlay(session: Session): boolean {
  return session.now.number > 0 && outcomeOf(session).status === "playing";
}
