import { Canvas } from "../../../packages/cli/src/play/drawing/canvas.js";
import {
  cardRow,
  cardSign,
  cardStyle,
  markedName,
  nameStyle,
} from "../../../packages/cli/src/play/drawing/cards.js";
import { knownTable } from "../../../packages/cli/src/play/tables/known.js";
import type { DrawingContext, GameTable } from "../../../packages/cli/src/play/tables/table.js";
import { nineStepsTableWords } from "../engine/table-words.js";
import type { View } from "../engine/types.js";
import { describeNineSteps } from "./describe.js";

const ROWS = ["stock", "w", "c1", "c2", "c3", "s"] as const;

/** A row a pile: its name, and what lies there. */
function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  for (const [row, pile] of ROWS.entries()) {
    const mark = context.mark(pile);
    canvas.text(2, row, markedName(pile, mark), nameStyle(mark));
    canvas.area(pile, 2, row, 60, 1);
    drawPile(canvas, view, pile, row);
  }
  return canvas.finish();
}

function drawPile(canvas: Canvas, view: View, pile: (typeof ROWS)[number], row: number): void {
  const x = 12;
  if (pile === "stock") canvas.text(x, row, `░░░ ${view.stock} to come`);
  else if (pile === "w") cardRow(canvas, x, row, view.waste);
  else if (pile === "s") cardRow(canvas, x, row, view.stairs);
  else {
    const card = view.shelves[Number(pile.slice(1)) - 1];
    if (card) canvas.text(x, row, cardSign(card), cardStyle(card));
  }
}

export const nineStepsTable: GameTable<View> = {
  ...knownTable("nine-steps", nineStepsTableWords),
  steering: "piles",
  accent: "stone",
  rows: { least: ROWS.length, most: ROWS.length },
  draw,
  describe: describeNineSteps,
};
