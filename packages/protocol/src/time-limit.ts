import { BudgetSpent, type Progress, type ResumableSearch } from "@tetrarch/solver";
import { failure } from "./failure.js";

/** What work has come to. */
interface TimedResult<Step, Result> {
  /** Undefined where the time was up before there was anything. */
  readonly result: Result | undefined;
  /** The last thing yielded before the time was up. */
  readonly last: Step | undefined;
  readonly isTimeUp: boolean;
}

/**
 * Runs work to its end or until its time is up: until the consumer of the progress throws {@link BudgetSpent}. The work may then
 * end with what it has; it is resumed no further than it takes to do so.
 */
export function* untilTimeUp<Step, Result>(
  running: Generator<Step, Result, void>,
  progressOf: (step: Step) => Progress,
): ResumableSearch<TimedResult<Step, Result>> {
  let last: Step | undefined;
  let isTimeUp = false;
  try {
    let step = running.next();
    while (!step.done) {
      if (!isTimeUp) last = step.value;
      isTimeUp ||= yield* isUp(progressOf(step.value));
      step = isTimeUp ? running.throw(new BudgetSpent("time")) : running.next();
    }
    return { result: step.value, last, isTimeUp };
  } catch (error) {
    if (!isTimeUp || !(error instanceof BudgetSpent)) throw error;
    return { result: undefined, last, isTimeUp };
  }
}

/** The same for a search, whose steps are its progress. */
export function searchUntilTimeUp<Result>(running: ResumableSearch<Result>) {
  return untilTimeUp(running, (progress) => progress);
}

function* isUp(progress: Progress): ResumableSearch<boolean> {
  try {
    yield progress;
    return false;
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return true;
  }
}

/** The error of a request of which there is nothing to tell when its time is up. */
export function timeUp() {
  return failure("time-limit", "the time was up before there was anything to tell");
}
