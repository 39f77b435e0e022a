import { ok, type Problem, problem, type Result } from "@tetrarch/engine";
import * as v from "valibot";
import type { FinishedGame } from "../records/game-record.js";
import { latestOf, type Stamped } from "./stamped.js";

/** From when on the statistics of a solitaire count: what was before stays in the history, and can be counted again. */
export interface FreshStart {
  /** The solitaire's id. */
  readonly game: string;
  /** Milliseconds since 1970: games that ended before do not count. 0 for all. */
  readonly since: Stamped<number>;
}

const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

const START = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(100)),
  since: v.strictObject({ value: moment, at: moment }),
});

/** Reads a fresh start from a store or a file, where anything may have happened to it. Errors are `bad-record` and name the place. */
export function readFreshStart(stored: unknown): Result<FreshStart, Problem> {
  const parsed = v.safeParse(START, stored);
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return problem("bad-record", `${v.getDotPath(issue) ?? "start"}: it is no moment from which games count`);
}

/** Which of two fresh starts of the same solitaire counts: the one that was made later. */
export function latestStart(one: FreshStart, other: FreshStart): FreshStart {
  return latestOf(one.since, other.since) === one.since ? one : other;
}

/** The games of a history that count in the statistics. */
export function countedGames<Game extends FinishedGame>(
  history: readonly Game[],
  starts: readonly FreshStart[],
): readonly Game[] {
  const since = new Map(starts.map((start) => [start.game, start.since.value]));
  return history.filter(({ game, endedAt }) => endedAt >= (since.get(game) ?? 0));
}
