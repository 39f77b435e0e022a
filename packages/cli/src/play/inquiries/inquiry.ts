import type { AnyGame, Random } from "@tetrarch/engine";
import type { Difficulty } from "@tetrarch/solver";
import type { Model } from "../model.js";
import type { Search } from "./finding.js";

/** What can be asked about a game: a fair hint; whether it could have been won; how programs play its deal; an analysis. */
export type Inquiry = "hint" | "winnable" | "field" | "analyse";

/** The search that answers an inquiry. Its code, solvers included, loads only now. */
export async function searchFor(inquiry: Inquiry, { seat: { session }, ahead }: Model): Promise<Search> {
  switch (inquiry) {
    case "hint":
      return (await import("./hint.js")).findingHint(session, ahead);
    case "winnable":
      return (await import("./review.js")).reviewing(session);
    case "field":
      return (await import("./field.js")).findingField(session);
    case "analyse":
      return (await import("./analysis.js")).analysingInWords(session);
  }
}

/** The search for a deal that is proved winnable; its result is the code. */
export async function searchForDeal(
  game: AnyGame,
  choice: { readonly variant: string; readonly difficulty?: Difficulty | undefined },
  random: Random,
): Promise<Generator<{ readonly nodes: number }, string | undefined, void>> {
  return (await import("./winnable.js")).findingCode(game, choice, random);
}

/** How long a search goes on before keys and signals are heard again, in milliseconds. */
const SLICE = 50;

/**
 * Runs a search in slices.
 * @param goesOn hears after each how far it has come; false cancels it
 * @returns the result; undefined when it was cancelled
 */
export async function runSliced<Step, Result>(
  search: Generator<Step, Result, void>,
  goesOn: (step: Step) => boolean,
): Promise<Result | undefined> {
  let since = performance.now();
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setImmediate(resolve));
    if (!goesOn(step.value)) return undefined;
    since = performance.now();
  }
}
