import {
  type AnyGame,
  games,
  MOST_DEAL_NUMBER,
  MOST_PERFT_DEPTH,
  MOST_PERFT_NODES,
  variantsOf,
} from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import type { Body } from "./answers.js";
import type { Connection } from "./connection.js";
import { MOST_BYTES, MOST_MOVES, MOST_NODES, MOST_OWN_SETS } from "./limits.js";
import { OPS, REFEREED_OPS, type RequestOf } from "./requests.js";

/** How each player plays, by its name. */
const PLAYS: Readonly<Record<string, string>> = {
  random: "It takes any legal move.",
  greedy: "It follows the short rules of the game's page, without looking ahead.",
  sampler: "It deals the hidden cards anew many times, and tries its moves or plans on them.",
  evaluator: "It goes by what a learnt net expects of every card that may come.",
  rehearser: "It plays every move on by a learnt net.",
  planner: "It plays the last pass in thought before it sorts for it.",
};

/** `hello`: what can be played here, by whom, and within which limits. */
export function hello({ version, isRefereed }: Connection, { moves }: RequestOf<"hello">): Body<"hello"> {
  return {
    name: "tetrarch",
    version,
    protocol: 1,
    games: games.map(({ id, title, options }) => ({ id, title, variants: variantsOf(options) })),
    players: byGame((game) =>
      agentsOf(game).players.map(({ name, version, nodesAMove }) => ({
        name,
        version,
        nodes: nodesAMove,
        does: PLAYS[name] ?? name,
      })),
    ),
    limits: {
      bytes: MOST_BYTES,
      moves: MOST_MOVES,
      nodes: MOST_NODES,
      cardSets: MOST_OWN_SETS,
      dealNumber: MOST_DEAL_NUMBER,
      perftNodes: MOST_PERFT_NODES,
      perftDepth: MOST_PERFT_DEPTH,
    },
    ops: isRefereed ? REFEREED_OPS : OPS,
    ...(moves ? { moves: byGame((game) => game.moveWords()) } : {}),
  };
}

function byGame<Item>(itemOf: (game: AnyGame) => Item): Readonly<Record<string, Item>> {
  return Object.fromEntries(games.map((game) => [game.id, itemOf(game)]));
}
