import {
  type FindGame,
  findGameAmong,
  ok,
  outcomeOf,
  ownSetOf,
  type Problem,
  problem,
  type Result,
  type Session,
  STANDARD,
  startSession,
} from "@tetrarch/engine";
import { type Challenge, challengeDeals, challengeFor, gameOfChallenge } from "../contests/challenge.js";
import type { Terms } from "../contests/contest.js";
import { contestOfNames } from "../contests/fresh-contest.js";
import { comparedName, isComparedName } from "../contests/names.js";
import { rulesOf } from "../contests/rules.js";
import type { ChallengeLink, SentGame } from "../contests/sent-games.js";
import { type GameVerdict, mergeVerdicts, VERDICTS, type Verdict } from "../contests/verdicts.js";
import type { ByteReader, ByteWriter } from "./bytes.js";
import { readMoves, writeMoves } from "./played-bytes.js";
import { readGame, writeGame } from "./start-bytes.js";

/** The state of a deal, by numbers that never change. */
const NOTHING = 0;
const CONCEDED = 1;
const PLAYED = 2;
/** The hexadecimal digits of 128 bits. */
const SEED_DIGITS = 32;

/** Flags of a challenge in a link with verdicts, added up. */
const HELP = 1;
const OWN_SHUFFLE = 2;
/** The verdicts on a player's games are a number in base 6, the first deal's digit lowest: agreed 1, refused 2, first play 3 more. */
const SCALE = 6;
const DIGITS: Readonly<Record<Verdict, number>> = { agreed: 1, refused: 2, first: 3 };

/** The forms of a challenge: all play the same deals, each has other deals, or the flags say so and verdicts follow. */
export type ChallengeForm = "same-deals" | "own-shuffle" | "judged";

/** Writes a challenge. Errors are those of `gameOfChallenge`. */
export function writeChallenge(
  link: ChallengeLink,
  to: ByteWriter,
  form: ChallengeForm = "same-deals",
): Result<null, Problem> {
  const isJudged = form === "judged";
  const { challenge, terms, name, verdicts, doubles } = link;
  const flags = (terms.agreesToHelp ? HELP : 0) + (isJudged && challenge.ownShuffle ? OWN_SHUFFLE : 0);
  const written = writeTerms(link, flags, to);
  if (!written.ok || !isJudged) return written;
  const own = comparedName(name);
  to.number(doubles.reduce((sum, game) => sum + 2 ** game, 0));
  to.number(numberOfVerdicts(verdicts, own));
  const others = [...new Set(verdicts.map((verdict) => verdict.name))].filter((other) => other !== own);
  to.number(others.length);
  for (const other of others) {
    to.text(other);
    to.number(numberOfVerdicts(verdicts, other));
  }
  return written;
}

function numberOfVerdicts(verdicts: readonly GameVerdict[], of: string): number {
  return verdicts.reduce(
    (sum, { name, game, verdict }) => (name === of ? sum + DIGITS[verdict] * SCALE ** game : sum),
    0,
  );
}

