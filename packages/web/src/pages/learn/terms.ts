import { type Course, type GlossaryEntry, glossary } from "@tetrarch/play/lessons";

/** A piece of a text, and the entry of the glossary that it names; undefined for plain words. */
interface TextPart {
  readonly text: string;
  readonly term?: GlossaryEntry | undefined;
}

/** The goal of a level, its terms marked, and the terms that only its opening has. */
export interface GoalTerms {
  readonly parts: readonly TextPart[];
  readonly others: readonly GlossaryEntry[];
}

const LONGEST_FIRST = [...glossary].sort((a, b) => b.word.length - a.word.length);
const TERM = new RegExp(`\\b(${LONGEST_FIRST.map(({ word }) => word).join("|")})s?\\b`, "gi");

/** The terms of a level that no level before it has in its goal or opening: each is explained where it comes first. */
export function newTermsOf({ levels }: Course, index: number): GoalTerms {
  const before = new Set(levels.slice(0, index).flatMap((level) => [...termsIn(textOf(level))]));
  const { goal = "", opening = "" } = levels[index] ?? {};
  const parts: TextPart[] = [];
  const marked = new Set(before);
  let end = 0;
  for (const { 0: text, 1: word = "", index: at } of goal.matchAll(TERM)) {
    const term = entryOf(word);
    if (!term || marked.has(term)) continue;
    marked.add(term);
    parts.push({ text: goal.slice(end, at) }, { text, term });
    end = at + text.length;
  }
  parts.push({ text: goal.slice(end) });
  return { parts, others: [...termsIn(opening)].filter((term) => !marked.has(term)) };
}

/** The glossary with the words of a course first. */
export function glossaryFor({ levels }: Course): readonly GlossaryEntry[] {
  const own = termsIn(
    levels
      .flatMap((level) => [textOf(level), level.success, ...(level.answers ?? []).map(({ says }) => says)])
      .join(" "),
  );
  return glossary.toSorted((a, b) => Number(own.has(b)) - Number(own.has(a)));
}

function textOf({ goal, opening = "" }: { readonly goal: string; readonly opening?: string }): string {
  return `${goal} ${opening}`;
}

function termsIn(text: string): ReadonlySet<GlossaryEntry> {
  return new Set([...text.matchAll(TERM)].flatMap(([, word = ""]) => entryOf(word) ?? []));
}

function entryOf(word: string): GlossaryEntry | undefined {
  return glossary.find((entry) => entry.word.toLowerCase() === word.toLowerCase());
}
