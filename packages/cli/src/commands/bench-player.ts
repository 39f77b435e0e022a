import { ok, quote, type Result } from "@tetrarch/engine";
import { playForReferee } from "../bench/player-program.js";
import { EXIT, type Fault, fault } from "../report.js";
import { benchWords } from "../words/en/bench.js";
import { MOST_BUDGET } from "./budget.js";
import type { CommandContext } from "./context.js";
import { wholeNumber } from "./options.js";

export interface BenchPlayerOptions {
  readonly nodes?: string;
}

/** `tetrarch bench player NAME`: a program for a referee, played by one of the players there are here. */
export async function benchPlayer(
  name: string,
  options: BenchPlayerOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const nodes = wholeNumber("--nodes", options.nodes, { least: 1, most: MOST_BUDGET, usual: undefined });
  if (!nodes.ok) return nodes;
  const firstDeal = Number(context.env.TETRARCH_DEAL ?? 1);
  const isPlayer = await playForReferee({ name, nodes: nodes.value, firstDeal }, context);
  return isPlayer ? ok(EXIT.fine) : fault("usage", benchWords.noPlayer(quote(name)));
}
