import { ok } from "@tetrarch/engine";
import * as v from "valibot";
import { type Kind, reading, solitaire } from "./kind.js";

/** The levels of a solitaire's lessons that have been reached. */
export interface LessonProgress {
  /** The solitaire's id. */
  readonly game: string;
  /** The ids of the levels, sorted, each once; those of a later version are kept as they are. */
  readonly levels: readonly string[];
}

const LESSONS = v.strictObject({
  game: solitaire,
  // Without a limit: the merge of two files must be readable again.
  levels: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
    v.transform((levels) => sortedOnce(levels)),
  ),
});

export const lessons: Kind<LessonProgress, "lessons"> = {
  field: "lessons",
  version: 1,
  read: reading(LESSONS, "lessons", "it is no level that was reached"),
  check(reached, findGame) {
    const game = findGame(reached.game, undefined);
    return game.ok ? ok(reached) : game;
  },
  key: ({ game }) => game,
  merge: (a, b) => ({ game: a.game, levels: sortedOnce([...a.levels, ...b.levels]) }),
};

function sortedOnce(levels: readonly string[]): readonly string[] {
  return [...new Set(levels)].sort();
}
