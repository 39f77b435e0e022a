import type { Degree, Problem, Result } from "@tetrarch/engine";
import { type Contest, type Contestant, type Entry, entryAt, type Place } from "./contest.js";
import { rulesOf } from "./rules.js";
import type { ContestResult, ContestStanding } from "./settlement.js";

/** How a contest stands: by the rules of its game where that has its own, else by plain points. Errors are `bad-series`. */
export function standingOf(contest: Contest): Result<ContestStanding, Problem> {
  const { challenge, contestants, terms } = contest;
  const rounds = Array.from({ length: challenge.length }, (_, game) =>
    contestants.map((_, contestant) => resultAt(contest, { contestant, game })),
  );
  return rulesOf(challenge.game, contestants.length).settle(rounds, terms.stake);
}

/** What counts at a place; undefined while it is not finished, or not all agree to it. */
function resultAt(contest: Contest, place: Place): ContestResult | undefined {
  const entry = entryAt(contest, place);
  return entry && !isQuestioned(contest, place) ? resultOf(entry) : undefined;
}

function resultOf(entry: Entry): ContestResult {
  if (entry.type !== "played") return { status: "lost", points: 0 };
  const { end, score } = entry.record;
  return { status: end, points: score.value };
}

/** Games to which all have to agree before they count (TK-31 i). */
export function questionsOf(contest: Contest): readonly Place[] {
  return contest.contestants.flatMap(({ entries }, contestant) =>
    [...entries.keys()].map((game) => ({ contestant, game })).filter((place) => isQuestioned(contest, place)),
  );
}

function isQuestioned(contest: Contest, place: Place): boolean {
  if (contest.terms.agreesToHelp || contest.contestants.length < 2) return false;
  const entry = entryAt(contest, place);
  if (entry?.type === "played" && entry.isAgreed) return false;
  const degree = degreeAt(contest, place);
  return degree !== undefined && degree !== "first";
}

/**
 * How much a game of a contest proves (C-10); undefined where none counts. Where several play at one screen, a deal is known to the
 * screen by whoever sat there before; that the others looked away is on honour.
 */
export function degreeAt(contest: Contest, place: Place): Degree | undefined {
  const entry = entryAt(contest, place);
  if (entry?.type !== "played") return undefined;
  const { degree, startedAt, endedAt } = entry.record;
  if (degree !== "known") return degree;
  const isSameScreen = ({ kind, entries }: Contestant, index: number) => {
    const other = entries[place.game];
    // A game that its player takes as resigned was played all the same.
    if (index === place.contestant || kind !== "here" || !other || !("record" in other)) return false;
    return other.record.endedAt <= (startedAt ?? endedAt) && other.record.degree !== "known";
  };
  const { contestants, challenge } = contest;
  if (contestants[place.contestant]?.kind !== "here" || challenge.ownShuffle) return degree;
  return contestants.some(isSameScreen) ? "first" : degree;
}
