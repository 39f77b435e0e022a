import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { firstOf, identityOfTry, type PuzzleTry, readTry } from "../puzzles/tries.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** The first try at a puzzle: the player's rating follows from all of them. */
export interface PuzzleKeepsake {
  readonly kind: "puzzle";
  readonly tried: PuzzleTry;
}

const LINE = v.strictObject({ kind: v.literal("puzzle"), tried: v.unknown() });

export const PUZZLE_KEEPSAKE: KeepsakeKind<PuzzleKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-record", "it is no try at a puzzle");
    const tried = readTry(parsed.output.tried);
    if (!tried.ok) return tried;
    const found = findGame(tried.value.game, undefined);
    return found.ok ? ok({ kind: "puzzle", tried: tried.value }) : found;
  },
  identity: ({ tried }) => identityOfTry(tried),
  together: (one, other) => ({ kind: "puzzle", tried: firstOf(one.tried, other.tried) }),
};
