import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type FinishedGame, identityOfFinished } from "@tetrarch/play";
import { appendLines, makeFolder } from "../../files/text-files.js";

const FILE = "analyses.jsonl";

/**
 * Analyses of finished games, a line each, the last of a game counts. They can be made again at any time: what cannot be read is
 * none, and they are not exported. Without a home nothing is kept.
 */
export class AnalysesFile {
  readonly #home: string | undefined;

  constructor(home: string | undefined) {
    this.#home = home;
  }

  /** Unread values by the identities of their games. Throws what the system says. */
  all(): ReadonlyMap<string, unknown> {
    if (this.#home === undefined || !existsSync(this.#path)) return new Map();
    return new Map(readFileSync(this.#path, "utf8").split("\n").flatMap(entryIn));
  }

  /** On disk when this returns. Throws what the system says. */
  keep(game: FinishedGame, analysis: object): void {
    if (this.#home === undefined) return;
    makeFolder(this.#home);
    appendLines(this.#path, [JSON.stringify({ of: identityOfFinished(game), analysis })]);
  }

  get #path(): string {
    return join(this.#home ?? "", FILE);
  }
}

function entryIn(line: string): readonly (readonly [string, unknown])[] {
  try {
    const { of, analysis } = JSON.parse(line);
    return typeof of === "string" ? [[of, analysis]] : [];
  } catch {
    return [];
  }
}
