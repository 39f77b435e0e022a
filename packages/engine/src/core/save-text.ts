import type { Problem } from "./problem.js";
import type { Result } from "./result.js";
import { playWord, type Session, undo } from "./session.js";
import { type FindGame, formatTranscript, replayTranscript } from "./transcript.js";

const TAKEN_BACK = "; taken back: ";

/**
 * A game as it is saved: its transcript (C-8), and in a comment the moves taken back, next one first, so that they
 * can still be played again after a resume.
 */
export function formatSave(session: Session): string {
  const words: string[] = [];
  for (let undone = session.undone; undone; undone = undone.next) words.push(undone.ply.word);
  const comment = words.length > 0 ? `${TAKEN_BACK}${words.join(" ")}\n` : "";
  return formatTranscript(session) + comment;
}

/** Errors are those of transcripts. */
export function parseSave(text: string, findGame: FindGame): Result<Session, Problem> {
  const replayed = replayTranscript(text, findGame);
  if (!replayed.ok) return replayed;
  const line = text.split("\n").find((candidate) => candidate.startsWith(TAKEN_BACK));
  const words = line?.slice(TAKEN_BACK.length).trim().split(/\s+/) ?? [];
  return { ok: true, value: withTakenBack(replayed.value, words) };
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
