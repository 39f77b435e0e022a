import { runSliced } from "./inquiry.js";

/** A search that goes on between keys, one at a time. */
export class RunningSearch {
  readonly #onProgress: (progress: string) => void;
  readonly #onFail: (error: unknown) => void;
  #current: object | undefined;
  /** Settles when the search begun last has ended. */
  settled: Promise<void> = Promise.resolve();

  constructor(onProgress: (progress: string) => void, onFail: (error: unknown) => void) {
    this.#onProgress = onProgress;
    this.#onFail = onFail;
  }

  get isBusy(): boolean {
    return this.#current !== undefined;
  }

  /** Begins a search; one before it is cancelled. */
  start<Step, Result>(
    load: () => Promise<Generator<Step, Result, void>>,
    describe: (step: Step) => string,
    done: (result: Result) => void,
  ): void {
    const token = {};
    this.#current = token;
    this.#onProgress("");
    const goesOn = (step: Step) => {
      if (this.#current !== token) return false;
      this.#onProgress(describe(step));
      return true;
    };
    const run = async () => {
      const search = await load();
      const result = await runSliced(search, goesOn);
      if (this.#current !== token) return;
      this.#current = undefined;
      if (result !== undefined) done(result);
    };
    this.settled = run().catch(this.#onFail);
  }

  cancel(): void {
    this.#current = undefined;
  }
}
