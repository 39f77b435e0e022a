import {
  type AnyGame,
  cardSetOf,
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
  readEdition,
} from "@tetrarch/engine";
import { cardsOfChallenge } from "../contests/challenge.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import type { Link } from "./kinds.js";

/** The byte of links that carry a player's own cards; the byte of the link's kind follows. */
export const WITH_CARDS = 7;
/** The same with every key of the card set: for sets with a layout or with who stands for a place (FG-22, FG-26). */
export const WITH_EVERY_KEY = 9;

/** The byte of links that carry these cards. */
export function carryingByte({ set }: OwnSet): number {
  const isWhole = set.layout !== undefined || set.locations.some(({ who }) => who !== undefined);
  return isWhole ? WITH_EVERY_KEY : WITH_CARDS;
}

/** The player's own cards of a link; undefined for built-in cards. */
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
      return cardsOfChallenge(link.challenge);
  }
}

/** The player's own cards, if the version in the set's label matches them. */
export function editionIn(link: Link): OwnSet | undefined {
  const own = ownSetIn(link);
  return own && ownEdition(own).set.version === own.set.version ? own : undefined;
}

/** Writes the letters of the game's deal codes, and its cards. */
export function writeCarried(own: OwnSet, to: ByteWriter): void {
  const usual = usualGame(own.game.dealCode.prefix);
  if (!usual) throw new Error(`no game has the letters ${own.game.dealCode.prefix}`);
  to.text(usual.dealCode.prefix);
  if (carryingByte(own) === WITH_CARDS) writeCardSet(own, usual, to);
  else writeEveryKey(own, usual, to);
}

/** Reads the cards of a link; `find` finds games with these cards. Errors are `unknown-game` and `bad-link`. */
export function readCarried(byte: number, from: ByteReader): Result<{ readonly find: FindGame }, Problem> {
  const prefix = from.text();
  const usual = usualGame(prefix);
  if (!usual)
    return problem("unknown-game", `no game with the letters ${quote(prefix)} has cards of its own`);
  const own = readCardSet(byte === WITH_CARDS ? readDifferences : readEveryKey, from, usual);
  // `bad-card-set` is for cards that another file can bring.
  return own.ok ? ok({ find: findGameAmong([own.value]) }) : problem("bad-link", own.error.message);
}

/** A game that has card sets, with its built-in cards. */
function usualGame(prefix: string): AnyGame | undefined {
  return games.find((game) => game.dealCode.prefix === prefix && hasCardSets(game));
}

type Json = Readonly<Record<string, unknown>>;

/** Stands for a text that equals the usual one. */
const SAME = 0;
/** A bound above the cards of any set. */
const MOST_CARDS = 1000;

/**
 * Writes a card set as its differences from the usual one: of each card's JSON the part between common beginning and end.
 * @param usual the same game with its built-in cards
 */
function writeCardSet({ set }: OwnSet, usual: AnyGame, to: ByteWriter): void {
  const [own, known] = [jsonOf(set), jsonOf(cardSetOf(usual, []))];
  for (const [key, value] of Object.entries(known)) {
    const [texts, before] = [textsOf(own[key]), textsOf(value)];
    if (Array.isArray(value)) to.number(texts.length);
    for (const [place, text] of texts.entries()) writeText(text, before[place] ?? "", to);
  }
}

/** Stands for a single value in place of the length of a list. */
const SINGLE = 0;
/** A bound above the keys of any set. */
const MOST_KEYS = 20;

/**
 * Writes every key of a card set, each value as its difference from the usual one at its place. A list that is longer
 * than the usual one begins again with that one's first card.
 */
function writeEveryKey({ set }: OwnSet, usual: AnyGame, to: ByteWriter): void {
  const known = jsonOf(cardSetOf(usual, []));
  const entries = Object.entries(jsonOf(set));
  to.number(entries.length);
  for (const [key, value] of entries) {
    to.text(key);
    const [texts, before] = [textsOf(value), textsOf(known[key] ?? [])];
    to.number(Array.isArray(value) ? texts.length + 1 : SINGLE);
    for (const [place, text] of texts.entries()) writeText(text, before[place % before.length] ?? "", to);
  }
}

/** Reads what {@link writeEveryKey} writes. Throws for text that is no JSON. */
function readEveryKey(from: ByteReader, known: Json): Json {
  const read: Record<string, unknown> = {};
  for (let left = Math.min(from.number(), MOST_KEYS); left > 0 && !from.isBroken; left--) {
    const key = from.text();
    const before = textsOf(Object.hasOwn(known, key) ? known[key] : []);
    const length = from.number();
    const values = readValues(length === SINGLE ? 1 : length - 1, before, from);
    read[key] = length === SINGLE ? values[0] : values;
  }
  return read;
}

/** Reads what {@link writeCardSet} writes. Throws for text that is no JSON. */
function readDifferences(from: ByteReader, known: Json): Json {
  const read: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(known)) {
    const values = readValues(Array.isArray(value) ? from.number() : 1, textsOf(value), from);
    read[key] = Array.isArray(value) ? values : values[0];
  }
  return read;
}

function readValues(count: number, before: readonly string[], from: ByteReader): unknown[] {
  const values: unknown[] = [];
  for (let place = 0; place < Math.min(count, MOST_CARDS) && !from.isBroken; place++)
    values.push(JSON.parse(readText(before[place % before.length] ?? "", from)));
  return values;
}

/** Reads a card set whose version matches its cards. Errors are `bad-link` and `bad-card-set`. */
function readCardSet(
  readJson: (from: ByteReader, known: Json) => Json,
  from: ByteReader,
  usual: AnyGame,
): Result<OwnSet, Problem> {
  let read: Json;
  try {
    read = readJson(from, jsonOf(cardSetOf(usual, [])));
  } catch {
    return problem("bad-link", "the cards in it cannot be read");
  }
  return readEdition(read);
}

function jsonOf(set: OwnSet["set"]): Json {
  return JSON.parse(JSON.stringify(set));
}

/** The values of a list, or a single value, as JSON. */
function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map((item) => JSON.stringify(item));
}

function writeText(text: string, before: string, to: ByteWriter): void {
  if (text === before) {
    to.number(SAME);
    return;
  }
  const most = Math.min(text.length, before.length);
  let start = 0;
  while (start < most && text[start] === before[start]) start++;
  let end = 0;
  while (end < most - start && text[text.length - 1 - end] === before[before.length - 1 - end]) end++;
  to.number(start + 1);
  to.number(end);
  to.text(text.slice(start, text.length - end));
}

function readText(before: string, from: ByteReader): string {
  const start = from.number();
  if (start === SAME) return before;
  const end = from.number();
  const text = from.text();
  return `${before.slice(0, start - 1)}${text}${end === 0 ? "" : before.slice(-end)}`;
}
