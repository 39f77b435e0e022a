import { findGameAmong, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import {
  type Arrival,
  acceptedContest,
  type ChallengeLink,
  type Contest,
  challengeDeals,
  challengeFor,
  freshContest,
  type GameRecord,
  isSameChallenge,
  linkIn,
  ownCardsOf,
  parseLink,
  sameName,
  withEntry,
  withSent,
} from "@tetrarch/play";

const find = findGameAmong([]);

/** A contest as it is known here, and which of its contestants has played here. */
export interface KnownContest {
  readonly contest: Contest;
  readonly own: number;
}

/** The challenge of a link. Errors name what is wrong with it. */
export function challengeIn(given: string): Result<ChallengeLink, Problem> {
  const link = parseLink(linkIn(given), find);
  if (!link.ok) return problem(link.error.code, `the link: ${link.error.message}`);
  return link.value.type === "challenge"
    ? ok(link.value)
    : problem("bad-link", "the link is of no challenge: tetrarch replay shows what it holds");
}

/**
 * The contest that links of one challenge tell of, with the games of its deals that were finished here: of each deal the one that
 * ended first counts (docs/decisions/duels.md). Nothing of a contest is kept here: links and history tell all of it.
 * @param name who has played here; a link of that name is one's own
 * @param finished all finished games, in any order
 */
export function contestOf(
  links: readonly [ChallengeLink, ...ChallengeLink[]],
  name: string,
  finished: readonly GameRecord[],
  arrival: Arrival,
): Result<KnownContest, Problem> {
  const [given] = links;
  const stranger = links.find((link) => !isOfSame(link, given));
  if (stranger) return problem("bad-series", `${stranger.name}'s link is of another challenge`);
  const { challenge } = given;
  // Help counts where all agree to it (TK-31 i), whichever link comes first.
  const terms = { ...given.terms, agreesToHelp: links.every((link) => link.terms.agreesToHelp) };
  const [first, ...others] = links.filter((link) => !sameName(link.name, name));
  const begun = first
    ? acceptedContest({ ...first, terms }, name, arrival)
    : freshContest(challenge, [{ name, kind: "here" }], terms, { id: arrival.freshId(), madeAt: arrival.at });
  if (!begun.ok) return begun;
  let contest = begun.value;
  for (const link of others) {
    const more = withSent(contest, link, arrival);
    if (!more.ok) return more;
    contest = more.value;
  }
  const own = contest.contestants.findIndex(({ kind }) => kind === "here");
  const player = contest.contestants[own]?.name ?? name;
  const deals = challengeDeals(challengeFor(contest.challenge, player), find);
  if (!deals.ok) return deals;
  for (const [game, deal] of deals.value.entries()) {
    const record = firstOf(finished, contest, deal);
    if (record) contest = withEntry(contest, { contestant: own, game }, { type: "played", record });
  }
  return ok({ contest, own });
}

/** Whether two links are of one challenge: the same deals for the same stake. */
function isOfSame(one: ChallengeLink, other: ChallengeLink): boolean {
  const textOf = ({ terms: { stake, unit } }: ChallengeLink) => JSON.stringify([stake, unit]);
  return isSameChallenge(one.challenge, other.challenge) && textOf(one) === textOf(other);
}

/** A deal of the built-in cards alone: one's own have other names in the same list. */
function firstOf(
  finished: readonly GameRecord[],
  { challenge: { game, variant } }: Contest,
  deal: string,
): GameRecord | undefined {
  const [first] = finished
    .filter(
      (record) =>
        record.game === game &&
        record.variant === variant &&
        record.deal === deal &&
        ownCardsOf(record) === undefined,
    )
    .sort((one, other) => one.endedAt - other.endedAt);
  return first;
}
