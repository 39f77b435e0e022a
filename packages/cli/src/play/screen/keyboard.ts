import type { KeyPress } from "../keys.js";
import { KeyReader } from "./key-reader.js";

/** How long what belongs to ESC may take to come after it, in milliseconds: it may come over a network. */
const REST_WAIT = 50;
/** How long a paste or a long sequence may pause: one that lost its end must not swallow the keys after it. */
const END_WAIT = 2000;

/** What the keyboard needs of standard input. */
export type KeyInput = Pick<
  NodeJS.ReadStream,
  "on" | "off" | "setRawMode" | "resume" | "pause" | "ref" | "unref"
>;

/** The keys of a terminal, while it is open: every key by itself, in the order in which they were pressed. */
export class Keyboard {
  readonly #input: KeyInput;
  readonly #hear: (keys: readonly KeyPress[]) => void;
  readonly #gone: () => void;
  readonly #reader = new KeyReader();
  #timer: NodeJS.Timeout | undefined;
  #turn: NodeJS.Immediate | undefined;

  /**
   * @param hear gets the keys that came at once
   * @param gone is called when the terminal is no more
   */
  constructor(input: KeyInput, hear: (keys: readonly KeyPress[]) => void, gone: () => void) {
    this.#input = input;
    this.#hear = hear;
    this.#gone = gone;
  }

  open(): void {
    this.#input.setRawMode(true);
    this.#input.on("data", this.#take);
    this.#input.on("end", this.#gone);
    this.#input.on("error", this.#gone);
    this.#input.ref();
    this.#input.resume();
  }

  /** Hears no more, and leaves the terminal as it was. */
  close(): void {
    this.#stopWaiting();
    this.#input.off("data", this.#take);
    this.#input.off("end", this.#gone);
    this.#input.pause();
    this.#input.unref();
    this.release();
  }

  /** Leaves the keys to another program for a while. */
  release(): void {
    try {
      this.#input.setRawMode(false);
    } catch {
      // The terminal is gone.
    }
  }

  /** Takes the keys again; a shell may have changed the terminal meanwhile, and only a change is passed on to it. */
  retake(): void {
    this.release();
    try {
      this.#input.setRawMode(true);
    } catch {
      this.#gone();
    }
  }

  readonly #take = (bytes: Uint8Array): void => {
    this.#stopWaiting();
    this.#tell(this.#reader.read(bytes));
    const { waiting } = this.#reader;
    if (waiting) this.#timer = setTimeout(this.#waited, waiting === "rest" ? REST_WAIT : END_WAIT);
  };

  /** On a busy machine the rest may have come long ago and only not been read yet: that goes before. */
  readonly #waited = (): void => {
    this.#turn = setImmediate(() => this.#tell(this.#reader.nothingFollowed()));
  };

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#turn);
  }

  #tell(keys: readonly KeyPress[]): void {
    if (keys.length > 0) this.#hear(keys);
  }
}
