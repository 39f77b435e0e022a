import { writeSync } from "node:fs";
import type { Size } from "./layout.js";

/** The alternate screen, no cursor, and marks around what is pasted. */
const ENTER = "\u001B[?1049h\u001B[?25l\u001B[?2004h";
const LEAVE = "\u001B[?2004l\u001B[?25h\u001B[?1049l";
const CLEAR = "\u001B[2J";
/** Terminals that know it show all of a picture at once. */
const HOLD = "\u001B[?2026h";
const RELEASE = "\u001B[?2026l";

/** A terminal to write to; `fd` is the number the system knows it by. */
type Terminal = NodeJS.WriteStream & { readonly fd?: number };

/** The terminal as a screen: whole pictures come in, only the lines that differ from the last picture go out. */
export class TerminalScreen {
  readonly #out: Terminal;
  readonly #onResize: () => void;
  #shown: readonly string[] = [];
  #open = false;
  #suspended = false;

  /** @param onResize is called when the whole picture has to be shown again, in a window of perhaps another size */
  constructor(out: Terminal, onResize: () => void) {
    this.#out = out;
    this.#onResize = onResize;
  }

  /** The size of the window; that of a classic terminal where the system says nothing. */
  get size(): Size {
    return { columns: this.#out.columns || 80, rows: this.#out.rows || 24 };
  }

  /** Takes the screen over, and gives it back however the program ends. */
  enter(): void {
    this.#open = true;
    // A terminal that is gone takes nothing any longer; the signal that it is gone ends the game.
    this.#out.on("error", this.#leaveAtOnce);
    this.#out.write(ENTER + CLEAR);
    this.#out.on("resize", this.#resized);
    process.on("exit", this.#leaveAtOnce);
    process.on("uncaughtExceptionMonitor", this.#leaveAtOnce);
  }

  /** Gives the screen back. A terminal that is slow may still have to take pictures: they go before. */
  leave(): void {
    if (this.#close()) this.#out.write(LEAVE);
  }

  readonly #leaveAtOnce = (): void => {
    if (this.#close()) this.#giveBack();
  };

  /** Returns whether it was open. */
  #close(): boolean {
    if (!this.#open) return false;
    this.#open = false;
    this.#out.off("resize", this.#resized);
    process.off("exit", this.#leaveAtOnce);
    process.off("uncaughtExceptionMonitor", this.#leaveAtOnce);
    return true;
  }

  /** Gives the screen back while the program is stopped. */
  suspend(): void {
    if (!this.#open) return;
    this.#suspended = true;
    this.#giveBack();
  }

  /** Takes the screen over again, and has all of it drawn again. */
  resume(): void {
    if (!this.#open) return;
    this.#suspended = false;
    this.#out.write(ENTER);
    this.#resized();
    // The window may have been resized meanwhile; on this signal Node reads its size again.
    if (process.platform !== "win32") process.kill(process.pid, "SIGWINCH");
  }

  #giveBack(): void {
    try {
      // At the end of a process only what is written at once still comes out.
      if (this.#out.fd === undefined) this.#out.write(LEAVE);
      else writeSync(this.#out.fd, LEAVE);
    } catch {
      // The terminal is gone.
    }
  }

  /** Shows a picture: its lines, of which those that fit are written where they differ. */
  show(picture: readonly string[]): void {
    if (!this.#open || this.#suspended) return;
    const lines = picture.slice(0, this.size.rows).map((line) => line.trimEnd());
    let changes = "";
    for (let row = 0; row < Math.max(lines.length, this.#shown.length); row++) {
      const line = lines[row] ?? "";
      if (line !== this.#shown[row]) changes += `\u001B[${row + 1};1H\u001B[2K${line}`;
    }
    this.#shown = lines;
    if (changes !== "") this.#out.write(HOLD + changes + RELEASE);
  }

  readonly #resized = (): void => {
    if (this.#suspended) return;
    this.#shown = [];
    this.#out.write(CLEAR);
    this.#onResize();
  };
}
