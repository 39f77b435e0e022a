import { availableParallelism } from "node:os";
import {
  type AnyGame,
  formatVariant,
  ok,
  parseVariant,
  quote,
  type Result,
  STANDARD,
} from "@tetrarch/engine";
import { type AnyPlayer, agentsOf } from "@tetrarch/solver";
import { analystsOf } from "@tetrarch/solver/analysis";
import {
  MIB,
  parseDealRange,
  parseShard,
  type Study,
  shardSize,
  THOUGHTFUL,
  USUAL_MEMORY,
  WHOLE,
} from "@tetrarch/solver/studies";
import { gameNamed } from "../content/games.js";
import { type Fault, fault } from "../report.js";
import { identityOf, type StudyPlan } from "../study/plan.js";
import { VERSION } from "../version.js";
import { usageWords } from "../words/en/faults.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type BudgetOptions, limitsOf, MOST_BUDGET } from "./budget.js";
import { misreadFile, wholeNumber } from "./options.js";

const MOST_JOBS = 1024;

/** How many deals are studied at a time; as many as the machine has cores where it is not said. */
export function jobsOf(jobs: string | undefined): Result<number, Fault> {
  return wholeNumber("--jobs", jobs, { least: 1, most: MOST_JOBS, usual: availableParallelism() });
}

/** The options of a study's command line, as they were typed. */
export interface StudyOptions extends BudgetOptions {
  readonly deals?: string;
  readonly player?: string;
  readonly variant?: string;
  readonly jobs?: string;
  readonly shard?: string;
  /** Where the records go; standard output without it. */
  readonly out?: string;
  readonly moves?: boolean;
  /** Whether a player's records tell the luck of each game. */
  readonly luck?: boolean;
  /** Whether records tell how long each deal took. */
  readonly time?: boolean;
  /** Whether to wait while another process writes the file. */
  readonly wait?: boolean;
}

/** What a study's command line asks for. */
export function planOf(name: string, options: StudyOptions): Result<StudyPlan, Fault> {
  const misread = misreadFile("--out", options.out);
  if (misread) return misread;
  const game = gameNamed(name);
  if (!game.ok) return game;
  if (options.deals === undefined)
    return fault("usage", usageWords.missing("--deals", studyFaults.whichDeals));
  const range = parseDealRange(game.value.dealCode, options.deals);
  if (!range.ok) return fault(range.error.code, usageWords.about("--deals", range.error.message));
  const shard = options.shard === undefined ? WHOLE : parseShard(options.shard);
  if (!shard)
    return fault("usage", usageWords.expected("--shard", quote(options.shard ?? ""), studyFaults.shards));
  const study = studyFor(game.value, options);
  if (!study.ok) return study;
  const size = shardSize(range.value, shard);
  return ok({ study: study.value, game: game.value, range: range.value, shard, size });
}

function studyFor(game: AnyGame, options: StudyOptions): Result<Study, Fault> {
  const variant = parseVariant(game.options, options.variant ?? STANDARD);
  if (!variant.ok) return variant;
  const common = {
    game: game.id,
    variant: formatVariant(variant.value),
    version: VERSION,
    moves: options.moves ?? false,
  };
  const agents = agentsOf(game);
  const { players } = agents;
  const names = [THOUGHTFUL, ...players.map((player) => player.name)];
  if (options.player === undefined)
    return fault("usage", usageWords.missing("--player", `one of ${names.join(", ")}`));
  if (options.player === THOUGHTFUL) {
    if (options.luck) return fault("usage", usageWords.about("--luck", studyFaults.luckOfPlayers));
    const limits = limitsOf(options);
    if (!limits.ok) return limits;
    const { nodes, memory } = limits.value;
    const solver = { player: THOUGHTFUL, ...identityOf(agents, THOUGHTFUL) };
    return ok({ ...common, ...solver, budget: nodes, memory: memory / MIB });
  }
  const player = players.find((candidate) => candidate.name === options.player);
  if (!player) return fault("usage", usageWords.oneOf("--player", quote(options.player), names));
  const budget = playerBudget(player, options);
  if (!budget.ok) return budget;
  const fair = { player: player.name, ...identityOf(agents, player.name) };
  const luck = options.luck && { luckBy: analystsOf(game).evaluator.version };
  return ok({ ...common, ...fair, budget: budget.value, memory: USUAL_MEMORY, ...luck });
}

/** The nodes a fair player has for a move. */
function playerBudget({ name, nodesAMove }: AnyPlayer, options: StudyOptions): Result<number, Fault> {
  const { nodes, memory, moves } = options;
  const solvers = [memory && "--memory", moves && "--moves"].find(Boolean);
  if (solvers) return fault("usage", studyFaults.forPlayer(solvers, THOUGHTFUL));
  if (nodes !== undefined && nodesAMove === 0) {
    return fault("usage", studyFaults.noBudget(name));
  }
  return wholeNumber("--nodes", nodes, { least: 1, most: MOST_BUDGET, usual: nodesAMove });
}
