import { findGameAmong, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import {
  type Arrival,
  acceptedContest,
  type ChallengeLink,
  type Contest,
  challengeDeals,
  freshContest,
  type GameRecord,
  isOf,
  linkIn,
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
 * ended first counts (TK-30). Nothing of a contest is kept here: links and history tell all of it.
 * @param name who has played here; a link of that name is one's own
 * @param finished all finished games, in any order
 */
export function contestOf(
  links: readonly [ChallengeLink, ...ChallengeLink[]],
  name: string,
  finished: readonly GameRecord[],
  arrival: Arrival,
): Result<KnownContest, Problem> {
  const [{ challenge, terms }] = links;
  const [first, ...others] = links.filter((link) => !sameName(link.name, name));
  const begun = first
    ? acceptedContest(first, name, arrival)
    : freshContest(challenge, [{ name, kind: "here" }], terms, { id: arrival.freshId(), madeAt: arrival.at });
  if (!begun.ok) return begun;
  let contest = begun.value;
  for (const link of others) {
    if (!isOf(link, contest)) return problem("bad-series", `${link.name}'s link is of another challenge`);
    const more = withSent(contest, link, arrival);
    if (!more.ok) return more;
    contest = more.value;
  }
  const own = contest.contestants.findIndex(({ kind }) => kind === "here");
  const deals = challengeDeals(challenge, find);
  if (!deals.ok) return deals;
  for (const [game, deal] of deals.value.entries()) {
    const record = firstOf(finished, contest, deal);
    if (record) contest = withEntry(contest, { contestant: own, game }, { type: "played", record });
  }
  return ok({ contest, own });
}

function firstOf(
  finished: readonly GameRecord[],
  { challenge: { game, variant } }: Contest,
  deal: string,
): GameRecord | undefined {
  const [first] = finished
    .filter((record) => record.game === game && record.variant === variant && record.deal === deal)
    .sort((one, other) => one.endedAt - other.endedAt);
  return first;
}
