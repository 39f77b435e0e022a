import type { Session } from "@tetrarch/engine";
import { ANALYSIS_LIMITS, type Analysts, analysing } from "./analysing.js";
import type { Analysis, LuckReport, PlyAnalysis } from "./analysis.js";
import { RESIGN } from "./record.js";

/** What the moves of a finished game gave away, and what chance brought it. All of them chances to win, of 0 to 1. */
export interface MovePrices {
  /** Of each move, and of a resignation, the best move's chance less its own: at least 0, and 0 where no win was left. */
  readonly moves: readonly number[];
  /** Moves with an alternative, while there was a win to play for. */
  readonly decisions: number;
  /** How many of the moves were marked. */
  readonly marks: Readonly<Record<"inaccuracy" | "mistake" | "blunder", number>>;
  /** What the deal and what came up brought, against the mean over all of either: its own mean is 0, however one plays. */
  readonly chance: number;
}

/** A game analysed from what its player saw. */
export interface GradedGame {
  /** All of them graded. */
  readonly plies: readonly PlyAnalysis[];
  readonly account: LuckReport;
}

/** Analyses a game from what its player saw. The very deal, which costs most of an analysis, is not searched. */
export function* gradingGame(
  session: Session,
  analysts: Analysts,
  nodes = ANALYSIS_LIMITS.nodes,
): Generator<Analysis, GradedGame, void> {
  for (const analysis of analysing(session, analysts, { ...ANALYSIS_LIMITS, nodes })) {
    const { account, plies } = analysis;
    if (account) return { plies, account };
    yield analysis;
  }
  throw new Error("an analysis without an account");
}

/** Prices the moves of a game from what its player saw. */
export function* pricingMoves(
  session: Session,
  analysts: Analysts,
  nodes = ANALYSIS_LIMITS.nodes,
): Generator<Analysis, MovePrices, void> {
  const { plies, account } = yield* gradingGame(session, analysts, nodes);
  return { ...pricesIn(plies), chance: account.deal + account.luck };
}

function pricesIn(plies: readonly PlyAnalysis[]): Omit<MovePrices, "chance"> {
  const countOf = (grade: string) => plies.filter((ply) => ply.grade === grade).length;
  return {
    moves: plies.map(priceOf),
    decisions: plies.filter(({ grade, scale }) => grade !== "forced" && scale === "win").length,
    marks: { inaccuracy: countOf("inaccuracy"), mistake: countOf("mistake"), blunder: countOf("blunder") },
  };
}

/** A move that a search left out, which is none of the better ones, costs what its grade says. */
function priceOf({ moves, played, scale, loss = 0 }: PlyAnalysis): number {
  const [best] = moves;
  if (!best) return 0;
  if (played === RESIGN) return best.win;
  const own = moves.find(({ word }) => word === played);
  if (!own) return scale === "win" ? loss : 0;
  return Math.max(0, best.win - own.win);
}
