import {
  degreeOf,
  formatVariant,
  type OwnSet,
  outcomeOf,
  playedWords,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { after } from "../../../../testing/sessions.js";
import { find } from "../../test/links.js";
import { ownSet, twoPathsSet } from "../../test/own-sets.js";
import { gameOf, value } from "../../test/sessions.js";
import type { ChallengeLink } from "../contests/sent-games.js";
import { endOf } from "../session/game-record.js";
import { bytesOfLetters } from "./container.js";
import type { Link } from "./kinds.js";
import { formatLink, parseLink } from "./link.js";
import pinnedChallenges from "./pinned-challenges.json" with { type: "json" };
import pinned from "./pinned-links.json" with { type: "json" };

/** The player's own cards that go with a link: an edition of that name in which the first friend has that attack, or `twoPathsSet`. */
type PinnedCards = { readonly name: string; readonly attack: number } | "two paths";

interface Pin {
  readonly type: string;
  readonly game: string;
  readonly variant: string;
  readonly deal: string;
  readonly cards?: PinnedCards;
  /** The moves of its game, in order. */
  readonly words?: string;
  readonly degree?: string;
  readonly end?: string;
  readonly after?: number;
  readonly link: string;
}

/** What stands in a challenge of a deal. */
type PinnedGame =
  | "conceded"
  | "nothing"
  | {
      readonly deal: string;
      readonly words: string;
      readonly degree: string;
      readonly end: string;
      readonly points: number;
    };

interface ChallengePin
  extends Pick<ChallengeLink, "challenge" | "terms" | "name">,
    Partial<Pick<ChallengeLink, "verdicts" | "doubles">> {
  readonly cards?: PinnedCards;
  readonly games: readonly PinnedGame[];
  readonly link: string;
}

const PINS = pinned as readonly Pin[];
const CHALLENGES = pinnedChallenges as readonly ChallengePin[];

function setOf(cards: PinnedCards): OwnSet {
  return cards === "two paths" ? twoPathsSet() : ownSet(cards.name, cards.attack);
}

function played({ game, deal, variant, cards, words = "" }: Pin): Session {
  const played = cards ? setOf(cards).game : gameOf(game);
  const start = value(startSession(played, deal, variant));
  return words.split(" ").filter(Boolean).reduce(after, start);
}

/** What a link of anything but a challenge is of. */
function expectPinned(link: Exclude<Link, ChallengeLink>, pin: Pin): void {
  const session = played(pin);
  if (link.type === "view") {
    expect([link.game.id, link.game.cardSet]).toEqual([pin.game, session.game.cardSet]);
    expect(link.view).toEqual(session.game.view(session.now.state));
    return;
  }
  const target = link.type === "deal" ? link.start : link.session;
  expect([target.game.id, target.game.cardSet]).toEqual([pin.game, session.game.cardSet]);
  expect([target.deal, formatVariant(target.variant)]).toEqual([pin.deal, pin.variant]);
  expect(target.now.state).toEqual(session.now.state);
  if (link.type !== "deal") expect([degreeOf(target), endOf(target)]).toEqual([pin.degree, pin.end]);
  if (link.type === "moment") expect(link.after).toBe(pin.after);
}

/** A game that goes with a challenge, as it is pinned. */
function pinOf(sent: ChallengeLink["games"][number]): PinnedGame {
  if (sent === undefined) return "nothing";
  if (sent === "conceded") return sent;
  const words = playedWords(sent).join(" ");
  const points = outcomeOf(sent).score.value;
  return { deal: sent.deal, words, degree: degreeOf(sent), end: endOf(sent) ?? "", points };
}

// Links are in other people's hands: these files are only ever added to. Other programs, written from docs/links.md
// alone, have read them.
describe("links that were made once are read for ever", () => {
  it("FG-22: are pinned of every kind: 7 and 9 stand for cards of one's own", () => {
    const kinds = [...PINS, ...CHALLENGES].map(({ link }) => bytesOfLetters(link)?.[1]);
    expect([...new Set(kinds)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each(PINS)("$game: a $type", (pin) => {
    const link = value(parseLink(pin.link, find));
    expect(link.type).toBe(pin.type);
    if (link.type !== "challenge") expectPinned(link, pin);
    expect(value(formatLink(link))).toBe(pin.link);
  });

  it.each(CHALLENGES)("TK-31: a challenge of $challenge.game, $name's", (pin) => {
    const link = value(parseLink(pin.link, find));
    if (link.type !== "challenge") throw new Error(link.type);
    const { challenge, terms, name, games, verdicts, doubles } = link;
    const read = { challenge, terms, name, games: games.map(pinOf), verdicts, doubles, link: pin.link };
    const { cards, ...pinned } = pin;
    const challengeOfPin = { ...pin.challenge, ...(cards && { cards: setOf(cards).set }) };
    expect(read).toEqual({ verdicts: [], doubles: [], ...pinned, challenge: challengeOfPin });
    expect(value(formatLink(link))).toBe(pin.link);
  });
});
