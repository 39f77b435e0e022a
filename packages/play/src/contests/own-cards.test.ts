import { findGameAmong, type OwnSet, startSession } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { CONTEST_ID, challengeOf } from "../../test/contests.js";
import { layoutSet, ownSet, rewrittenSet, whoSet } from "../../test/own-sets.js";
import { after, value } from "../../test/sessions.js";
import { formatHistory, readHistory } from "../collections/archive-file.js";
import { parseContainer } from "../links/container.js";
import { cardsOfLink, formatLink, parseLink } from "../links/link.js";
import { linkInWords } from "../links/link-in-words.js";
import { type GameRecord, recordOf } from "../session/game-record.js";
import { type Challenge, challengeDeals, challengeFor, isSameChallenge } from "./challenge.js";
import { type Contest, withEntry, withFinished, withTurn } from "./contest.js";
import { freshContest, NO_STAKE } from "./fresh-contest.js";
import { mergeContests } from "./merge-contest.js";
import { checkedContest, readContest } from "./read-contest.js";
import {
  acceptChallenge,
  addSentGames,
  type ChallengeLink,
  isForContest,
  linkOfContest,
} from "./sent-games.js";
import { standingOf } from "./standing.js";

/** No set but the built-in one is here: what is needed must come along. */
const find = findGameAmong([]);
const GODS = "four-gods";
const USUAL = challengeOf(3, GODS);
const LAYOUT = layoutSet(3, 3);
const SETS: readonly (readonly [string, OwnSet])[] = [
  ["other numbers", ownSet("Dream of the sea", 50)],
  ["who stands for a place", whoSet("the cook")],
  ["a layout", LAYOUT],
];
function challengeOn({ set }: OwnSet): Challenge {
  return { ...USUAL, cards: set };
}

const ARRIVAL = { at: 5, freshId: () => "d".repeat(32) };

function duelOn(set: OwnSet, kind: "here" | "away" = "here"): Contest {
  const invited = [
    { name: "Ann", kind: "here" as const },
    { name: "Ben", kind },
  ];
  return value(freshContest(challengeOn(set), invited, NO_STAKE, { id: CONTEST_ID, madeAt: 1 }));
}

/** A game of one of a contest's deals, resigned after a move. */
function playedOf({ challenge }: Contest, set: OwnSet, game: number, id = game): GameRecord {
  const deal = value(challengeDeals(challenge, find))[game] ?? "";
  const start = value(startSession(set.game, deal));
  const record = recordOf(after(after(start, 0), "resign"), `${id}`.padStart(32, "0"), {
    startedAt: 3,
    endedAt: 9,
  });
  if (!record) throw new Error("in play");
  return record;
}

function sentBy(contest: Contest, contestant: number): ChallengeLink {
  const link = parseLink(value(formatLink(value(linkOfContest(contest, contestant, find)))), find);
  if (!link.ok || link.value.type !== "challenge") throw new Error("no challenge");
  return link.value;
}

