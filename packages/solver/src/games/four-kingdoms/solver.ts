import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { depthFirst, type PackedGame } from "../../search/depth-first.js";
import { answerOf, type Solver } from "../../solver.js";
import { engineMoves } from "./conversion.js";
import { playDominantMoves } from "./dominance.js";
import { DEAL, MOST_MOVES, playMove, spotOfMove, writeMoves } from "./moves.js";
import { ALL_HOME, DEALT_ONLY, GUESTS, Packed, UP, WASTE, ZONES } from "./packed.js";
import { UpperBound } from "./upper-bound.js";

/** The search's view of the game: won or not (FK-11). */
export class SearchGame implements PackedGame {
  readonly position: Int32Array;
  readonly keyWords = 3;
  readonly mostMoves = MOST_MOVES;
  readonly most = 1;
  readonly #packed: Packed;
  readonly #upperBound: UpperBound;

  constructor(packed: Packed) {
    this.position = packed.words;
    this.#packed = packed;
    this.#upperBound = new UpperBound(packed);
  }

  value(): number {
    return this.#packed.words[ZONES] === ALL_HOME ? 1 : 0;
  }

  bound(): number {
    return this.#upperBound.mayWin() ? 1 : 0;
  }

  /** After a deal that changed nothing else only what can be done with the card dealt (README, "After a deal"). */
  moves(into: Int32Array, at: number): number {
    const packed = this.#packed;
    const end = writeMoves(packed, into, at);
    if (packed.words[DEALT_ONLY] === 0) return end;
    const top = packed.wasteTop();
    let kept = at;
    for (let index = at; index < end; index++) {
      const move = into[index] as number;
      if (move === DEAL || spotOfMove(move) === top) into[kept++] = move;
    }
    return kept;
  }

  play(move: number): void {
    const { words } = this.#packed;
    const waste = words[WASTE] as number;
    const [up, upToo, zones, guests] = [words[UP], words[UP + 1], words[ZONES], words[GUESTS]];
    playMove(this.#packed, move);
    const isDealtOnly =
      move === DEAL &&
      (words[WASTE] as number) > waste &&
      words[UP] === up &&
      words[UP + 1] === upToo &&
      words[ZONES] === zones &&
      words[GUESTS] === guests;
    words[DEALT_ONLY] = isDealtOnly ? 1 : 0;
  }

  writeKey(key: Uint32Array): void {
    this.#packed.writeKey(key);
  }
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
    version: 2,
    hasPoints: false,
    *answer(state, limits) {
      const found = yield* depthFirst(new SearchGame(searchStart(state)), limits);
      return answerOf(found.best === 1 ? engineMoves(game, state, found.variation) : [], found);
    },
  };
}
