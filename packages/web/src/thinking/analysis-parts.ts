import type { AnalysedPly, Analysis } from "@tetrarch/solver/analysis";

/** What of an analysis is new: it comes to the page in parts, as a long game has thousands of moves to tell of. */
export interface AnalysisPart {
  /** All but the plies. */
  readonly whole: Omit<Analysis, "plies">;
  /** Those that have changed since the last part, each with its own number. */
  readonly plies: readonly AnalysedPly[];
}

/** So many milliseconds lie between two parts. */
const BETWEEN = 300;

/** Takes an analysis apart as it goes on. */
export class AnalysisParts {
  readonly #now: () => number;
  #told: readonly AnalysedPly[] = [];
  #toldAt = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of any clock that only goes forward */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether it is time for another part. */
  get isDue(): boolean {
    return this.#now() - this.#toldAt >= BETWEEN;
  }

  next({ plies, ...whole }: Analysis): AnalysisPart {
    const changed = plies.filter((ply, index) => ply !== this.#told[index]);
    this.#told = plies;
    this.#toldAt = this.#now();
    return { whole, plies: changed };
  }
}

/**
 * An analysis with what is new put into it. What an earlier one of the same game knew of a ply stays until the new one knows
 * as much.
 */
export function withPart(known: Analysis | undefined, { whole, plies }: AnalysisPart): Analysis {
  const joined = [...(known?.plies ?? [])];
  for (const ply of plies) {
    const before = joined[ply.ply];
    if (whole.final || !before || isAsFar(ply, before)) joined[ply.ply] = ply;
  }
  const account = whole.account ?? known?.account;
  return { ...whole, ...(account && { account }), plies: joined };
}

function isAsFar(ply: AnalysedPly, before: AnalysedPly): boolean {
  return ply.grade !== undefined || before.grade === undefined;
}
