import { type FindGame, ok, type Problem, problem, type Result } from "@tetrarch/engine";
import { ByteReader, ByteWriter } from "./bytes.js";
import { formatContainer, parseContainer } from "./container.js";
import { LINK_KINDS, type Link, type LinkKind } from "./kinds.js";

/** How the part of an address begins that is a link, from the sign `#` on. */
const ROUTE = "#/link/";

/** A link as text: digits and letters. Errors are `bad-link` for a game in play, and `too-large`. */
export function formatLink(link: Link): Result<string, Problem> {
  const kind: LinkKind<Link> = LINK_KINDS[link.type];
  const body = new ByteWriter();
  const written = kind.write(link, body);
  return written.ok ? formatContainer({ kind: kind.byte, body: body.bytes }) : written;
}

/**
 * What a link holds. Whatever is not exactly what {@link formatLink} writes is refused with the reason: `bad-link`,
 * `too-large`, or what is wrong with its game, deal, variant or position.
 */
export function parseLink(text: string, findGame: FindGame): Result<Link, Problem> {
  const content = parseContainer(text);
  if (!content.ok) return content;
  const { kind: byte, body } = content.value;
  const kind = Object.values(LINK_KINDS).find((known) => known.byte === byte);
  if (!kind) return problem("bad-link", `it is of a kind (${byte}) that this Tetrarch does not know`);
  const from = new ByteReader(body);
  const link: Result<Link, Problem> = kind.read(from, findGame);
  if (from.isBroken) return problem("bad-link", "what it holds is not whole");
  if (!link.ok) return link;
  if (!from.isAtEnd) return problem("bad-link", "it holds more than belongs to it");
  const again = formatLink(link.value);
  return again.ok && again.value === text
    ? ok(link.value)
    : problem("bad-link", "it is not written as links are");
}

/** The address at which the web app opens a link. @param app where the app is, without `#` and what follows it */
export function addressOfLink(app: string, link: string): string {
  return `${app}${ROUTE}${link}`;
}

/** The link in what a person gives: its whole address, or the link alone. */
export function linkIn(given: string): string {
  const text = given.trim();
  const route = text.indexOf(ROUTE);
  return route < 0 ? text : text.slice(route + ROUTE.length).replace(/\/+$/, "");
}

/** Whether what a person gives can only be a link: an address of one, or one that came unchanged. */
export function looksLikeLink(given: string): boolean {
  return given.includes(ROUTE) || parseContainer(linkIn(given)).ok;
}
