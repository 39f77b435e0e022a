import {
  type FindGame,
  ok,
  outcomeOf,
  type Problem,
  problem,
  type Result,
  games as registered,
  type Session,
  STANDARD,
  startSession,
  unknownGame,
} from "@tetrarch/engine";
import { type Challenge, challengeDeals } from "../competition/challenge.js";
import type { Terms } from "../competition/contest.js";
import { freshContest } from "../competition/fresh-contest.js";
import { challengeFor } from "../competition/own-shuffle.js";
import { rulesOf } from "../competition/rules.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import { readMoves, writeMoves } from "./played-bytes.js";
import { readGame, writeGame } from "./start-bytes.js";

/** What whoever sends a challenge has made of one of its deals; undefined for nothing yet. */
export type SentGame = Session | "conceded" | undefined;

/**
 * A challenge (TK-31): its seed, never its cards. Whoever takes the link apart can work them out; it is on honour. What was
 * made of the deals may go with it. Whether each plays decks of his own (TK-31 h) the kind of the link says.
 */
export interface ChallengeLink {
  readonly type: "challenge";
  readonly challenge: Challenge;
  readonly terms: Terms;
  /** Who sends it. */
  readonly name: string;
  /** One for each deal, finished. */
  readonly games: readonly SentGame[];
}

/** What is told of a deal, by numbers that never change. */
const NOTHING = 0;
const CONCEDED = 1;
const PLAYED = 2;
/** Of 128 bits. */
const SEED_DIGITS = 32;

/** Errors are `unknown-game`. */
export function writeChallenge(link: ChallengeLink, to: ByteWriter): Result<null, Problem> {
  const { challenge, terms, name, games } = link;
  const game = registered.find(({ id }) => id === challenge.game);
  if (!game) return unknownGame(challenge.game);
  writeGame(game, to);
  to.text(challenge.variant === STANDARD ? "" : challenge.variant);
  to.number(challenge.length);
  to.large(BigInt(`0x${challenge.seed}`));
  to.text(name);
  to.number(terms.stake);
  to.text(terms.unit);
  to.number(terms.agreesToHelp ? 1 : 0);
  for (const sent of games) writeSent(sent, to);
  return ok(null);
}

function writeSent(sent: SentGame, to: ByteWriter): void {
  if (sent === undefined || sent === "conceded") {
    to.number(sent ? CONCEDED : NOTHING);
    return;
  }
  to.number(PLAYED);
  writeMoves(sent, to);
  to.number(outcomeOf(sent).score.value);
}

/**
 * Reads a challenge; every game with it is played again on the deals that its sender has. Errors are `bad-link`, `bad-series`, and those of
 * `readGame`; where a game is not what it claims they name it, and the move.
 */
export function readChallenge(
  from: ByteReader,
  findGame: FindGame,
  { ownShuffle }: Pick<Challenge, "ownShuffle">,
): Result<ChallengeLink, Problem> {
  const game = readGame(from, findGame);
  if (!game.ok) return game;
  const variant = from.text() || STANDARD;
  const length = from.number();
  const seed = from.large().toString(16).padStart(SEED_DIGITS, "0");
  const challenge = { game: game.value.id, variant, length, seed, ...(ownShuffle && { ownShuffle }) };
  const [name, stake, unit, agrees] = [from.text(), from.number(), from.text(), from.number()];
  const deals = challengeDeals(challengeFor(challenge, name), findGame);
  if (!deals.ok) return deals;
  const terms = { stake, unit, agreesToHelp: agrees === 1 };
  const fitting = checkTerms(challenge, name, terms);
  if (!fitting.ok) return fitting;
  const games: SentGame[] = [];
  for (const [index, deal] of deals.value.entries()) {
    const start = startSession(game.value, deal, variant);
    const sent = start.ok ? readSent(start.value, from) : start;
    if (!sent.ok) return problem(sent.error.code, `game ${index + 1}: ${sent.error.message}`);
    games.push(sent.value);
  }
  return ok({ type: "challenge", challenge, terms, name, games });
}

/** Names and stakes are as a contest here would have them. */
function checkTerms(challenge: Challenge, name: string, terms: Terms): Result<null, Problem> {
  const contest = freshContest(challenge, [{ name, kind: "away" }], terms, { id: "", madeAt: 0 });
  if (!contest.ok) return contest;
  if (terms.stake !== 0 && !rulesOf(challenge.game, 2).hasDebts)
    return problem("bad-link", "it names a stake, and in this game nobody owes anything");
  const isTidy = contest.value.contestants[0]?.name === name && contest.value.terms.unit === terms.unit;
  return isTidy ? ok(null) : problem("bad-link", "its names are not written as names are");
}

function readSent(start: Session, from: ByteReader): Result<SentGame, Problem> {
  switch (from.number()) {
    case NOTHING:
      return ok(undefined);
    case CONCEDED:
      return ok("conceded");
    case PLAYED:
      return readClaimed(start, from);
    default:
      return problem("bad-link", "it says neither what was played nor that nothing was");
  }
}

/** A game that was played, with the points that it claims. */
function readClaimed(start: Session, from: ByteReader): Result<Session, Problem> {
  const session = readMoves(start, from);
  const claimed = from.number();
  if (!session.ok) return session;
  const { score } = outcomeOf(session.value);
  if (score.value === claimed) return session;
  return problem(
    "bad-link",
    `it claims ${claimed} points, but ends with ${score.text} at move ${session.value.now.number}`,
  );
}
