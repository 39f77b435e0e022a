import { type FindGame, ok, type Problem, problem, type Result, type Session } from "@tetrarch/engine";
import type { ChallengeLink, SentGame } from "../links/challenge-bytes.js";
import { recordOf } from "../records/game-record.js";
import { readGameRecord } from "../records/read-game-record.js";
import { isSameChallenge } from "./challenge.js";
import { type Contest, type Entry, isOpen, withEntry } from "./contest.js";
import { freshContest, MOST_CONTESTANTS, sameName } from "./fresh-contest.js";

/** When and under which ids games that come by a link are kept. */
export interface Arrival {
  readonly at: number;
  readonly freshId: () => string;
}

/** What goes with a contest to another device: the challenge, and what one of those who play here has made of it. */
export function linkOfContest(
  { challenge, terms, contestants }: Contest,
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
  return ok({ type: "challenge", challenge, terms, name: sender.name, games });
}

function sentOf(entry: Entry | undefined, findGame: FindGame): Result<SentGame, Problem> {
  if (!entry || entry.type === "absent") return ok(undefined);
  if (entry.type === "conceded") return ok("conceded");
  const read = readGameRecord(entry.record, findGame);
  return read.ok ? ok(read.value.session) : read;
}

/** A contest here against whoever has sent a challenge, with the games that came with it. Errors are those of `freshContest`. */
export function acceptedContest(
  { challenge, terms, name, games }: ChallengeLink,
  ownName: string,
  { at, freshId }: Arrival,
): Result<Contest, Problem> {
  const entries = games.map((sent) => entryOf(sent, { at, freshId }));
  return freshContest(
    challenge,
    [
      { name, kind: "away", entries },
      { name: ownName, kind: "here" },
    ],
    terms,
    { id: freshId(), madeAt: at },
  );
}

/** Whether a link belongs to a contest: the same deals on the same terms. */
export function isOf({ challenge, terms }: ChallengeLink, contest: Contest): boolean {
  // Nobody's games are waited for in one that was made against games already there.
  return (
    contest.contestants.some(({ kind }) => kind === "away") &&
    isSameChallenge(challenge, contest.challenge) &&
    terms.stake === contest.terms.stake &&
    terms.unit === contest.terms.unit
  );
}

/**
 * The contest with the games that have come for it. They are of whoever bears the name; else of whoever was expected and has
 * played nothing yet; else of one more. No game is replaced (TK-30). Errors are `bad-series`.
 */
export function withSent(contest: Contest, link: ChallengeLink, arrival: Arrival): Result<Contest, Problem> {
  const { contestants } = contest;
  const named = contestants.findIndex(({ name }) => sameName(name, link.name));
  if (named >= 0 && contestants[named]?.kind !== "away")
    return problem("bad-series", `${link.name} plays here: the games are in this book already`);
  const expected = contestants.findIndex(({ kind, entries }) => kind === "away" && entries.every(isOpen));
  // One more would open again what others have settled, and nobody could end it for them.
  if (named < 0 && expected < 0 && link.games.includes(undefined))
    return problem("bad-series", `${link.name} has not played all of it yet`);
  const place = named >= 0 ? named : expected >= 0 ? expected : contestants.length;
  if (place >= MOST_CONTESTANTS) return problem("bad-series", `${MOST_CONTESTANTS} play already`);
  const before = contestants[place]?.entries ?? link.games.map(() => undefined);
  // Whoever is there already is called as before, however the link writes the name.
  const seated = { name: contestants[named]?.name ?? link.name, kind: "away" as const, entries: before };
  const all = [...contestants.slice(0, place), seated, ...contestants.slice(place + 1)];
  return ok(
    link.games.reduce<Contest>(
      (now, sent, game) => {
        const entry = entryOf(sent, arrival);
        return entry ? withEntry(now, { contestant: place, game }, entry) : now;
      },
      { ...contest, contestants: all },
    ),
  );
}

function entryOf(sent: SentGame, { at, freshId }: Arrival): Entry | undefined {
  if (sent === undefined) return undefined;
  if (sent === "conceded") return { type: "conceded" };
  return { type: "played", record: recorded(sent, at, freshId()) };
}

function recorded(session: Session, endedAt: number, id: string) {
  const record = recordOf(session, id, { endedAt });
  if (!record) throw new Error("a game that was sent is in play");
  return record;
}
