import type { AnyGame } from "@tetrarch/engine";
import type { DealRange, Shard, Study } from "@tetrarch/solver/studies";

/** A study and the deals of it that are this process's. */
export interface StudyPlan {
  readonly study: Study;
  readonly game: AnyGame;
  readonly range: DealRange;
  readonly shard: Shard;
  /** How many deals these are. */
  readonly size: number;
}
