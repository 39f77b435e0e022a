import { findGameAmong, type Session, startSession } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { attempted, CONTEST_ID, challengeOf, dealsOf, recordedOf, TOMB } from "../../test/contests.js";
import { after, gameOf, value } from "../../test/sessions.js";
import { formatLink, parseLink } from "../links/link.js";
import { linkInWords } from "../links/link-in-words.js";
import { recordOf } from "../session/game-record.js";
import { challengeDeals, challengeFor, isSameChallenge } from "./challenge.js";
import { type Contest, withEntry } from "./contest.js";
import { DEFAULT_TERMS, freshContest } from "./fresh-contest.js";
import { mergeContests } from "./merge-contest.js";
import { checkedContest, readContest } from "./read-contest.js";
import type { ChallengeLink } from "./sent-games.js";
import { acceptChallenge, addSentGames, isForContest, linkOfContest } from "./sent-games.js";
import { degreeAt, standingOf } from "./standing.js";

const find = findGameAmong([]);
const OWN = { ...challengeOf(3), ownShuffle: true as const };
const NAMES = ["Ann", "Ben"];
/** Made by a second implementation, in another language. */
const OLD_SEED = "a3013787efc77a341ec6045f6d9de277";
const CHALLENGE: ChallengeLink = {
  type: "challenge",
  challenge: OWN,
  terms: DEFAULT_TERMS,
  name: "Ann",
  games: [undefined, undefined, undefined],
  verdicts: [],
  doubles: [],
};
const ARRIVAL = { at: 5, freshId: () => CONTEST_ID };

/** A duel in which each plays decks of their own, for matchsticks. */
function duel(kinds: readonly ("here" | "away")[] = ["here", "here"]): Contest {
  const invited = NAMES.map((name, place) => ({ name, kind: kinds[place] ?? "here" }));
  const terms = { ...DEFAULT_TERMS, stake: 2, unit: "matchsticks" };
  return value(freshContest(OWN, invited, terms, { id: CONTEST_ID, madeAt: 1 }));
}

function decksOf(name: string): readonly string[] {
  return dealsOf(challengeFor(OWN, name));
}

/** A game of a deal, given up at once. */
function sessionOf(deal: string): Session {
  return after(value(startSession(gameOf(TOMB), deal)), "resign");
}

/** The contest with such a game. */
function givenUp(contest: Contest, contestant: number, deal: string): Contest {
  const session = sessionOf(deal);
  const record = recordOf(session, String(contestant).padStart(32, "0"), { startedAt: 5, endedAt: 9 });
  if (!record) throw new Error("in play");
  return withEntry(contest, { contestant, game: 0 }, { type: "played", record });
}

