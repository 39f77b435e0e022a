import {
  type AnyGame,
  dealOfNumber,
  findGameAmong,
  games,
  hasCardSets,
  MOST_DEAL_NUMBER,
  type OwnSet,
  ok,
  parseVariant,
  type Random,
  type Result,
  randomDealNumber,
  readOwnSet,
  replayTranscript,
  type Session,
  STANDARD,
  startSession,
  unknownGame,
} from "@tetrarch/engine";
import {
  agentsOf,
  findingWinnable,
  MOST_DEALS,
  type ResumableSearch,
  WINNABLE_LIMITS,
} from "@tetrarch/solver";
import type { Connection } from "./connection.js";
import { type Failure, failure } from "./failure.js";
import type { RequestOf } from "./requests.js";
import { searchLimits } from "./solve-and-advise.js";
import { searchUntilTimeUp, timeUp } from "./time-limit.js";

/** A game that begins, and the card set given for it, if one was. */
export interface StartedGame {
  readonly session: Session;
  readonly given: OwnSet | undefined;
}

/** `new`. */
export function* startingGame(
  { random }: Connection,
  request: RequestOf<"new">,
): ResumableSearch<Result<StartedGame, Failure>> {
  const registered = games.find((game) => game.id === request.game);
  if (!registered) return unknownGame(request.game);
  const given = givenSet(registered, request.cardSet);
  if (!given.ok) return given;
  const game = given.value?.game ?? registered;
  const deal = yield* dealFor(game, request, random);
  if (!deal.ok) return deal;
  const started = startSession(game, deal.value, request.variant);
  return started.ok ? ok({ session: started.value, given: given.value }) : started;
}

function* dealFor(
  game: AnyGame,
  request: RequestOf<"new">,
  random: Random,
): ResumableSearch<Result<string, Failure>> {
  const { deal, number, winnable } = request;
  if (deal !== undefined) return ok(deal);
  if (winnable) return yield* winnableDeal(game, request, random);
  if (number === undefined) return ok(dealOfNumber(game, randomDealNumber(random)));
  if (number >= 1 && number <= MOST_DEAL_NUMBER) return ok(dealOfNumber(game, number));
  return failure("bad-deal", `number: deals have numbers from 1 to ${MOST_DEAL_NUMBER}`);
}

function* winnableDeal(
  game: AnyGame,
  request: RequestOf<"new">,
  random: Random,
): ResumableSearch<Result<string, Failure>> {
  const limits = searchLimits(request.nodes, WINNABLE_LIMITS.nodes);
  if (!limits.ok) return limits;
  const variant = parseVariant(game.options, request.variant ?? STANDARD, game.onlyStandard);
  if (!variant.ok) return variant;
  const criteria = { variant: variant.value, difficulty: request.difficulty, limits: limits.value };
  const finding = findingWinnable(game, agentsOf(game), random, criteria);
  const { result, isTimeUp } = yield* searchUntilTimeUp(finding);
  if (result) return ok(dealOfNumber(game, result.number));
  if (isTimeUp) return timeUp();
  return failure("none-found", `of ${MOST_DEALS} random deals none was proved to be such a one`);
}

function givenSet(game: AnyGame, cardSet: unknown): Result<OwnSet | undefined, Failure> {
  if (cardSet === undefined) return ok(undefined);
  return hasCardSets(game) ? readOwnSet(cardSet) : noCardSets(game);
}

function noCardSets(game: AnyGame) {
  return failure("bad-card-set", `cardSet: ${game.title} is not played with card sets`);
}

/** `load`. */
export function loadGame(connection: Connection, request: RequestOf<"load">): Result<StartedGame, Failure> {
  const given = request.cardSet === undefined ? ok(undefined) : readOwnSet(request.cardSet);
  if (!given.ok) return given;
  const sets = given.value ? [given.value, ...connection.sets] : connection.sets;
  const replayed = replayTranscript(request.transcript, findGameAmong(sets));
  if (!replayed.ok) return replayed;
  const session = replayed.value;
  if (given.value && !hasCardSets(session.game)) return noCardSets(session.game);
  return ok({ session, given: given.value });
}
