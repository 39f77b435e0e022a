import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MOST_DEAL_NUMBER, type Random, seededRandom } from "@tetrarch/engine";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import type { Net } from "../../packages/solver/src/evaluation/net.js";
import { Episode } from "./episode.js";
import { freshWeights, Learner } from "./learner.js";
import { Samples } from "./samples.js";
import { type Games, playGames, train, trainingSeed } from "./trainer.js";
import type { Stage, TrainingPlan } from "./training-plan.js";
import { TRAINING_PLANS, trainingPlanOf } from "./training-plans.js";

const STAIRS = 7;
const stage: Stage = {
  rounds: 8,
  games: 150,
  play: "net",
  lambda: 0.8,
  curiosity: 0,
  epochs: 2,
  rate: [0.02, 0.002],
};

/** A walk up and down stairs, step by step at random: at the top it is won, at the foot lost. There is nothing to choose. */
const stairs: TrainingPlan = {
  game: "stairs",
  shape: { inputs: STAIRS, first: 8, second: 4, outputs: 1 },
  stages: [
    { ...stage, rounds: 4, lambda: 1 },
    { ...stage, rounds: 20 },
  ],
  inertia: 0.8,
  selfPlay: (net, { lambda }) => ({ play: (random, samples) => [walk(net, lambda, random, samples)] }),
};

const inputs = new Inputs();

function at(step: number): Inputs {
  inputs.clear();
  inputs.set(step);
  return inputs;
}

