import { findGameAmong, outcomeOf, resign, type Session, seededRandom, startSession } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { playedOn } from "../../../../testing/random-play.js";
import { challengeOf, contestOf, dealsOf, TOMB } from "../../test/contests.js";
import { gameOf, value } from "../../test/sessions.js";
import { ofDegree } from "../honesty/honesty.js";
import { ByteWriter } from "../links/bytes.js";
import { writeChallenge } from "../links/challenge-bytes.js";
import { formatContainer } from "../links/container.js";
import { formatLink, parseLink } from "../links/link.js";
import { linkInWords } from "../links/link-in-words.js";
import { writeMoves } from "../links/played-bytes.js";
import { endOf, recordOf } from "../session/game-record.js";
import { agreeToGame, type Contest, refuseGame, settleWithout, withEntry } from "./contest.js";
import { readContest } from "./read-contest.js";
import {
  type Arrival,
  acceptChallenge,
  addSentGames,
  type ChallengeLink,
  changesOwnGames,
  isForContest,
  linkOfContest,
} from "./sent-games.js";
import { consentsOf, degreeAt, doublesOf, isRefused, questionsOf, standingOf } from "./standing.js";

const find = findGameAmong([]);
let ids = 0;
const ARRIVAL: Arrival = { at: 5, freshId: () => String(++ids).padStart(32, "0") };

/** A game of a deal of the challenge, played at random to its end. */
function played(game: number, seed: number): Session {
  const start = value(startSession(gameOf(TOMB), dealsOf(challengeOf(3))[game] ?? ""));
  const session = playedOn(start, 500, seededRandom(seed));
  return endOf(session) ? session : value(resign(session));
}

function recorded(contest: Contest, contestant: number, sessions: readonly Session[]): Contest {
  return sessions.reduce((now, session, game) => {
    const record = recordOf(session, ARRIVAL.freshId(), { startedAt: 1, endedAt: 2 });
    return record ? withEntry(now, { contestant, game }, { type: "played", record }) : now;
  }, contest);
}

function pointsOf(session: Session): number {
  return outcomeOf(session).score.value;
}

/** What arrives on the other device. */
function arrived(contest: Contest, contestant: number): ChallengeLink {
  const link = value(parseLink(value(formatLink(value(linkOfContest(contest, contestant, find)))), find));
  if (link.type !== "challenge") throw new Error(link.type);
  return link;
}

const ANN = [played(0, 1), played(1, 2), played(2, 3)];
const BEN = [played(0, 4), played(1, 5), played(2, 6)];
const BY_LINK = contestOf(
  3,
  [
    { name: "Ann", kind: "here" },
    { name: "Ben", kind: "away" },
  ],
  { stake: 2 },
);

