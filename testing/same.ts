// Equality that can be asked for hundreds of thousands of times.
import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/**
 * Expects what `toStrictEqual` does, many times faster where the two are the same; where they are not, it fails with
 * their difference.
 */
export function expectSame(actual: unknown, expected: unknown, message?: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, message).toStrictEqual(expected);
}
