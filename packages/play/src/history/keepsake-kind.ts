import type { FindGame, Problem, Result } from "@tetrarch/engine";

/** How one kind of what is kept besides finished games stands in a file, and is merged. */
export interface KeepsakeKind<Kept> {
  /** Reads a line, to which anything may have happened. Errors name the place. */
  read(line: unknown, findGame: FindGame): Result<Kept, Problem>;
  /** What tells one from another: there is one of each. */
  identity(kept: Kept): string;
  /** What two of the same identity come to: the same in whatever order, and however often. */
  together(one: Kept, other: Kept): Kept;
}
