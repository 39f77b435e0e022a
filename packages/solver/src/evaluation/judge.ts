import { Inputs } from "./inputs.js";
import type { Net } from "./net.js";

/** The outputs of every net: the chance to win, and the expected points as a part of `most`. */
export const [WIN, POINTS] = [0, 1] as const;
export const OUTPUTS = 2;

/** Who judges positions by a net. What it says of a position stays in `win` and `points` until it is asked again. */
export abstract class Judge {
  /** The chance to win, 0 to 1. */
  win = 0;
  /** The expected points, 0 to 1: each game says what 1 stands for. */
  points = 0;
  /** How often the net was asked. */
  asked = 0;
  protected readonly net: Net;
  protected readonly inputs = new Inputs();
  readonly #worthOfPoints: number;

  /** @param worthOfPoints what the points, when they are 1, count beside a win */
  constructor(net: Net, worthOfPoints: number) {
    this.net = net;
    this.#worthOfPoints = worthOfPoints;
  }

  /** What is to be made as great as can be. */
  get wanted(): number {
    return this.win + this.#worthOfPoints * this.points;
  }

  protected say(win: number, points: number): void {
    this.win = win;
    this.points = points;
  }

  /** Says what the net says of its inputs. */
  protected askNet(): void {
    this.asked++;
    this.net.evaluate(this.inputs);
    this.sayOutputs();
  }

  protected sayOutputs(): void {
    const { outputs } = this.net;
    this.say(outputs[WIN] as number, outputs[POINTS] as number);
  }
}
