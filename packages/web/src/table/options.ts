import type { AnyTable, Option } from "./model.js";

/** The legal moves by their ends: what can be picked up, and where it may go. */
export function optionsOf(table: AnyTable, view: unknown, legal: readonly string[]): readonly Option[] {
  return legal.map((word) => ({ word, ...table.ends(view, word) }));
}

/** Cards of a pile from its top down to `depth`. */
export interface CardRun {
  readonly pile: string;
  readonly depth: number;
}

/**
 * What lifting these cards may lead to, one move for each target. Where the cards themselves cannot go but some more
 * from the same pile together with them can, those are meant: a tap on the top of a run means the run.
 */
export function movesFrom(options: readonly Option[], { pile, depth }: CardRun): readonly Option[] {
  const nearest = new Map<string, Option>();
  for (const option of options) {
    if (option.from !== pile || option.depth < depth) continue;
    const known = nearest.get(option.to);
    if (!known || option.depth < known.depth) nearest.set(option.to, option);
  }
  return [...nearest.values()];
}

/** The same for cards that are dragged: exactly these, or, when they can go nowhere, the fewest with them that can. */
export function dragMovesFrom(options: readonly Option[], run: CardRun): readonly Option[] {
  const possible = movesFrom(options, run);
  const fewest = Math.min(...possible.map(({ depth }) => depth));
  return possible.filter(({ depth }) => depth === fewest);
}

/** The best of some moves, by the table's own eagerness; undefined when there is none. */
export function bestOf(table: AnyTable, view: unknown, options: readonly Option[]): Option | undefined {
  const ranked = options.map((option) => ({ option, rank: table.eagerness(view, option) }));
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.option;
}
