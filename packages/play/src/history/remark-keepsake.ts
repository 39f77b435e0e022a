import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import type { KeepsakeKind } from "./keepsake-kind.js";
import { type Remark, readRemark, remarksTogether } from "./remark.js";

/** What a player has set beside a finished game: a star, a note, that lists leave it out. */
export interface RemarkKeepsake {
  readonly kind: "remark";
  readonly remark: Remark;
}

const LINE = v.strictObject({ kind: v.literal("remark"), remark: v.unknown() });

export const REMARK_KEEPSAKE: KeepsakeKind<RemarkKeepsake> = {
  read(line) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-record", "it is no remark on a game");
    const remark = readRemark(parsed.output.remark);
    return remark.ok ? ok({ kind: "remark", remark: remark.value }) : remark;
  },
  identity: ({ remark }) => remark.id,
  together: (one, other) => ({ kind: "remark", remark: remarksTogether(one.remark, other.remark) }),
};
