import type { Degree, Problem, Result } from "@tetrarch/engine";
import { type Contest, entryAt, type Place, verdictsAt } from "./contest.js";
import { rulesOf } from "./rules.js";
import type { ContestResult, ContestStanding } from "./settlement.js";

/** The standing of a contest by the rules of its game. Errors are `bad-series`. */
export function standingOf(contest: Contest): Result<ContestStanding, Problem> {
  const { challenge, contestants, terms } = contest;
  const rounds = Array.from({ length: challenge.length }, (_, game) =>
    contestants.map((_, contestant) => resultAt(contest, { contestant, game })),
  );
  return rulesOf(challenge.game, contestants.length).settle(rounds, terms.stake);
}

/** The result that counts; undefined until it is finished and agreed to. */
function resultAt(contest: Contest, place: Place): ContestResult | undefined {
  const entry = entryAt(contest, place);
  if (!entry || isQuestioned(contest, place)) return undefined;
  if (entry.type !== "played" || isRefused(contest, place)) return { status: "lost", points: 0 };
  const { end, score } = entry.record;
  return { status: end, points: score.value };
}

/** The games that wait for agreement (TK-31 i). */
export function questionsOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter((place) => isQuestioned(contest, place));
}

/** The games that all have agreed to (TK-31 i, l). */
export function consentsOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter(
    (place) => needsConsent(contest, place) && consentVerdictAt(contest, place) === "agreed",
  );
}

/** The games beside which another one of the same player and deal was sent (TK-31 k). */
export function doublesOf(contest: Contest): readonly Place[] {
  return placesOf(contest).filter((place) => {
    const entry = entryAt(contest, place);
    return entry?.type === "played" && entry.isOneOfTwo === true;
  });
}

/** The notice about two games of one deal. @param game the deal, from 0 */
export function doubleInWords(name: string, game: number): string {
  return `${name} has sent two different games of deal ${game + 1}. The one with fewer points counts.`;
}

function placesOf({ contestants }: Contest): readonly Place[] {
  return contestants.flatMap(({ entries }, contestant) =>
    [...entries.keys()].map((game) => ({ contestant, game })),
  );
}

function isQuestioned(contest: Contest, place: Place): boolean {
  const isAgreed = contest.terms.agreesToHelp || consentVerdictAt(contest, place) !== undefined;
  return needsConsent(contest, place) && !isAgreed;
}

function consentVerdictAt(contest: Contest, place: Place): "agreed" | "refused" | undefined {
  return verdictsAt(contest, place).find((verdict) => verdict !== "first");
}

/** Whether a game counts as resigned, as it was refused; a refusal beats agreements (TK-31 l). */
export function isRefused(contest: Contest, place: Place): boolean {
  return needsConsent(contest, place) && consentVerdictAt(contest, place) === "refused";
}

/** TK-31 (i): whether a game among several players had help or a known deal. */
function needsConsent(contest: Contest, place: Place): boolean {
  const degree = degreeAt(contest, place);
  return contest.contestants.length > 1 && degree !== undefined && degree !== "first";
}

/** The degree of a game (C-10) by the rule of one screen (TK-31 l); undefined for no game. */
export function degreeAt(contest: Contest, place: Place): Degree | undefined {
  const entry = entryAt(contest, place);
  if (entry?.type !== "played") return undefined;
  const { degree } = entry.record;
  const isFirst = degree === "known" && !contest.challenge.ownShuffle;
  return isFirst && verdictsAt(contest, place).includes("first") ? "first" : degree;
}
