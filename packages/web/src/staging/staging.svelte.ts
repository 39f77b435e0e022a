import type { Pace } from "../table/pace.js";
import type { ToldBeat } from "./beat.js";
import { beatTimes, type StagedTimes, stagedTimes, UNSTAGED } from "./schedule.js";

/** What has been hurried past is seen for so long together, in milliseconds. */
const HURRIED = 1200;

/**
 * Shows what a move led to beat by beat, one at a time, each with its line. Nothing waits for it but pictures: the game
 * goes on whenever the player does, and what was still to be shown is then shown at once, all together.
 */
export class Staging {
  readonly #onbeat: (beat: ToldBeat) => void;
  #left: readonly ToldBeat[] = [];
  #times: readonly number[] = [];
  #beatTimer: ReturnType<typeof setTimeout> | undefined;
  #hurriedTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whoever waits until nothing is shown large any more. */
  #waiting: (() => void)[] = [];
  /** What is shown large just now. */
  beat = $state.raw<ToldBeat>();
  /** What the player has hurried past, the beat that was shown then among it. */
  hurried = $state.raw<readonly ToldBeat[]>([]);
  /** When the table may show what of the last move; once its beats are over, nothing waits any more. */
  times: StagedTimes = UNSTAGED;

  /** @param onbeat told of every beat when it is shown large */
  constructor(onbeat: (beat: ToldBeat) => void) {
    this.#onbeat = onbeat;
  }

  /**
   * Begins with the beats of another move. At pace `off` nothing is shown.
   * @param own the codes of cards that the player's own act moved before
   */
  begin(beats: readonly ToldBeat[], own: ReadonlySet<string>, pace: Pace): void {
    this.hurry();
    this.times = UNSTAGED;
    if (pace === "off" || beats.length === 0) return;
    this.#left = beats;
    this.#times = beatTimes(beats, pace);
    this.times = stagedTimes(beats, this.#times, own);
    this.#next();
  }

  /** Shows at once whatever is left. Whether there was anything: then cards still wait, and are to land. */
  hurry(): boolean {
    if (!this.beat) return false;
    this.times = UNSTAGED;
    clearTimeout(this.#beatTimer);
    clearTimeout(this.#hurriedTimer);
    this.hurried = [this.beat, ...this.#left];
    this.#left = [];
    this.#end();
    this.#hurriedTimer = setTimeout(() => {
      this.hurried = [];
    }, HURRIED);
    return true;
  }

  /** Takes everything off the stage. */
  clear(): void {
    clearTimeout(this.#beatTimer);
    clearTimeout(this.#hurriedTimer);
    this.#left = [];
    this.#end();
    this.hurried = [];
    this.times = UNSTAGED;
  }

  /** Settles when nothing is shown large any more. */
  ended(): Promise<void> {
    return this.beat ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  #end(): void {
    this.beat = undefined;
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #next(): void {
    const [beat, ...left] = this.#left;
    const [time, ...times] = this.#times;
    this.#left = left;
    this.#times = times;
    if (!beat) {
      this.times = UNSTAGED;
      this.#end();
      return;
    }
    this.beat = beat;
    this.#onbeat(beat);
    this.#beatTimer = setTimeout(() => this.#next(), time);
  }
}
