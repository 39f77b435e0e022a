import type { EventEmitter } from "node:events";

/** What the screen does when a signal comes. */
export interface Reactions {
  /** The program is to end, with the exit code that stands for the signal. */
  end(code: number): void;
  /** The program is about to be stopped: the terminal is for the shell. */
  suspend(): void;
  /** The program goes on: the terminal is for the game. */
  resume(): void;
}

/** What is needed of a process. */
export type SignalSource = Pick<EventEmitter, "on" | "off"> & {
  readonly pid: number;
  kill(pid: number, signal: string): unknown;
};

const ENDING = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1 } as const;
/** For the system, 0 is everything that a shell started as one job: an `npx` above this process stops too. */
const WHOLE_JOB = 0;

/** Hears the signals of a process, and stops it as a shell's job control expects. */
export class Signals {
  readonly #source: SignalSource;
  readonly #reactions: Reactions;
  readonly #handlers: readonly (readonly [string, () => void])[];
  #suspended = false;

  constructor(source: SignalSource, reactions: Reactions) {
    this.#source = source;
    this.#reactions = reactions;
    this.#handlers = [
      ...Object.entries(ENDING).map(
        ([signal, number]) => [signal, () => reactions.end(128 + number)] as const,
      ),
      ["SIGTSTP", () => this.#stop(source.pid)],
      ["SIGCONT", () => this.#resume()],
    ];
    for (const [signal, handler] of this.#handlers) source.on(signal, handler);
  }

  ignore(): void {
    for (const [signal, handler] of this.#handlers) this.#source.off(signal, handler);
  }

  /** What Ctrl+Z does in a shell: stops the program, with the others of its job, until the shell calls it back. */
  stopJob(): void {
    this.#stop(WHOLE_JOB);
  }

  #stop(target: number): void {
    const heard = this.#handlers.filter(([signal]) => signal === "SIGTSTP");
    this.#suspended = true;
    this.#reactions.suspend();
    // What the system itself does on this signal is what shells expect, and it does that only without a listener.
    for (const [signal, handler] of heard) this.#source.off(signal, handler);
    this.#source.kill(target, "SIGTSTP");
    for (const [signal, handler] of heard) this.#source.on(signal, handler);
    // Here the program has stood still and been called back, which is heard first; or, where there is no shell that
    // could call it back, the system has not stopped it at all.
    setImmediate(() => {
      if (this.#suspended) this.#resume();
    });
  }

  #resume(): void {
    this.#suspended = false;
    this.#reactions.resume();
  }
}
