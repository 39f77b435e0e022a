// The package's public face. Studies have one of their own, `public/studies.ts`.

export { type Agents, adviserOf, type GradedAgents, greedyOf, strongestOf } from "./agents.js";
export { type Balance, type BalancePlayer, balancing } from "./balance.js";
export {
  DIFFICULTIES,
  type Difficulty,
  type EaseBounds,
} from "./difficulty.js";
export { easyDealsOf } from "./easy-deals.js";
export type { Expectation } from "./evaluation/evaluation.js";
export { type PlayOutResult, playingOut } from "./players/play-out.js";
export {
  type Advice,
  type AnyPlayer,
  type MoveValue,
  type Observation,
  observe,
  type Player,
} from "./players/player.js";
export { agentsOf } from "./registry.js";
export { BudgetSpent, DEAL_LIMITS, DEFAULT_LIMITS, type Limits, type Stop } from "./search/budget.js";
export {
  type Progress,
  type ResumableSearch,
  runInTurns,
  runToEnd,
} from "./search/resumable-search.js";
export {
  type Answer,
  type AnySolver,
  type Solution,
  type Solver,
  solve,
  solving,
  solvingSession,
  type Verdict,
} from "./solver.js";
export * from "./winnable.js";
