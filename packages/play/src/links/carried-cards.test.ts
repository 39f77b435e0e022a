import {
  findGameAmong,
  games,
  type OwnSet,
  resign,
  type Session,
  STANDARD,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { contentOf, find } from "../../test/links.js";
import { layoutSet, ownSet, rewrittenSet, whoSet } from "../../test/own-sets.js";
import { value } from "../../test/sessions.js";
import { challengeDeals, challengeFor, freshChallenge } from "../contests/challenge.js";
import { NO_STAKE } from "../contests/fresh-contest.js";
import { endOf } from "../session/game-record.js";
import { ByteWriter } from "./bytes.js";
import { formatContainer, LONGEST_LINK, parseContainer } from "./container.js";
import { dealLink, type Link, viewLink } from "./kinds.js";
import { cardsOfLink, formatLink, parseLink } from "./link.js";
import { writeStart } from "./start-bytes.js";

const SEA = ownSet("Dream of the sea", 50);

/** A game with these cards, played at random for so many moves, and given up where it must be over. */
function playedWith({ game }: OwnSet, seed: number, moves: number, isOver: boolean): Session {
  const random = seededRandom(seed);
  const session = playedOn(randomStart(game, random), moves, random);
  return isOver && !endOf(session) ? value(resign(session)) : session;
}

/** A challenge on these cards, whose sender has played the first of its deals (TK-31). */
function challengeOn(own: OwnSet, seed: number, moves: number): Link {
  const random = seededRandom(seed);
  const challenge = freshChallenge(own.game.id, STANDARD, 3, random, random(2) === 0, own.set);
  const [deal = ""] = value(challengeDeals(challengeFor(challenge, "Ann"), find));
  const played = playedOn(value(startSession(own.game, deal)), moves, random);
  const games = [endOf(played) ? played : value(resign(played)), "conceded" as const, undefined];
  return { type: "challenge", challenge, terms: NO_STAKE, name: "Ann", games, verdicts: [], doubles: [] };
}

const anyOwnLink: fc.Arbitrary<Link> = fc
  .record({
    set: fc.constantFrom(
      SEA,
      ownSet("§ 漢字 😀", 3),
      rewrittenSet("By the sea."),
      layoutSet(3, 3),
      layoutSet(8, 4),
      whoSet("the cook"),
    ),
    type: fc.constantFrom("deal", "game", "moment", "view", "challenge"),
    seed: fc.nat(),
    moves: fc.nat({ max: 40 }),
  })
  .map(({ set, type, seed, moves }): Link => {
    if (type === "challenge") return challengeOn(set, seed, moves);
    const session = playedWith(set, seed, moves, type === "game" || type === "moment");
    if (type === "deal") return dealLink(session);
    if (type === "view") return viewLink(session.game, session.now.state);
    return type === "game"
      ? { type, session }
      : { type: "moment", session, after: seed % (session.now.number + 1) };
  });

describe("FG-0: a link of a game with the player's own cards", () => {
  it("brings the cards to where nobody has them, whatever it is of", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyOwnLink, (link) => {
        const text = value(formatLink(link));
        expect(cardsOfLink(link, text)).toBe("carried");
        const read = value(parseLink(text, find));
        expect(contentOf(read)).toEqual(contentOf(link));
        expect(cardSetIn(read)).toEqual(cardSetIn(link));
        checked++;
      }),
      { numRuns: countOf(2000, 60) },
    );
    tellChecks(checked, "links with cards of one's own");
  });

  it("FG-22, FG-26: is of a kind of its own with a layout or with who stands for a place, and writes every key", () => {
    const kindOf = (set: OwnSet) => {
      const text = value(formatLink(dealLink(playedWith(set, 5, 0, false))));
      expect(cardSetIn(value(parseLink(text, find)))).toEqual(set.game.cardSet);
      return value(parseContainer(text)).kind;
    };
    const sets = [SEA, whoSet("the cook"), layoutSet(3, 3)];
    expect(sets.map(kindOf)).toEqual([7, 9, 9]);
    const challenges = sets.map((set) => value(formatLink(challengeOn(set, 5, 3))));
    expect(challenges.map((text) => value(parseContainer(text)).kind)).toEqual([7, 9, 9]);
  });

  it("holds of the cards only what is other than usual", () => {
    const [usual] = games.filter(({ id }) => id === SEA.game.id);
    if (!usual) throw new Error("no such game");
    const start = (game: Session["game"]) => dealLink(randomStart(game, seededRandom(3)));
    const [plain, own] = [start(usual), start(SEA.game)].map((link) => value(formatLink(link)).length);
    expect((own ?? 0) - (plain ?? 0)).toBeLessThan(150);
  });

  it("names them where they are too much, and is opened where they are", () => {
    const set = rewrittenSet("On and on the waves come in. ".repeat(10).trim());
    const link = dealLink(playedWith(set, 5, 0, false));
    const text = value(formatLink(link));
    expect(text.length).toBeLessThanOrEqual(LONGEST_LINK);
    expect(cardsOfLink(link, text)).toBe("named");
    expect(parseLink(text, find)).toMatchObject({
      error: { code: "bad-card-set", message: expect.stringContaining("which is not here") },
    });
    expect(contentOf(value(parseLink(text, findGameAmong([set]))))).toEqual(contentOf(link));
  });

  it("that only names them, as older ones do, is still read where they are", () => {
    const link = dealLink(playedWith(SEA, 5, 0, false));
    const body = new ByteWriter();
    writeStart(link.start, body);
    const text = value(formatContainer({ kind: 1, body: body.bytes }));
    expect(text).not.toBe(value(formatLink(link)));
    expect(contentOf(value(parseLink(text, findGameAmong([SEA]))))).toEqual(contentOf(link));
    expect(parseLink(text, find)).toMatchObject({ error: { code: "bad-card-set" } });
  });

  it("that was changed by somebody who knows the form is refused, or is what it says", () => {
    const contents = fc
      .sample(anyOwnLink, { numRuns: 20, seed: 3 })
      .map((link) => value(parseContainer(value(formatLink(link)))));
    let [checked, taken] = [0, 0];
    const anyForged = fc.record({
      of: fc.constantFrom(...contents),
      place: fc.nat(),
      byte: fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 127, 128, 255)),
      how: fc.constantFrom("write over", "insert", "leave out", "cut"),
    });
    fc.assert(
      fc.property(anyForged, ({ of: { kind, body }, place, byte, how }) => {
        const changed = [...body];
        const at = place % body.length;
        if (how === "write over") changed[at] = byte;
        if (how === "insert") changed.splice(at, 0, byte);
        if (how === "leave out") changed.splice(at, 1);
        if (how === "cut") changed.splice(at);
        const text = value(formatContainer({ kind, body: changed }));
        const read = parseLink(text, find);
        checked++;
        if (!read.ok) {
          expect(read.error.message).not.toBe("");
          return;
        }
        taken++;
        expect(value(formatLink(read.value))).toBe(text);
      }),
      { numRuns: countOf(50_000, 500) },
    );
    expect(taken).toBeLessThan(checked);
    tellChecks(checked - taken, "forged links with cards refused");
  });
});

function cardSetIn(link: Link): unknown {
  if (link.type === "challenge") return link.challenge.cards;
  if (link.type === "view") return link.game.cardSet;
  return (link.type === "deal" ? link.start : link.session).game.cardSet;
}
