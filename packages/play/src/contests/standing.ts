import type { Degree, Problem, Result } from "@tetrarch/engine";
import { type Contest, entryAt, type Place, verdictsAt } from "./contest.js";
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
  if (!entry || isQuestioned(contest, place)) return undefined;
  if (entry.type !== "played" || isRefused(contest, place)) return { status: "lost", points: 0 };
  const { end, score } = entry.record;
  return { status: end, points: score.value };
}

/** Games to which all have to agree before they count (TK-31 i). */
export function questionsOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter((place) => isQuestioned(contest, place));
}

/** Games to which all have agreed one by one, here or in other books (TK-31 i, l). */
export function consentsOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter(
    (place) => needsConsent(contest, place) && saidAt(contest, place) === "agreed",
  );
}

/** Deals of which somebody has sent two different games (TK-31 k). */
export function doublesOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter((place) => {
    const entry = entryAt(contest, place);
    return entry?.type === "played" && entry.isOneOfTwo === true;
  });
}

/** What every book says of such a deal, which is counted from 0 here. */
export function doubleInWords(name: string, game: number): string {
  return `${name} has sent two different games of deal ${game + 1}. The one with fewer points counts.`;
}

function placesOf({ contestants }: Contest): readonly Place[] {
  return contestants.flatMap(({ entries }, contestant) =>
    [...entries.keys()].map((game) => ({ contestant, game })),
  );
}

function isQuestioned(contest: Contest, place: Place): boolean {
  const isAgreed = contest.terms.agreesToHelp || saidAt(contest, place) !== undefined;
  return needsConsent(contest, place) && !isAgreed;
}

function saidAt(contest: Contest, place: Place): "agreed" | "refused" | undefined {
  return verdictsAt(contest, place).find((verdict) => verdict !== "first");
}

/** Whether a game counts as resigned, as somebody does not agree to it: a refusal beats all agreement (TK-31 l). */
export function isRefused(contest: Contest, place: Place): boolean {
  return needsConsent(contest, place) && saidAt(contest, place) === "refused";
}

/** TK-31 (i): among several, what was played with help or on a known deal. */
function needsConsent(contest: Contest, place: Place): boolean {
  const degree = degreeAt(contest, place);
  return contest.contestants.length > 1 && degree !== undefined && degree !== "first";
}

/**
 * How much a game of a contest proves (C-10); undefined where none counts. A deal that is known by the other games of one screen alone is
 * a first play there, and believed from the book that saw it (TK-31 l).
 */
export function degreeAt(contest: Contest, place: Place): Degree | undefined {
  const entry = entryAt(contest, place);
  if (entry?.type !== "played") return undefined;
  const { degree } = entry.record;
  const isFirst = degree === "known" && !contest.challenge.ownShuffle;
  return isFirst && verdictsAt(contest, place).includes("first") ? "first" : degree;
}
