import { dishonest, ok, outcomeOf, quote, type Result, type Session, seededRandom } from "@tetrarch/engine";
import {
  type Advice,
  type Agents,
  type AnyPlayer,
  agentsOf,
  DEFAULT_LIMITS,
  observe,
  type ResumableSearch,
  solvingSession,
} from "@tetrarch/solver";
import { ANALYSIS_LIMITS, analysing, analystsOf } from "@tetrarch/solver/analysis";
import type { Body } from "./answers.js";
import { type Failure, failure } from "./failure.js";
import { MOST_NODES } from "./limits.js";
import type { RequestOf } from "./requests.js";

/** What was found out, and the session, which is not honest any more (C-10). */
export interface Findings {
  readonly session: Session;
  readonly body: Body<"solve" | "advise" | "analyse">;
}

/** The same position and budget are always advised the same. */
const SEED = 1;

/** `solve`: thoughtful, from the position as it is. */
export function* solvingRequest(
  session: Session,
  request: RequestOf<"solve">,
): ResumableSearch<Result<Findings, Failure>> {
  const nodes = budget(request.nodes, DEFAULT_LIMITS.nodes);
  if (!nodes.ok) return nodes;
  const agents = agentsFor(session);
  if (!agents.ok) return agents;
  const limits = { ...DEFAULT_LIMITS, nodes: nodes.value };
  const body = yield* solvingSession(session, agents.value.solver, limits);
  return ok({ session: dishonest(session), body });
}

/** `advise`: fair, from the view alone. */
export function* advisingRequest(
  session: Session,
  request: RequestOf<"advise">,
): ResumableSearch<Result<Findings, Failure>> {
  const agents = agentsFor(session);
  if (!agents.ok) return agents;
  const player = playerNamed(agents.value, request.player);
  if (!player.ok) return player;
  const nodes = budget(request.nodes, player.value.nodesAMove);
  if (!nodes.ok) return nodes;
  if (outcomeOf(session).status !== "playing") return failure("game-over", "the game is over");
  const { game, now } = session;
  const advice = yield* player.value.advise(observe(game, now.state), seededRandom(SEED), nodes.value);
  return ok({ session: dishonest(session), body: inWords(session, player.value, advice) });
}

/** `analyse`: what the game so far was worth, move by move; fair, but for what it says of the hidden cards. */
export function* analysingRequest(
  session: Session,
  request: RequestOf<"analyse">,
): ResumableSearch<Result<Findings, Failure>> {
  const nodes = budget(request.nodes, ANALYSIS_LIMITS.nodes);
  if (!nodes.ok) return nodes;
  const running = analysing(session, analystsOf(session.game), { ...ANALYSIS_LIMITS, nodes: nodes.value });
  for (;;) {
    const step = running.next();
    if (step.done) return ok({ session: dishonest(session), body: step.value });
    yield { nodes: step.value.plies.length, states: 0 };
  }
}

function agentsFor({ game }: Session): Result<Agents, Failure> {
  const agents = agentsOf(game);
  return agents ? ok(agents) : failure("bad-request", `${game.title} has no solver and no players`);
}

function playerNamed({ players, untrained }: Agents, name: string): Result<AnyPlayer, Failure> {
  const player = players.find((candidate) => candidate.name === name);
  if (player) return ok(player);
  const names = players.map((candidate) => candidate.name).join(", ");
  const why = untrained?.[name] === undefined ? "" : `: ${untrained[name]}`;
  return failure("unknown-player", `player: ${quote(name)} is not one of ${names}${why}`);
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
