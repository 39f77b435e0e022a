import { type FindGame, ok, type Problem, problem, type Result, type Session } from "@tetrarch/engine";
import { recordOf } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import { textOfContent } from "../text-of-content.js";
import { type Challenge, isSameChallenge } from "./challenge.js";
import type { Contest, Entry, Terms } from "./contest.js";
import { contestOfNames, MOST_CONTESTANTS } from "./fresh-contest.js";
import { mergeStates } from "./merge-contest.js";
import { sameName, typedName } from "./names.js";
import type { GameVerdict } from "./verdicts.js";

/** The sender's result in one deal of a challenge; undefined for none yet. */
export type SentGame = Session | "conceded" | undefined;

/**
 * A challenge (TK-31): its seed, never its cards. A reader who takes the link apart can work them out; it is trust-based. What was
 * made of the deals may go with it. Whether each plays decks of his own (TK-31 h), and whether anything was said of games, the kind
 * of the link says.
 */
export interface ChallengeLink {
  readonly type: "challenge";
  readonly challenge: Challenge;
  readonly terms: Terms;
  /** Who sends it. */
  readonly name: string;
  /** One for each deal, finished. */
  readonly games: readonly SentGame[];
  /** What the sender's book knows to have been said of games (TK-31 l): the sender's and others', which may not go with it. */
  readonly verdicts: readonly GameVerdict[];
  /** Games, by their places from 0 on, beside which the sender has another one of that deal, which does not count (TK-31 k). */
  readonly doubles: readonly number[];
}

/** When and under which ids games that come by a link are kept. */
export interface Arrival {
  readonly at: number;
  readonly freshId: () => string;
}

/**
 * What goes with a contest to another device: the challenge, what one of those who play here has made of it, and what this
 * book knows to have been said of anybody's games (TK-31 l).
 */
export function linkOfContest(
  { challenge, terms, contestants, verdicts }: Contest,
  contestant: number,
  findGame: FindGame,
): Result<ChallengeLink, Problem> {
  const sender = contestants[contestant];
  if (!sender) return problem("bad-series", `there is no contestant ${contestant + 1}`);
  const games: SentGame[] = [];
  for (const entry of sender.entries) {
    const sent = sentOf(entry, findGame);
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

/** Makes a contest here against the sender of a challenge, with all that came with it. Errors are those of `freshContest`. */
export function acceptedContest(
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
export function isOf({ challenge, terms }: ChallengeLink, contest: Contest): boolean {
  // A contest against games that are already there waits for no others.
  return (
    contest.contestants.some(({ kind }) => kind === "away") &&
    isSameChallenge(challenge, contest.challenge) &&
    terms.stake === contest.terms.stake &&
    terms.unit === contest.terms.unit
  );
}

/**
 * The contest with what has come for it. It is of the player with that name, else of the first who is still expected, else of
 * one more. The same links make the same contest in whatever order they come (TK-31 k, l, m). Errors are `bad-series`.
 */
export function withSent(contest: Contest, link: ChallengeLink, arrival: Arrival): Result<Contest, Problem> {
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

/** Whether a link of somebody who plays here has other games than there are here: they may be of somebody else of that name. */
export function changesOwnGames(contest: Contest, link: ChallengeLink, arrival: Arrival): boolean {
  const sent = withSent(contest, link, arrival);
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
    return { type: "played", record: recorded(sent, at, freshId()), ...isOneOfTwo };
  });
}

function recorded(session: Session, endedAt: number, id: string) {
  const record = recordOf(session, id, { endedAt });
  if (!record) throw new Error("a game that was sent is in play");
  return record;
}
