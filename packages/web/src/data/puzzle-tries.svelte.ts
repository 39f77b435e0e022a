import { puzzleTries } from "@tetrarch/play";
import { mergeTries, type PuzzleTry, type Rating, ratingFrom } from "@tetrarch/play/puzzles";
import * as words from "../words/en/data.js";
import { LocalCollection } from "./local-collection.svelte.js";

/** The first tries at puzzles. The rating follows from them. */
class PuzzleTries extends LocalCollection<PuzzleTry> {
  constructor() {
    super({
      key: "tetrarch puzzles",
      kind: puzzleTries,
      sort: mergeTries,
      unreadable: (isAll) => (isAll ? words.triesUnreadable : words.someTriesUnreadable),
      unsaved: () => words.triesUnsaved,
    });
  }

  /** How the first try at a puzzle ended; undefined where there was none. */
  at(puzzle: { readonly game: string; readonly deal: string }): boolean | undefined {
    return this.values.find(({ game, deal }) => game === puzzle.game && deal === puzzle.deal)?.right;
  }

  ratingIn(game: string): Rating {
    return ratingFrom(this.values, game);
  }

  countIn(game: string): number {
    return this.values.filter((one) => one.game === game).length;
  }
}

export const tried = new PuzzleTries();
