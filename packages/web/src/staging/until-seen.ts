/**
 * What stands beside the cards changes when all that is shown large has been seen, or a heart would be lost before the blow.
 * @param isHeld whether what was there before still stands
 * @param now what there is now
 * @returns what is to be seen; for a `$derived.by`
 */
export function untilSeen<Value>(isHeld: (before: Value) => boolean, now: () => Value): () => Value {
  let before: { readonly value: Value } | undefined;
  return () => {
    if (!before || !isHeld(before.value)) before = { value: now() };
    return before.value;
  };
}
