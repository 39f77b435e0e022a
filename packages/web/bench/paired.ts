import type { Browser } from "playwright-core";
import { DESK } from "./browsers.js";
import { playChess } from "./chess.js";
import { type Measured, playMoves, type Rhythm } from "./moves.js";
import { printTable, tellProgress } from "./report.js";
import type { Figures, Round } from "./rounds.js";
import { intervalOfMean, mean, median, quantile } from "./statistics.js";

/** A middle time and a late one of one run, in milliseconds. */
const FIGURES = [
  { name: "document, median", of: ({ input, changed }: Measured) => changed - input, part: 0.5 },
  { name: "document, 99th", of: ({ input, changed }: Measured) => changed - input, part: 0.99 },
  { name: "painted, median", of: ({ input, painted }: Measured) => painted - input, part: 0.5 },
  { name: "painted, 99th", of: ({ input, painted }: Measured) => painted - input, part: 0.99 },
  { name: "processor, median", of: ({ work }: Measured) => work, part: 0.5 },
  { name: "processor, 99th", of: ({ work }: Measured) => work, part: 0.99 },
] as const;

export interface Pairing {
  /** Which build is measured, in which browser, on which machine: rounds of another tell nothing of it. */
  readonly subject: string;
  readonly games: readonly string[];
  readonly rounds: number;
  /** Moves of each run. */
  readonly count: number;
  readonly rhythm: Rhythm;
}

/**
 * The yardstick and each game in turn, so often: as a machine changes its pace, it does so for all. The games of a round
 * share its run of the yardstick, which is in their middle.
 * @param first the number of the first round: each round of chess is another game
 */
export async function* playRounds(
  browser: Browser,
  address: string,
  { subject, games, rounds, count, rhythm }: Pairing,
  first: number,
): AsyncGenerator<Round> {
  for (let round = first; round < first + rounds; round++) {
    const ours: Record<string, Figures> = {};
    let theirs: Figures = [];
    for (const [index, gameId] of games.entries()) {
      if (index === Math.floor(games.length / 2)) {
        theirs = figuresOf(await playChess(browser, { count, rhythm, setting: DESK, seed: round }));
        tellProgress(`round ${round}: ${count} moves of chess`);
      }
      const { answers } = await playMoves(browser, address, { gameId, count, rhythm, setting: DESK });
      ours[gameId] = figuresOf(answers);
      tellProgress(`round ${round}: ${answers.length} moves of ${gameId}`);
    }
    yield { subject, rhythm: rhythm.name, count, ours, theirs };
  }
}

export function figuresOf(answers: readonly Measured[]): Figures {
  return FIGURES.map(({ of, part }) => quantile(answers.map(of), part));
}

/** Two runs of one round: ours, and what it is held against. */
export interface FigurePair {
  readonly own: Figures;
  readonly other: Figures;
}

/** Of one round of a game there is no interval. */
export function printRounds(rhythm: string, games: readonly string[], rounds: readonly Round[]): void {
  const pairsOf = (gameId: string) =>
    rounds.flatMap(({ ours, theirs }) => {
      const own = ours[gameId];
      return own === undefined ? [] : [{ own, other: theirs }];
    });
  printPairs(rhythm, "chessground with chessops", new Map(games.map((gameId) => [gameId, pairsOf(gameId)])));
}

/** A row for each figure of each name: the middle runs, and how much more ours takes. */
export function printPairs(
  rhythm: string,
  yardstick: string,
  byName: ReadonlyMap<string, readonly FigurePair[]>,
): void {
  const ms = (value: number) => value.toFixed(1);
  const rows = [...byName].flatMap(([gameId, pairs]) =>
    FIGURES.flatMap(({ name }, index) => {
      if (pairs.length === 0) return [];
      const own = pairs.map((pair) => pair.own[index] ?? Number.NaN);
      const other = pairs.map((pair) => pair.other[index] ?? Number.NaN);
      const differences = own.map((value, pair) => value - (other[pair] ?? Number.NaN));
      const more = mean(differences);
      const row = [gameId, name, String(pairs.length), ms(median(own)), ms(median(other))];
      if (pairs.length === 1) return [[...row, ms(more), "one round"]];
      const half = intervalOfMean(differences);
      const verdict = more - half > 0 ? "slower" : more + half < 0 ? "faster" : "not slower";
      return [[...row, `${ms(more)} ± ${ms(half)}`, verdict]];
    }),
  );
  printTable(
    `Ours and ${yardstick}, in ms: the middle one of the runs each, and the mean difference of the pairs with its 95 % interval (${rhythm})`,
    ["", "", "pairs", "ours", yardstick, "difference", ""],
    rows,
  );
}
