import { readFileSync } from "node:fs";
import { type FinishedGame, identityOfFinished } from "@tetrarch/play";
import { HomeFile } from "./home-file.js";

const FILE = "analyses.jsonl";

/**
 * Analyses of finished games, a line each, the last of a game counts. They can be made again at any time: what cannot be read is
 * none, and they are not exported. Without a home nothing is kept.
 */
export class AnalysesFile extends HomeFile {
  constructor(home: string | undefined) {
    super(home, FILE);
  }

  /** Unread values by the identities of their games. Throws what the system says. */
  all(): ReadonlyMap<string, unknown> {
    if (!this.isThere) return new Map();
    return new Map(readFileSync(this.path, "utf8").split("\n").flatMap(entryIn));
  }

  /** On disk when this returns. Throws what the system says. */
  keep(game: FinishedGame, analysis: object): void {
    this.append([JSON.stringify({ of: identityOfFinished(game), analysis })]);
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
