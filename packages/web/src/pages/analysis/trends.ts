import { byEnd, identityOfFinished, isFirstPlay } from "@tetrarch/play";
import {
  type Analysis,
  isOfEarlierJudge,
  knowsKinds,
  type PlayerErrors,
  type TrendFigures,
  trendFiguresOf,
} from "@tetrarch/solver/analysis";
import { countsInTrend } from "../../data/analyses.js";
import type { GameSummary } from "../../data/database.js";

/** The fewest decisions that say how a person plays. */
export const MIN_DECISIONS = 200;

/** What one analysed game adds to the trend. All in chances to win of 0 to 1. */
export interface TrendGame {
  readonly id: string;
  readonly endedAt: number;
  readonly luck: number;
  /** What the choices gave away, at least 0. */
  readonly given: number;
}

/** What all unaided first plays of a solitaire on random deals show. */
export interface Trend extends TrendFigures {
  readonly game: string;
  /** Those analysed, the oldest first. */
  readonly analysed: readonly TrendGame[];
  /** Those not analysed to the end yet. */
  readonly missing: readonly GameSummary[];
  /** Those analysed by the same judge before there were kinds of decision: they count, but not among `mistakeKinds`. */
  readonly kindless: readonly GameSummary[];
  /** Those analysed by an earlier version of the judge: they count until they are analysed again. */
  readonly earlier: readonly GameSummary[];
  /** How many honest first plays do not count, as their deals were not drawn at random. */
  readonly chosen: number;
}

/**
 * The trend of a solitaire.
 * @param kept by the identities of their games
 */
export function trendOf(
  game: string,
  games: readonly GameSummary[],
  kept: ReadonlyMap<string, Analysis>,
): Trend {
  const own = games
    .filter((finished) => finished.game === game && countsInTrend(finished))
    .sort(byEnd)
    .reverse();
  const analysisOf = (finished: GameSummary) => {
    const analysis = kept.get(identityOfFinished(finished));
    return analysis?.final ? analysis : undefined;
  };
  const ofWhich = (holds: (analysis: Analysis) => boolean) =>
    own.filter((finished) => {
      const analysis = analysisOf(finished);
      return analysis !== undefined && holds(analysis);
    });
  const analyses = own.map(analysisOf).filter((analysis) => analysis !== undefined);
  const analysed = own.flatMap((finished) => {
    const account = analysisOf(finished)?.account;
    return account
      ? [{ id: finished.id, endedAt: finished.endedAt, luck: account.luck, given: Math.abs(account.choice) }]
      : [];
  });
  return {
    game,
    analysed,
    missing: own.filter((finished) => !analysisOf(finished)),
    kindless: ofWhich((analysis) => !knowsKinds(analysis) && !isOfEarlierJudge(analysis)),
    earlier: ofWhich(isOfEarlierJudge),
    chosen:
      games.filter((finished) => finished.game === game && isFirstPlay(finished, finished.moves)).length -
      own.length,
    ...trendFiguresOf(analyses),
  };
}

/** A player in the order of what a decision costs them. */
export interface RankedPlayer {
  /** Undefined for the person. */
  readonly player: string | undefined;
  /** A chance to win of 0 to 1. */
  readonly lost: number;
}

/** A person among the players of a game; the one that loses most a decision comes first. */
export function rankAmong(lost: number, players: readonly PlayerErrors[]): readonly RankedPlayer[] {
  return [{ player: undefined, lost }, ...players].sort((one, other) => other.lost - one.lost);
}
