/** A verdict on a game that is no first play (TK-31 i, l): agreed to, refused, or a first play by the rule of one screen. */
export const VERDICTS = ["agreed", "refused", "first"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A verdict on one game, of this book or one that sent a link. */
export interface GameVerdict {
  /** The player's `comparedName`. The game itself may be missing here. */
  readonly name: string;
  /** The deal, from 0. */
  readonly game: number;
  readonly verdict: Verdict;
}

/** Merges verdicts, sorted by name, deal and `VERDICTS`: a refusal beats an agreement (TK-31 l). */
export function mergeVerdicts(
  ours: readonly GameVerdict[],
  theirs: readonly GameVerdict[],
): readonly GameVerdict[] {
  const merged = new Map<string, GameVerdict>();
  for (const given of [...ours, ...theirs]) {
    const key = [given.name, given.game, given.verdict === "first"].join("\n");
    const before = merged.get(key);
    if (!before || rankOf(given) > rankOf(before)) merged.set(key, given);
  }
  return [...merged.values()].sort((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1;
    return a.game - b.game || rankOf(a) - rankOf(b);
  });
}

function rankOf({ verdict }: GameVerdict): number {
  return VERDICTS.indexOf(verdict);
}