describe("TK-31: a duel between two devices", () => {
  it("two links, and both have settled the same table", () => {
    const anns = recorded(BY_LINK, 0, ANN);
    const challenge = arrived(anns, 0);
    const accepted = value(acceptChallenge(challenge, "Ben", ARRIVAL));
    expect(accepted.challenge).toEqual(anns.challenge);
    const bens = recorded(accepted, 1, BEN);
    const answer = arrived(bens, 1);
    expect(isForContest(answer, anns)).toBe(true);
    const settled = value(addSentGames(anns, answer, ARRIVAL));
    const [here, there] = [value(standingOf(settled)), value(standingOf(bens))];
    expect(here).toEqual(there);
    expect(here.finished).toBe(true);
    expect(here.totals).toEqual(
      [ANN, BEN].map((all) => all.reduce((sum, one) => sum + outcomeOf(one).score.value, 0)),
    );
  });

  it("a challenge may go before anything is played, and holds no card", () => {
    const text = value(formatLink(value(linkOfContest(BY_LINK, 0, find))));
    expect(text.length).toBeLessThan(80);
    const link = arrived(BY_LINK, 0);
    expect(linkInWords(link)).toBe(
      "Ann challenges you: the same 3 deals of Tomb of Four Kings, 2 paper gold a point.",
    );
    expect(JSON.stringify(link)).not.toContain(dealsOf(link.challenge)[0]?.slice(0, 20));
    expect(link.games).toEqual([undefined, undefined, undefined]);
  });

  it("however often an answer comes it changes nothing, and further answers are of further players", () => {
    const bens = { ...arrived(recorded(BY_LINK, 0, BEN), 0), name: "Ben" };
    const first = value(addSentGames(BY_LINK, bens, ARRIVAL));
    const again = value(addSentGames(first, { ...bens, name: "BEN" }, ARRIVAL));
    expect(again.contestants[1]?.entries).toEqual(first.contestants[1]?.entries);
    const three = value(
      addSentGames(again, { ...arrived(recorded(BY_LINK, 0, ANN), 0), name: "Cleo" }, ARRIVAL),
    );
    expect(three.contestants.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cleo"]);
  });

  it("a name keeps its usual spelling, in whatever order links with others come", () => {
    const bens = arrived(recorded(BY_LINK, 0, BEN), 0);
    const spellings = ["BEN VON DER AU", "Ben von der Au", "Ben Von Der Au", "ben von der au"];
    for (const first of spellings)
      for (const second of spellings) {
        const links = [first, second, ...spellings].map((name) => ({ ...bens, name }));
        const come = links.reduce<Contest>((now, link) => value(addSentGames(now, link, ARRIVAL)), BY_LINK);
        expect(come.contestants[1]?.name).toBe("Ben Von Der Au");
      }
  });

  it("(k) of two different games that somebody sends the one with fewer points counts, whichever came first", () => {
    const links = [ANN, BEN].map((games) => ({ ...arrived(recorded(BY_LINK, 0, games), 0), name: "Ben" }));
    const tables = [links, links.toReversed()].map((order) =>
      order.reduce<Contest>((now, link) => value(addSentGames(now, link, ARRIVAL)), BY_LINK),
    );
    for (const table of tables) {
      const points = table.contestants[1]?.entries.map(
        (entry) => entry?.type === "played" && entry.record.score.value,
      );
      expect(points).toEqual(ANN.map((one, game) => Math.min(...[one, BEN[game] ?? one].map(pointsOf))));
      expect(doublesOf(table)).toEqual([0, 1, 2].map((game) => ({ contestant: 1, game })));
      expect(value(readContest(JSON.parse(JSON.stringify(table))))).toEqual(table);
    }
    // Who sends it on says so, too.
    const [link] = links;
    if (!link) throw new Error("no link");
    const bens = value(acceptChallenge({ ...link, name: "Ann" }, "Ben", ARRIVAL));
    const doubled = arrived(value(addSentGames(recorded(bens, 1, BEN), link, ARRIVAL)), 1);
    expect(doubled.doubles).toEqual([0, 1, 2]);
    expect(doublesOf(value(addSentGames(BY_LINK, doubled, ARRIVAL)))).toHaveLength(3);
  });

  it("what a link has of somebody who plays here comes to what there is, and the page is to ask before", () => {
    const anns = recorded(BY_LINK, 0, ANN);
    expect(changesOwnGames(anns, arrived(anns, 0), ARRIVAL)).toBe(false);
    expect(value(addSentGames(anns, arrived(anns, 0), ARRIVAL))).toEqual(anns);
    const others = arrived(recorded(BY_LINK, 0, BEN), 0);
    expect(changesOwnGames(anns, others, ARRIVAL)).toBe(true);
    expect(doublesOf(value(addSentGames(anns, others, ARRIVAL)))).toHaveLength(3);
    const house = contestOf(3, ["Ben", { name: "Ann", kind: "past" }], { stake: 2 });
    expect(addSentGames(house, others, ARRIVAL)).toMatchObject({ error: { code: "bad-series" } });
  });

  it("whoever comes uncalled takes part, whatever was played already: else the order of links would count", () => {
    const both = recorded(recorded(BY_LINK, 0, ANN), 1, BEN);
    const unplayed = { ...arrived(BY_LINK, 0), name: "Cleo" };
    const three = value(addSentGames(both, unplayed, ARRIVAL));
    expect(three.contestants.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cleo"]);
    expect(value(standingOf(three)).finished).toBe(false);
    expect(value(standingOf(settleWithout(three, 2))).finished).toBe(true);
  });

  it("(m) help is allowed only if every link of the contest allows it, whichever comes first", () => {
    const allowed = { ...BY_LINK, terms: { ...BY_LINK.terms, agreesToHelp: true } };
    const link = (name: string, agreesToHelp: boolean) => ({
      ...arrived(recorded(allowed, 0, BEN), 0),
      name,
      terms: { ...allowed.terms, agreesToHelp },
    });
    const helpIn = (...links: readonly ChallengeLink[]) =>
      links.reduce<Contest>((now, one) => value(addSentGames(now, one, ARRIVAL)), allowed).terms.agreesToHelp;
    expect(helpIn(link("Ben", true), link("Cid", true))).toBe(true);
    expect(helpIn(link("Ben", true), link("Cid", false))).toBe(false);
    expect(helpIn(link("Cid", false), link("Ben", true))).toBe(false);
  });

  it("(l) what one book has said of a game all books say: refused beats agreed, agreed beats nothing", () => {
    const helped = ANN.map((session) => ({ ...session, honest: false }));
    const anns = recorded(BY_LINK, 0, helped);
    const bens = value(acceptChallenge(arrived(anns, 0), "Ben", ARRIVAL));
    const at = (game: number) => ({ contestant: 0, game });
    const judged = refuseGame(agreeToGame(agreeToGame(bens, at(0)), at(1)), at(1));
    const link = arrived(judged, 1);
    expect(link.verdicts).toEqual([
      { name: "ann", game: 0, verdict: "agreed" },
      { name: "ann", game: 1, verdict: "refused" },
    ]);
    const here = value(addSentGames(agreeToGame(anns, at(1)), link, ARRIVAL));
    expect(questionsOf(here)).toEqual([at(2)]);
    expect(consentsOf(here)).toEqual([at(0)]);
    expect(isRefused(here, at(1))).toBe(true);
    // Also what comes before the game that it is of, and what a third book sends on.
    const cids = value(acceptChallenge({ ...arrived(bens, 1), name: "Cid" }, "Dan", ARRIVAL));
    const sentOn = arrived(value(addSentGames(cids, link, ARRIVAL)), 1);
    const late = value(
      addSentGames(
        value(addSentGames(BY_LINK, sentOn, ARRIVAL)),
        { ...arrived(anns, 0), name: "ANN" },
        ARRIVAL,
      ),
    );
    expect(isRefused(late, at(1))).toBe(true);
  });

  it("(l) a first play by the rule of one screen is believed from the book that saw it", () => {
    const made = contestOf(3, ["Ann", "Cid", { name: "Ben", kind: "away" }], { stake: 2 });
    const known = BEN.map((session) => ({ ...session, known: true }));
    const cids = recorded(recorded(made, 0, ANN), 1, known);
    expect(questionsOf(cids)).toEqual([]);
    const bens = value(acceptChallenge(arrived(cids, 0), "Ben", ARRIVAL));
    const settled = value(addSentGames(bens, arrived(cids, 1), ARRIVAL));
    expect(settled.contestants.map(({ name }) => name)).toEqual(["Ann", "Ben", "Cid"]);
    expect(questionsOf(settled)).toEqual([]);
    expect(degreeAt(settled, { contestant: 2, game: 0 })).toBe("first");
    // It stands for known deals alone: whoever had help had help.
    const helped = { ...arrived(cids, 1), games: BEN.map((session) => ofDegree(session, "assisted")) };
    expect(questionsOf(value(addSentGames(bens, helped, ARRIVAL)))).toHaveLength(3);
  });

  it("belongs to no contest in which nobody far away plays", () => {
    const link = arrived(recorded(BY_LINK, 0, ANN), 0);
    const own = contestOf(3, ["Ben", { name: "You before", kind: "past" }], { stake: 2 });
    expect(isForContest(link, own)).toBe(false);
  });

  it("(i) the degrees come with the games: help needs the consent of all here too", () => {
    const helped = ANN.map((session) => ({ ...session, honest: false }));
    const link = { ...arrived(recorded(BY_LINK, 0, helped), 0), name: "Ben" };
    expect(questionsOf(value(addSentGames(BY_LINK, link, ARRIVAL)))).toHaveLength(3);
  });
});

describe("a claim that does not hold is refused, with the game and the move", () => {
  const whole: ChallengeLink = arrived(recorded(BY_LINK, 0, ANN), 0);

  function refusal(forge: (to: ByteWriter) => void): string {
    const body = new ByteWriter();
    forge(body);
    const read = parseLink(value(formatContainer({ kind: 5, body: body.bytes })), find);
    if (read.ok) throw new Error("it is taken");
    return read.error.message;
  }

  /** The link as far as its games go. */
  function begun(to: ByteWriter): void {
    writeChallenge({ ...whole, games: [] }, to);
  }

  it("of more moves than the game has", () => {
    expect(
      refusal((to) => {
        begun(to);
        to.number(0);
        to.number(2);
        to.number(0);
        to.number(4000);
        to.large(0n);
        to.number(0);
        to.number(0);
      }),
    ).toMatch(/^game 2: it tells of 4000 moves, but the game is over after \d+$/);
  });

  it("of other points than the game brings", () => {
    const [first] = ANN;
    if (!first) throw new Error("no game");
    const { score } = outcomeOf(first);
    const reason = refusal((to) => {
      begun(to);
      to.number(2);
      writeMoves(first, to);
      to.number(score.value + 1);
      to.number(0);
      to.number(0);
    });
    expect(reason).toBe(
      `game 1: it claims ${score.value + 1} points, but ends with ${score.text} at move ${first.now.number}`,
    );
  });

  it("of a game that is not over, or called resigned after its end", () => {
    const forged = (ended: number, count: number) =>
      refusal((to) => {
        begun(to);
        to.number(2);
        to.number(ended);
        to.number(count);
        to.large(0n);
        to.number(0);
        to.number(0);
        to.number(0);
      });
    expect(forged(0, 1)).toBe("game 1: the game is not over after its 1 moves");
    expect(forged(9, 1)).toMatch(/^game 1: it has 9 where/);
  });

  it.each([
    ["a stake that is too high", { terms: { ...whole.terms, stake: 2_000_000 } }],
    ["no name", { name: "" }],
    ["a name that is not tidy", { name: " Ann" }],
    ["a name of signs that nobody sees", { name: "An\u202en" }],
    ["a length that there is not", { challenge: { ...whole.challenge, length: 4 } }],
    ["a variant that there is not", { challenge: { ...whole.challenge, variant: "upside-down" } }],
  ])("of %s", (_, wrong) => {
    expect(refusal((to) => writeChallenge({ ...whole, ...wrong }, to))).not.toBe("");
  });
});
