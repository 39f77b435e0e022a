import type { Analysis, PlyAnalysis } from "@tetrarch/solver/analysis";

/** The changes of an analysis: they reach the page in parts, as the analysis of a long game has thousands of moves. */
export interface AnalysisPart {
  /** The analysis without its plies. */
  readonly whole: Omit<Analysis, "plies">;
  /** Those that have changed since the last part, each with its own number. */
  readonly plies: readonly PlyAnalysis[];
}

/** The milliseconds between two parts. */
const INTERVAL = 300;

/** Makes the parts of an analysis in progress. */
export class AnalysisParts {
  readonly #now: () => number;
  #sent: readonly PlyAnalysis[] = [];
  #sentAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of any monotonic clock */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether it is time for another part. */
  get isDue(): boolean {
    return this.#now() - this.#sentAt >= INTERVAL;
  }

  next({ plies, ...whole }: Analysis): AnalysisPart {
    const changed = plies.filter((ply, index) => ply !== this.#sent[index]);
    this.#sent = plies;
    this.#sentAt = this.#now();
    return { whole, plies: changed };
  }
}

/** Adds a part to an analysis. What an earlier analysis of the game knew of a ply stays until the new one knows as much. */
export function withPart(known: Analysis | undefined, { whole, plies }: AnalysisPart): Analysis {
  const joined = [...(known?.plies ?? [])];
  for (const ply of plies) {
    const before = joined[ply.ply];
    if (whole.final || !before || isAsFar(ply, before)) joined[ply.ply] = ply;
  }
  const account = whole.account ?? known?.account;
  return { ...whole, ...(account && { account }), plies: joined };
}

function isAsFar(ply: PlyAnalysis, before: PlyAnalysis): boolean {
  return ply.grade !== undefined || before.grade === undefined;
}
