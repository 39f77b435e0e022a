import type { AnyGame, napoleonsTomb } from "@tetrarch/engine";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { type Planned, planInOrder } from "./planner.js";
import { MOST_REDEALS } from "./sorting.js";
import { engineMoves } from "./to-engine.js";

type State = napoleonsTomb.State;
type Move = napoleonsTomb.Move;

/** Nodes in which each move of a pass must be found, and all of them together. */
const NODES_A_MOVE = 10_000;
const NODES_A_PASS = 300_000;
/** Longer than any win: a pass that takes more goes to and fro. */
const MOST_MOVES = 1000;

export interface Rehearsed {
  /** The first move of a pass that was played to the win; undefined when a move was not found. */
  readonly move: Move | undefined;
  readonly nodes: number;
}

/**
 * Plays a pass in thought as it will be played, the stock in the order in which it lies: every move found anew from its position
 * alone. Who has played it to the win once will do so again. The last pass that was won is kept, which only saves the same search.
 */
export class Rehearsal {
  readonly #game: AnyGame;
  #won = new Map<string, Move>();

  constructor(game: AnyGame) {
    this.#game = game;
  }

  *play(lying: State): ResumableSearch<Rehearsed> {
    // How many passes are left makes no difference to this one.
    const state = { ...lying, redeals: MOST_REDEALS };
    const known = this.#won.get(JSON.stringify(state));
    if (known) return { move: known, nodes: 0 };
    const line = new Map<string, Move>();
    let first: Move | undefined;
    let nodes = 0;
    let now: State = state;
    while (this.#game.outcome(now).status !== "won") {
      const look: Planned = yield* planInOrder(now, NODES_A_MOVE);
      nodes += look.nodes;
      const next = look.steps && engineMoves(now, look.steps)?.[0];
      if (!next || nodes > NODES_A_PASS || line.size === MOST_MOVES) return { move: undefined, nodes };
      first ??= next;
      line.set(JSON.stringify(now), next);
      now = this.#game.play(now, next).state as State;
    }
    this.#won = line;
    return { move: first, nodes };
  }
}
