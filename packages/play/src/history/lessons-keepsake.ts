import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** Which levels of a solitaire's lessons have been reached. */
export interface LessonsReached {
  /** The solitaire's id. */
  readonly game: string;
  /** The ids of the levels, sorted, each once; those of a later version are kept as they are. */
  readonly levels: readonly string[];
}

/** How far somebody has come in the lessons of a solitaire. */
export interface LessonsKeepsake {
  readonly kind: "lessons";
  readonly lessons: LessonsReached;
}

const LINE = v.strictObject({
  kind: v.literal("lessons"),
  lessons: v.strictObject({
    game: v.pipe(v.string(), v.maxLength(100)),
    // As many as there are: what two files have together must be readable again.
    levels: v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
  }),
});

export const LESSONS_KEEPSAKE: KeepsakeKind<LessonsKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return problem("bad-record", `${v.getDotPath(issue) ?? "lessons"}: it is no level that was reached`);
    }
    const { game, levels } = parsed.output.lessons;
    const found = findGame(game, undefined);
    return found.ok ? ok({ kind: "lessons", lessons: { game, levels: sortedOnce(levels) } }) : found;
  },
  identity: ({ lessons }) => lessons.game,
  together: (one, other) => ({
    kind: "lessons",
    lessons: {
      game: one.lessons.game,
      levels: sortedOnce([...one.lessons.levels, ...other.lessons.levels]),
    },
  }),
};

function sortedOnce(levels: readonly string[]): readonly string[] {
  return [...new Set(levels)].sort();
}
