import type { AnyKnowledge } from "../../../packages/engine/src/core/knowledge.js";
import type { AnyMessages } from "../../../packages/engine/src/narration/messages.js";
import * as five from "../../../packages/engine/src/registry.js";
import * as nineSteps from "../engine/manifest.js";

// What stands here for a name in each list of packages/engine/src/registry.ts.
export const games: typeof five.games = [...five.games, nineSteps.game];

export const messages: typeof five.messages = () => [
  ...five.messages(),
  nineSteps.messages as unknown as AnyMessages,
];

export const knowledge: typeof five.knowledge = () => [
  ...five.knowledge(),
  nineSteps.knowledge as AnyKnowledge,
];