describe("FG-22, FG-26, TK-31: a contest on a set of one's own", () => {
  it.each(SETS)("deals its cards as lists that start a game: %s", (_, set) => {
    const deals = value(challengeDeals(challengeOn(set), find));
    expect(new Set(deals).size).toBe(3);
    for (const deal of deals) expect(value(startSession(set.game, deal)).deal).toBe(deal);
    const own = challengeFor({ ...challengeOn(set), ownShuffle: true }, "Ben");
    expect(value(challengeDeals(own, find))).not.toEqual(deals);
  });

  it.each(SETS)("two who have only each other's links settle one table: %s", (_, set) => {
    const made = duelOn(set, "away");
    const sent = sentBy(made, 0);
    expect(isSameChallenge(sent.challenge, made.challenge)).toBe(true);
    expect(sent.challenge.cards).toEqual(set.set);
    expect(linkInWords(sent)).toContain(`with the cards of “${set.set.name}”`);

    const bens = value(acceptChallenge(sent, "Ben", ARRIVAL));
    const enter = (contest: Contest, contestant: number) =>
      [0, 1, 2].reduce(
        (now, game) =>
          withEntry(
            now,
            { contestant, game },
            { type: "played", record: playedOf(now, set, game, 10 * contestant + game) },
          ),
        contest,
      );
    const [anns, benPlayed] = [enter(made, 0), enter(bens, 1)];
    const back = sentBy(benPlayed, 1);
    expect(isForContest(back, anns)).toBe(true);
    const [left, right] = [
      value(addSentGames(anns, back, ARRIVAL)),
      value(addSentGames(benPlayed, sentBy(anns, 0), ARRIVAL)),
    ];
    expect(value(standingOf(left)).finished).toBe(true);
    expect(value(standingOf(left)).totals).toEqual(value(standingOf(right)).totals);
  });

  it("is another contest than one with the usual cards or other ones", () => {
    const [sea, tide] = [ownSet("Sea", 50), ownSet("Sea", 51)];
    const challenges = [USUAL, challengeOn(sea), challengeOn(tide), challengeOn(LAYOUT)];
    for (const [place, a] of challenges.entries())
      for (const [other, b] of challenges.entries()) expect(isSameChallenge(a, b)).toBe(place === other);
    expect(isForContest(sentBy(duelOn(sea, "away"), 0), duelOn(tide, "away"))).toBe(false);
    const merged = mergeContests(duelOn(sea), duelOn(tide));
    expect([duelOn(sea), duelOn(tide)]).toContainEqual(merged);
  });

  it("takes at its table only games with these cards", () => {
    const sea = ownSet("Sea", 50);
    const contest = withTurn(duelOn(sea), { contestant: 0, game: 0 }, 2);
    const own = playedOf(contest, sea, 0);
    const usual = playedOf(contest, ownSet("Tide", 51), 0);
    expect(withFinished(contest, own.deal, [usual])).toBe(contest);
    expect(withFinished(contest, own.deal, [usual, own]).contestants[0]?.entries[0]).toEqual({
      type: "played",
      record: own,
    });
  });

  it.each(SETS)("is read from a store and from a file that lacks the set: %s", (_, set) => {
    const game = playedOf(duelOn(set), set, 0);
    const contest = withEntry(duelOn(set), { contestant: 0, game: 0 }, { type: "played", record: game });
    const stored: unknown = JSON.parse(JSON.stringify(contest));
    const read = value(readContest(stored));
    expect(read).toEqual(contest);
    expect(checkedContest(read, find)).toMatchObject({ ok: true });
    const file = formatHistory([], [{ kind: "contest", contest }]);
    expect(value(readHistory(file, find))).toMatchObject({ refused: [], entries: [{ contest }] });
  });

  it("is refused with a set that is not what its label says, in a game without sets, and with other games", () => {
    const sea = ownSet("Sea", 50);
    const contest = duelOn(sea);
    const { friends, ...rest } = sea.set;
    const changed = { ...rest, friends: friends.map((card) => ({ ...card, attack: card.attack + 1 })) };
    const forged = { ...contest, challenge: { ...contest.challenge, cards: changed } };
    expect(readContest(forged)).toMatchObject({
      error: { code: "bad-series", message: expect.stringContaining("by its cards it is") },
    });
    expect(challengeDeals({ ...challengeOn(sea), game: "four-kingdoms" }, find)).toMatchObject({
      error: { code: "bad-card-set" },
    });
    const other = playedOf(contest, ownSet("Tide", 51), 0);
    const mixed = withEntry(contest, { contestant: 0, game: 0 }, { type: "played", record: other });
    expect(checkedContest(mixed, find)).toMatchObject({
      error: { message: "contestants.0.entries.0: it is a game of another deal" },
    });
  });

  it("names a set that is too large for a link by its label, and is opened where that set is", () => {
    const large = rewrittenSet("On and on the waves come in. ".repeat(10).trim());
    const link = value(linkOfContest(duelOn(large, "away"), 0, find));
    const text = value(formatLink(link));
    expect(cardsOfLink(link, text)).toBe("named");
    expect(value(parseContainer(text)).kind).toBe(5);
    expect(parseLink(text, find)).toMatchObject({ error: { code: "bad-card-set" } });
    const read = value(parseLink(text, findGameAmong([large])));
    expect(read).toEqual(link);
  });

  it("is not played on a set without the mark of its cards, whose label others may have too", () => {
    const plain = { ...LAYOUT.set, version: "1" };
    expect(challengeDeals({ ...USUAL, cards: plain }, find)).toMatchObject({
      error: { code: "bad-card-set" },
    });
  });
});
