// How often tests try what takes long, and how many checks they made of it.
import { expect, type TaskMeta, TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** How often what was checked: `positions` 2000 times. */
    checks?: Record<string, number>;
  }
}

/** Whether everything is tried as often as it should be now and then: in `npm run test:long`. */
export const isLong = process.env.TETRARCH_LONG === "1";

/**
 * How often to try something of which so many tries are wanted in `npm run test:long`: in `npm test` it is about a
 * two-hundredth of them, though never fewer than `least`.
 */
export function countOf(long: number, least = 1): number {
  return isLong ? long : Math.min(long, Math.max(least, Math.round(long / 200)));
}

/** Has it told at the end of the run how many checks a test made; it fails when there were none. */
export function tellChecks(checks: number, what: string): void {
  expect(checks, `${what} that were checked`).toBeGreaterThan(0);
  const meta: TaskMeta | undefined = TestRunner.getCurrentTest()?.meta;
  if (meta) meta.checks = { ...meta.checks, [what]: checks + (meta.checks?.[what] ?? 0) };
}
