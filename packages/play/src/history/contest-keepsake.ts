import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { checkedContest } from "../competition/checked-contest.js";
import type { Contest } from "../competition/contest.js";
import { mergedContest } from "../competition/merged-contest.js";
import { readContest } from "../competition/read-contest.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** A series, a duel or what is like it, with all of its games. */
export interface ContestKeepsake {
  readonly kind: "contest";
  readonly contest: Contest;
}

const LINE = v.strictObject({ kind: v.literal("contest"), contest: v.unknown() });

export const CONTEST_KEEPSAKE: KeepsakeKind<ContestKeepsake> = {
  read(line, findGame) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-series", "it is no line of a contest");
    const read = readContest(parsed.output.contest);
    const contest = read.ok ? checkedContest(read.value, findGame) : read;
    return contest.ok ? ok({ kind: "contest", contest: contest.value }) : contest;
  },
  identity: ({ contest }) => contest.id,
  together: (one, other) => ({ kind: "contest", contest: mergedContest(one.contest, other.contest) }),
};
