import { ok, quote, type Result } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import { analystsOf } from "@tetrarch/solver/analysis";
import {
  effortOf,
  outcomeIn,
  parseDealRange,
  playerInWords,
  type Study,
  shardSize,
  THOUGHTFUL,
} from "@tetrarch/solver/studies";
import { gameNamed } from "../content/games.js";
import { exitAfter } from "../ending-signals.js";
import { EXIT, type Fault, fault } from "../report.js";
import { isCondensed, readCondensed } from "../study/condensed-study.js";
import { isManifest } from "../study/manifest.js";
import { identityOf, type StudyPlan } from "../study/plan.js";
import { readRecord, readRecords, withoutTime } from "../study/read-records.js";
import { runStudy } from "../study/run-study.js";
import { fileFaults, usageWords } from "../words/en/faults.js";
import { studyWords } from "../words/en/study.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { checkManifest } from "./study-manifest.js";
import { jobsOf } from "./study-plan.js";

/** The options of its command line, as they were typed. */
export interface CheckOptions {
  readonly deals?: string;
  readonly jobs?: string;
}

/** The deals of a study's file, and what it says of each. */
interface StoredDeals {
  readonly study: Study;
  readonly first: number;
  readonly last: number;
  /** How far apart its deals are: more than 1 in the file of a shard. */
  readonly step: number;
  /** In what a record is not as the file has it; undefined when it is. */
  differenceWith(line: string): string | undefined;
}

/** `tetrarch study check FILE`: studies deals of a study again. */
export async function checkStudy(
  path: string,
  options: CheckOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const jobs = jobsOf(options.jobs);
  if (!jobs.ok) return jobs;
  if (isManifest(path)) {
    const isOfStudy = options.deals !== undefined;
    return isOfStudy ? fault("usage", studyFaults.manifestIsWhole) : checkManifest(path, context);
  }
  const stored = isCondensed(path) ? condensedDeals(path) : await recordedDeals(path, context);
  if (!stored.ok) return stored;
  const plan = planOf(stored.value, path, options);
  if (!plan.ok) return plan;
  let differing = 0;
  const ran = await runStudy(plan.value, {
    jobs: jobs.value,
    had: 0,
    async take(lines) {
      for (const line of lines) {
        const difference = stored.value.differenceWith(line);
        if (difference === undefined) continue;
        differing++;
        await context.stdout.write(`${difference}\n`);
      }
      return true;
    },
  });
  await warn(context, [fileFaults.about(path, studyWords.checked(ran.done, differing))]);
  if (ran.signal) return ok(exitAfter(ran.signal));
  return ok(differing === 0 ? EXIT.fine : EXIT.wrongInput);
}

function planOf(stored: StoredDeals, path: string, { deals }: CheckOptions): Result<StudyPlan, Fault> {
  const { study, first, last, step } = stored;
  const game = gameNamed(study.game);
  if (!game.ok) return game;
  const agents = agentsOf(game.value);
  const isKnown = [THOUGHTFUL, ...agents.players.map(({ name }) => name)].includes(study.player);
  if (!isKnown) return fault("bad-study", fileFaults.about(path, studyFaults.noPlayer(quote(study.player))));
  const here = { ...study, ...identityOf(agents, study.player) };
  if (study.playerVersion !== undefined && playerInWords(study) !== playerInWords(here)) {
    return fault(
      "bad-study",
      fileFaults.about(path, studyFaults.otherPlayer(playerInWords(study), playerInWords(here))),
    );
  }
  if (study.luckBy !== undefined) {
    const { version } = analystsOf(game.value).evaluator;
    if (study.luckBy !== version)
      return fault("bad-study", fileFaults.about(path, studyFaults.otherLuck(study.luckBy, version)));
  }
  const range = deals === undefined ? ok({ first, last }) : parseDealRange(game.value.dealCode, deals);
  if (!range.ok) return fault(range.error.code, usageWords.about("--deals", range.error.message));
  if (range.value.first < first || range.value.last > last) {
    return fault("usage", studyFaults.hasDeals(deals, path, first, last));
  }
  // The first deal of the range that the file has.
  const from = first + step * Math.ceil((range.value.first - first) / step);
  const shard = { index: from - range.value.first + 1, count: step };
  return ok({ study, game: game.value, range: range.value, shard, size: shardSize(range.value, shard) });
}

function condensedDeals(path: string): Result<StoredDeals, Fault> {
  const condensed = readCondensed(path);
  if (!condensed.ok) return condensed;
  const { study, first, outcomes, outcomeAt, effortAt } = condensed.value;
  return ok({
    study,
    first,
    last: first + effortAt.length - 1,
    step: 1,
    differenceWith(line) {
      const { record, dealNumber } = madeRecord(line);
      const place = dealNumber - first;
      const kept = JSON.stringify([outcomes[outcomeAt[place] ?? 0], effortAt[place]]);
      const found = JSON.stringify([outcomeIn(record), effortOf(record.nodes)]);
      return kept === found ? undefined : studyWords.differs(record.deal, kept, found);
    },
  });
}

/** The deals of a file of records; they must be as far from each other, as those of a shard are. */
async function recordedDeals(path: string, context: CommandContext): Promise<Result<StoredDeals, Fault>> {
  const warnings: string[] = [];
  const lines = new Map<number, string>();
  let study: Study | undefined;
  for await (const row of readRecords(path, (message) => warnings.push(message))) {
    if (!row.ok) return row;
    study ??= row.value.study;
    lines.set(row.value.dealNumber, row.value.text);
  }
  await warn(context, warnings);
  const numbers = [...lines.keys()];
  const [first = 0, second = first + 1] = numbers;
  if (!study) return fault("bad-study", fileFaults.about(path, studyFaults.noRecords));
  const step = second - first;
  const gap = numbers.findIndex((number, place) => number !== first + place * step);
  if (gap >= 0) return fault("bad-study", fileFaults.atLine(path, gap + 1, studyFaults.unevenDeals(step)));
  return ok({
    study,
    first,
    last: numbers.at(-1) ?? first,
    step,
    differenceWith(line) {
      const { record, dealNumber } = madeRecord(line);
      const kept = withoutTime(lines.get(dealNumber) ?? "");
      return kept === line ? undefined : studyWords.differs(record.deal, kept, line);
    },
  });
}

function madeRecord(line: string) {
  const read = readRecord(line);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
