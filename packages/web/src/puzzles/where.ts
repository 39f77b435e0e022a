/** Where among the puzzles the player is, by the rest of an address. */
export type Where =
  | { readonly type: "all" }
  /** The puzzles of a solitaire. */
  | { readonly type: "book"; readonly game: string }
  | { readonly type: "today"; readonly game: string }
  /** One puzzle, by the code of its deal as it is written there. */
  | { readonly type: "puzzle"; readonly game: string; readonly deal: string };

/** Stands in an address where a puzzle's deal would. */
const TODAY = "today";

/** Reads what follows `#/puzzles/`, whatever it is. What means nothing leads to all puzzles. */
export function whereIn(rest: string, gameIds: readonly string[]): Where {
  const [first = "", second = ""] = rest.split("/");
  const game = first.toLowerCase();
  if (!gameIds.includes(game)) return { type: "all" };
  if (second === "") return { type: "book", game };
  if (second.toLowerCase() === TODAY) return { type: "today", game };
  return { type: "puzzle", game, deal: second.toUpperCase() };
}

export function addressOfBook(game: string): string {
  return `#/puzzles/${game}`;
}

export function addressOfToday(game: string): string {
  return `${addressOfBook(game)}/${TODAY}`;
}

export function addressOfPuzzle({ game, deal }: { readonly game: string; readonly deal: string }): string {
  return `${addressOfBook(game)}/${deal}`;
}
