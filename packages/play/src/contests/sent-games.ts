import { type FindGame, ok, type Problem, problem, type Result, type Session } from "@tetrarch/engine";
import { recordOf } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import { textOfContent } from "../text-of-content.js";
import { type Challenge, findGameWith, isSameChallenge } from "./challenge.js";
import type { Contest, Entry, Terms } from "./contest.js";
import { contestOfNames, MOST_CONTESTANTS } from "./fresh-contest.js";
import { mergeStates } from "./merge-contest.js";
import { sameName, typedName } from "./names.js";
import type { GameVerdict } from "./verdicts.js";

/** The sender's game of one deal; undefined until it is finished. */
export type SentGame = Session | "conceded" | undefined;

/** A challenge (TK-31) with the sender's games. It has the seed, not the cards, though a program can compute them. */
export interface ChallengeLink {
  readonly type: "challenge";
  readonly challenge: Challenge;
  readonly terms: Terms;
  /** The sender. */
  readonly name: string;
  /** One for each deal. */
  readonly games: readonly SentGame[];
  /** All verdicts of the sender's book (TK-31 l), also on others' games. */
  readonly verdicts: readonly GameVerdict[];
  /** The deals, from 0, of which the sender has a second game that does not count (TK-31 k). */
  readonly doubles: readonly number[];
}

/** The time and ids for games from a link. */
export interface Arrival {
  readonly at: number;
  readonly freshId: () => string;
}

/** Makes the link of a contest: the challenge, one contestant's games, and all verdicts (TK-31 l). */
export function linkOfContest(
  { challenge, terms, contestants, verdicts }: Contest,
  contestant: number,
  findGame: FindGame,
): Result<ChallengeLink, Problem> {
  const sender = contestants[contestant];
  if (!sender) return problem("bad-series", `there is no contestant ${contestant + 1}`);
  const games: SentGame[] = [];
  for (const entry of sender.entries) {
    const sent = sentOf(entry, findGameWith(challenge, findGame));
    if (!sent.ok) return sent;
    games.push(sent.value);
  }
  const doubles = [...sender.entries.keys()].filter((game) => {
    const entry = sender.entries[game];
    return entry?.type === "played" && entry.isOneOfTwo;
  });
  return ok({ type: "challenge", challenge, terms, name: sender.name, games, verdicts, doubles });
}

function sentOf(entry: Entry | undefined, findGame: FindGame): Result<SentGame, Problem> {
  if (!entry || entry.type === "absent") return ok(undefined);
  if (entry.type === "conceded") return ok("conceded");
  const read = readGameRecord(entry.record, findGame);
  return read.ok ? ok(read.value.session) : read;
}

/** Makes a contest against the sender of a challenge. Errors are those of `freshContest`. */
export function acceptChallenge(
  link: ChallengeLink,
  ownName: string,
  arrival: Arrival,
): Result<Contest, Problem> {
  const { challenge, terms, name, verdicts } = link;
  const entries = entriesOf(link, arrival);
  const made = contestOfNames(
    challenge,
    [
      { name, kind: "away", entries },
      { name: typedName(ownName), kind: "here" },
    ],
    terms,
    { id: arrival.freshId(), madeAt: arrival.at },
  );
  return made.ok ? ok({ ...made.value, verdicts }) : made;
}

/** Whether a link belongs to a contest: the same deals on the same terms. */
export function isForContest({ challenge, terms }: ChallengeLink, contest: Contest): boolean {
  // A contest without players elsewhere waits for no games.
  return (
    contest.contestants.some(({ kind }) => kind === "away") &&
    isSameChallenge(challenge, contest.challenge) &&
    terms.stake === contest.terms.stake &&
    terms.unit === contest.terms.unit
  );
}

/**
 * Adds the games of a link, for the contestant of that name, the first expected one, or a new one. The order of links does not
 * matter (TK-31 k, l, m). Errors are `bad-series`.
 */
export function addSentGames(
  contest: Contest,
  link: ChallengeLink,
  arrival: Arrival,
): Result<Contest, Problem> {
  const named = contest.contestants.find(({ name }) => sameName(name, link.name));
  if (named?.kind === "house" || named?.kind === "past")
    return problem("bad-series", `${named.name} plays here: nobody else of that name can take part`);
  const { name, terms, verdicts } = link;
  const entries = entriesOf(link, arrival);
  const sender = { name, kind: "away" as const, entries };
  const together = mergeStates(contest, { contestants: [sender], terms, verdicts });
  return together.contestants.length > MOST_CONTESTANTS
    ? problem("bad-series", `${MOST_CONTESTANTS} play already`)
    : ok(together);
}

/** Whether a link would change games of a player here: its sender may be another person of that name. */
export function changesOwnGames(contest: Contest, link: ChallengeLink, arrival: Arrival): boolean {
  const sent = addSentGames(contest, link, arrival);
  return contest.contestants.some(({ kind, entries }, place) => {
    const others = sent.ok ? sent.value.contestants[place]?.entries : undefined;
    return kind === "here" && textOfContent(entries) !== textOfContent(others ?? entries);
  });
}

function entriesOf(
  { games, doubles }: ChallengeLink,
  { at, freshId }: Arrival,
): readonly (Entry | undefined)[] {
  return games.map((sent, game) => {
    if (sent === undefined) return undefined;
    if (sent === "conceded") return { type: "conceded" };
    const isOneOfTwo = doubles.includes(game) && { isOneOfTwo: true as const };
    return { type: "played", record: recordOfSent(sent, at, freshId()), ...isOneOfTwo };
  });
}

function recordOfSent(session: Session, endedAt: number, id: string) {
  const record = recordOf(session, id, { endedAt });
  if (!record) throw new Error("a game that was sent is in play");
  return record;
}
