import type { AnyTable } from "../tables/table.js";
import type { Box } from "./widgets.js";

/** The size of a window in cells. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The smallest window in which tables are drawn. */
const LEAST: Size = { columns: 80, rows: 24 };
/** From this width on, the legal moves are listed beside the tables of piles. */
const WIDE = 118;
/** The most columns the list beside the table makes use of. */
const MOST_SIDE = 60;
/** In the smallest window; one line more than there are choices, for the chosen one may take two. */
const MOST_CHOICES = 5;
const LEAST_CHRONICLE = 3;

/** Where things are on the screen. The title is above, prompt and keys are the two lines below. */
export interface Layout {
  readonly table: Box;
  /** The list of choices under a table that is steered by it; of height 0 for others. */
  readonly choices: Box;
  readonly log: Box;
  /** The list of moves beside the table, in wide windows. */
  readonly side: Box | undefined;
}

export function isSmall({ columns, rows }: Size): boolean {
  return columns < LEAST.columns || rows < LEAST.rows;
}

/** Shares a window out: first the least that the table needs, then the choices, then table and log grow together. */
export function layoutOf(size: Size, table: AnyTable, moves: number): Layout {
  const wide = size.columns >= WIDE && table.steering === "piles";
  const beside = Math.min(MOST_SIDE, size.columns - LEAST.columns - 1);
  const width = wide ? size.columns - beside - 1 : size.columns;
  const free = size.rows - 3;
  const room = Math.min(MOST_CHOICES + (free - 21), free - table.rows.least - LEAST_CHRONICLE);
  const choices = table.steering === "choices" ? Math.min(moves + 1, room) : 0;
  const spare = free - table.rows.least - choices - LEAST_CHRONICLE;
  const growth = Math.max(0, Math.min(table.rows.most - table.rows.least, Math.floor(spare * 0.7)));
  const height = table.rows.least + (size.rows > LEAST.rows ? growth : 0);
  return {
    table: { x: 0, y: 1, width, height },
    choices: { x: 1, y: 1 + height, width: width - 2, height: choices },
    log: { x: 1, y: 1 + height + choices, width: width - 2, height: free - height - choices },
    side: wide ? { x: width + 1, y: 1, width: beside - 1, height: free } : undefined,
  };
}
