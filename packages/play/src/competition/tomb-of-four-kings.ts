import type { Problem, Result } from "@tetrarch/engine";
import {
  type GameResult,
  type LadderStanding,
  ladderStanding,
  settleDuel,
} from "@tetrarch/engine/tomb-of-four-kings";
import type { FinishedGame } from "../records/game-record.js";
import type { Contest, Entry } from "./contest.js";
import type { ContestResult, ContestStanding, Rounds } from "./settlement.js";

const ID = "tomb-of-four-kings";
/** By memory (TK-32) the rules are the same, and it is how the book plays: what is reached so is reached. */
const VARIANTS: readonly string[] = ["standard", "by-memory"];

/** TK-31: the standing of a duel, with its debts. Errors are `bad-series`. */
export function settledTomb(rounds: Rounds, stake: number): Result<ContestStanding, Problem> {
  const players = rounds[0]?.length ?? 0;
  const results = rounds.map((round) => round.map((result) => result && tombResult(result)));
  return settleDuel(players, rounds.length, results, stake);
}

/** TK-22: whoever does not come out alive has nothing; a resigned game is lost (C-6). */
function tombResult({ status, points }: ContestResult): GameResult {
  return { status: status === "won" || status === "escaped" ? status : "lost", points };
}

/**
 * TK-30: where a player stands on the ladder. Rungs count honest first plays only (C-10), by memory or not. A contest in which
 * one person played here, and a series length of deals, is a series too; of one in which several did, nobody knows whose it is.
 * Errors are `bad-series`.
 * @param finished finished games of any solitaire, in any order, those of series included
 */
export function ladderOf(
  finished: readonly FinishedGame[],
  contests: readonly Contest[],
): Result<LadderStanding, Problem> {
  const own = contests.filter(({ contestants }) => contestants.filter(isHere).length === 1);
  const others = new Set(contests.filter((contest) => !own.includes(contest)).flatMap(idsIn));
  const games = finished.filter((game) => countsForRungs(game) && !others.has(game.id));
  return ladderStanding({
    games: games.map(({ end, score }) => tombResult({ status: end, points: score.value })),
    series: own.flatMap(({ challenge, contestants }) => {
      const entries = contestants.find(isHere)?.entries ?? [];
      if (challenge.game !== ID || !VARIANTS.includes(challenge.variant) || challenge.length < 3) return [];
      return [{ length: challenge.length, results: entries.flatMap(seriesResult) }];
    }),
  });
}

function isHere({ kind }: { readonly kind: string }): boolean {
  return kind === "here";
}

function countsForRungs({ game, variant, degree }: FinishedGame): boolean {
  return game === ID && VARIANTS.includes(variant) && degree === "first";
}

function idsIn({ contestants }: Contest): readonly string[] {
  return contestants.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry?.type === "played" ? [entry.record.id] : [])),
  );
}

function seriesResult(entry: Entry | undefined): readonly GameResult[] {
  if (!entry) return [];
  if (entry.type !== "played") return [{ status: "lost", points: 0 }];
  const { end, score, degree } = entry.record;
  return degree === "first" ? [tombResult({ status: end, points: score.value })] : [];
}
