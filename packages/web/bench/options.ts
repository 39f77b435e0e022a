import { parseArgs } from "node:util";

/** What the bench is asked to measure. */
export interface BenchOptions {
  readonly parts: readonly string[];
  /** All of them, where none is named. */
  readonly games: readonly string[];
  /** How many rounds beside another build. */
  readonly rounds: number;
  /** The folder of another build of the app, for the part that plays beside it. */
  readonly other: string | undefined;
}

interface Known {
  readonly parts: readonly string[];
  /** What is measured when no part is named. */
  readonly usual: readonly string[];
  readonly games: readonly string[];
  readonly rounds: number;
}

/** Reads the command line: names of parts and of games in any order. Throws what is wrong with it. */
export function readOptions(args: readonly string[], known: Known): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rounds: { type: "string" }, other: { type: "string" } },
  });
  const unknown = positionals.find((name) => !known.parts.includes(name) && !known.games.includes(name));
  if (unknown !== undefined) {
    throw new Error(`neither a part (${known.parts.join(", ")}) nor a game: ${unknown}`);
  }
  const rounds = Number(values.rounds ?? known.rounds);
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Error(`--rounds ${values.rounds}: not a number from 1`);
  const parts = positionals.filter((name) => known.parts.includes(name));
  const games = positionals.filter((name) => known.games.includes(name));
  return {
    parts: parts.length > 0 ? parts : known.usual,
    games: games.length > 0 ? games : known.games,
    rounds,
    other: values.other,
  };
}
