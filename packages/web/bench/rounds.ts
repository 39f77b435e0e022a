import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

/** The figures of one run, in the order in which they are printed. */
export type Figures = readonly number[];

/** What was measured: rounds of anything else tell nothing of it. */
interface Measuring {
  /** The build, the browser and the machine. */
  readonly subject: string;
  /** The name of the rhythm. */
  readonly rhythm: string;
  /** Moves of each run. */
  readonly count: number;
}

/** The figures of each game of ours, and the yardstick's, in one round. */
export interface Round extends Measuring {
  readonly ours: Readonly<Record<string, Figures>>;
  readonly theirs: Figures;
}

/** Keeps a round in a file, a line each, so that rounds may be played in several goes. */
export function keepRound(file: string, round: Round): void {
  mkdirSync(dirname(file), { recursive: true });
  // After a line that an interrupted go has left without its end.
  const isTorn = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, "utf8"));
  appendFileSync(file, `${isTorn ? "\n" : ""}${JSON.stringify(round)}\n`);
}

/** The rounds that were kept before, of the same build and machine, this rhythm and as many moves. */
export function keptRounds(file: string, { subject, rhythm, count }: Measuring): readonly Round[] {
  if (!existsSync(file)) return [];
  const kept = readFileSync(file, "utf8").split("\n").flatMap(roundIn);
  const fitting = kept.filter(
    (round) => round.subject === subject && round.rhythm === rhythm && round.count === count,
  );
  const others = kept.length - fitting.length;
  if (others > 0)
    console.log(`${others} rounds in ${file} are of another build, machine or rhythm: left out.`);
  return fitting;
}

/** None in a line that is empty or cut short. */
function roundIn(line: string): readonly Round[] {
  try {
    return [JSON.parse(line) as Round];
  } catch {
    return [];
  }
}

export interface Collecting {
  /** Rounds of before that count too. */
  readonly before: readonly Round[];
  /** Keeps a round as soon as it has been played. */
  keep(round: Round): void;
  print(rounds: readonly Round[]): void;
}

/** Collects rounds and prints them at the end, whatever that is: the last round, one that fails, or the end of the process. */
export async function collectRounds(
  coming: AsyncIterable<Round>,
  { before, keep, print }: Collecting,
): Promise<void> {
  const rounds = [...before];
  const end = () => {
    if (rounds.length > 0) print(rounds);
  };
  // Ctrl+C ends the process without a word to those who wait.
  process.once("exit", end);
  try {
    for await (const round of coming) {
      rounds.push(round);
      keep(round);
    }
  } finally {
    process.off("exit", end);
    end();
  }
}
