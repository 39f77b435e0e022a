import type { Canvas } from "../drawing/canvas.js";
import { cardFace, cardRow, cardStyle, frameStyle, type Mark } from "../drawing/cards.js";

/** The cells of one card in a strip. */
export const CARD_CELLS = 4;

/** Where a strip of cards lies, and how many cards go side by side. */
export interface StripPlace {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly rows: number;
}

/**
 * A pile laid out in rows from its bottom to its top card, which is marked. What finds no room is at the bottom, and
 * is announced by its number: `+12`.
 */
export function drawStrip(canvas: Canvas, place: StripPlace, codes: readonly string[], mark: Mark): void {
  const { x, y, across, rows } = place;
  const room = across * rows;
  const hidden = codes.length > room ? codes.length - room + 1 : 0;
  const shown = codes.slice(hidden);
  const offset = hidden > 0 ? 1 : 0;
  if (hidden > 0) canvas.text(x, y, `+${hidden}`.padStart(3), { dim: true });
  for (const [index, code] of shown.entries()) {
    const cell = index + offset;
    const column = x + (cell % across) * CARD_CELLS;
    const row = y + Math.floor(cell / across);
    const top = index === shown.length - 1;
    if (!top) cardRow(canvas, column, row, [code]);
    else {
      canvas.text(column, row, cardFace(code), { ...cardStyle(code), inverse: true });
      canvas.text(column + 3, row, "◂", frameStyle(mark));
    }
  }
  if (codes.length === 0) canvas.text(x, y, " empty", { dim: true });
}
