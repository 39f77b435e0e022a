import type { Span, Style, StyledLine } from "./style.js";
import { cellWidth } from "./text.js";

/** Where a pile lies on a canvas, for the arrow keys. */
export interface Area {
  readonly pile: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A finished picture: its lines, all of the same width, and where the piles lie. */
export interface Drawing {
  readonly lines: readonly StyledLine[];
  readonly areas: readonly Area[];
}

/** Its text is empty right of a character that takes two cells. */
type Cell = Span;

const PLAIN: Style = {};
const BLANK: Cell = { text: " ", style: PLAIN };

/** A sheet of cells to draw on. What would fall outside is left out, so that no picture is ever too large. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #rows: Cell[][];
  readonly #areas: Area[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rows = Array.from({ length: height }, () => Array<Cell>(width).fill(BLANK));
  }

  /** Writes from a cell to the right; returns the column after the text. */
  text(x: number, y: number, text: string, style: Style = PLAIN): number {
    const row = this.#rows[y];
    let column = x;
    for (const character of text) {
      const width = cellWidth(character);
      if (width === 0) continue;
      if (row && column >= 0 && column + width <= this.width) {
        // Half of a character that takes two cells cannot stay.
        blank(row, row[column]?.text === "" ? column - 1 : undefined);
        blank(row, row[column + width]?.text === "" ? column + width : undefined);
        row[column] = { text: character, style };
        if (width === 2) row[column + 1] = { text: "", style };
      }
      column += width;
    }
    return column;
  }

  /** Writes spans one after the other; returns the column after them. */
  line(x: number, y: number, line: StyledLine): number {
    let column = x;
    for (const { text, style } of line) column = this.text(column, y, text, style);
    return column;
  }

  /** Names the rectangle where a pile lies. */
  area(pile: string, x: number, y: number, width: number, height: number): void {
    this.#areas.push({ pile, x, y, width, height });
  }

  finish(): Drawing {
    return { lines: this.#rows.map(spansOf), areas: this.#areas };
  }
}

function blank(row: Cell[], column: number | undefined): void {
  if (column !== undefined) row[column] = { text: " ", style: row[column]?.style ?? PLAIN };
}

function spansOf(cells: readonly Cell[]): Span[] {
  const spans: { text: string; style: Style }[] = [];
  for (const { text, style } of cells) {
    const last = spans.at(-1);
    if (last && last.style === style) last.text += text;
    else spans.push({ text, style });
  }
  return spans;
}
