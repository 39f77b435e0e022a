import {
  cardSetOf,
  formatTranscript,
  type GameEvent,
  games,
  hasCardSets,
  ok,
  perftInSteps,
  playWord,
  type Result,
  redo,
  resign,
  type Session,
  undo,
  unknownGame,
} from "@tetrarch/engine";
import type { ResumableSearch } from "@tetrarch/solver";
import type { Body, Position } from "./answers.js";
import { type Connection, withGame } from "./connection.js";
import { type Failure, failure, placed } from "./failure.js";
import { hello } from "./hello.js";
import { foreseenMoves, storyOf } from "./in-words.js";
import { MOST_MOVES } from "./limits.js";
import { positionOf, viewOf } from "./position.js";
import { REFEREED_OPS, type Request, type RequestOf } from "./requests.js";
import {
  advisingRequest,
  analysingRequest,
  difficultyRequest,
  type Findings,
  solvingRequest,
} from "./solve-and-advise.js";
import { loadGame, type StartedGame, startingGame } from "./start-game.js";
import { timeUp, untilTimeUp } from "./time-limit.js";

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
  if (connection.isRefereed && !REFEREED_OPS.some((op) => op === request.op))
    return failure("bad-request", `op: a referee answers ${REFEREED_OPS.join(", ")} alone`);
  switch (request.op) {
    case "hello":
      return ok({ connection, body: hello(connection, request) });
    case "quit":
      return ok({ connection, body: {} });
    // Cancelling is up to who runs several requests at a time: here none is running.
    case "cancel":
      return ok({ connection, body: { cancelled: false } });
    case "new":
      return started(connection, yield* startingGame(connection, request), request.moveLimit);
    case "load":
      return started(connection, loadGame(connection, request));
    case "cards":
      return cards(connection, request);
    default:
      return connection.session
        ? yield* performingInGame(connection, connection.session, request)
        : failure("no-game", `${request.op} needs a game: start one with new or load`);
  }
}

type InGame = Exclude<Request, { readonly op: "hello" | "quit" | "cancel" | "new" | "load" | "cards" }>;

function* performingInGame(
  connection: Connection,
  session: Session,
  request: InGame,
): ResumableSearch<Result<RequestResult, Failure>> {
  switch (request.op) {
    case "play":
      return play(connection, session, request);
    case "undo":
      return reached(connection, undoOnce(connection, session));
    case "redo":
      return reached(connection, redo(session));
    case "resign":
      return reached(connection, resign(session));
    case "position":
      return reached(connection, ok(session));
    case "observe":
      return ok({ connection, body: { view: viewOf(session) } });
    case "moves":
      return ok({ connection, body: foreseenMoves(session) });
    case "narrate":
      return ok({ connection, body: storyOf(session, request.since) });
    case "perft":
      return yield* counting(connection, session, request.depth);
    case "solve":
      return known(connection, yield* solvingRequest(session, request));
    case "advise":
      return known(connection, yield* advisingRequest(session, request));
    case "analyse":
      return known(connection, yield* analysingRequest(session, request));
    case "difficulty":
      return known(connection, yield* difficultyRequest(session, request));
    case "transcript":
      return ok({ connection, body: { transcript: formatTranscript(session) } });
  }
}

function started(
  connection: Connection,
  game: Result<StartedGame, Failure>,
  moveLimit?: number,
): Result<RequestResult, Failure> {
  if (!game.ok) return game;
  const { session, given } = game.value;
  return reached({ ...withGame(connection, session, given), moveLimit }, ok(session));
}

/** The position that a request has led to. */
function reached(connection: Connection, after: Result<Session, Failure>): Result<RequestResult, Failure> {
  if (!after.ok) return after;
  const session = atMoveLimit(connection, after.value);
  return ok({ connection: withGame(connection, session), body: positionIn(connection, session) });
}

function positionIn(connection: Connection, session: Session): Position {
  const { deal, ...position } = positionOf(session);
  const limit = isEndedByLimit(connection, session) ? ({ limit: true } as const) : {};
  // In the order in which positions are written.
  const { game, variant, ...rest } = position;
  return { game, variant, ...(connection.isRefereed ? {} : { deal }), ...rest, ...limit };
}

/** The session, resigned when it has as many moves as it may and is not over. */
function atMoveLimit({ moveLimit }: Connection, session: Session): Session {
  if (moveLimit === undefined || session.now.number < moveLimit) return session;
  const resigned = resign(session);
  return resigned.ok ? resigned.value : session;
}

function isEndedByLimit({ moveLimit }: Connection, { resigned, now }: Session): boolean {
  return resigned && moveLimit !== undefined && now.number >= moveLimit;
}

/** Takes back the resignation or the last move; both where the move limit has ended the game. */
function undoOnce(connection: Connection, session: Session): Result<Session, Failure> {
  const undone = undo(session);
  return undone.ok && isEndedByLimit(connection, session) ? undo(undone.value) : undone;
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
    after = atMoveLimit(connection, played.value);
    for (const event of after.now.events) events.push(event);
  }
  return ok({ connection: withGame(connection, after), body: { ...positionIn(connection, after), events } });
}

function* counting(
  connection: Connection,
  session: Session,
  depth: number,
): ResumableSearch<Result<RequestResult, Failure>> {
  // A resigned game has no legal moves, whatever its position allows.
  if (session.resigned && depth > 0) return ok({ connection, body: { nodes: 0 } });
  const { result } = yield* untilTimeUp(
    perftInSteps(session.game, session.now.state, depth),
    // A count stores no positions.
    ({ nodes }) => ({ nodes, states: 0 }),
  );
  if (!result) return timeUp();
  return result.ok ? ok({ connection, body: { nodes: result.value } }) : result;
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