function walk(net: Net, lambda: number, random: Random, samples: Samples): number {
  const episode = new Episode(samples);
  for (let step = 1 + random(STAIRS - 2); ; ) {
    episode.awaits(at(step), undefined);
    step += random(2) === 0 ? 1 : -1;
    const isOver = step === 0 || step === STAIRS - 1;
    if (!isOver) net.evaluate(at(step));
    episode.judged([isOver ? (step === 0 ? 0 : 1) : (net.outputs[0] as number)]);
    if (!isOver) continue;
    episode.end(lambda);
    return step === 0 ? 0 : 1;
  }
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tetrarch-train-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function training(name: string, play = async (games: Games) => [playGames(stairs, games)]) {
  return { plan: stairs, seed: 3, checkpoint: join(folder, name), play, tell: () => undefined };
}

describe("a training", () => {
  it("learns what is true: going up from step n of 6 succeeds n times in 6", async () => {
    const net = await train(training("whole"));
    for (let step = 1; step < STAIRS - 1; step++) {
      net.evaluate(at(step));
      expect(Math.abs((net.outputs[0] as number) - step / 6), `step ${step}`).toBeLessThan(0.07);
    }
  });

  it("that was stopped goes on to the very same weights and log", async () => {
    await train(training("stopped"), 1);
    await train(training("stopped"), 3);
    const stopped = await train(training("stopped"));
    const whole = await train(training("whole"));
    expect(stopped.weights).toEqual(whole.weights);
    expect(readFileSync(join(folder, "stopped"))).toEqual(readFileSync(join(folder, "whole")));
  });

  it("that was killed while a checkpoint was written goes on from the one before", async () => {
    const killed = training("killed", async (games) => {
      if (games.round === 4) throw new Error("killed");
      return [playGames(stairs, games)];
    });
    await expect(train(killed)).rejects.toThrow("killed");
    const again = await train(training("killed"));
    expect(again.weights).toEqual((await train(training("whole"))).weights);
  });

  it("comes to the same whether one process plays or several", async () => {
    const shared = training("shared", async (games) => [
      playGames(stairs, { ...games, to: 40 }),
      playGames(stairs, { ...games, from: 40, to: 90 }),
      playGames(stairs, { ...games, from: 90 }),
    ]);
    expect((await train(shared)).weights).toEqual((await train(training("whole"))).weights);
  });

  it("refuses the checkpoint of another", async () => {
    await train(training("other"), 1);
    await expect(train({ ...training("other"), seed: 4 })).rejects.toThrow("is of another training");
  });
});

describe("a learner", () => {
  it("learns what holds within a group: how many of three groups have just one of two inputs", () => {
    const lessons = new Samples(1, GROUPS);
    for (let pattern = 0; pattern < 4 ** GROUPS; pattern++) {
      const number = lessons.add(grouped(pattern));
      lessons.targets[number] = oddGroups(pattern) / GROUPS;
    }
    const shape = { inputs: 3, first: 8, second: 4, outputs: 1 };
    const random = seededRandom(1);
    const learner = new Learner(shape, freshWeights(shape, random));
    for (let epoch = 0; epoch < 600; epoch++) learner.learn(lessons, random, 0.02, 16);
    for (let pattern = 0; pattern < 4 ** GROUPS; pattern++) {
      learner.net.evaluate(grouped(pattern));
      const wrong = (learner.net.outputs[0] as number) - oddGroups(pattern) / GROUPS;
      expect(Math.abs(wrong), `pattern ${pattern}`).toBeLessThan(0.1);
    }
  });
});

const GROUPS = 3;

/** An input that is common to all, then two bits of the pattern a group. */
function grouped(pattern: number): Inputs {
  inputs.clear();
  inputs.set(2);
  for (let group = 0; group < GROUPS; group++) {
    inputs.beginGroup();
    for (let bit = 0; bit < 2; bit++) if ((pattern >> (2 * group + bit)) & 1) inputs.set(bit);
  }
  return inputs;
}

function oddGroups(pattern: number): number {
  const bits = Array.from({ length: GROUPS }, (_, group) => (pattern >> (2 * group)) & 3);
  return bits.filter((two) => two === 1 || two === 2).length;
}

describe("the targets", () => {
  /** The targets of a game of three positions. */
  function targets(lambda: number, expected: readonly (number | undefined)[], result?: readonly number[]) {
    const samples = new Samples(1);
    const episode = new Episode(samples);
    for (const [position, mean] of expected.entries()) {
      episode.awaits(at(position), mean === undefined ? undefined : [mean]);
      episode.judged([[0.5, 0.75, 1][position] as number]);
    }
    episode.end(lambda, result);
    return [...samples.targets.subarray(0, samples.count)];
  }

  it("without means are those of TD(λ)", () => {
    const none = [undefined, undefined, undefined];
    expect(targets(1, none)).toEqual([1, 1, 1]);
    expect(targets(0, none)).toEqual([0.5, 0.75, 1]);
    expect(targets(0.5, none)).toEqual([0.6875, 0.875, 1]);
    expect(targets(1, none, [0])).toEqual([0, 0, 0]);
  });

  it("are those of a whole game, though only some of its positions are learnt from", () => {
    const samples = new Samples(1);
    const episode = new Episode(samples);
    for (const [position, judged] of [0.5, 0.75, 1].entries()) {
      episode.awaits(position === 1 ? undefined : at(position), undefined);
      episode.judged([judged]);
    }
    episode.end(0.5);
    expect(samples.count).toBe(2);
    expect([...samples.targets.subarray(0, 2)]).toEqual([0.6875, 1]);
  });

  it("with means leave luck out: only where a mean differs from what was judged is anything learnt", () => {
    expect(targets(1, [0.25, 0.5, 0.75])).toEqual([0.25, 0.5, 0.75]);
    expect(targets(1, [0.25, 0.625, 0.75])).toEqual([0.375, 0.625, 0.75]);
  });
});

it("a changed training has other units, fewer games and another λ where the net plays", () => {
  const plan = trainingPlanOf("four-gods", { units: [96, 32], lambda: 0.5, part: 0.1 });
  expect(plan?.shape).toMatchObject({ first: 96, second: 32 });
  expect(plan?.stages.map(({ games, lambda }) => [games, lambda])).toEqual([
    [800, 1],
    [200, 0.5],
    [200, 0.5],
  ]);
  expect(trainingPlanOf("four-gods", {})).toEqual(TRAINING_PLANS["four-gods"]);
});

describe("the deals of trainings", () => {
  it("are never numbered deals: those come from seeds above 0", () => {
    const seeds = new Set<number>();
    for (const training of [1, 2, 77]) {
      for (const round of [0, 1, 500, 9999]) {
        for (const game of [-1, 0, 1, 50_000, 99_999]) seeds.add(trainingSeed(training, round, game));
      }
    }
    expect(seeds.size).toBe(3 * 4 * 5);
    for (const seed of seeds) {
      expect(seed).toBeLessThan(0);
      expect(seed | 0).toBe(seed);
    }
    expect(MOST_DEAL_NUMBER).toBeLessThan(2 ** 31);
  });
});

describe.each(Object.values(TRAINING_PLANS))("the lesson of $game", (plan) => {
  it.each(plan.stages.map((each, index) => [index, each] as const))(
    "stage %i can be played, and its games do not depend on each other",
    (index, { curiosity }) => {
      const weights = new Float64Array(weightsOf(plan));
      const games = { weights, stage: index, training: 1, round: 0, from: 0, to: 3 };
      const { samples, results } = playGames(plan, games);
      expect(samples.count).toBeGreaterThan(3);
      expect(curiosity).toBeLessThan(1);
      for (const result of results) expect(result).toBeLessThanOrEqual(3);
      const last = playGames(plan, { ...games, from: 2 }).samples;
      const from = samples.count - last.count;
      const { outputs } = samples;
      expect(samples.targets.subarray(from * outputs, samples.count * outputs)).toEqual(
        last.targets.subarray(0, last.count * outputs),
      );
    },
  );
});

function weightsOf({ shape: { inputs: count, first, second, outputs } }: TrainingPlan): number {
  return count * first + first + first * second + second + second * outputs + outputs;
}
