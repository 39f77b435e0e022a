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

  /** Evaluates the net on its inputs. */
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
