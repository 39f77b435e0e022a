import { dishonest, unwrap } from "@tetrarch/engine";
import { agentsOf, runToEnd } from "@tetrarch/solver";
import { type Connection, withGame } from "./connection.js";
import { performing } from "./perform.js";
import type { Request, RequestOf } from "./requests.js";

/** A request that may take long: a server performs it in a thread, so that it can answer others meanwhile. */
export type LongRequest = RequestOf<"solve" | "advise" | "analyse" | "difficulty" | "perft" | "new">;

/** Whether a request may take long. A referee refuses all of these, which takes no time and no thread. */
export function isLong({ session, isRefereed }: Connection, request: Request): request is LongRequest {
  if (isRefereed) return false;
  switch (request.op) {
    case "solve":
    case "analyse":
    case "difficulty":
    case "perft":
      return session !== undefined;
    case "advise": {
      const players = session ? agentsOf(session.game).players : [];
      const player = players.find(({ name }) => name === request.player);
      return player !== undefined && player.nodesAMove > 0;
    }
    case "new":
      return request.winnable === true;
    default:
      return false;
  }
}

/** The connection after a long request that was met in another thread, with this answer. */
export function connectionAfter(
  connection: Connection,
  request: LongRequest,
  answer: { readonly deal?: string },
): Connection {
  const { session } = connection;
  if (request.op === "new") {
    const { winnable: _, difficulty, nodes, seconds, progress, ...rest } = request;
    const started = unwrap(runToEnd(performing(connection, { ...rest, deal: answer.deal })));
    return started.connection;
  }
  return request.op === "perft" || !session ? connection : withGame(connection, dishonest(session));
}
