import { Inputs } from "./inputs.js";
import type { Net } from "./net.js";

/** The outputs of every net: the chance to win, and the expected points as a part of `most`. */
const [WIN, POINTS] = [0, 1] as const;
export const OUTPUTS = 2;

/** Evaluates positions by a net. The last result stays in `win` and `points`. */
export abstract class NetEvaluator {
  /** The chance to win, 0 to 1. */
  win = 0;
  /** The expected points, 0 to 1: each game says what 1 stands for. */
  points = 0;
  /** The number of evaluations by the net. */
  evaluations = 0;
  protected readonly net: Net;
  protected readonly inputs = new Inputs();
  readonly #pointsWeight: number;

  /** @param worthOfPoints what the points, when they are 1, count beside a win */
  constructor(net: Net, pointsWeight: number) {
    this.net = net;
    this.#pointsWeight = pointsWeight;
  }

  /** The quantity that players maximise. */
  get utility(): number {
    return this.win + this.#pointsWeight * this.points;
  }

  protected setResult(win: number, points: number): void {
    this.win = win;
    this.points = points;
  }

  protected evaluateNet(): void {
    this.evaluations++;
    this.net.evaluate(this.inputs);
    this.readOutputs();
  }

  protected readOutputs(): void {
    const { outputs } = this.net;
    this.setResult(outputs[WIN] as number, outputs[POINTS] as number);
  }
}

/** A net evaluator that plays the moves of a position: a choice is worth its best move. */
export abstract class ChoiceEvaluator<Belief> extends NetEvaluator {
  readonly #moves: Int32Array;
  readonly #mostMoves: number;
  #depth = 0;

  /** @param mostDepth how deep choices may lie within choices, the first included */
  constructor(net: Net, pointsWeight: number, mostMoves: number, mostDepth: number) {
    super(net, pointsWeight);
    this.#moves = new Int32Array(mostDepth * mostMoves);
    this.#mostMoves = mostMoves;
  }

  /**
   * Finds the move of greatest utility and sets its value; −1 when there is none. No card may be due.
   * @param deeper whether the search turns up the card that a move asks for
   */
  best(belief: Belief, deeper: boolean): number {
    const first = this.#depth++ * this.#mostMoves;
    const end = this.writeChoices(belief, this.#moves, first);
    if (end === first) this.evaluateEnd(belief);
    let best = Number.NEGATIVE_INFINITY;
    let move = -1;
    let { win, points } = this;
    for (let index = first; index < end; index++) {
      const each = this.#moves[index] as number;
      this.after(belief, each, deeper);
      if (this.utility <= best) continue;
      best = this.utility;
      move = each;
      win = this.win;
      points = this.points;
    }
    this.#depth--;
    this.setResult(win, points);
    return move;
  }

  /**
   * Evaluates the moves worth trying, the next card turned up in the search.
   * @param describe reads the value of a move just evaluated
   * @returns what it made of each, best first
   */
  movesByUtility<Value>(belief: Belief, describe: (move: number) => Value): readonly Value[] {
    const first = this.#depth++ * this.#mostMoves;
    const moves = this.#moves.slice(first, this.writeChoices(belief, this.#moves, first));
    const values = Array.from(moves, (move) => {
      this.after(belief, move, true);
      return { utility: this.utility, value: describe(move) };
    });
    this.#depth--;
    return values.sort((a, b) => b.utility - a.utility).map(({ value }) => value);
  }

  /** Sets the value of a move; the position stays as it is. */
  abstract after(belief: Belief, move: number, deeper: boolean): void;

  /** Writes the moves worth trying, from index `at` on; returns the index after the last. */
  protected abstract writeChoices(belief: Belief, into: Int32Array, at: number): number;

  /** Sets the value of a position in which no move is left. */
  protected abstract evaluateEnd(belief: Belief): void;
}
