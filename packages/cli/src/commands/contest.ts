import {
  type FindGame,
  findGameAmong,
  type OwnSet,
  ok,
  ownEdition,
  type Problem,
  problem,
  type Result,
  readOwnSet,
} from "@tetrarch/engine";
import {
  type Arrival,
  acceptChallenge,
  addSentGames,
  type ChallengeLink,
  type Contest,
  cardsLabelOf,
  challengeDeals,
  challengeFor,
  entryAt,
  freshContest,
  type GameRecord,
  isSameChallenge,
  linkIn,
  ownCardsOf,
  type Place,
  parseLink,
  sameName,
  valuesOf,
  withEntry,
} from "@tetrarch/play";
import { reasonOf } from "../files/text-files.js";
import type { Stores } from "../play/saves/stores.js";
import { type Fault, fault } from "../report.js";
import { linkFaults } from "../words/en/faults.js";
import { historyWords } from "../words/en/history.js";
import type { CommandContext } from "./context.js";
import { type CardSetOption, ownSets } from "./session-files.js";

export const findUsualGame = findGameAmong([]);

type Challenged = Pick<Contest, "challenge" | "terms">;

/** A contest, and the index of the contestant who plays here. */
export interface KnownContest {
  readonly contest: Contest;
  readonly own: number;
}

/**
 * The challenges of links. A link that only names the player's own cards needs them from a file or from the archive.
 * Errors name what is wrong with a link.
 */
export async function challengesIn(
  given: readonly string[],
  options: CardSetOption,
  context: CommandContext,
): Promise<Result<readonly ChallengeLink[], Fault>> {
  const fromFile = await ownSets("", options, context);
  if (!fromFile.ok) return fromFile;
  const sets = fromFile.value.map(ownEdition);
  let read = readChallenges(given, findGameAmong(sets));
  if (!read.ok && read.error.code === "bad-card-set") {
    const archived = archivedSets(await context.stores());
    if (!archived.ok) return archived;
    read = readChallenges(given, findGameAmong([...sets, ...archived.value]));
  }
  return read;
}

function readChallenges(
  given: readonly string[],
  findGame: FindGame,
): Result<readonly ChallengeLink[], Problem> {
  const links: ChallengeLink[] = [];
  for (const one of given) {
    const link = parseLink(linkIn(one), findGame);
    if (!link.ok) return problem(link.error.code, linkFaults.about(link.error.message));
    if (link.value.type !== "challenge") return problem("bad-link", linkFaults.noChallenge);
    links.push(link.value);
  }
  return ok(links);
}

/** The player's own sets that games were played with here. */
function archivedSets({ archive }: Stores): Result<readonly OwnSet[], Fault> {
  try {
    const sets = valuesOf("card-set", archive.read().entries).map(readOwnSet);
    return ok(sets.flatMap((own) => (own.ok ? [own.value] : [])));
  } catch (error) {
    return fault("unreadable", historyWords.unreadable(reasonOf(error)));
  }
}

/**
 * The contest of the links of one challenge, with the games of its deals that were finished here: of each deal the first one
 * counts (docs/decisions/contests.md). Contests are not saved: links, in any order, and history hold all of one.
 * @param name the player here; a link of that name is the player's own
 * @param finished all finished games, in the order in which they were finished here
 * @param saved the same contest as it is in the book, if it is there
 */
export function contestOf(
  links: readonly [ChallengeLink, ...ChallengeLink[]],
  name: string,
  finished: readonly GameRecord[],
  arrival: Arrival,
  saved?: Contest,
): Result<KnownContest, Problem> {
  const [given] = links;
  const stranger = links.find((link) => !isOfSame(link, given));
  if (stranger) return problem("bad-series", linkFaults.otherChallenge(stranger.name));
  const { challenge, terms } = given;
  const first = links.find((link) => !sameName(link.name, name));
  const begun = saved
    ? ok(saved)
    : first
      ? acceptChallenge(first, name, arrival)
      : freshContest(challenge, [{ name, kind: "here" }], terms, {
          id: arrival.freshId(),
          madeAt: arrival.at,
        });
  if (!begun.ok) return begun;
  const played = withPlayed(begun.value, name, finished);
  if (!played.ok) return played;
  let contest = played.value;
  for (const link of links) {
    const more = addSentGames(contest, link, arrival);
    if (!more.ok) return more;
    contest = more.value;
  }
  return ok({ contest, own: contest.contestants.findIndex(({ kind }) => kind === "here") });
}

/** The contest with what was finished here of its deals. Where decks hang on a name as it used to be typed, that name stays. */
function withPlayed(
  contest: Contest,
  typed: string,
  finished: readonly GameRecord[],
): Result<Contest, Problem> {
  const own = contest.contestants.findIndex(({ kind }) => kind === "here");
  const names = [contest.contestants[own]?.name ?? "", ...(contest.challenge.ownShuffle ? [typed] : [])];
  for (const name of names) {
    const deals = challengeDeals(challengeFor(contest.challenge, name), findUsualGame);
    if (!deals.ok) return deals;
    const records = deals.value.map((deal) => firstOf(finished, contest, deal));
    if (records.every((record) => record === undefined)) continue;
    const named = contest.contestants.map((each, place) => (place === own ? { ...each, name } : each));
    return ok(
      records.reduce<Contest>(
        (now, record, game) =>
          record ? withEntry(now, { contestant: own, game }, { type: "played", record }) : now,
        { ...contest, contestants: named },
      ),
    );
  }
  return ok(contest);
}

/** Whether two links, or a link and a contest, are of one challenge: the same deals for the same stake. */
export function isOfSame(one: Challenged, other: Challenged): boolean {
  const textOf = ({ terms: { stake, unit } }: Challenged) => JSON.stringify([stake, unit]);
  return isSameChallenge(one.challenge, other.challenge) && textOf(one) === textOf(other);
}

/** A game of a deal with the contest's cards alone: other cards may have the same list. */
function firstOf(
  finished: readonly GameRecord[],
  { challenge }: Contest,
  deal: string,
): GameRecord | undefined {
  const { game, variant } = challenge;
  return finished.find(
    (record) =>
      record.game === game &&
      record.variant === variant &&
      record.deal === deal &&
      ownCardsOf(record) === cardsLabelOf(challenge),
  );
}

/** Whether a result is still hidden: the player has not finished that deal here. */
export function isHidden({ contest, own }: KnownContest, { contestant, game }: Place): boolean {
  return contestant !== own && !entryAt(contest, { contestant: own, game });
}

export function withoutHidden(known: KnownContest): Contest {
  const { contest } = known;
  const contestants = contest.contestants.map((each, contestant) => ({
    ...each,
    entries: each.entries.map((entry, game) => (isHidden(known, { contestant, game }) ? undefined : entry)),
  }));
  return { ...contest, contestants };
}

/** A deal of a contest, and which of how many it is, from 1. */
export interface NextDeal {
  readonly deal: string;
  readonly number: number;
  readonly of: number;
}

/** The first deal of a contest that was not finished here. Errors are `bad-series`: there is none. */
export function nextDeal({ contest, own }: KnownContest): Result<NextDeal, Problem> {
  const player = contest.contestants[own]?.name ?? "";
  const deals = challengeDeals(challengeFor(contest.challenge, player), findUsualGame);
  if (!deals.ok) return deals;
  const next = contest.contestants[own]?.entries.findIndex((entry) => !entry) ?? -1;
  const deal = deals.value[next];
  return deal === undefined
    ? problem("bad-series", linkFaults.allFinished)
    : ok({ deal, number: next + 1, of: deals.value.length });
}
