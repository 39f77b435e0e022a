/** A value that can be set again and again, on several devices, with the moment in which it was set. */
export interface Stamped<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The last moment of JavaScript's dates. */
const LATEST = 8.64e15;

/** A value set now in place of what was there: it counts as the later one, whatever the clock says. */
export function stamped<Value>(
  value: Value,
  now: number,
  before: Stamped<Value> | undefined,
): Stamped<Value> {
  return { value, at: Math.min(LATEST, Math.max(now, (before?.at ?? 0) + 1)) };
}

/** Of two settings of the same thing, the one that counts: the later. In whatever order they are met, it is the same. */
export function latestOf<Value extends string | number | boolean>(
  one: Stamped<Value> | undefined,
  other: Stamped<Value> | undefined,
): Stamped<Value> | undefined {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  return one.value >= other.value ? one : other;
}
