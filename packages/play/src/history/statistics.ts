import { formatCardSetLabel, games, type Score } from "@tetrarch/engine";
import type { FreshStart } from "../collections/statistics-start.js";
import { byEnd, type FinishedGame } from "../session/game-record.js";
import { hasOwnEnd, isWon } from "./filter.js";

export interface Figures {
  readonly played: number;
  readonly won: number;
  /** The highest score, of the first game that reached it; undefined without games. */
  readonly best: Score | undefined;
  /** The mean score; undefined without games. */
  readonly mean: number | undefined;
  /** The wins since the last game that was not won. */
  readonly streak: number;
  readonly longestStreak: number;
  /** The ends of the solitaire's own that were reached, as an escape, in the order of their names. */
  readonly ownEnds: readonly OwnEnd[];
  /** The number of games whose time is known. */
  readonly timed: number;
  /** Their time together, in milliseconds. */
  readonly time: number;
  /** Their mean time, in milliseconds; undefined without any. */
  readonly meanTime: number | undefined;
}

/** How often games ended in one way of their own, and the highest score of these. */
export interface OwnEnd {
  readonly end: string;
  readonly count: number;
  readonly best: Score;
}

/** Figures of one variant of a solitaire, first plays apart from other games (C-10). */
export interface VariantStatistics {
  /** The id of the solitaire. */
  readonly game: string;
  readonly variant: string;
  /** Name and version of the card set, where it is not the built-in one. */
  readonly cardSet?: string;
  /** Unaided games of unknown deals. */
  readonly first: Figures;
  /** Games of known deals or with help. */
  readonly others: Figures;
}

/**
 * The statistics by game, card set and variant, in the order of their names, built-in cards first.
 * @param history in any order, each game once
 */
export function statisticsOf(history: readonly FinishedGame[]): readonly VariantStatistics[] {
  const groups = new Map<string, FinishedGame[]>();
  for (const finished of history) {
    const name = [finished.game, ownCardsOf(finished) ?? "", finished.variant].join("\n");
    const group = groups.get(name);
    if (group) group.push(finished);
    else groups.set(name, [finished]);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => {
      const { game, variant } = group[0] as FinishedGame;
      const cardSet = ownCardsOf(group[0] as FinishedGame);
      const isFirst = ({ degree }: FinishedGame) => degree === "first";
      return {
        game,
        variant,
        ...(cardSet !== undefined && { cardSet }),
        first: figuresOf(group.filter(isFirst)),
        others: figuresOf(group.filter((finished) => !isFirst(finished))),
      };
    });
}

/** The games since the statistics of their solitaire were reset. */
export function countedGames<Game extends FinishedGame>(
  history: readonly Game[],
  starts: readonly FreshStart[],
): readonly Game[] {
  const since = new Map(starts.map((start) => [start.game, start.since.value]));
  return history.filter(({ game, endedAt }) => endedAt >= (since.get(game) ?? 0));
}

/** Name and version of a game's card set, unless it is the built-in one. */
export function ownCardsOf({
  game: id,
  cardSet,
}: Pick<FinishedGame, "game" | "cardSet">): string | undefined {
  const builtIn = games.find((game) => game.id === id)?.cardSet;
  return builtIn && cardSet !== formatCardSetLabel(builtIn) ? cardSet : undefined;
}

/** Whether a game is an unaided first play with the usual cards, resigned games among them; own cards have chances of their own. */
export function isFirstPlay(finished: FinishedGame, moves: number): boolean {
  return finished.degree === "first" && moves > 0 && ownCardsOf(finished) === undefined;
}

/** The first game of each deal of a solitaire, by the deal; with the usual cards: own ones may have the same deal. */
export function firstGames<Game extends FinishedGame>(history: readonly Game[]): ReadonlyMap<string, Game> {
  const usual = history.filter((finished) => ownCardsOf(finished) === undefined).sort(byEnd);
  return new Map(usual.map((finished) => [finished.deal, finished]));
}

export function figuresOf(games: readonly FinishedGame[]): Figures {
  let [won, points, streak, longestStreak, timed, time] = [0, 0, 0, 0, 0, 0];
  let best: Score | undefined;
  const ownEnds = new Map<string, OwnEnd>();
  for (const finished of [...games].sort(byEnd).reverse()) {
    const { end, score, playedFor } = finished;
    streak = isWon(finished) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
    if (isWon(finished)) won++;
    points += score.value;
    if (best === undefined || score.value > best.value) best = score;
    if (hasOwnEnd(finished)) {
      const { count, best } = ownEnds.get(end) ?? { count: 0, best: score };
      ownEnds.set(end, { end, count: count + 1, best: score.value > best.value ? score : best });
    }
    if (playedFor === undefined) continue;
    timed++;
    time += playedFor;
  }
  const played = games.length;
  return {
    played,
    won,
    best,
    mean: played === 0 ? undefined : points / played,
    streak,
    longestStreak,
    ownEnds: [...ownEnds.values()].sort((a, b) => (a.end < b.end ? -1 : 1)),
    timed,
    time,
    meanTime: timed === 0 ? undefined : time / timed,
  };
}
