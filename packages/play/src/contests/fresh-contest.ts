import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import type { Challenge } from "./challenge.js";
import type { Contest, Contestant, ContestantKind, Entry, HousePlayer, Terms } from "./contest.js";
import { LONGEST_NAME, sameName, tidyName, typedName } from "./names.js";

/** The most contestants (TK-31 j), for all games. */
export const MOST_CONTESTANTS = 8;
/** TK-31 (f): the highest stake. */
export const MOST_STAKE = 1_000_000;

/** Paper gold, 100 for a point (TK-22, TK-31 f). */
export const DEFAULT_TERMS: Terms = { stake: 100, unit: "paper gold", agreesToHelp: false };
/** The terms of a single player's series. */
export const NO_STAKE: Terms = { ...DEFAULT_TERMS, stake: 0 };

/** A future contestant. */
export interface Participant {
  readonly name: string;
  readonly kind: ContestantKind;
  /** For the house. */
  readonly player?: HousePlayer | undefined;
  /** Games played before or sent; a player elsewhere without entries is only expected. */
  readonly entries?: readonly (Entry | undefined)[];
}

/** Makes a contest from typed names. Errors are `bad-series`, in words for the player. */
export function freshContest(
  challenge: Challenge,
  invited: readonly Participant[],
  terms: Terms,
  made: Pick<Contest, "id" | "madeAt">,
): Result<Contest, Problem> {
  const typed = invited.map((one) => ({ ...one, name: typedName(one.name) }));
  return contestOfNames(challenge, typed, { ...terms, unit: typedName(terms.unit) }, made);
}

/** Makes a contest from names of a link or store, whose letters must not change: only spaces are tidied. */
export function contestOfNames(
  challenge: Challenge,
  invited: readonly Participant[],
  terms: Terms,
  { id, madeAt }: Pick<Contest, "id" | "madeAt">,
): Result<Contest, Problem> {
  const named = invited.map((one) => ({ ...one, name: tidyName(one.name) }));
  const unit = tidyName(terms.unit);
  const wrong = wrongNames(named.map(({ name }) => name)) ?? wrongTerms({ ...terms, unit });
  if (wrong !== undefined) return problem("bad-series", wrong);
  const contestants = named.map(
    ({ name, kind, player, entries }): Contestant => ({
      name,
      kind,
      ...(player === undefined ? {} : { player }),
      ...(kind === "away" && !entries && { isExpected: true as const }),
      entries: Array.from({ length: challenge.length }, (_, game) => entries?.[game]),
    }),
  );
  return ok({ format: 1, id, challenge, madeAt, terms: { ...terms, unit }, contestants, verdicts: [] });
}

function wrongNames(names: readonly string[]): string | undefined {
  if (names.length < 1 || names.length > MOST_CONTESTANTS)
    return `one to ${MOST_CONTESTANTS} can play, not ${names.length}`;
  const empty = names.indexOf("");
  if (empty >= 0) return `player ${empty + 1} has no name`;
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) return `a name has at most ${LONGEST_NAME} letters, and ${long} has ${long.length}`;
  const twice = names.find((name, index) => names.findIndex((first) => sameName(first, name)) !== index);
  return twice === undefined ? undefined : `two players are called ${twice}`;
}

function wrongTerms({ stake, unit }: Terms): string | undefined {
  if (!isStake(stake)) return `the stake is a whole number from 0 to ${MOST_STAKE}, not ${stake}`;
  if (unit === "") return "what is it that you play for?";
  return unit.length > LONGEST_NAME ? `what you play for has at most ${LONGEST_NAME} letters` : undefined;
}

/** TK-31 (f): whether a number is a possible stake. */
export function isStake(stake: number): boolean {
  return Number.isInteger(stake) && stake >= 0 && stake <= MOST_STAKE;
}
