import {
  type AnyGame,
  type FindGame,
  findGameAmong,
  games,
  hasCardSets,
  type OwnSet,
  ok,
  ownEdition,
  ownSetOf,
  type Problem,
  problem,
  quote,
  type Result,
} from "@tetrarch/engine";
import type { ByteReader, ByteWriter } from "./bytes.js";
import { readCardSet, writeCardSet } from "./card-set-bytes.js";
import type { Link } from "./kinds.js";

/** The byte of links with which cards of the player's own go; it stands before that of the kind that is carried with them. */
export const WITH_CARDS = 7;

/** The cards of the player's own that a link is played with, if it is. */
export function ownSetIn(link: Link): OwnSet | undefined {
  switch (link.type) {
    case "deal":
      return ownSetOf(link.start.game);
    case "game":
    case "moment":
      return ownSetOf(link.session.game);
    case "view":
      return ownSetOf(link.game);
    case "challenge":
      return undefined;
  }
}

/** The same where the set's name stands for these very cards: others could not be told from what they are called. */
export function editionIn(link: Link): OwnSet | undefined {
  const own = ownSetIn(link);
  return own && ownEdition(own).set.version === own.set.version ? own : undefined;
}

/** The letters of the game's deal codes, and its cards. */
export function writeCarried(own: OwnSet, to: ByteWriter): void {
  const usual = usualGame(own.game.dealCode.prefix);
  if (!usual) throw new Error(`no game has the letters ${own.game.dealCode.prefix}`);
  to.text(usual.dealCode.prefix);
  writeCardSet(own, usual, to);
}

/** Finds games with the cards that go with a link, and with no others. Errors are `unknown-game` and `bad-link`. */
export function readCarried(from: ByteReader): Result<{ readonly find: FindGame }, Problem> {
  const prefix = from.text();
  const usual = usualGame(prefix);
  if (!usual)
    return problem("unknown-game", `no game with the letters ${quote(prefix)} has cards of its own`);
  const own = readCardSet(from, usual);
  // Not `bad-card-set`, which stands for cards that can come from elsewhere.
  return own.ok ? ok({ find: findGameAmong([own.value]) }) : problem("bad-link", own.error.message);
}

/** A game that may have other cards, with its built-in ones. */
function usualGame(prefix: string): AnyGame | undefined {
  return games.find((game) => game.dealCode.prefix === prefix && hasCardSets(game));
}
