import { existsSync } from "node:fs";
import { basename } from "node:path";
import { formatVariant, ok, parseVariant, quote, type Result, STANDARD, WIDE_SEED } from "@tetrarch/engine";
import { type BenchJournal, journalPath, openJournal } from "../bench/bench-journal.js";
import {
  type BenchGame,
  type Benchmark,
  type BenchReport,
  gameInReport,
  pricesOf,
  reportOn,
} from "../bench/bench-report.js";
import {
  type BenchedProgram,
  type BenchForm,
  type BenchPlan,
  DIALOGUES,
  ProgramFailure,
  type ProgramForm,
  Referee,
} from "../bench/referee.js";
import { reportAsMarkdown, reportAsPicture } from "../bench/report-files.js";
import { reportLines } from "../bench/report-text.js";
import { commitmentOf, freshSeed } from "../bench/secret-deals.js";
import { gameNamed } from "../content/games.js";
import { type EndingSignal, exitAfter, onEndingSignal } from "../ending-signals.js";
import { type Fault, fault } from "../report.js";
import { withLock } from "../study/file-lock.js";
import { benchWords } from "../words/en/bench.js";
import { fileFaults, usageWords } from "../words/en/faults.js";
import { type CommandContext, warn } from "./context.js";
import { unwritable, wholeNumber, writeOut } from "./options.js";
import { progressOn } from "./show-progress.js";

export interface BenchOptions {
  readonly deals?: string;
  readonly form?: string;
  /** A seed that was revealed. */
  readonly seed?: string;
  /** The name of the program in the report. */
  readonly name?: string;
  readonly variant?: string;
  readonly moves?: string;
  readonly errors?: string;
  readonly seconds?: string;
  /** False with `--no-prices`. */
  readonly prices?: boolean;
  /** The name of the report's files, without an ending. */
  readonly out?: string;
  readonly json?: boolean;
}

const USUAL = { deals: 200, moves: 2000, errors: 10, seconds: 60 } as const;
const MOST_DEALS = 1_000_000;
const FORMS: readonly BenchForm[] = [...(Object.keys(DIALOGUES) as readonly ProgramForm[]), "mcp"];

interface BenchRun extends Benchmark {
  /** Undefined for a client of MCP, which has started this program itself. */
  readonly benched: BenchedProgram | undefined;
  readonly out: string | undefined;
}

/** `tetrarch bench GAME -- PROGRAM …`: referees a program's games on deals that nobody has seen. */
export async function bench(
  name: string,
  command: readonly string[],
  options: BenchOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const run = runOf(name, command, options, context);
  if (!run.ok) return run;
  const { benched, out } = run.value;
  if (!benched) return benchClient(run.value, options, context);
  if (out === undefined) return benchProgram(run.value, benched, undefined, options, context);
  return withLock(journalPath(out), async () => {
    if (!existsSync(journalPath(out)) && existsSync(`${out}.json`)) return reportIsThere(out);
    const journal = openJournal(out, run.value, options.seed);
    if (!journal.ok) return journal;
    const plan = { ...run.value.plan, seed: journal.value.seed };
    return benchProgram({ ...run.value, plan }, benched, journal.value, options, context);
  });
}

async function benchProgram(
  run: BenchRun,
  benched: BenchedProgram,
  journal: BenchJournal | undefined,
  options: BenchOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const { plan, out } = run;
  const refereed = await refereeGames(run, benched, journal, async () => {
    await warn(context, [benchWords.committed(commitmentOf(plan.seed))]);
    if (journal?.games.length) await warn(context, [benchWords.goesOn(`${out}.json`, journal.games.length)]);
  });
  if (!refereed.ok) return refereed;
  const { games, signal } = refereed.value;
  if (signal) await warn(context, [benchWords.stopped(games.length, plan.deals)]);
  const isSeedSecret = journal !== undefined && games.length < plan.deals;
  const report = reportOn(run, { games, resumptions: journal?.resumptions ?? [], isSeedSecret });
  if (out !== undefined) {
    const written = writeReport(out, report);
    if (!written.ok) return written;
  }
  if (!isSeedSecret) journal?.remove();
  const text = options.json ? `${JSON.stringify(report)}\n` : `${reportLines(report).join("\n")}\n`;
  await context.stdout.write(text);
  return ok(exitAfter(signal));
}

