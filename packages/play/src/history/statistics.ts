import { formatCardSetLabel, games, type Score } from "@tetrarch/engine";
import type { FreshStart } from "../collections/statistics-start.js";
import type { FinishedGame } from "../session/game-record.js";
import { byEnd } from "../session/game-record.js";
import { isWon } from "./filter.js";

/** What some games come to. */
export interface Figures {
  readonly played: number;
  readonly won: number;
  /** The highest score, the first time it was reached; undefined where nothing was played. */
  readonly best: Score | undefined;
  /** The mean of the scores' values; undefined where nothing was played. */
  readonly mean: number | undefined;
  /** How many of the latest games were won one after the other. */
  readonly streak: number;
  /** The most games that were ever won one after the other. */
  readonly longestStreak: number;
  /** Of how many games it is known how long they took. */
  readonly timed: number;
  /** How long these took together, in milliseconds. */
  readonly time: number;
  /** How long one of these took in the mean, in milliseconds; undefined where there are none. */
  readonly meanTime: number | undefined;
}

/** What the games of one variant of a solitaire come to, those that prove most apart from the others (C-10). */
export interface VariantStatistics {
  /** The id of the solitaire. */
  readonly game: string;
  readonly variant: string;
  /** Name and version of the card set, where it is not the built-in one. */
  readonly cardSet?: string;
  /** Honest games of deals that were not known. */
  readonly first: Figures;
  /** Games of known deals, and those with help. */
  readonly others: Figures;
}

/**
 * The statistics of a history, one for each game, card set and variant in it, in the order of their names, built-in cards first.
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
    .sort(([one], [other]) => (one < other ? -1 : 1))
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

/** The games of a history that count in the statistics. */
export function countedGames<Game extends FinishedGame>(
  history: readonly Game[],
  starts: readonly FreshStart[],
): readonly Game[] {
  const since = new Map(starts.map((start) => [start.game, start.since.value]));
  return history.filter(({ game, endedAt }) => endedAt >= (since.get(game) ?? 0));
}

/** Name and version of the card set that a game was played with, where it was not the built-in one. */
export function ownCardsOf({
  game: id,
  cardSet,
}: Pick<FinishedGame, "game" | "cardSet">): string | undefined {
  const builtIn = games.find((game) => game.id === id)?.cardSet;
  return builtIn && cardSet !== formatCardSetLabel(builtIn) ? cardSet : undefined;
}

/** What games come to, whatever they are. */
export function figuresOf(games: readonly FinishedGame[]): Figures {
  let [won, points, streak, longestStreak, timed, time] = [0, 0, 0, 0, 0, 0];
  let best: Score | undefined;
  for (const finished of [...games].sort(byEnd).reverse()) {
    const { score, playedFor } = finished;
    streak = isWon(finished) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
    if (isWon(finished)) won++;
    points += score.value;
    if (best === undefined || score.value > best.value) best = score;
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
    timed,
    time,
    meanTime: timed === 0 ? undefined : time / timed,
  };
}
