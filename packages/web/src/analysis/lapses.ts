import { messagesOf } from "@tetrarch/engine";
import { type Analysis, GIVING_UP, hasKinds, OTHER_LAPSE } from "@tetrarch/solver/analysis";

/** Fewer decisions of a kind than this say nothing of it. */
export const ENOUGH_OF_A_KIND = 20;

/** What a kind of decision has cost. */
export interface LapseTold {
  readonly name: string;
  /** How many decisions of the kind there were, those that lost nothing among them. */
  readonly decisions: number;
  /** In how many of them something was lost. */
  readonly lapses: number;
  /** What was lost in all of them: chances to win of 0 to 1, added up. */
  readonly lost: number;
  readonly isEnough: boolean;
}

/** Whether the kinds of its decisions were looked for: they were not when analyses were kept before there were any. */
export function knowsKinds({ plies }: Analysis): boolean {
  return plies.every(hasKinds);
}

/** By kind of decision, while there was a win to play for: what cost most first, and last of what there were too few. */
export function lapsesIn(analyses: readonly Analysis[]): readonly LapseTold[] {
  const counts = new Map<string, { decisions: number; lapses: number; lost: number }>();
  const countOf = (name: string) => {
    const count = counts.get(name) ?? { decisions: 0, lapses: 0, lost: 0 };
    counts.set(name, count);
    return count;
  };
  for (const { plies } of analyses) {
    for (const { kinds, lapse, scale, loss = 0 } of plies) {
      if (!kinds || scale !== "win") continue;
      for (const name of kinds) countOf(name).decisions++;
      if (lapse === undefined) continue;
      const count = countOf(lapse);
      count.lapses++;
      count.lost += loss;
      if (!kinds.includes(lapse)) count.decisions++;
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count, isEnough: count.decisions >= ENOUGH_OF_A_KIND }))
    .filter(({ lapses }) => lapses > 0)
    .sort((one, other) => Number(other.isEnough) - Number(one.isEnough) || other.lost - one.lost);
}

/** What was done in a kind of decision where another move was better. */
export function lapseInWords(game: string, name: string): string {
  if (name === GIVING_UP) return "Giving up";
  if (name === OTHER_LAPSE) return "Something else";
  return messagesOf(game).lapses?.[name] ?? "Something else";
}
