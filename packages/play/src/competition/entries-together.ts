import { foremost } from "../history/same-game.js";
import type { GameRecord } from "../records/game-record.js";
import type { ContestantKind, Entry, PlayedEntry } from "./contest.js";
import { textOfContent } from "./text-of-content.js";

/**
 * What counts of two things at one place, the same whichever comes first: a game counts before what was conceded, that before what
 * never came.
 * @param kind whose place it is: the house plays by itself, and of its games the one that ended first counts
 */
export function entriesTogether(
  ours: Entry | undefined,
  theirs: Entry | undefined,
  kind: ContestantKind,
): Entry | undefined {
  if (rankOf(ours) !== rankOf(theirs)) return rankOf(ours) > rankOf(theirs) ? ours : theirs;
  if (ours?.type !== "played" || theirs?.type !== "played") return ours;
  if (textOf(ours) === textOf(theirs)) return sameTogether(ours, theirs);
  if (kind === "house") return foremost(ours.record, theirs.record) === ours.record ? ours : theirs;
  return { ...lessOf(ours, theirs), isOneOfTwo: true };
}

function rankOf(entry: Entry | undefined): number {
  return entry ? { absent: 1, conceded: 2, played: 3 }[entry.type] : 0;
}

/** TK-31 (k): of two different games of one player and deal the one with fewer points, then the one whose text sorts first. */
function lessOf(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const difference = ours.record.score.value - theirs.record.score.value;
  if (difference !== 0) return difference < 0 ? ours : theirs;
  return textOf(ours) < textOf(theirs) ? ours : theirs;
}

/** What tells games of a deal apart, in the order of a transcript (C-8): honest or not, the result, the moves. */
function textOf({ record: { degree, end, words, score } }: PlayedEntry): string {
  return [degree === "first" ? "yes" : "no", end, ...words, degree, score.text].join(" ");
}

/** The same game, as two books have it. */
function sameTogether(ours: PlayedEntry, theirs: PlayedEntry): PlayedEntry {
  const isOneOfTwo = ours.isOneOfTwo ?? theirs.isOneOfTwo;
  const played = isFuller(ours.record, theirs.record) ? ours : theirs;
  return isOneOfTwo && !played.isOneOfTwo ? { ...played, isOneOfTwo } : played;
}

/** Whether the first of two records of the same game is the one to keep: that of the table where it was played, the earlier one. */
function isFuller(ours: GameRecord, theirs: GameRecord): boolean {
  const [here, there] = [ours.startedAt !== undefined, theirs.startedAt !== undefined];
  if (here !== there) return here;
  if (ours.endedAt !== theirs.endedAt) return ours.endedAt < theirs.endedAt;
  return textOfContent(ours) <= textOfContent(theirs);
}
