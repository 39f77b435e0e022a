import type { Browser } from "playwright-core";
import { DESK } from "./browsers.js";
import { type Measured, playMoves, type Rhythm } from "./moves.js";
import type { Flight } from "./probe.js";
import { printTable, tellProgress } from "./report.js";
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

/** The figures of one run, in the order in which they are printed. */
type Figures = readonly number[];

export interface Comparison {
  readonly games: readonly string[];
  readonly rounds: number;
  /** Moves of each run. */
  readonly count: number;
  readonly rhythm: Rhythm;
}

/** The answers of one run of either. */
interface Pair {
  readonly ours: readonly Measured[];
  readonly theirs: readonly Measured[];
}

export interface Compared {
  /** By game, and `all` of them: this app's runs and the other's of the same moves. */
  readonly pairs: ReadonlyMap<string, readonly FigurePair[]>;
  readonly flights: { readonly ours: readonly Flight[]; readonly theirs: readonly Flight[] };
}

/** The same moves in this app and in another build of it, by turns: who begins changes with every round. */
export async function playBeside(
  browser: Browser,
  addresses: { readonly ours: string; readonly theirs: string },
  { games, rounds, count, rhythm }: Comparison,
): Promise<Compared> {
  const pairs = new Map<string, Pair[]>();
  const flights = { ours: [] as Flight[], theirs: [] as Flight[] };
  for (let round = 1; round <= rounds; round++) {
    for (const gameId of games) {
      const run = async (side: "ours" | "theirs") => {
        const made = await playMoves(browser, addresses[side], { gameId, count, rhythm, setting: DESK });
        flights[side].push(...made.flights);
        return made.answers;
      };
      const isOursFirst = round % 2 === 1;
      const first = await run(isOursFirst ? "ours" : "theirs");
      const second = await run(isOursFirst ? "theirs" : "ours");
      const pair = isOursFirst ? { ours: first, theirs: second } : { ours: second, theirs: first };
      pairs.set(gameId, [...(pairs.get(gameId) ?? []), pair]);
      tellProgress(`round ${round} of ${rounds}: ${gameId}`);
    }
  }
  const all = Array.from({ length: rounds }, (_, round) => {
    const ofRound = [...pairs.values()].flatMap((runs) => runs[round] ?? []);
    return {
      ours: ofRound.flatMap(({ ours }) => ours),
      theirs: ofRound.flatMap(({ theirs }) => theirs),
    };
  });
  const figures = (runs: readonly Pair[]): readonly FigurePair[] =>
    runs.map(({ ours, theirs }) => ({ own: figuresOf(ours), other: figuresOf(theirs) }));
  const byName = [...pairs, ["all", all] as const];
  return { pairs: new Map(byName.map(([name, runs]) => [name, figures(runs)])), flights };
}

function figuresOf(answers: readonly Measured[]): Figures {
  return FIGURES.map(({ of, part }) => quantile(answers.map(of), part));
}

/** The figures of two runs of one round: this app and the other build. */
interface FigurePair {
  readonly own: Figures;
  readonly other: Figures;
}

/** A row for each figure of each name: the middle runs, and how much more ours takes. */
export function printPairs(rhythm: string, byName: ReadonlyMap<string, readonly FigurePair[]>): void {
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
    `Ours and the other, in ms: the middle one of the runs each, and the mean difference of the pairs with its 95 % interval (${rhythm})`,
    ["", "", "pairs", "ours", "the other", "difference", ""],
    rows,
  );
}

/** How many flights had more than one frame longer than one and a half of the display's. */
export function printFlightsBeside({ ours, theirs }: Compared["flights"]): void {
  const interval = median([...ours, ...theirs].flatMap(({ frames }) => frames));
  const rowOf = (name: string, flights: readonly Flight[]) => {
    const bad = flights.filter(
      ({ frames }) => frames.filter((frame) => frame > interval * 1.5).length > 1,
    ).length;
    return [
      name,
      String(flights.length),
      String(bad),
      ((100 * bad) / Math.max(1, flights.length)).toFixed(1),
    ];
  };
  printTable(
    `Flights, the display's frame being ${interval.toFixed(1)} ms`,
    ["", "flights", "with more than one long frame", "in %"],
    [rowOf("this app", ours), rowOf("the other", theirs)],
  );
}
