import type { Puzzle } from "@tetrarch/play/puzzles";

/** Where among the puzzles the player is, by the rest of an address. */
export type Where =
  | { readonly type: "all" }
  /** The puzzles of a solitaire. */
  | { readonly type: "book"; readonly game: string }
  | { readonly type: "today"; readonly game: string }
  /** One puzzle: of the set, or of one's own games, by the code of its deal as it is written there. */
  | { readonly type: "win" | "own"; readonly game: string; readonly deal: string }
  /** One of a set whose hidden cards stay hidden: by its place, as a code would tell them. 1 is the first. */
  | { readonly type: "chance"; readonly game: string; readonly place: number };

/** Stand in an address where a puzzle's deal would. */
const [TODAY, OWN, CHANCE] = ["today", "own", "chance"] as const;

/** Reads what follows `#/puzzles/`, whatever it is. What means nothing leads to all puzzles. */
export function whereIn(rest: string, gameIds: readonly string[]): Where {
  const [first = "", second = "", third = ""] = rest.split("/");
  const game = first.toLowerCase();
  if (!gameIds.includes(game)) return { type: "all" };
  switch (second.toLowerCase()) {
    case "":
      return { type: "book", game };
    case TODAY:
      return { type: "today", game };
    case OWN:
      return { type: "own", game, deal: third.toUpperCase() };
    case CHANCE:
      return { type: "chance", game, place: Number(third) };
    default:
      return { type: "win", game, deal: second.toUpperCase() };
  }
}

export function addressOfBook(game: string): string {
  return `#/puzzles/${game}`;
}

export function addressOfToday(game: string): string {
  return `${addressOfBook(game)}/${TODAY}`;
}

/** Where a puzzle is that lies in a list. */
export function addressIn(list: readonly Puzzle[], puzzle: Puzzle, isOwn: boolean): string {
  const book = addressOfBook(puzzle.game);
  if (puzzle.kind === "chance") return `${book}/${CHANCE}/${list.indexOf(puzzle) + 1}`;
  return isOwn ? `${book}/${OWN}/${puzzle.deal}` : `${book}/${puzzle.deal}`;
}
