import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { Net } from "../../packages/solver/src/evaluation/net.js";
import { freshWeights } from "./learner.js";
import { Samples } from "./samples.js";
import type { Stage, TrainingPlan } from "./training-plan.js";
import { TRAINING_PLANS } from "./training-plans.js";

/** The sum of the targets of some games, by stage. A training that is begun again must come to the weights it came to before. */
const SUMS: Readonly<Record<string, readonly number[]>> = {
  "tomb-of-four-kings": [710.2999997138977, 1073.9696103185415, 1213.2766835466027, 1206.9203165331855],
  "four-gods": [98.5, 79.6639584749937, 87.22180489450693],
  "kings-keys": [103.875, 64.76360595226288, 62.78212986513972],
  "kings-keys-by-colour": [103.875, 64.76360595226288, 62.78212986513972],
  "four-kingdoms-trials": [58.86079371906817],
  "four-kingdoms": [5.769230984151363, 28.18771692737937, 28.18771692737937],
};

function sumOfTargets({ shape, groups, selfPlay }: TrainingPlan, net: Net, stage: Stage, games: number) {
  const random = seededRandom(1);
  const samples = new Samples(shape.outputs, groups);
  const play = selfPlay(net, stage);
  for (let game = 0; game < games; game++) play.play(random, samples);
  return samples.targets.subarray(0, samples.count * shape.outputs).reduce((sum, target) => sum + target, 0);
}

it.each(Object.entries(TRAINING_PLANS))("the games of %s have the targets that they had", (name, plan) => {
  const sums = plan.stages.map((stage) => {
    const net = new Net(plan.shape, freshWeights(plan.shape, seededRandom(1)));
    return sumOfTargets(plan, net, stage, plan.game === "tomb-of-four-kings" ? 60 : 3);
  });
  expect(sums).toHaveLength(SUMS[name]?.length ?? 0);
  for (const [index, sum] of sums.entries()) expect(sum).toBeCloseTo(SUMS[name]?.[index] ?? 0, 6);
});
