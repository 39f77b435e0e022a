import { godsPlan } from "./four-gods.js";
import { kingdomsPlan } from "./four-kingdoms.js";
import { keysPlan } from "./kings-keys.js";
import { tombPlan } from "./tomb-of-four-kings.js";
import type { TrainingPlan } from "./training-plan.js";

/** The games that can be learnt, by id. */
export const TRAINING_PLANS: Readonly<Record<string, TrainingPlan>> = Object.fromEntries(
  [tombPlan, godsPlan, keysPlan, kingdomsPlan].map((plan) => [plan.game, plan]),
);