function writeTerms(link: ChallengeLink, flags: number, to: ByteWriter): Result<null, Problem> {
  const { challenge, terms, name, games } = link;
  const game = gameOfChallenge(challenge, findGameAmong([]));
  if (!game.ok) return game;
  writeGame(game.value, to);
  to.text(challenge.variant === STANDARD ? "" : challenge.variant);
  to.number(challenge.length);
  to.large(BigInt(`0x${challenge.seed}`));
  to.text(name);
  to.number(terms.stake);
  to.text(terms.unit);
  to.number(flags);
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
 * Reads a challenge and replays its games on the sender's deals. Errors are `bad-link`, `bad-series`, and those of `readGame`;
 * they name a wrong game and its move.
 */
export function readChallenge(
  from: ByteReader,
  findGame: FindGame,
  form: ChallengeForm,
): Result<ChallengeLink, Problem> {
  const link = readTerms(from, findGame, form);
  if (!link.ok || form !== "judged") return link;
  const { name, challenge, games } = link.value;
  const doubled = from.number();
  const doubles = [...games.keys()].filter((game) => Math.floor(doubled / 2 ** game) % 2 === 1);
  if (doubles.some((game) => typeof games[game] !== "object"))
    return problem("bad-link", "it tells of two games where it has none");
  const verdicts = [...verdictsOfNumber(from.number(), comparedName(name), challenge.length)];
  for (let others = from.number(); others > 0 && !from.isBroken; others--) {
    const other = from.text();
    if (!isComparedName(other)) return problem("bad-link", UNTIDY);
    verdicts.push(...verdictsOfNumber(from.number(), other, challenge.length));
  }
  return ok({ ...link.value, verdicts: mergeVerdicts(verdicts, []), doubles });
}

/** Digits beyond the deals are ignored: `parseLink` then refuses the link. */
function verdictsOfNumber(number: number, name: string, deals: number): readonly GameVerdict[] {
  return Array.from({ length: deals }, (_, game) => game).flatMap((game) => {
    const digit = Math.floor(number / SCALE ** game) % SCALE;
    const said = digit % DIGITS.first;
    return VERDICTS.filter((verdict) =>
      verdict === "first" ? digit >= DIGITS.first : DIGITS[verdict] === said,
    ).map((verdict) => ({ name, game, verdict }));
  });
}

/** Reads all but the verdicts. */
function readTerms(
  from: ByteReader,
  findGame: FindGame,
  form: ChallengeForm,
): Result<ChallengeLink, Problem> {
  const game = readGame(from, findGame);
  if (!game.ok) return game;
  const variant = from.text() || STANDARD;
  const length = from.number();
  const seed = from.large().toString(16).padStart(SEED_DIGITS, "0");
  const [name, stake, unit, flags] = [from.text(), from.number(), from.text(), from.number()];
  const isOwn = form === "judged" ? flags >= OWN_SHUFFLE : form === "own-shuffle";
  const cards = ownSetOf(game.value);
  const challenge = {
    game: game.value.id,
    variant,
    length,
    seed,
    ...(isOwn && { ownShuffle: true as const }),
    ...(cards && { cards: cards.set }),
  };
  const deals = challengeDeals(challengeFor(challenge, name), findGame);
  if (!deals.ok) return deals;
  const terms = { stake, unit, agreesToHelp: flags % OWN_SHUFFLE === HELP };
  const fitting = checkTerms(challenge, name, terms);
  if (!fitting.ok) return fitting;
  const games: SentGame[] = [];
  for (const [index, deal] of deals.value.entries()) {
    const start = startSession(game.value, deal, variant);
    const sent = start.ok ? readSent(start.value, from) : start;
    if (!sent.ok) return problem(sent.error.code, `game ${index + 1}: ${sent.error.message}`);
    games.push(sent.value);
  }
  return ok({ type: "challenge", challenge, terms, name, games, verdicts: [], doubles: [] });
}

const UNTIDY = "its names are not written as names are";

/** Checks names and stake by the rules of contests. */
function checkTerms(challenge: Challenge, name: string, terms: Terms): Result<null, Problem> {
  const contest = contestOfNames(challenge, [{ name, kind: "away" }], terms, { id: "", madeAt: 0 });
  if (!contest.ok) return contest;
  if (terms.stake !== 0 && !rulesOf(challenge.game, 2).hasDebts)
    return problem("bad-link", "it names a stake, and in this game nobody owes anything");
  const isTidy = contest.value.contestants[0]?.name === name && contest.value.terms.unit === terms.unit;
  return isTidy ? ok(null) : problem("bad-link", UNTIDY);
}

function readSent(start: Session, from: ByteReader): Result<SentGame, Problem> {
  switch (from.number()) {
    case NOTHING:
      return ok(undefined);
    case CONCEDED:
      return ok("conceded");
    case PLAYED:
      return readScoredGame(start, from);
    default:
      return problem("bad-link", "it says neither what was played nor that nothing was");
  }
}

/** Reads a game and compares its points with those claimed. */
function readScoredGame(start: Session, from: ByteReader): Result<Session, Problem> {
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
