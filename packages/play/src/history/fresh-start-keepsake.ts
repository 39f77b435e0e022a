import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { type FreshStart, latestStart, readFreshStart } from "./fresh-start.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** That the statistics of a solitaire were begun anew, and when. */
export interface FreshStartKeepsake {
  readonly kind: "start";
  readonly start: FreshStart;
}

const LINE = v.strictObject({ kind: v.literal("start"), start: v.unknown() });

export const FRESH_START_KEEPSAKE: KeepsakeKind<FreshStartKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-record", "it is no fresh start of statistics");
    const start = readFreshStart(parsed.output.start);
    if (!start.ok) return start;
    const game = findGame(start.value.game, undefined);
    return game.ok ? ok({ kind: "start", start: start.value }) : game;
  },
  identity: ({ start }) => start.game,
  together: (one, other) => ({
    kind: "start",
    start: latestStart(one.start, other.start),
  }),
};
