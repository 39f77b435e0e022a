import type { AnyPlayer } from "./player.js";

/** How often a player errs: `count` moves of `of`, drawn move by move. */
export interface Slips {
  readonly count: number;
  readonly of: number;
}

/** A player that now and then makes the move of a weaker one. It resigns only where it would without slips. */
export function slippingPlayer(
  name: string,
  player: AnyPlayer,
  weaker: AnyPlayer,
  { count, of }: Slips,
): AnyPlayer {
  return {
    name,
    version: player.version,
    nodesAMove: player.nodesAMove,
    *advise(observed, random, nodes) {
      if (random(of) < count) {
        const slip = yield* weaker.advise(observed, random, weaker.nodesAMove);
        if (!slip.resigns) return { move: slip.move, moves: [], nodes: slip.nodes };
      }
      return yield* player.advise(observed, random, nodes);
    },
  };
}
