import { ok, type Result } from "@tetrarch/engine";
import { exitAfter } from "../ending-signals.js";
import { isHeld, type Lock } from "../files/lock.js";
import { isSystemError, reasonOf } from "../files/text-files.js";
import { type Fault, fault } from "../report.js";
import { withLock } from "../study/file-lock.js";
import type { StudyPlan } from "../study/plan.js";
import { openRecordFile, type RecordFile } from "../study/record-file.js";
import { RunLog } from "../study/run-log.js";
import { type Ran, runStudy } from "../study/run-study.js";
import { fileFaults, usageWords } from "../words/en/faults.js";
import { studyWords } from "../words/en/study.js";
import { studyFaults } from "../words/en/study-faults.js";
import { type CommandContext, warn } from "./context.js";
import { unwritable } from "./options.js";
import { jobsOf, planOf, type StudyOptions } from "./study-plan.js";

/** `tetrarch study GAME --deals A..B --player P`: asks one question of a range of deals, a line of JSON a deal. */
export async function study(
  name: string,
  options: StudyOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const plan = planOf(name, options);
  if (!plan.ok) return plan;
  const jobs = jobsOf(options.jobs);
  if (!jobs.ok) return jobs;
  if (options.wait && options.out === undefined)
    return fault("usage", usageWords.goesWith("--wait", "--out"));
  const work: StudyWork = { plan: plan.value, jobs: jobs.value, isTimed: options.time ?? false };
  return options.out === undefined
    ? toOutput(work, context)
    : toFile(options.out, work, context, options.wait ?? false);
}

interface StudyWork {
  readonly plan: StudyPlan;
  readonly jobs: number;
  readonly isTimed: boolean;
}

async function toOutput(work: StudyWork, context: CommandContext): Promise<Result<number, Fault>> {
  const take = (lines: readonly string[]) => context.stdout.write(lines.map((line) => `${line}\n`).join(""));
  const ran = await runStudy(work.plan, { ...work, had: 0, take });
  if (ran.signal) await warn(context, [studyWords.stoppedAfter(ran.done, work.plan.size)]);
  return ok(exitAfter(ran.signal));
}

async function toFile(
  path: string,
  work: StudyWork,
  context: CommandContext,
  wait: boolean,
): Promise<Result<number, Fault>> {
  const { plan } = work;
  const hindrance = unwritable("--out", path);
  if (hindrance) return hindrance;
  const say = (text: string) => warn(context, [fileFaults.about(path, text)]);
  const waits = (holder: string) => say(studyWords.waitingFor(holder));
  const whileLocked = async (lock: Lock): Promise<Result<number, Fault>> => {
    const opened = await openRecordFile(path, plan);
    if (!opened.ok) return opened;
    const { had, cut } = opened.value;
    if (cut > 0) await say(studyWords.cutOff(cut));
    const ran = await grow(path, opened.value, work, lock);
    if (!ran.ok) return ran;
    if (!ran.value.signal && ran.value.done < plan.size) {
      return fault("unwritable", fileFaults.about(path, studyFaults.lockLost));
    }
    await say(howItStands(ran.value, had, plan.size));
    return ok(exitAfter(ran.value.signal));
  };
  return withLock(path, whileLocked, wait ? waits : undefined);
}

/** Adds to the file what it lacks. */
async function grow(
  path: string,
  file: RecordFile,
  work: StudyWork,
  lock: Lock,
): Promise<Result<Ran, Fault>> {
  try {
    const ran = await grown(path, file, work, lock).finally(() => file.close());
    return ok(ran);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return fault("unwritable", fileFaults.about(path, studyFaults.soundSoFar(reasonOf(error))));
  }
}

async function grown(path: string, file: RecordFile, work: StudyWork, lock: Lock): Promise<Ran> {
  const { plan, jobs } = work;
  const { had } = file;
  if (had === plan.size) return { done: had, signal: undefined };
  const take = async (lines: readonly string[]) => {
    const ours = isHeld(lock);
    if (ours) file.append(lines);
    return ours;
  };
  const log = new RunLog(path, jobs);
  log.begin(had, plan.size);
  const ran = await runStudy(plan, { ...work, had, take });
  log.end(ran.done - had);
  return ran;
}

function howItStands({ done, signal }: Ran, had: number, size: number): string {
  return signal ? studyWords.stoppedBy(done, size, signal) : studyWords.complete(size, done - had);
}
