import { type Contest, isOpen } from "./contest.js";
import { textOfContent } from "./text-of-content.js";

/**
 * Of two contests that cannot be mixed, the one in which more is done: more games that were played, more that were given up, more
 * said of them, more who take part, somebody at the table. The order is total, so that it does not matter which is met first.
 */
export function furthestContest(one: Contest, other: Contest): Contest {
  const [first, second] = [progressOf(one), progressOf(other)];
  for (const [index, much] of first.entries()) {
    const less = second[index] ?? 0;
    if (much !== less) return much > less ? one : other;
  }
  return textOfContent(one) <= textOfContent(other) ? one : other;
}

function progressOf({ contestants, terms, turn, verdicts }: Contest): readonly number[] {
  const entries = contestants.flatMap((contestant) => contestant.entries.filter((entry) => entry));
  return [
    entries.filter((entry) => entry?.type === "played").length,
    entries.filter((entry) => !isOpen(entry)).length,
    entries.length,
    verdicts.filter(({ verdict }) => verdict !== "agreed").length,
    verdicts.length,
    terms.agreesToHelp ? 1 : 0,
    contestants.length,
    turn?.number ?? 0,
  ];
}
