import type { Browser } from "playwright-core";
import { DESK } from "./browsers.js";
import { playChess } from "./chess.js";
import { type Measured, playMoves, type Rhythm } from "./moves.js";
import { printTable } from "./report.js";
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
  readonly games: readonly string[];
  readonly pairs: number;
  /** Moves of each run. */
  readonly count: number;
  readonly rhythm: Rhythm;
}

/** A run of ours and the yardstick's, or another build's, of the same round. */
export interface Pair {
  readonly ours: readonly Measured[];
  readonly theirs: readonly Measured[];
}

/**
 * The yardstick and each game in turn, so often: as a machine changes its pace, it does so for all. The games of a round
 * share its run of the yardstick, which is in their middle.
 */
export async function playPairs(
  browser: Browser,
  address: string,
  { games, pairs, count, rhythm }: Pairing,
): Promise<ReadonlyMap<string, readonly Pair[]>> {
  const played = new Map<string, Pair[]>();
  for (let pair = 1; pair <= pairs; pair++) {
    const ours = new Map<string, readonly Measured[]>();
    let theirs: readonly Measured[] = [];
    for (const [index, gameId] of games.entries()) {
      if (index === Math.floor(games.length / 2)) {
        theirs = await playChess(browser, { count, rhythm, setting: DESK, seed: pair });
      }
      const { answers } = await playMoves(browser, address, { gameId, count, rhythm, setting: DESK });
      ours.set(gameId, answers);
      process.stderr.write(`${gameId}: round ${pair} of ${pairs}\n`);
    }
    for (const [gameId, answers] of ours) {
      played.set(gameId, [...(played.get(gameId) ?? []), { ours: answers, theirs }]);
    }
  }
  return played;
}

export function printPairs(
  rhythm: string,
  played: ReadonlyMap<string, readonly Pair[]>,
  yardstick = "chessground with chessops",
): void {
  const figureOf = (answers: readonly Measured[], { of, part }: (typeof FIGURES)[number]) =>
    quantile(answers.map(of), part);
  const rows = [...played].flatMap(([gameId, pairs]) =>
    FIGURES.map((figure) => {
      const own = pairs.map(({ ours }) => figureOf(ours, figure));
      const other = pairs.map(({ theirs }) => figureOf(theirs, figure));
      const differences = own.map((value, pair) => value - (other[pair] ?? Number.NaN));
      const half = intervalOfMean(differences);
      const more = mean(differences);
      const verdict = more - half > 0 ? "slower" : more + half < 0 ? "faster" : "not slower";
      const ms = (value: number) => value.toFixed(1);
      return [gameId, figure.name, ms(median(own)), ms(median(other)), `${ms(more)} ± ${ms(half)}`, verdict];
    }),
  );
  printTable(
    `Ours and ${yardstick}, in ms: the middle one of ${[...played.values()][0]?.length ?? 0} runs each, and the mean difference of the pairs with its 95 % interval (${rhythm})`,
    ["", "", "ours", yardstick, "difference", ""],
    rows,
  );
}
