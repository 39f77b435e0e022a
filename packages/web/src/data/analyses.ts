import { type FinishedGame, identityOfFinished, isFirstPlay } from "@tetrarch/play";
import type { WrittenWin } from "@tetrarch/play/puzzles";
import { type Analysis, isAnalysis, isDone, isLaterJudge } from "@tetrarch/solver/analysis";
import { type Database, type GameSummary, isObject, type StoredAnalysis } from "./database.js";

/**
 * How far the analyses of finished games have come, kept in this browser. They can be made again at any time: what cannot be
 * read is none. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class Analyses {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** How far that of a game has come. One from before there were kinds of decision, or of an earlier judge, has not come to its end. */
  async find(game: FinishedGame): Promise<Analysis | undefined> {
    const key = identityOfFinished(game);
    const stored = await this.#database.read(["analyses"], (transaction) => transaction.get("analyses", key));
    const found = readAnalysis(stored);
    return found && resumableAnalysis(found);
  }

  /** Keeps an analysis as long as its game is there. One that is done stays: another tab may have been quicker (`mergeAnalysis`). */
  keep(game: FinishedGame, analysis: Analysis): Promise<void> {
    const key = identityOfFinished(game);
    return this.#database.write(["analyses", "finished"], async (transaction) => {
      if ((await transaction.get("finished", key)) === undefined) return;
      const before = readAnalysis(await transaction.get("analyses", key));
      await transaction.put("analyses", key, mergeAnalysis(before, analysis));
    });
  }

  /** Keeps what was found in a game, with its analysis. */
  keepPuzzle(game: FinishedGame, puzzle: WrittenWin | "none"): Promise<void> {
    const key = identityOfFinished(game);
    return this.#database.write(["analyses"], async (transaction) => {
      const stored = await transaction.get("analyses", key);
      if (isAnalysis(stored)) await transaction.put("analyses", key, { ...stored, puzzle });
    });
  }

  /** By the identities of their games. */
  async all(): Promise<ReadonlyMap<string, StoredAnalysis>> {
    const [keys, values] = await this.#database.read(["analyses"], (transaction) =>
      Promise.all([transaction.keys("analyses"), transaction.values("analyses")]),
    );
    const read = keys.map((key, index) => [String(key), readAnalysis(values[index])] as const);
    return new Map(read.flatMap(([key, analysis]) => (analysis ? [[key, analysis] as const] : [])));
  }
}

/** Reads a stored analysis. A puzzle or a second analysis that cannot be read is left out: it is made again. */
function readAnalysis(stored: unknown): StoredAnalysis | undefined {
  if (!isAnalysis(stored)) return undefined;
  const { puzzle, anew, ...analysis }: StoredAnalysis = stored;
  return {
    ...analysis,
    ...((puzzle === "none" || isPuzzle(puzzle)) && { puzzle }),
    ...(isAnalysis(anew) && { anew }),
  };
}

function isPuzzle(value: unknown): value is WrittenWin {
  return (
    isObject(value) &&
    [value.deal, value.moves, value.idle].every((text) => typeof text === "string") &&
    Array.isArray(value.ways) &&
    value.ways.length > 0 &&
    value.ways.every((way) => typeof way === "string") &&
    [value.legal, value.positions].every((count) => Number.isInteger(count) && Number(count) > 0) &&
    typeof value.sensible === "boolean"
  );
}

/** Whether two analyses can be told as one. */
export function isSameJudge(one: Analysis["by"], other: Analysis["by"]): boolean {
  return (
    one.player === other.player &&
    one.version === other.version &&
    one.nodes === other.nodes &&
    one.sigma === other.sigma
  );
}

/** The analysis that the next run goes on from: the second one of a game where there is one. */
export function resumableAnalysis({ anew, ...stored }: StoredAnalysis): Analysis {
  if (isDone(stored)) return stored;
  return anew ?? { ...stored, final: false };
}

/**
 * What is kept when an analysis has come so far. One that came to its end counts until another has: what is begun again lies
 * beside it. Nothing takes the place of one by a judge of a later version.
 */
export function mergeAnalysis(stored: StoredAnalysis | undefined, analysis: Analysis): StoredAnalysis {
  if (!stored?.final) return analysis;
  if (isLaterJudge(stored.by, analysis.by)) return stored;
  if (analysis.final) return analysis;
  return isDone(stored) ? stored : { ...stored, anew: analysis };
}

/** Whether a game belongs to a fair sample: luck has mean zero only over deals drawn at random. */
export function countsInTrend(finished: GameSummary): boolean {
  return isFirstPlay(finished, finished.moves) && finished.origin === "random";
}
