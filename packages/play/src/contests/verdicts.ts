/**
 * What was said of a game that is not fresh and unaided by its degree (TK-31 i, l): all agree to it; not all do, which beats any
 * agreement; beside either, that it is a first play by the rule of one screen, so that there is nothing to agree to.
 */
export const VERDICTS = ["agreed", "refused", "first"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What was said of one of somebody's games, in this book or in one that a link came from. */
export interface GameVerdict {
  /** Whose game, as names are compared (`comparedName`). The game itself may not have come yet. */
  readonly name: string;
  /** The place among the deals, from 0. */
  readonly game: number;
  readonly verdict: Verdict;
}

/** What two books say together, in the order of names, deals and `VERDICTS`: a refusal beats an agreement (TK-31 l). */
export function mergeVerdicts(
  ours: readonly GameVerdict[],
  theirs: readonly GameVerdict[],
): readonly GameVerdict[] {
  const said = new Map<string, GameVerdict>();
  for (const one of [...ours, ...theirs]) {
    const key = [one.name, one.game, one.verdict === "first"].join("\n");
    const before = said.get(key);
    if (!before || rankOf(one) > rankOf(before)) said.set(key, one);
  }
  return [...said.values()].sort((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1;
    return a.game - b.game || rankOf(a) - rankOf(b);
  });
}

function rankOf({ verdict }: GameVerdict): number {
  return VERDICTS.indexOf(verdict);
}
