import type { Canvas } from "../drawing/canvas.js";
import type { Style } from "../drawing/style.js";

/** What stands in one box: three cells. */
export interface Boxed {
  readonly face: string;
  readonly style: Style;
}

/** The cells of one box with the wall it shares with the next. */
export const BOX_CELLS = 4;

/** Boxes side by side with shared walls, three rows high. */
export function drawBoxes(canvas: Canvas, x: number, y: number, boxes: readonly Boxed[], wall: Style): void {
  if (boxes.length === 0) return;
  const edge = (left: string, cross: string, right: string) =>
    left + Array(boxes.length).fill("───").join(cross) + right;
  canvas.text(x, y, edge("╭", "┬", "╮"), wall);
  canvas.text(x, y + 2, edge("╰", "┴", "╯"), wall);
  for (const [index, { face, style }] of boxes.entries()) {
    const column = x + index * BOX_CELLS;
    canvas.text(column, y + 1, "│", wall);
    canvas.text(column + 1, y + 1, face, style);
  }
  canvas.text(x + boxes.length * BOX_CELLS, y + 1, "│", wall);
}
