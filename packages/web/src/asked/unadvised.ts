import type { AnyTable } from "../table/model.js";

/**
 * A table on which no choice is the likeliest, as long as there are several. Where a question is asked the large
 * button would answer it, or speak against it.
 */
export function unadvised(table: AnyTable): AnyTable {
  const { choices } = table;
  if (!choices) return table;
  return {
    ...table,
    choices: (view, words, lifted) => {
      const given = choices(view, words, lifted);
      if (given.length < 2) return given;
      return given.map((choice) => (choice.tone === "main" ? { ...choice, tone: "plain" } : choice));
    },
  };
}
