import { allocated, BudgetSpent, doubled, type Limits, type Stop } from "./budget.js";
import { NODES_A_SLICE, type ResumableSearch, yieldProgress } from "./resumable-search.js";
import { VisitedSet } from "./visited-set.js";

/**
 * A game for a search: a position in a few bytes, changed in place, and the value of each.
 * For a game that is only won or lost, a win is worth 1 and all else 0. What the search leaves out must not change the answer: each
 * pruning, symmetry and dominance is proved where it is made, and tests compare with a search that has none.
 */
export interface PackedGame {
  /** The position now, whole: the search saves and restores these numbers. */
  readonly position: Uint8Array | Int32Array;
  /** How many 32-bit words a key has; with the index of the seen set a stored state takes at most 40 bytes. */
  readonly keyWords: number;
  /** No position has more moves than this. */
  readonly mostMoves: number;
  /** What the best of all positions is worth: reaching it ends the search. */
  readonly most: number;
  /** What it is worth to have reached this position. */
  value(): number;
  /** No position that can be reached from this one is worth more than this. */
  bound(): number;
  /** Writes the moves to try from here, the most promising first, from index `at` on. Returns the index after the last. */
  moves(into: Int32Array, at: number): number;
  /** Plays one of these moves, with all that the search takes as settled after it. */
  play(move: number): void;
  /** Writes the key of the position: equal keys mean equal answers. */
  writeKey(key: Uint32Array): void;
}

export interface SearchResult {
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
const FIRST_DEPTH = 64;

/**
 * The way from the root to the position now: each position's numbers, its moves, and the one tried next.
 * Flat arrays: the search allocates nothing while they are long enough.
 */
class Path {
  depth = 0;
  readonly #size: number;
  #positions: Uint8Array | Int32Array;
  #moves: Int32Array;
  /** By depth: the moves of a position are `#moves[#next … #end)`. */
  #next: Int32Array;
  #end: Int32Array;

  constructor({ position, mostMoves }: PackedGame) {
    this.#size = position.length;
    const length = FIRST_DEPTH * this.#size;
    this.#positions = position instanceof Int32Array ? new Int32Array(length) : new Uint8Array(length);
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
    for (let at = 0; at < this.#size; at++) this.#positions[start + at] = position[at] as number;
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
    for (let at = 0; at < this.#size; at++) position[at] = this.#positions[start + at] as number;
    this.#next[last] = next + 1;
    return this.#moves[next] as number;
  }

  /** The moves that led to where the path is now. */
  moves(): number[] {
    return Array.from(this.#next.subarray(0, this.depth), (next) => this.#moves[next - 1] as number);
  }

  /** Makes room for more plies and for `moves` moves; false when the machine has less memory than the limit. */
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
 * Searches depth first through all positions that can be reached, each once, for the greatest value.
 * It is complete unless a limit stops it: it leaves out only positions seen before and bounds that are no higher than the best.
 */
export function* depthFirst(game: PackedGame, limits: Limits): ResumableSearch<SearchResult> {
  const seen = new VisitedSet(game.keyWords, limits.memory);
  const path = new Path(game);
  const key = new Uint32Array(game.keyWords);
  let best = game.value();
  let variation: readonly number[] = [];
  let nodes = 0;
  const found = (stop?: Stop): SearchResult => ({ best, variation, stop, nodes, states: seen.size });

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
      const stop = yield* yieldProgress({ nodes, states: seen.size });
      if (stop) return found(stop);
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

/** How many nodes the first run may take, and how many times as many each may take as the one before. */
const FIRST_RUN = 300;
const GROWTH = 1.05;

export interface RestartResult extends SearchResult {
  /** The number of the last run, whose moves `variation` has. */
  readonly run: number;
}

/**
 * Searches depth first again and again, each run with its own order of moves and a little longer.
 * Depth first takes back a bad first move only when it has seen all that follows; where good first moves are many, a new start
 * finds one sooner. Runs share no memory.
 * @param gameOf the game of a run, 0 and up: at the start, its moves in the order of that run
 */
export function* restarts(
  gameOf: (run: number) => PackedGame,
  limits: Limits,
): ResumableSearch<RestartResult> {
  let nodes = 0;
  let states = 0;
  let length = FIRST_RUN;
  for (let run = 0; ; run++) {
    const game = gameOf(run);
    const budget = Math.min(limits.nodes - nodes, Math.floor(length));
    const found = yield* withSpent(depthFirst(game, { ...limits, nodes: budget }), nodes, states);
    nodes += found.nodes;
    states += found.states;
    const mayGoOn = found.stop === "nodes" && nodes < limits.nodes;
    if (!mayGoOn || found.best >= game.most) return { ...found, nodes, states, run };
    const stop = yield* yieldProgress({ nodes, states });
    if (stop) return { ...found, stop, nodes, states, run };
    length *= GROWTH;
  }
}

/** A search whose progress includes what others before it have spent. */
export function* withSpent<Result>(
  running: ResumableSearch<Result>,
  nodes: number,
  states: number,
): ResumableSearch<Result> {
  let step = running.next();
  while (!step.done) {
    const progress = { nodes: nodes + step.value.nodes, states: states + step.value.states };
    const stop = yield* yieldProgress(progress);
    step = stop ? running.throw(new BudgetSpent(stop)) : running.next();
  }
  return step.value;
}
