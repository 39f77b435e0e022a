import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Learner } from "./learner.js";
import type { Stage, TrainingPlan } from "./training-plan.js";

/** How far a training has come. */
export interface Progress {
  /** Rounds done. */
  round: number;
  /** A line for each. */
  readonly log: string[];
}

/** The lists of numbers that a training is made of, beside its progress. */
function listsOf(learner: Learner, average: Float64Array): readonly Float64Array[] {
  return [learner.net.weights, learner.means, learner.squares, average];
}

/** What makes a training what it is, as far as it has come: stages not begun may still be changed. */
function nameOf(plan: TrainingPlan, seed: number, round: number): string {
  const { game, name, start, shape, inertia, stages } = plan;
  const begun: Stage[] = [];
  let rounds = 0;
  for (const stage of stages) {
    if (rounds >= round) break;
    begun.push(stage);
    rounds += stage.rounds;
  }
  return JSON.stringify({ game, name, start: start?.version, seed, shape, inertia, stages: begun });
}

/** Writes a checkpoint: whole or not at all, however it ends. The head is a line of JSON, then come the lists, 8 bytes a number. */
export function saveCheckpoint(
  file: string,
  plan: TrainingPlan,
  seed: number,
  { round, log }: Progress,
  learner: Learner,
  average: Float64Array,
): void {
  const training = nameOf(plan, seed, round);
  const head = Buffer.from(`${JSON.stringify({ training, round, steps: learner.steps, log })}\n`);
  const lists = listsOf(learner, average).map((list) => Buffer.from(list.buffer));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, Buffer.concat([head, ...lists]));
  renameSync(`${file}.new`, file);
}

/** Takes up a training where its checkpoint left it; without one it begins. Throws when it was another training. */
export function loadCheckpoint(
  file: string,
  plan: TrainingPlan,
  seed: number,
  learner: Learner,
  average: Float64Array,
): Progress {
  if (!existsSync(file)) return { round: 0, log: [] };
  const bytes = readFileSync(file);
  const end = bytes.indexOf("\n");
  const head = JSON.parse(bytes.subarray(0, end).toString()) as Progress & {
    training: string;
    steps: number;
  };
  const training = nameOf(plan, seed, head.round);
  if (head.training !== training) {
    throw new Error(
      `${file} is of another training: ${head.training}, not ${training}; move it away to begin anew`,
    );
  }
  const numbers = new Float64Array(
    bytes.buffer.slice(bytes.byteOffset + end + 1, bytes.byteOffset + bytes.length),
  );
  let at = 0;
  for (const list of listsOf(learner, average)) {
    list.set(numbers.subarray(at, at + list.length));
    at += list.length;
  }
  learner.steps = head.steps;
  return { round: head.round, log: head.log };
}
