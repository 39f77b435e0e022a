import {
  type AnyGame,
  cardSetOf,
  dealOfNumber,
  findGameAmong,
  formatTranscript,
  type GameEvent,
  games,
  hasCardSets,
  type OwnSet,
  ok,
  perftInSteps,
  playWord,
  type Result,
  randomDealNumber,
  readOwnSet,
  replayTranscript,
  type Session,
  startSession,
  undo,
  unknownGame,
  variantsOf,
} from "@tetrarch/engine";
import type { ResumableSearch } from "@tetrarch/solver";
import type { Body } from "./answers.js";
import { type Connection, withGame } from "./connection.js";
import { type Failure, failure, placed } from "./failure.js";
import { MOST_MOVES } from "./limits.js";
import { positionOf, viewOf } from "./position.js";
import type { Request, RequestOf } from "./requests.js";
import { advisingRequest, analysingRequest, type Findings, solvingRequest } from "./solve-and-advise.js";

/** The answer to a valid request, and the connection after it. */
export interface RequestResult {
  readonly connection: Connection;
  /** The answer without its `id`. */
  readonly body: Body;
}

/**
 * Does what a request asks for; the connection given stays as it is. Work that takes long yields now and then how far
 * it has come.
 */
export function* performing(
  connection: Connection,
  request: Request,
): ResumableSearch<Result<RequestResult, Failure>> {
  switch (request.op) {
    case "hello":
      return ok({ connection, body: hello(connection) });
    case "quit":
      return ok({ connection, body: {} });
    case "new":
      return newGame(connection, request);
    case "load":
      return load(connection, request);
    case "cards":
      return cards(connection, request);
    default:
      return connection.session
        ? yield* performingInGame(connection, connection.session, request)
        : failure("no-game", `${request.op} needs a game: start one with new or load`);
  }
}

type InGame = Exclude<Request, { readonly op: "hello" | "quit" | "new" | "load" | "cards" }>;

function* performingInGame(
  connection: Connection,
  session: Session,
  request: InGame,
): ResumableSearch<Result<RequestResult, Failure>> {
  switch (request.op) {
    case "play":
      return play(connection, session, request);
    case "undo": {
      const undone = undo(session);
      return undone.ok ? reached(connection, undone.value) : undone;
    }
    case "position":
      return ok({ connection, body: positionOf(session) });
    case "observe":
      return ok({ connection, body: { view: viewOf(session) } });
    case "perft":
      return yield* counting(connection, session, request.depth);
    case "solve":
      return known(connection, yield* solvingRequest(session, request));
    case "advise":
      return known(connection, yield* advisingRequest(session, request));
    case "analyse":
      return known(connection, yield* analysingRequest(session, request));
    case "transcript":
      return ok({ connection, body: { transcript: formatTranscript(session) } });
  }
}

function hello({ version }: Connection): Body<"hello"> {
  return {
    name: "tetrarch",
    version,
    protocol: 1,
    games: games.map(({ id, title, options }) => ({ id, title, variants: variantsOf(options) })),
  };
}

function reached(connection: Connection, session: Session, given?: OwnSet): Result<RequestResult, Failure> {
  return ok({ connection: withGame(connection, session, given), body: positionOf(session) });
}

function newGame(connection: Connection, request: RequestOf<"new">): Result<RequestResult, Failure> {
  const registered = games.find((game) => game.id === request.game);
  if (!registered) return unknownGame(request.game);
  const given = givenSet(registered, request.cardSet);
  if (!given.ok) return given;
  const game = given.value?.game ?? registered;
  const deal = request.deal ?? dealOfNumber(game, randomDealNumber(connection.random));
  const started = startSession(game, deal, request.variant);
  return started.ok ? reached(connection, started.value, given.value) : started;
}

function givenSet(game: AnyGame, cardSet: unknown): Result<OwnSet | undefined, Failure> {
  if (cardSet === undefined) return ok(undefined);
  return hasCardSets(game) ? readOwnSet(cardSet) : noCardSets(game);
}

function noCardSets(game: AnyGame) {
  return failure("bad-card-set", `cardSet: ${game.title} is not played with card sets`);
}

function load(connection: Connection, request: RequestOf<"load">): Result<RequestResult, Failure> {
  const given = request.cardSet === undefined ? ok(undefined) : readOwnSet(request.cardSet);
  if (!given.ok) return given;
  const sets = given.value ? [given.value, ...connection.sets] : connection.sets;
  const replayed = replayTranscript(request.transcript, findGameAmong(sets));
  if (!replayed.ok) return replayed;
  const { game } = replayed.value;
  if (given.value && !hasCardSets(game)) return noCardSets(game);
  return reached(connection, replayed.value, given.value);
}

function play(
  connection: Connection,
  session: Session,
  { move, moves }: RequestOf<"play">,
): Result<RequestResult, Failure> {
  return move === undefined
    ? playAll(connection, session, moves ?? [], (index) => `move ${index + 1} (index ${index})`)
    : playAll(connection, session, [move], () => "move");
}

/** All the moves or none. */
function playAll(
  connection: Connection,
  session: Session,
  words: readonly string[],
  placeOf: (index: number) => string,
): Result<RequestResult, Failure> {
  let after = session;
  const events: GameEvent[] = [];
  for (const [index, word] of words.entries()) {
    if (after.now.number >= MOST_MOVES) {
      return failure("too-large", `${placeOf(index)}: a game has at most ${MOST_MOVES} moves here`);
    }
    const played = playWord(after, word);
    if (!played.ok) return { ok: false, error: placed(placeOf(index), played.error) };
    after = played.value;
    for (const event of after.now.events) events.push(event);
  }
  return ok({ connection: withGame(connection, after), body: { ...positionOf(after), events } });
}

function* counting(
  connection: Connection,
  session: Session,
  depth: number,
): ResumableSearch<Result<RequestResult, Failure>> {
  // A resigned game has no legal moves, whatever its position allows.
  if (session.resigned && depth > 0) return ok({ connection, body: { nodes: 0 } });
  const steps = perftInSteps(session.game, session.now.state, depth);
  for (;;) {
    const step = steps.next();
    // A count stores no positions.
    if (!step.done) yield { nodes: step.value.nodes, states: 0 };
    else return step.value.ok ? ok({ connection, body: { nodes: step.value.value } }) : step.value;
  }
}

function known(connection: Connection, found: Result<Findings, Failure>): Result<RequestResult, Failure> {
  if (!found.ok) return found;
  const { session, body } = found.value;
  return ok({ connection: withGame(connection, session), body });
}

function cards(connection: Connection, request: RequestOf<"cards">): Result<RequestResult, Failure> {
  const registered = games.find((game) => game.id === request.game);
  if (!registered) return unknownGame(request.game);
  if (!hasCardSets(registered)) {
    return failure("bad-request", `game: ${registered.title} is not played with card sets`);
  }
  const current = connection.session?.game;
  const game = current?.id === registered.id ? current : registered;
  return ok({ connection, body: cardSetOf(game, connection.sets) });
}
