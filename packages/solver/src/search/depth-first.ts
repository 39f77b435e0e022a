import { allocated, doubled } from "../structures/growable.js";
import type { Limits, Stop } from "./limits.js";
import type { PackedGame } from "./packed-game.js";
import { NODES_A_SLICE, type ResumableSearch } from "./resumable-search.js";
import { SeenSet } from "./seen-set.js";

/** What a search found. */
export interface Found {
  /** The worth of the best position reached. */
  readonly best: number;
  /** The moves that lead to it. */
  readonly variation: readonly number[];
  /** Why it ended early; undefined when `best` is proved to be the best. */
  readonly stop: Stop | undefined;
  readonly nodes: number;
  readonly states: number;
}

/** Plies for which there is room at first; it doubles when a variation goes deeper. */
const FIRST_DEPTH = 256;

/**
 * The way from the root to the position now: the bytes of each position on it, its moves, and the one tried next.
 * All in flat arrays, so that the search allocates nothing while they are long enough.
 */
class Path {
  depth = 0;
  readonly #size: number;
  #positions: Uint8Array;
  #moves: Int32Array;
  /** By depth: the moves of a position are `#moves[#next … #end)`. */
  #next: Int32Array;
  #end: Int32Array;

  constructor(size: number, mostMoves: number) {
    this.#size = size;
    this.#positions = new Uint8Array(FIRST_DEPTH * size);
    this.#moves = new Int32Array(FIRST_DEPTH * 8 + 2 * mostMoves);
    this.#next = new Int32Array(FIRST_DEPTH);
    this.#end = new Int32Array(FIRST_DEPTH);
  }

  /** Puts the position of `game` at the end of the path, with its moves; false when that takes more than `memory`. */
  push(game: PackedGame, memory: number): boolean {
    const first = this.depth === 0 ? 0 : (this.#end[this.depth - 1] as number);
    if (this.depth === this.#next.length || first + game.mostMoves > this.#moves.length) {
      // Growing doubles one array or all; while they are copied, old and new are there.
      if (this.bytes * 3 > memory || !this.#grow(first + game.mostMoves)) return false;
    }
    const depth = this.depth++;
    const { position } = game;
    const start = depth * this.#size;
    for (let byte = 0; byte < this.#size; byte++) this.#positions[start + byte] = position[byte] as number;
    this.#next[depth] = first;
    this.#end[depth] = game.moves(this.#moves, first);
    return true;
  }

  /** The next move to try from the last position, which `game` is put back to; −1 when there is none left. */
  nextMove(game: PackedGame): number {
    const last = this.depth - 1;
    const next = this.#next[last] as number;
    if (next === this.#end[last]) {
      this.depth--;
      return -1;
    }
    const { position } = game;
    const start = last * this.#size;
    for (let byte = 0; byte < this.#size; byte++) position[byte] = this.#positions[start + byte] as number;
    this.#next[last] = next + 1;
    return this.#moves[next] as number;
  }

  /** The moves that led to where the path is now. */
  moves(): number[] {
    return Array.from(this.#next.subarray(0, this.depth), (next) => this.#moves[next - 1] as number);
  }

  /** Makes room for more plies and for so many moves; false when the machine has less memory than the limit. */
  #grow(moves: number): boolean {
    const grown = allocated(() => {
      if (moves > this.#moves.length) this.#moves = doubled(this.#moves);
      if (this.depth === this.#next.length) {
        this.#positions = doubled(this.#positions);
        this.#next = doubled(this.#next);
        this.#end = doubled(this.#end);
      }
      return true;
    });
    return grown ?? false;
  }

  get bytes(): number {
    return this.#positions.byteLength + this.#moves.byteLength + this.#next.byteLength + this.#end.byteLength;
  }
}

/**
 * Depth first through all positions that can be reached, each once, for the one of greatest worth. Complete unless a
 * limit stops it: what it does not look at again was seen before, and what it leaves out cannot be worth more than
 * what it has.
 */
export function* depthFirst(game: PackedGame, limits: Limits): ResumableSearch<Found> {
  const seen = new SeenSet(game.keyWords, limits.memory);
  const path = new Path(game.position.length, game.mostMoves);
  const key = new Uint32Array(game.keyWords);
  let best = game.value();
  let variation: readonly number[] = [];
  let nodes = 0;
  const found = (stop?: Stop): Found => ({ best, variation, stop, nodes, states: seen.size });

  if (best >= game.most || game.bound() <= best) return found();
  game.writeKey(key);
  seen.add(key);
  if (!path.push(game, limits.memory)) return found("memory");
  let sliceEnd = NODES_A_SLICE;
  while (path.depth > 0) {
    const move = path.nextMove(game);
    if (move < 0) continue;
    if (nodes >= limits.nodes) return found("nodes");
    game.play(move);
    nodes++;
    if (nodes === sliceEnd) {
      sliceEnd += NODES_A_SLICE;
      yield { nodes, states: seen.size };
    }
    const value = game.value();
    if (value > best) {
      best = value;
      variation = path.moves();
      if (best >= game.most) return found();
    }
    if (game.bound() <= best) continue;
    game.writeKey(key);
    const added = seen.add(key);
    if (added === "seen") continue;
    if (added === "full" || seen.bytes + path.bytes > limits.memory) return found("memory");
    if (!path.push(game, limits.memory - seen.bytes)) return found("memory");
  }
  return found();
}
