import {
  type AnyGame,
  type FindGame,
  formatCardSetLabel,
  formatDealCode,
  formatVariant,
  games,
  looksLikeDealCode,
  MOST_DEAL_NUMBER,
  type Problem,
  parseDealCode,
  problem,
  quote,
  type Result,
  type Session,
  STANDARD,
  startSession,
} from "@tetrarch/engine";
import type { ByteReader, ByteWriter } from "./bytes.js";

/** Stands for a card list in place of a deal's number. */
const LISTED = 0;

/** Writes a game: the letters of its deal codes, and its card set's label. */
export function writeGame({ dealCode, cardSet }: AnyGame, to: ByteWriter): void {
  to.text(dealCode.prefix);
  to.text(labelOf(cardSet));
}

/** Reads a game. Errors are `unknown-game`, and `bad-card-set` for missing cards. */
export function readGame(from: ByteReader, findGame: FindGame): Result<AnyGame, Problem> {
  const [prefix, label] = [from.text(), from.text()];
  const id = games.find(({ dealCode }) => dealCode.prefix === prefix)?.id;
  if (id === undefined) return problem("unknown-game", `there is no game with the letters ${quote(prefix)}`);
  const found = findGame(id, label === "" ? undefined : label);
  if (!found.ok || labelOf(found.value.cardSet) === label) return found;
  return problem("bad-card-set", `it is played with the card set ${quote(label)}, which is not here`);
}

export function writeStart({ game, variant, deal }: Session, to: ByteWriter): void {
  writeGame(game, to);
  to.text(variant.length > 0 ? formatVariant(variant) : "");
  const number = looksLikeDealCode(deal) ? parseDealCode(game.dealCode, deal) : undefined;
  to.number(number?.ok ? number.value : LISTED);
  if (!number?.ok) to.text(deal);
}

/** Reads a game at its start. Errors are those of `readGame`, `bad-variant` and `bad-deal`. */
export function readStart(from: ByteReader, findGame: FindGame): Result<Session, Problem> {
  const game = readGame(from, findGame);
  if (!game.ok) return game;
  const variant = from.text();
  const number = from.number();
  if (number > MOST_DEAL_NUMBER) return problem("bad-deal", `there is no deal of the number ${number}`);
  const deal = number === LISTED ? from.text() : formatDealCode(game.value.dealCode, number);
  return startSession(game.value, deal, variant === "" ? STANDARD : variant);
}

function labelOf(cardSet: AnyGame["cardSet"]): string {
  return cardSet ? formatCardSetLabel(cardSet) : "";
}
