import { type Contest, isOpen } from "./contest.js";

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
  return textOfContest(one) <= textOfContest(other) ? one : other;
}

function progressOf({ contestants, terms, turn }: Contest): readonly number[] {
  const entries = contestants.flatMap((contestant) => contestant.entries.filter((entry) => entry));
  return [
    // A refused game was played as well: were it less than others, a file from before would undo the refusal (TK-31 i).
    entries.filter((entry) => entry && "record" in entry).length,
    entries.filter((entry) => !isOpen(entry)).length,
    entries.length,
    entries.filter((entry) => entry?.type === "refused").length,
    entries.filter((entry) => entry?.type === "played" && entry.isAgreed).length,
    terms.agreesToHelp ? 1 : 0,
    contestants.length,
    turn ? turn.begunAt : -1,
  ];
}

/** All of it, the same for the same contest however it was made. */
export function textOfContest(contest: Contest): string {
  return JSON.stringify(contest, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