function runOf(
  name: string,
  command: readonly string[],
  options: BenchOptions,
  context: CommandContext,
): Result<BenchRun, Fault> {
  const game = gameNamed(name);
  if (!game.ok) return game;
  const variant = parseVariant(game.value.options, options.variant ?? STANDARD, game.value.onlyStandard);
  if (!variant.ok) return variant;
  const limits = limitsOf(options);
  if (!limits.ok) return limits;
  const deals = wholeNumber("--deals", options.deals, { least: 1, most: MOST_DEALS, usual: USUAL.deals });
  if (!deals.ok) return deals;
  const form = FORMS.find((each) => each === (options.form ?? "json"));
  if (!form) return fault("usage", usageWords.oneOf("--form", quote(options.form ?? ""), FORMS));
  const [program, ...args] = command;
  if (form === "mcp" && program !== undefined) return fault("usage", benchWords.startedByClient);
  if (form !== "mcp" && program === undefined) return fault("usage", benchWords.noProgram);
  if (options.seed !== undefined && !WIDE_SEED.test(options.seed)) return fault("usage", benchWords.badSeed);
  const { out } = options;
  const hindrance = unwritable("--out", out === undefined ? undefined : `${out}.json`);
  if (hindrance) return hindrance;
  const plan: BenchPlan = {
    game: game.value,
    variant: formatVariant(variant.value),
    seed: options.seed ?? freshSeed(),
    deals: deals.value,
    form,
    limits: limits.value,
  };
  const env = { ...process.env, ...context.env };
  const benched =
    form === "mcp" || program === undefined ? undefined : { command: [program, ...args] as const, env, form };
  const usualName = benched ? command.join(" ") : benchWords.client;
  const isPriced = options.prices ?? true;
  return ok({ plan, benched, program: options.name ?? usualName, isPriced, out });
}

function limitsOf(options: BenchOptions): Result<BenchPlan["limits"], Fault> {
  const moves = wholeNumber("--moves", options.moves, { least: 1, most: 100_000, usual: USUAL.moves });
  if (!moves.ok) return moves;
  const errors = wholeNumber("--errors", options.errors, { least: 0, most: 1000, usual: USUAL.errors });
  if (!errors.ok) return errors;
  const seconds = wholeNumber("--seconds", options.seconds, { least: 1, most: 86_400, usual: USUAL.seconds });
  if (!seconds.ok) return seconds;
  return ok({ moves: moves.value, errors: errors.value, seconds: seconds.value });
}

interface RefereedGames {
  readonly games: readonly BenchGame[];
  /** What stopped it before the last game. */
  readonly signal: EndingSignal | undefined;
}

/** @param announce says what is to be played, when a signal does no harm any more */
async function refereeGames(
  { plan, isPriced }: BenchRun,
  benched: BenchedProgram,
  journal: BenchJournal | undefined,
  announce: () => Promise<void>,
): Promise<Result<RefereedGames, Fault>> {
  const referee = new Referee(plan, benched);
  let signal: EndingSignal | undefined;
  const ignoreSignals = onEndingSignal((heard) => {
    signal = heard;
    referee.stop();
  });
  const progress = progressOn();
  const games = [...(journal?.games ?? [])];
  try {
    await announce();
    for await (const game of referee.games(games.length + 1)) {
      const prices = isPriced ? await pricesOf(game, () => signal === undefined) : undefined;
      if (signal) break;
      const entry = gameInReport(games.length + 1, game, prices);
      games.push(entry);
      const written = journal?.append(entry) ?? ok(undefined);
      if (!written.ok) return written;
      const won = games.filter(({ status }) => status === "won").length;
      progress.show(() => benchWords.progress(games.length, plan.deals, won));
    }
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    if (games.length === 0) journal?.remove();
    return fault("unreadable", benchWords.noOutput(error.message));
  } finally {
    progress.clear();
    ignoreSignals();
  }
  return ok({ games, signal });
}

/** `tetrarch bench GAME --form mcp --out NAME`, as a client of MCP starts it. */
async function benchClient(
  run: BenchRun,
  { json }: BenchOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const { plan, out } = run;
  if (out === undefined) return fault("usage", usageWords.missing("--out", benchWords.needsOut));
  if (json) return fault("usage", usageWords.notTogether(["--json", "--form mcp"]));
  if (existsSync(`${out}.json`)) return reportIsThere(out);
  await warn(context, [benchWords.committed(commitmentOf(plan.seed))]);
  const { playedByClient } = await import("../bench/client-bench.js");
  return playedByClient(run, context, (report) => writeReport(out, report));
}

function reportIsThere(out: string) {
  return fault("unwritable", fileFaults.about(`${out}.json`, benchWords.isThere));
}

function writeReport(out: string, report: BenchReport): Result<undefined, Fault> {
  const files = [
    [`${out}.json`, `${JSON.stringify(report)}\n`],
    [`${out}.md`, reportAsMarkdown(report, `${basename(out)}.svg`)],
    [`${out}.svg`, reportAsPicture(report)],
  ] as const;
  for (const [path, text] of files) {
    const written = writeOut(path, text);
    if (!written.ok) return written;
  }
  return ok(undefined);
}
