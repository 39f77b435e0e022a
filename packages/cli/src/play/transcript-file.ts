import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { formatTranscript, type Session } from "@tetrarch/engine";
import { isSystemError, reasonOf, writeNamedFile } from "../files/text-files.js";
import { gameWords } from "../words/en/game.js";

export type TranscriptWritten =
  | { readonly path: string }
  | { readonly trouble: string; readonly exists: boolean };

export class TranscriptFile {
  /** Named when the program was started. */
  readonly #requested: string | undefined;
  #name: string | undefined;

  constructor(requested: string | undefined) {
    this.#requested = requested;
    this.#name = requested;
  }

  /** Another game is played from now on. */
  forget(): void {
    this.#name = this.#requested;
  }

  /** The name it was given before, else one in the working folder that is free. */
  nameFor({ game, deal }: Session): string {
    if (this.#name !== undefined) return this.#name;
    const called = deal.includes(" ") ? "own-deal" : deal;
    for (let number = 1; ; number++) {
      const name = `${game.id}-${called}${number === 1 ? "" : `-${number}`}.txt`;
      if (!existsSync(name)) return name;
    }
  }

  /**
   * Writes it where the player wants it.
   * @returns where it is, or why it is not written: where there is a file already that is to be kept, `exists` says so
   */
  write(session: Session, name: string, existing: "replace" | "keep"): TranscriptWritten {
    const path = resolve(name);
    try {
      writeNamedFile(path, formatTranscript(session), existing);
      this.#name = name;
      return { path };
    } catch (error) {
      const exists = existing === "keep" && isSystemError(error, ["EEXIST"]);
      if (exists) return { trouble: gameWords.fileExists(path), exists };
      return { trouble: unwritten(path, error), exists };
    }
  }

  /** Writes it if a file was named at the start; returns what went wrong. */
  writeRequested(session: Session): string | undefined {
    if (this.#requested === undefined) return undefined;
    try {
      writeNamedFile(this.#requested, formatTranscript(session));
      return undefined;
    } catch (error) {
      return unwritten(this.#requested, error);
    }
  }
}

function unwritten(path: string, error: unknown): string {
  return gameWords.transcriptFailed(path, reasonOf(error));
}
