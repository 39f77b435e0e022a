import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { depthFirst, type PackedGame } from "../../search/depth-first.js";
import { answerOf, type Solver } from "../../solver.js";
import { engineMoves } from "./conversion.js";
import { playDominantMoves } from "./dominance.js";
import { MOST_MOVES, playMove, writeMoves } from "./moves.js";
import { ALL_HOME, Packed, ZONES } from "./packed.js";

/** The search's view of the game: won or not (FK-11). */
export function searchGame(packed: Packed): PackedGame {
  const { words } = packed;
  return {
    position: new Uint8Array(words.buffer),
    keyWords: 3,
    mostMoves: MOST_MOVES,
    most: 1,
    value: () => (words[ZONES] === ALL_HOME ? 1 : 0),
    bound: () => 1,
    moves: (into, at) => writeMoves(packed, into, at),
    play: (move) => playMove(packed, move),
    writeKey: (key) => packed.writeKey(key),
  };
}

/** A position ready to be searched: all that cannot do harm is played. */
export function searchStart(state: fourKingdoms.State): Packed {
  const packed = new Packed(state);
  playDominantMoves(packed);
  return packed;
}

/** Won or lost, all cards known. */
export function exactSolver(game: AnyGame): Solver<fourKingdoms.State, fourKingdoms.Move> {
  return {
    version: 1,
    hasPoints: false,
    *answer(state, limits) {
      const found = yield* depthFirst(searchGame(searchStart(state)), limits);
      return answerOf(found.best === 1 ? engineMoves(game, state, found.variation) : [], found);
    },
  };
}
