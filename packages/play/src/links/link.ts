import { type FindGame, type OwnSet, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { ByteReader, ByteWriter } from "./bytes.js";
import {
  carryingByte,
  editionIn,
  ownSetIn,
  readCarried,
  WITH_CARDS,
  WITH_EVERY_KEY,
  writeCarried,
} from "./carried-cards.js";
import { formatContainer, parseContainer } from "./container.js";
import { kindOf, LINK_KINDS, type Link } from "./kinds.js";

/** The part of an address before the link. */
const ROUTE = "#/link/";

/**
 * Writes a link as digits and letters, with the player's own cards where there is room; otherwise it names them (`cardsOfLink`).
 * Errors are `bad-link` for a game in play, and `too-large`.
 */
export function formatLink(link: Link): Result<string, Problem> {
  const edition = editionIn(link);
  const carrying = edition && formatWithCards(link, edition);
  return carrying?.ok ? carrying : formatWithCards(link);
}

const CARRYING = [WITH_CARDS, WITH_EVERY_KEY];

/** The cards of a link: built into every app, carried in the link, or named by it. */
export function cardsOfLink(link: Link, text: string): "usual" | "carried" | "named" {
  if (!ownSetIn(link)) return "usual";
  const content = parseContainer(text);
  return content.ok && CARRYING.includes(content.value.kind) ? "carried" : "named";
}

/** @param cards the player's own cards to carry */
function formatWithCards(link: Link, cards?: OwnSet): Result<string, Problem> {
  const kind = kindOf(link);
  const body = new ByteWriter();
  if (cards) {
    writeCarried(cards, body);
    body.number(kind.byte);
  }
  const put = kind.write(link, body);
  return put.ok ? formatContainer({ kind: cards ? carryingByte(cards) : kind.byte, body: body.bytes }) : put;
}

/**
 * Reads a link exactly as {@link formatLink} writes it. Errors are `bad-link`, `too-large`, and those of its game, deal, variant
 * or position.
 */
export function parseLink(text: string, findGame: FindGame): Result<Link, Problem> {
  const content = parseContainer(text);
  if (!content.ok) return content;
  const { kind: outer, body } = content.value;
  const from = new ByteReader(body);
  const cards = CARRYING.includes(outer) ? readCarried(outer, from) : undefined;
  if (cards && !cards.ok) return cards;
  const byte = cards ? from.number() : outer;
  const kind = LINK_KINDS.find((known) => known.byte === byte);
  if (!kind) return problem("bad-link", `it is of a kind (${byte}) that this Tetrarch does not know`);
  const link: Result<Link, Problem> = kind.read(from, cards ? cards.value.find : findGame);
  if (from.isBroken) return problem("bad-link", "what it holds is not whole");
  if (!link.ok) return link;
  if (!from.isAtEnd) return problem("bad-link", "it holds more than belongs to it");
  const again = formatWithCards(link.value, cards && editionIn(link.value));
  return again.ok && again.value === text
    ? ok(link.value)
    : problem("bad-link", "it is not written as links are");
}

/** The web app's address of a link. @param app the app's address, without `#` */
export function addressOfLink(app: string, link: string): string {
  return `${app}${ROUTE}${link}`;
}

/** The link in a whole address or a link alone. */
export function linkIn(given: string): string {
  const text = given.trim();
  const route = text.indexOf(ROUTE);
  return route < 0 ? text : text.slice(route + ROUTE.length).replace(/\/+$/, "");
}

/** Whether a text is the address of a link, or an unchanged link. */
export function looksLikeLink(given: string): boolean {
  return given.includes(ROUTE) || parseContainer(linkIn(given)).ok;
}
