import { type FinishedGame, isWon } from "@tetrarch/play";
import type { Chart } from "../../ui/BarChart.svelte";
import * as words from "../../words/en/history.js";

const MOST_GAMES = 40;
/** The room of a game in the chart of the latest games, and the part of it that its bar leaves free on each side. */
const [GAME_WIDTH, GAME_MARGIN] = [5, 0.8] as const;
const [SCORES_WIDTH, SCORES_HEIGHT] = [100, 44] as const;

/** The chart of the latest games. @param games newest first */
export function latestGamesChart(games: readonly FinishedGame[]): Chart {
  const latest = games.slice(0, MOST_GAMES).reverse();
  return {
    title: words.latest(latest.length),
    note: words.latestNote,
    spoken: words.latestSpoken(latest.length, latest.filter(isWon).length),
    width: MOST_GAMES * GAME_WIDTH,
    height: 30,
    baseline: 15,
    bars: latest.map((finished, index) => ({
      x: index * GAME_WIDTH + GAME_MARGIN,
      width: GAME_WIDTH - 2 * GAME_MARGIN,
      ...(isWon(finished) ? { y: 3, height: 10.5, isMarked: true } : { y: 17, height: 6 }),
    })),
  };
}

/** The chart of how often which score was reached. */
export function scoresChart(games: readonly FinishedGame[]): Chart {
  const columns = columnsOf(games.map(({ score }) => score.value));
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const width = SCORES_WIDTH / Math.max(1, columns.length);
  const counts = columns
    .filter(({ count }) => count > 0)
    .map(({ from, to, count }) => words.scoreColumn(from, to, count));
  return {
    title: words.scores,
    note: words.scoresNote(most),
    spoken: `${words.scores}: ${counts.join("; ")}`,
    width: SCORES_WIDTH,
    height: SCORES_HEIGHT,
    baseline: SCORES_HEIGHT - 0.5,
    ends: [columns[0]?.from, columns.at(-1)?.to],
    bars: columns.map(({ count }, index) => {
      const height = (count / most) * (SCORES_HEIGHT - 2);
      return { x: (index + 0.08) * width, width: width * 0.84, y: SCORES_HEIGHT - height, height };
    }),
  };
}

/** Some neighbouring scores, and how many games had one of them. */
export interface Column {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly count: number;
}

const MOST_COLUMNS = 14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

/** Whole numbers, counted in columns of the same width, of which the outermost end at the lowest and the highest number. */
export function columnsOf(values: readonly number[]): readonly Column[] {
  if (values.length === 0) return [];
  const lowest = values.reduce((one, other) => Math.min(one, other));
  const highest = values.reduce((one, other) => Math.max(one, other));
  const step = STEPS.find((wide) => (highest - lowest) / wide < MOST_COLUMNS - 1) ?? highest - lowest + 1;
  const first = Math.floor(lowest / step);
  const counts = Array.from({ length: Math.floor(highest / step) - first + 1 }, () => 0);
  for (const value of values) {
    const at = Math.floor(value / step) - first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, index) => ({
    from: Math.max(lowest, (first + index) * step),
    to: Math.min(highest, (first + index + 1) * step - 1),
    count,
  }));
}