describe("TK-31 (h): own shuffle", () => {
  it("gives each player other decks, the same whenever and wherever they are asked for", () => {
    expect(decksOf("ANN")).toEqual(decksOf("Ann"));
    const all = ["Ann", "Amn", "Ben", "Zoë"].flatMap(decksOf);
    expect(new Set([...all, ...dealsOf(challengeOf(3))]).size).toBe(15);
    for (const deal of all) expect(startSession(gameOf(TOMB), deal)).toMatchObject({ ok: true });
  });

  it("is never meant where it is not said: all play the same deals by default", () => {
    const challenge = challengeOf(3);
    for (const name of NAMES) expect(challengeFor(challenge, name)).toBe(challenge);
    expect(isSameChallenge(challenge, OWN)).toBe(false);
  });

  // Made by a second implementation, in another language. A promise: links in other people's hands hang on it.
  it.each([
    ["Ann", "0cc98d1ac507f292738038e72503e9ec"],
    ["Zoë", "0cc976d94507f292738038e71bfb6cf3"],
  ])("takes the seed of %s from the challenge's and the name", (name, seed) => {
    expect(challengeFor(OWN, name)).toEqual({ ...challengeOf(3), seed });
  });

  it("is settled as every duel is: the example of the rules comes to the same", () => {
    const games = [
      ["won", 64, "escaped", 84],
      ["escaped", 31, "lost", 0],
      ["escaped", 22, "escaped", 40],
    ] as const;
    let contest = duel();
    for (const [game, [annEnd, ann, benEnd, ben]] of games.entries()) {
      for (const [contestant, end, points] of [[0, annEnd, ann] as const, [1, benEnd, ben] as const]) {
        const deal = decksOf(NAMES[contestant] ?? "")[game] ?? "";
        const record = recordedOf(deal, { end, points });
        contest = withEntry(contest, { contestant, game }, { type: "played", record });
      }
    }
    expect(value(standingOf(contest))).toMatchObject({
      totals: [117, 124],
      debts: [{ debtor: 1, creditor: 0, points: 13, amount: 26 }],
      winners: [1],
      finished: true,
    });
  });

  it("takes each player's games of the player's own decks, and no others", () => {
    const [ann = ""] = decksOf("Ann");
    const [ben = ""] = decksOf("Ben");
    const whole = givenUp(givenUp(duel(), 0, ann), 1, ben);
    expect(value(checkedContest(value(readContest(structuredClone(whole))), find))).toEqual(whole);
    expect(checkedContest(givenUp(duel(), 1, ann), find)).toMatchObject({
      error: { message: "contestants.1.entries.0: it is a game of another deal" },
    });
    // A contest on the same deals is another one, whatever else is alike.
    const same = { ...duel(), challenge: challengeOf(3) };
    expect(mergeContests(duel(), same).challenge).toEqual(mergeContests(same, duel()).challenge);
  });

  it("makes no deal of one at the screen known to the other: a known one is that", () => {
    const withBoth = (contest: Contest) =>
      ["first", "known"].reduce((now, degree, contestant) => {
        const deal = dealsOf(challengeFor(contest.challenge, NAMES[contestant] ?? ""))[0] ?? "";
        const record = recordedOf(deal, { end: "escaped", points: 9, degree: degree as "first" | "known" });
        return withEntry(now, { contestant, game: 0 }, { type: "played", record });
      }, contest);
    const bens = { contestant: 1, game: 0 };
    expect(degreeAt(withBoth(duel()), bens)).toBe("known");
    expect(degreeAt(withBoth({ ...duel(), challenge: challengeOf(3) }), bens)).toBe("first");
  });

  it("knows a name in each of Unicode's forms, types it in one, and keeps the decks of challenges that exist", () => {
    const [typed, old] = ["Zo\u00eb", "Zoe\u0308"];
    const made = value(
      freshContest(OWN, [{ name: old, kind: "here" }], DEFAULT_TERMS, { id: CONTEST_ID, madeAt: 1 }),
    );
    expect(made.contestants[0]?.name).toBe(typed);
    expect(attempted(3, [typed, old])).toMatchObject({
      error: { message: `two players are called ${typed}` },
    });
    // The seeds that versions took which typed names as they came.
    expect(challengeFor(OWN, typed).seed).toBe("0cc976d94507f292738038e71bfb6cf3");
    expect(challengeFor(OWN, old).seed).toBe(OLD_SEED);
    // A link from such a version is read as it is, with games of its own decks.
    const zoes = value(acceptChallenge({ ...CHALLENGE, name: "Ann" }, "Ben", ARRIVAL));
    const sent = { ...CHALLENGE, name: old, games: [sessionOf(decksOf(old)[0] ?? ""), undefined, undefined] };
    const come = value(parseLink(value(formatLink(sent)), find));
    if (come.type !== "challenge") throw new Error(come.type);
    expect(come.name).toBe(old);
    const taken = value(addSentGames(zoes, come, ARRIVAL));
    expect(taken.contestants.map(({ name }) => name)).toEqual(["Ann", "Ben", old]);
    expect(value(checkedContest(value(readContest(structuredClone(taken))), find))).toEqual(taken);
    // Of two forms of one name, which have other decks each, the one that is typed now counts, whichever came first.
    const again = {
      ...CHALLENGE,
      name: typed,
      games: [undefined, sessionOf(decksOf(typed)[1] ?? ""), undefined],
    };
    const both = [
      [come, again],
      [again, come],
    ].map((links) =>
      links.reduce<Contest>(
        (now, link) => value(addSentGames(now, link, { at: 5, freshId: () => CONTEST_ID })),
        zoes,
      ),
    );
    expect(both[0]).toEqual(both[1]);
    expect(both[0]?.contestants[2]).toMatchObject({
      name: typed,
      entries: [undefined, { type: "played" }, undefined],
    });
  });

  it("travels by link and back, with games of the sender's own decks", () => {
    const [ann = ""] = decksOf("Ann");
    const [ben = ""] = decksOf("Ben");
    const anns = givenUp(duel(["here", "away"]), 0, ann);
    const sent = value(linkOfContest(anns, 0, find));
    expect(linkInWords(sent)).toContain("cards of your own");
    const come = value(parseLink(value(formatLink(sent)), find));
    if (come.type !== "challenge") throw new Error(come.type);
    expect(come.challenge).toEqual(OWN);
    let ids = 0;
    const arrival = { at: 20, freshId: () => String(++ids).padStart(32, "b") };
    const bens = givenUp(value(acceptChallenge(come, "Ben", arrival)), 1, ben);
    const back = value(parseLink(value(formatLink(value(linkOfContest(bens, 1, find)))), find));
    if (back.type !== "challenge") throw new Error(back.type);
    expect(isForContest(back, anns)).toBe(true);
    expect(isForContest(back, { ...anns, challenge: challengeOf(3) })).toBe(false);
    const settled = value(addSentGames(anns, back, arrival));
    expect(settled.contestants[1]?.entries[0]).toMatchObject({ record: { deal: ben } });
    // Under another name the same moves are of other cards.
    expect(parseLink(value(formatLink({ ...back, name: "Bea" })), find)).not.toMatchObject({
      value: { games: [{ deal: ben }] },
    });
    expect(value(challengeDeals(challengeFor(come.challenge, "Ben"), find))[0]).toBe(ben);
  });
});
