import {
  findGameAmong,
  outcomeOf,
  type Random,
  resign,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { playedOn } from "../../../testing/random-play.js";
import {
  agreeToGame,
  type Contest,
  concedeGames,
  entryAt,
  type Place,
  refuseGame,
  withFinished,
  withTurn,
} from "../src/contests/contest.js";
import { comparedName } from "../src/contests/names.js";
import type { ChallengeLink } from "../src/contests/sent-games.js";
import { acceptChallenge, addSentGames, linkOfContest } from "../src/contests/sent-games.js";
import { degreeAt, doublesOf, isRefused, questionsOf, standingOf } from "../src/contests/standing.js";
import { ofDegree } from "../src/honesty/honesty.js";
import { formatLink, parseLink } from "../src/links/link.js";
import { endOf, type GameRecord, recordOf } from "../src/session/game-record.js";
import { challengeOf, contestOf, dealsOf, TOMB } from "./contests.js";
import { gameOf, value } from "./sessions.js";

const find = findGameAmong([]);
export const DEALS = dealsOf(challengeOf(3));
const DEGREES = ["first", "known", "known", "assisted"] as const;

let ids = 0;
const freshId = () => String(++ids).padStart(32, "0");
export const ARRIVAL = { at: 1_000_000, freshId };

/** Games of each deal, of one to five different scores where there are such. */
const GAMES: readonly (readonly Session[])[] = DEALS.map((deal) => {
  const start = value(startSession(gameOf(TOMB), deal));
  const all = Array.from({ length: 60 }, (_, seed) => {
    const session = playedOn(start, 500, seededRandom(seed));
    return endOf(session) ? session : value(resign(session));
  });
  const pointsOf = (session: Session) => outcomeOf(session).score.value;
  const scoring = all.filter(
    (session, index) => all.findIndex((one) => pointsOf(one) === pointsOf(session)) === index,
  );
  return [...scoring.slice(0, 5), ...all.slice(0, 2)];
});

/** A finished game of a deal as its book records it. */
export function anyRecord(game: number, random: Random): GameRecord {
  const sessions = GAMES[game] ?? [];
  const session = sessions[random(sessions.length)] as Session;
  const degree = DEGREES[random(DEGREES.length)] ?? "first";
  // The clocks of devices differ, and are put back.
  const startedAt = random(1000);
  const record = recordOf(ofDegree(session, degree), freshId(), { startedAt, endedAt: startedAt + 5 });
  if (!record) throw new Error("in play");
  return record;
}

/** A book of a contest of three deals, in somebody's browser. */
export class TestBook {
  contest: Contest;

  constructor(contest: Contest) {
    this.contest = contest;
  }

  get #here(): readonly number[] {
    return this.contest.contestants.flatMap(({ kind }, place) => (kind === "here" ? [place] : []));
  }

  /** Something that a person can do with it. */
  act(random: Random): void {
    const here = this.#here;
    const place = { contestant: here[random(here.length)] ?? 0, game: random(3) };
    const doings = [
      () => this.#play(place, anyRecord(place.game, random)),
      () => this.#play(place, anyRecord(place.game, random)),
      () => this.#play(place, anyRecord(place.game, random)),
      () => this.#judge(random),
      () => this.#judge(random),
      () => random(4) === 0 && this.#do((contest) => concedeGames(contest, place.contestant)),
    ];
    doings[random(doings.length)]?.();
  }

  /** Plays all that is left. */
  finish(random: Random): void {
    for (const contestant of this.#here)
      for (const game of DEALS.keys()) this.#play({ contestant, game }, anyRecord(game, random));
  }

  /** Says of every game that waits for it whether it counts. */
  judgeAll(random: Random): void {
    while (questionsOf(this.contest).length > 0) this.#judge(random);
  }

  #do(act: (contest: Contest) => Contest): void {
    this.contest = act(this.contest);
  }

  #play(place: Place, record: GameRecord): void {
    if (entryAt(this.contest, place)) return;
    this.#do((contest) => withFinished(withTurn(contest, place, 0), record.deal, [record]));
  }

  #judge(random: Random): void {
    const questions = questionsOf(this.contest);
    const place = questions[random(Math.max(1, questions.length))];
    const judge = random(2) === 0 ? agreeToGame : refuseGame;
    if (place) this.#do((contest) => judge(contest, place));
  }

  /** A link of each who plays here, as it arrives elsewhere. */
  links(): readonly ChallengeLink[] {
    return this.#here.map((place) => arrived(value(linkOfContest(this.contest, place, find))));
  }

  open(link: ChallengeLink): void {
    const sent = addSentGames(this.contest, link, ARRIVAL);
    if (sent.ok) this.contest = sent.value;
  }
}

export function arrived(link: ChallengeLink): ChallengeLink {
  const read = value(parseLink(value(formatLink(link)), find));
  if (read.type !== "challenge") throw new Error(read.type);
  return read;
}

/** Everybody's books of one contest before anything is played: those at one screen have one. */
export function booksOf(
  screens: readonly (readonly string[])[],
  invited: readonly string[],
  random: Random,
): readonly TestBook[] {
  const [first = [], ...others] = screens;
  const made = contestOf(3, [...first, ...invited.map((name) => ({ name, kind: "away" as const }))], {
    stake: 2,
    agreesToHelp: random(3) === 0,
  });
  const [challenge] = new TestBook(made).links();
  if (!challenge) throw new Error("nobody plays");
  return [
    new TestBook(made),
    ...others.map(([name = "", ...more]) => {
      // Somebody may have changed it on the way.
      const agreesToHelp = challenge.terms.agreesToHelp && random(4) > 0;
      const link = { ...challenge, terms: { ...challenge.terms, agreesToHelp } };
      const accepted = value(acceptChallenge(link, name, ARRIVAL));
      const beside = more.map((one) => ({
        name: one,
        kind: "here" as const,
        entries: [undefined, undefined, undefined],
      }));
      return new TestBook({ ...accepted, contestants: [...accepted.contestants, ...beside] });
    }),
  ];
}

/** All that a book's table says, whatever the order of its columns. */
export function tableOf(contest: Contest) {
  const standing = value(standingOf(contest));
  const nameOf = (place: number) => contest.contestants[place]?.name ?? "";
  const listed = (places: readonly Place[]) =>
    places.map(({ contestant, game }) => `${nameOf(contestant)} ${game}`).sort();
  const players = contest.contestants.map(({ name, entries }, contestant) => ({
    name,
    games: entries.map((entry, game) => {
      const place = { contestant, game };
      if (entry?.type !== "played") return entry?.type;
      const { end, score, words } = entry.record;
      return [end, score.text, words, degreeAt(contest, place), isRefused(contest, place)];
    }),
    total: standing.totals[contestant],
    net: standing.net[contestant],
  }));
  const debts = standing.debts.map((debt) =>
    [nameOf(debt.debtor), nameOf(debt.creditor), debt.amount].join(" "),
  );
  const { finished, winners } = standing;
  return {
    players: players.sort((a, b) => (comparedName(a.name) < comparedName(b.name) ? -1 : 1)),
    questions: listed(questionsOf(contest)),
    doubles: listed(doublesOf(contest)),
    winners: winners.map(nameOf).sort(),
    debts: debts.sort(),
    agreesToHelp: contest.terms.agreesToHelp,
    verdicts: contest.verdicts,
    finished,
  };
}
