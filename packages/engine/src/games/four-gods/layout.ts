import type { Variant } from "../../core/variant.js";
import { MOST_ALLIES, PATHS, ROWS } from "./cards.js";

/** FG-23: in this row two paths cross. */
export interface Crossing {
  /** The row, from 2 on. */
  readonly row: number;
  /** The two paths, counted from 1, the lower first. */
  readonly paths: readonly number[];
}

/** What a card set says of the table (FG-22), and what a game is played by: whole, with nothing left to the standard. */
export interface Layout {
  /** The number of paths, 2 to 6. */
  readonly paths: number;
  /** By path, its rows with the location's, 3 to 10. */
  readonly rows: readonly number[];
  /** By row, then by path. */
  readonly crossings: readonly Crossing[];
  /** The most allies at a time, 2 or 3 (FG-24). */
  readonly party: number;
  /** How many rescues there are in a game, 0 to 3 (FG-25). */
  readonly rescues: number;
}

/** The option of a rescue (FG-20). */
const RESCUE = "rescue";
/** The option of crossed paths (FG-21). */
export const CROSSED_PATHS = "crossed-paths";
/** The options of games whose card set has no layout, alphabetical. */
export const OPTIONS: readonly string[] = [CROSSED_PATHS, RESCUE];

/** The crossings of `crossed-paths` (FG-21). */
const CROSSINGS: readonly Crossing[] = [
  { row: 4, paths: [1, 2] },
  { row: 4, paths: [3, 4] },
  { row: 6, paths: [1, 4] },
  { row: 6, paths: [2, 3] },
];

/** The layout of games whose card set says nothing of it (FG-2, FG-7). */
export const STANDARD_LAYOUT: Layout = {
  paths: PATHS,
  rows: Array<number>(PATHS).fill(ROWS),
  crossings: [],
  party: MOST_ALLIES,
  rescues: 0,
};

/** The layout of a variant of the standard game (FG-20, FG-21). */
export function layoutOfVariant(variant: Variant): Layout {
  return {
    ...STANDARD_LAYOUT,
    crossings: variant.includes(CROSSED_PATHS) ? CROSSINGS : [],
    rescues: variant.includes(RESCUE) ? 1 : 0,
  };
}

/** The variant of a standard layout, the inverse of {@link layoutOfVariant}. */
export function variantOfLayout({ crossings, rescues }: Layout): Variant {
  return [...(crossings.length > 0 ? [CROSSED_PATHS] : []), ...(rescues > 0 ? [RESCUE] : [])];
}

/**
 * Whether a layout is played as the standard game or one of its variants is: the same rows, party, crossings and
 * rescues.
 */
export function isStandardLayout(layout: Layout): boolean {
  const alike = layoutOfVariant(variantOfLayout(layout));
  return JSON.stringify(inOrder(layout)) === JSON.stringify(inOrder(alike));
}

function inOrder({ paths, rows, crossings, party, rescues }: Layout) {
  return [paths, rows, crossings.map(({ row, paths: crossing }) => [row, crossing]), party, rescues];
}

/** FG-23: the path that a path crosses in a row, both counted from 0; −1 when it crosses none there. */
export function crossedBy({ crossings }: Layout, index: number, row: number): number {
  for (const crossing of crossings) {
    if (crossing.row !== row || !crossing.paths.includes(index + 1)) continue;
    return (crossing.paths.find((path) => path !== index + 1) as number) - 1;
  }
  return -1;
}
