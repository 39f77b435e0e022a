import { godsPlan } from "./four-gods.js";
import { kingdomsPlan, kingdomsTrialsPlan } from "./four-kingdoms.js";
import { keysByColourPlan, keysPlan } from "./kings-keys.js";
import { tombPlan } from "./tomb-of-four-kings.js";
import type { TrainingPlan } from "./training-plan.js";

/** The trainings by name, which is the id of the game where a game has but one. */
export const TRAINING_PLANS: Readonly<Record<string, TrainingPlan>> = Object.fromEntries(
  [tombPlan, godsPlan, keysPlan, keysByColourPlan, kingdomsPlan, kingdomsTrialsPlan].map((plan) => [
    plan.name ?? plan.game,
    plan,
  ]),
);
