import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { firstOf, identityOfTry, type PuzzleTry, readTry } from "../puzzles/tries.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** The first try at a puzzle: the player's rating follows from all of them. */
export interface PuzzleKeepsake {
  readonly kind: "puzzle";
  readonly puzzle: PuzzleTry;
}

const LINE = v.strictObject({ kind: v.literal("puzzle"), puzzle: v.unknown() });

export const PUZZLE_KEEPSAKE: KeepsakeKind<PuzzleKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-record", "it is no try at a puzzle");
    const puzzle = readTry(parsed.output.puzzle, findGame);
    return puzzle.ok ? ok({ kind: "puzzle", puzzle: puzzle.value }) : puzzle;
  },
  identity: ({ puzzle }) => identityOfTry(puzzle),
  together: (one, other) => ({ kind: "puzzle", puzzle: firstOf(one.puzzle, other.puzzle) }),
};
