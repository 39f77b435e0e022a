import { availableParallelism, constants } from "node:os";
import { ok, quote, type Result } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import {
  effortOf,
  outcomeIn,
  parseDealRange,
  playerInWords,
  THOUGHTFUL,
  WHOLE,
} from "@tetrarch/solver/studies";
import { gameNamed } from "../content/games.js";
import { EXIT, type Fault, fault } from "../report.js";
import { type CondensedStudy, readCondensed } from "../study/condensed-study.js";
import { identityOf, type StudyPlan } from "../study/plan.js";
import { readRecord } from "../study/read-records.js";
import { runStudy } from "../study/run-study.js";
import { fileFaults, usageWords } from "../words/en/faults.js";
import { studyWords } from "../words/en/study.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { wholeNumber } from "./options.js";
import { MOST_JOBS } from "./study-plan.js";

/** The options of its command line, as they were typed. */
export interface CheckOptions {
  readonly deals?: string;
  readonly jobs?: string;
}

/** `tetrarch study check FILE.study`: studies deals of a condensed study again. */
export async function checkStudy(
  path: string,
  options: CheckOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const jobs = wholeNumber("--jobs", options.jobs, {
    least: 1,
    most: MOST_JOBS,
    usual: availableParallelism(),
  });
  if (!jobs.ok) return jobs;
  const condensed = readCondensed(path);
  if (!condensed.ok) return condensed;
  const plan = planOf(condensed.value, path, options);
  if (!plan.ok) return plan;
  let differing = 0;
  const ran = await runStudy(plan.value, {
    jobs: jobs.value,
    had: 0,
    async take(lines) {
      for (const line of lines) {
        const difference = differenceWith(condensed.value, line);
        if (difference === undefined) continue;
        differing++;
        await context.stdout.write(`${difference}\n`);
      }
      return true;
    },
  });
  await warn(context, [fileFaults.about(path, studyWords.checked(ran.done, differing))]);
  if (ran.signal) return ok(128 + constants.signals[ran.signal]);
  return ok(differing === 0 ? EXIT.fine : EXIT.wrongInput);
}

function planOf(condensed: CondensedStudy, path: string, { deals }: CheckOptions): Result<StudyPlan, Fault> {
  const { study, first, effortAt } = condensed;
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
  const all = { first, last: first + effortAt.length - 1 };
  const range = deals === undefined ? ok(all) : parseDealRange(game.value.dealCode, deals);
  if (!range.ok) return fault(range.error.code, usageWords.about("--deals", range.error.message));
  if (range.value.first < all.first || range.value.last > all.last) {
    return fault("usage", studyFaults.hasDeals(deals, path, all.first, all.last));
  }
  const size = range.value.last - range.value.first + 1;
  return ok({ study, game: game.value, range: range.value, shard: WHOLE, size });
}

/** In what a record is not as the condensed study has it; undefined when it is. */
function differenceWith(
  { first, outcomes, outcomeAt, effortAt }: CondensedStudy,
  line: string,
): string | undefined {
  const read = readRecord(line);
  if (!read.ok) throw new Error(read.error);
  const { record, dealNumber } = read.value;
  const place = dealNumber - first;
  const kept = JSON.stringify([outcomes[outcomeAt[place] ?? 0], effortAt[place]]);
  const found = JSON.stringify([outcomeIn(record), effortOf(record.nodes)]);
  return kept === found ? undefined : studyWords.differs(record.deal, kept, found);
}
