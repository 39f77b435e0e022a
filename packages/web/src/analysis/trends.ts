import { byEnd, identityOfFinished, ownCardsOf } from "@tetrarch/play";
import type { Analysis, PlayerErrors } from "@tetrarch/solver/analysis";
import type { ListedGame } from "../play/database.js";
import { isOfEarlierJudge } from "./anew.js";
import { knowsKinds, type LapseTold, lapsesIn } from "./lapses.js";
import { faultsOf } from "./marks.js";

/** Fewer decisions than this say nothing of a player. */
export const ENOUGH_DECISIONS = 200;

/** What one analysed game adds to the trend. All in chances to win of 0 to 1. */
export interface TrendGame {
  readonly id: string;
  readonly endedAt: number;
  readonly luck: number;
  /** What the choices gave away, at least 0. */
  readonly given: number;
}

/** What is to be told of a solitaire over all honest first plays of it on deals drawn at random. */
export interface Trend {
  readonly game: string;
  /** Those analysed, the oldest first. */
  readonly analysed: readonly TrendGame[];
  /** Those not analysed to the end yet. */
  readonly missing: readonly ListedGame[];
  /** Those analysed by the same judge before there were kinds of decision: they count, but not among `lapses`. */
  readonly kindless: readonly ListedGame[];
  /** Those analysed by an earlier version of the judge: they count until they are analysed again. */
  readonly earlier: readonly ListedGame[];
  /** How many honest first plays do not count, as their deals were not drawn at random. */
  readonly chosen: number;
  readonly luck: Mean;
  readonly given: Mean;
  /** Moves that had an alternative. */
  readonly decisions: number;
  readonly faults: number;
  /** The chance to win that a decision gave away on average, while there was a win to play for; undefined without such decisions. */
  readonly lost: number | undefined;
  /** What was lost, by kind of decision. */
  readonly lapses: readonly LapseTold[];
}

export interface Mean {
  readonly value: number;
  /** Half of its interval of 95 %; 0 where one game has none. */
  readonly within: number;
}

/** 95 % of a normal distribution lie within so many standard errors. */
const WITHIN = 1.96;

/** First plays alone count, the resigned among them; those with cards of the player's own are not judged. */
function isFirstPlay(finished: ListedGame): boolean {
  return finished.degree === "first" && finished.moves > 0 && ownCardsOf(finished) === undefined;
}

/** Luck has mean zero over deals that chance alone has chosen: where it is not known who chose one, its game does not count. */
export function countsInTrend(finished: ListedGame): boolean {
  return isFirstPlay(finished) && finished.origin === "random";
}

/**
 * The trend of a solitaire.
 * @param kept by the identities of their games
 */
export function trendOf(
  game: string,
  games: readonly ListedGame[],
  kept: ReadonlyMap<string, Analysis>,
): Trend {
  const own = games
    .filter((finished) => finished.game === game && countsInTrend(finished))
    .sort(byEnd)
    .reverse();
  const analysisOf = (finished: ListedGame) => {
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
    chosen: games.filter((finished) => finished.game === game && isFirstPlay(finished)).length - own.length,
    luck: meanOf(analysed.map(({ luck }) => luck)),
    given: meanOf(analysed.map(({ given }) => given)),
    decisions: sumOf(analyses.map(decisionsIn)),
    faults: sumOf(analyses.map((analysis) => faultsOf(analysis).length)),
    lost: lostIn(analyses),
    lapses: lapsesIn(analyses.filter(knowsKinds)),
  };
}

/** As it is counted of the players that a person is placed among (`pointsLostBy`). */
function lostIn(analyses: readonly Analysis[]): number | undefined {
  const decisions = analyses.flatMap(({ plies }) =>
    plies.filter(({ grade, scale }) => grade !== undefined && grade !== "forced" && scale === "win"),
  );
  return decisions.length === 0 ? undefined : sumOf(decisions.map(({ loss = 0 }) => loss)) / decisions.length;
}

/** A player in the order of what a decision costs them. */
export interface Placed {
  /** Undefined for the person. */
  readonly player: string | undefined;
  /** A chance to win of 0 to 1. */
  readonly lost: number;
}

/** A person among the players of a game, whoever loses most a decision first. */
export function placedAmong(lost: number, players: readonly PlayerErrors[]): readonly Placed[] {
  return [{ player: undefined, lost }, ...players].sort((one, other) => other.lost - one.lost);
}

function decisionsIn({ plies }: Analysis): number {
  return plies.filter(({ grade }) => grade !== undefined && grade !== "forced").length;
}

function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  if (count === 0) return { value: 0, within: 0 };
  const value = sumOf(values) / count;
  if (count === 1) return { value, within: 0 };
  const variance = sumOf(values.map((each) => (each - value) ** 2)) / (count - 1);
  return { value, within: WITHIN * Math.sqrt(variance / count) };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
