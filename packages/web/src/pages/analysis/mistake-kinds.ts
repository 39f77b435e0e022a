import { messagesOf } from "@tetrarch/engine";
import { type Analysis, OTHER_MISTAKE, RESIGNED } from "@tetrarch/solver/analysis";
import * as words from "../../words/en/analysis.js";

/** The fewest decisions of a kind whose loss is shown. */
export const MIN_DECISIONS_OF_KIND = 20;

/** What a kind of decision has cost. */
export interface MistakeKind {
  readonly name: string;
  /** How many decisions of the kind there were, those that lost nothing among them. */
  readonly decisions: number;
  /** In how many of them something was lost. */
  readonly mistakes: number;
  /** What was lost in all of them: chances to win of 0 to 1, added up. */
  readonly lost: number;
  readonly isEnough: boolean;
}

/** By kind of decision, while there was a win to play for: what cost most first, and last of what there were too few. */
export function mistakeKindsIn(analyses: readonly Analysis[]): readonly MistakeKind[] {
  const counts = new Map<string, { decisions: number; mistakes: number; lost: number }>();
  const countOf = (name: string) => {
    const count = counts.get(name) ?? { decisions: 0, mistakes: 0, lost: 0 };
    counts.set(name, count);
    return count;
  };
  for (const { plies } of analyses) {
    for (const { kinds, lapse, scale, loss = 0 } of plies) {
      if (!kinds || scale !== "win") continue;
      for (const name of kinds) countOf(name).decisions++;
      if (lapse === undefined) continue;
      const count = countOf(lapse);
      count.mistakes++;
      count.lost += loss;
      if (!kinds.includes(lapse)) count.decisions++;
    }
  }
  return [...counts]
    .map(([name, count]) => ({ name, ...count, isEnough: count.decisions >= MIN_DECISIONS_OF_KIND }))
    .filter(({ mistakes }) => mistakes > 0)
    .sort((one, other) => Number(other.isEnough) - Number(one.isEnough) || other.lost - one.lost);
}

/** What the player did in a kind of decision where another move was better. */
export function mistakeKindName(game: string, name: string): string {
  if (name === RESIGNED) return words.givingUp;
  if (name === OTHER_MISTAKE) return words.somethingElse;
  return messagesOf(game).mistakeKinds?.[name] ?? words.somethingElse;
}
