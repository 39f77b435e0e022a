import type { fourKingdoms } from "@tetrarch/engine";
import type { PackedGame } from "../../search/packed-game.js";
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
