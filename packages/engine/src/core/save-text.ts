import type { Problem } from "./problem.js";
import type { Result } from "./result.js";
import { degreeOf, onKnownDeal, playWord, type Session, undo } from "./session.js";
import { type FindGame, formatTranscript, replayTranscript } from "./transcript.js";

const KNOWN_DEAL = "; degree: known";
const TAKEN_BACK = "; taken back: ";

/**
 * A game as it is saved: its transcript (C-8), and in comments what that has no place for: that it is an honest game of
 * a known deal (C-10), which the header can only call not honest; and the moves taken back, next one first, so that
 * they can still be played again after a resume.
 */
export function formatSave(session: Session): string {
  const words: string[] = [];
  for (let undone = session.undone; undone; undone = undone.next) words.push(undone.ply.word);
  const degree = degreeOf(session) === "known" ? `${KNOWN_DEAL}\n` : "";
  const takenBack = words.length > 0 ? `${TAKEN_BACK}${words.join(" ")}\n` : "";
  return formatTranscript(session) + degree + takenBack;
}

/** Errors are those of transcripts. */
export function parseSave(text: string, findGame: FindGame): Result<Session, Problem> {
  const replayed = replayTranscript(text, findGame);
  if (!replayed.ok) return replayed;
  const lines = text.split(/\r?\n/);
  const words = lines.find((line) => line.startsWith(TAKEN_BACK))?.slice(TAKEN_BACK.length);
  const session = withTakenBack(replayed.value, words?.trim().split(/\s+/) ?? []);
  return { ok: true, value: lines.includes(KNOWN_DEAL) ? honestOnKnownDeal(session) : session };
}

/** The header called it not honest; one that was is of the first degree, whatever a comment says. */
function honestOnKnownDeal(session: Session): Session {
  return session.honest || session.undone ? session : onKnownDeal({ ...session, honest: true });
}

/** The session with these moves to be played again; as it is, when they do not fit. */
function withTakenBack(session: Session, words: readonly string[]): Session {
  let ahead = session;
  for (const word of words) {
    const played = playWord(ahead, word);
    if (!played.ok) return session;
    ahead = played.value;
  }
  for (const _ of words) {
    const back = undo(ahead);
    if (!back.ok) return session;
    ahead = back.value;
  }
  return ahead;
}
