import type { Degree } from "@tetrarch/engine";
import type { Remark } from "../collections/remark.js";
import type { FinishedGame } from "../session/game-record.js";

/** The games of a history to show; an undefined field lets all through. */
export interface HistoryFilter {
  /** The id of a solitaire. */
  readonly game?: string | undefined;
  readonly variant?: string | undefined;
  readonly result?: "won" | "not won" | undefined;
  /** Ended exactly so: `escaped`. */
  readonly end?: string | undefined;
  readonly degree?: Degree | undefined;
  /** Ended at this moment or later, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** Ended before this moment. */
  readonly before?: number | undefined;
  readonly starred?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  /** Whether the game has a note. */
  readonly noted?: boolean | undefined;
  /** A text in its note, capitals and accents ignored; empty for any note, or none. */
  readonly inNote?: string | undefined;
}

export function matchesFilter(filter: HistoryFilter, finished: FinishedGame, remark?: Remark): boolean {
  const { game, variant, result, end, degree, since, before } = filter;
  if (game !== undefined && finished.game !== game) return false;
  if (variant !== undefined && finished.variant !== variant) return false;
  if (result !== undefined && isWon(finished) !== (result === "won")) return false;
  if (end !== undefined && finished.end !== end) return false;
  if (degree !== undefined && finished.degree !== degree) return false;
  if (since !== undefined && finished.endedAt < since) return false;
  if (before !== undefined && finished.endedAt >= before) return false;
  return passesRemark(filter, remark);
}

function passesRemark({ starred, hidden, noted, inNote = "" }: HistoryFilter, remark?: Remark): boolean {
  const note = remark?.note?.value ?? "";
  if (starred !== undefined && (remark?.star?.value ?? false) !== starred) return false;
  if (hidden !== undefined && (remark?.hidden?.value ?? false) !== hidden) return false;
  if (noted !== undefined && (note !== "") !== noted) return false;
  return plain(note).includes(plain(inNote.trim()));
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a game was won; an escape is no win. */
export function isWon({ end }: FinishedGame): boolean {
  return end === "won";
}

/** Whether a game ended in a way of its own, as by an escape: neither won nor lost nor resigned. */
export function hasOwnEnd({ end }: FinishedGame): boolean {
  return end !== "won" && end !== "lost" && end !== "resigned";
}
