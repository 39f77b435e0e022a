import type { Problem, Result } from "@tetrarch/engine";
import {
  type DuelGame,
  type DuelStanding,
  type GameResult,
  type LadderStanding,
  ladderStanding,
  type SeriesScore,
  scoreSeries,
  seriesDeals,
  settleDuel,
} from "@tetrarch/engine/tomb-of-four-kings";
import type { GameRecord } from "../records/game-record.js";

/** A series of the Tomb of Four Kings that a player has entered upon (TK-30). */
export interface SeriesEntered {
  /** The deal code of its first game. */
  readonly code: string;
  /** Three, five or ten games. */
  readonly length: number;
}

/**
 * TK-30: where a player stands on the ladder. Rungs count honest first plays only (C-10). Errors are `bad-series` and
 * `bad-deal`.
 * @param records finished games of the Tomb of Four Kings, in any order
 */
export function ladderOf(
  records: readonly GameRecord[],
  entered: readonly SeriesEntered[],
): Result<LadderStanding, Problem> {
  const first = records.filter(({ degree }) => degree === "first");
  const series: { readonly length: number; readonly results: readonly GameResult[] }[] = [];
  for (const { code, length } of entered) {
    const deals = seriesDeals(code, length);
    if (!deals.ok) return deals;
    series.push({ length, results: playedOf(deals.value, first) });
  }
  return ladderStanding({ games: first.map(resultOf), series });
}

/**
 * TK-30: how a series stands, by the records of its games. Errors are `bad-series` and `bad-deal`.
 * @param records finished games of the Tomb of Four Kings, in any order
 */
export function seriesOf(
  { code, length }: SeriesEntered,
  records: readonly GameRecord[],
): Result<SeriesScore, Problem> {
  const deals = seriesDeals(code, length);
  return deals.ok ? scoreSeries(length, playedOf(deals.value, records)) : deals;
}

/**
 * TK-31: how a duel over the same deals stands. Only games that both have finished are settled. Errors are `bad-series`
 * and `bad-deal`.
 * @param stake what a point is worth, a whole number from 0
 */
export function duelOf(
  { code, length }: SeriesEntered,
  first: readonly GameRecord[],
  second: readonly GameRecord[],
  stake: number,
): Result<DuelStanding, Problem> {
  const deals = seriesDeals(code, length);
  if (!deals.ok) return deals;
  const games: DuelGame[] = deals.value.flatMap((deal) => {
    const [one, other] = [firstOf(deal, first), firstOf(deal, second)];
    return one && other ? [{ first: resultOf(one), second: resultOf(other) }] : [];
  });
  return settleDuel(length, games, stake);
}

function playedOf(deals: readonly string[], records: readonly GameRecord[]): readonly GameResult[] {
  return deals.flatMap((deal) => {
    const record = firstOf(deal, records);
    return record ? [resultOf(record)] : [];
  });
}

/** No game of a series is replaced (TK-30): of several of a deal the one that ended first counts. */
function firstOf(deal: string, records: readonly GameRecord[]): GameRecord | undefined {
  const played = records.filter((record) => record.deal === deal);
  return [...played].sort((one, other) => one.endedAt - other.endedAt)[0];
}

/** TK-22: a resigned game is lost, and whoever does not come out alive has nothing. */
function resultOf({ end, score }: GameRecord): GameResult {
  return { status: end === "won" || end === "escaped" ? end : "lost", points: score.value };
}
