import { dishonest, ok, outcomeOf, quote, type Result, type Session, seededRandom } from "@tetrarch/engine";
import {
  type Advice,
  type Agents,
  type AnyPlayer,
  agentsOf,
  assessing,
  DEFAULT_LIMITS,
  type Limits,
  observe,
  type Progress,
  type ResumableSearch,
  solvingSession,
} from "@tetrarch/solver";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import type { Body } from "./answers.js";
import { type Failure, failure } from "./failure.js";
import { MOST_NODES } from "./limits.js";
import type { RequestOf } from "./requests.js";
import { searchUntilTimeUp, timeUp, untilTimeUp } from "./time-limit.js";

/** What was found out, and the session, which is not honest any more (C-10). */
export interface Findings {
  readonly session: Session;
  readonly body: Body<"solve" | "advise" | "analyse" | "difficulty">;
}

/** The same position and budget are always advised the same. */
const SEED = 1;

/** `solve`: thoughtful, from the position as it is. */
export function* solvingRequest(
  session: Session,
  request: RequestOf<"solve">,
): ResumableSearch<Result<Findings, Failure>> {
  const limits = searchLimits(request.nodes);
  if (!limits.ok) return limits;
  const { solver } = agentsOf(session.game);
  const solving = solvingSession(session, solver, limits.value);
  const { result, last, isTimeUp } = yield* searchUntilTimeUp(solving);
  const body = result ?? unsolved(session, solver.hasPoints, last);
  const isCut = isTimeUp && body.verdict === "unknown";
  return ok({ session: dishonest(session), body: isCut ? { ...body, stop: "time" } : body });
}

/** `advise`: fair, from the view alone. */
export function* advisingRequest(
  session: Session,
  request: RequestOf<"advise">,
): ResumableSearch<Result<Findings, Failure>> {
  const player = playerNamed(agentsOf(session.game), request.player);
  if (!player.ok) return player;
  const nodes = budget(request.nodes, player.value.nodesAMove);
  if (!nodes.ok) return nodes;
  if (outcomeOf(session).status !== "playing") return failure("game-over", "the game is over");
  const { game, now } = session;
  const advising = player.value.advise(observe(game, now.state), seededRandom(SEED), nodes.value);
  const { result, isTimeUp } = yield* searchUntilTimeUp(advising);
  if (!result) return timeUp();
  const body = inWords(session, player.value, result);
  return ok({ session: dishonest(session), body: isTimeUp ? { ...body, stop: "time" } : body });
}

/** `analyse`: what the game so far was worth, move by move; fair, but for what it says of the hidden cards. */
export function* analysingRequest(
  session: Session,
  request: RequestOf<"analyse">,
): ResumableSearch<Result<Findings, Failure>> {
  const nodes = budget(request.nodes, ANALYSIS_LIMITS.nodes);
  if (!nodes.ok) return nodes;
  const running = analysing(session, analystsOf(session.game), { ...ANALYSIS_LIMITS, nodes: nodes.value });
  const { result, last, isTimeUp } = yield* untilTimeUp(running, ({ plies }) => ({
    nodes: plies.length,
    states: 0,
  }));
  if (result && !isTimeUp) return ok({ session: dishonest(session), body: result });
  const sofar = result ?? last;
  if (!sofar || sofar.plies.length === 0) return timeUp();
  return ok({ session: dishonest(session), body: { ...sofar, final: false, stop: "time" } });
}

/** `difficulty`: of the deal in play, from its start. */
export function* difficultyRequest(
  session: Session,
  request: RequestOf<"difficulty">,
): ResumableSearch<Result<Findings, Failure>> {
  const limits = searchLimits(request.nodes);
  if (!limits.ok) return limits;
  const { game } = session;
  let start = session.now;
  while (start.before) start = start.before;
  const { result, isTimeUp } = yield* searchUntilTimeUp(
    assessing(game, agentsOf(game), start.state, limits.value),
  );
  if (result?.difficulty) {
    const { difficulty, solution } = result;
    return ok({ session: dishonest(session), body: { difficulty, nodes: solution.nodes } });
  }
  if (isTimeUp) return timeUp();
  // An error leaves the game honest, and so says no more.
  return failure("no-difficulty", "only a deal that is proved winnable has a difficulty");
}

/** The answer of a search that has nothing when its time is up. */
function unsolved(session: Session, hasPoints: boolean, last: Progress | undefined): Body<"solve"> {
  const best = { ...outcomeOf(session), exact: false };
  const { nodes = 0, states = 0 } = last ?? {};
  return { verdict: "unknown", moves: [], ...(hasPoints ? { best } : {}), nodes, states };
}

function playerNamed({ players, untrained }: Agents, name: string): Result<AnyPlayer, Failure> {
  const player = players.find((candidate) => candidate.name === name);
  if (player) return ok(player);
  const names = players.map((candidate) => candidate.name).join(", ");
  const why = untrained?.[name] === undefined ? "" : `: ${untrained[name]}`;
  return failure("unknown-player", `player: ${quote(name)} is not one of ${names}${why}`);
}

export function searchLimits(
  limit: number | undefined,
  usual: number = DEFAULT_LIMITS.nodes,
): Result<Limits, Failure> {
  const nodes = budget(limit, usual);
  return nodes.ok ? ok({ ...DEFAULT_LIMITS, nodes: nodes.value }) : nodes;
}

function budget(limit: number | undefined, usual: number): Result<number, Failure> {
  if (limit === undefined || limit <= MOST_NODES) return ok(limit ?? usual);
  return failure("too-large", `nodes: at most ${MOST_NODES} here`);
}

/** The advice with the words of the moves. */
function inWords(
  { game }: Session,
  { version }: AnyPlayer,
  { move, moves, nodes, reason, cards, resigns }: Advice<unknown>,
): Body<"advise"> {
  const weighed = moves.map((each) => ({ ...each, move: game.formatMove(each.move) }));
  return {
    playerVersion: version,
    move: game.formatMove(move),
    moves: weighed,
    nodes,
    reason,
    ...(cards === undefined ? {} : { cards }),
    ...(resigns ? { resigns } : {}),
  };
}
