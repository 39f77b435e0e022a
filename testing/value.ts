import type { Result } from "@tetrarch/engine";

/** The value of a result that must be one; throws what is wrong with any other. */
export function value<Value>(result: Result<Value, { readonly message: string }>): Value {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}
