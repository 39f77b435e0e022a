import { createHash } from "node:crypto";
import type { AnyGame } from "@tetrarch/engine";
import type { Agents } from "@tetrarch/solver";
import { type DealRange, type Shard, type Study, THOUGHTFUL } from "@tetrarch/solver/studies";

/** A study and the deals of it that are this process's. */
export interface StudyPlan {
  readonly study: Study;
  readonly game: AnyGame;
  readonly range: DealRange;
  readonly shard: Shard;
  /** How many deals these are. */
  readonly size: number;
}

/** Digits of the digest: enough to tell weights apart, few enough to be read. */
const DIGITS = 16;

/**
 * Which player of its name it is: its version, and the first digits of the SHA-256 of the numbers it has learnt. Empty for an
 * unknown name.
 */
export function identityOf(
  { solver, players }: Agents,
  name: string,
): Pick<Study, "playerVersion" | "weights"> {
  if (name === THOUGHTFUL) return { playerVersion: solver.version };
  const player = players.find((candidate) => candidate.name === name);
  if (!player) return {};
  const { version, learnt } = player;
  if (learnt === undefined) return { playerVersion: version };
  const weights = createHash("sha256").update(learnt).digest("hex").slice(0, DIGITS);
  return { playerVersion: version, weights };
}
