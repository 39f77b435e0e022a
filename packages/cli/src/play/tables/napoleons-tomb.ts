import type { napoleonsTomb } from "@tetrarch/engine";
import { MOST_REDEALS, tableWords } from "@tetrarch/engine/napoleons-tomb";
import {
  describeNapoleonsTomb,
  napoleonsTombLabels as labels,
} from "../../words/en/tables/napoleons-tomb.js";
import { Canvas } from "../drawing/canvas.js";
import { cardSign, cardStyle, drawName, frameStyle, suitSign } from "../drawing/cards.js";
import type { Style } from "../drawing/style.js";
import { CARD_CELLS, drawStrip } from "./strip.js";
import { type DrawingContext, type GameTable, tableParts } from "./table.js";

type View = napoleonsTomb.View;

const GILT: Style = { ink: "gold" };
const FAINT: Style = { dim: true };
const BOX_WIDTH = 10;
const BOX_HEIGHT = 3;
const RESERVE = 10;
const STOCK_WIDTH = 15;
const WASTES = 5;

/** A square of the cross: a pile, its name, its cards. */
interface Square {
  readonly pile: string;
  readonly name: string;
  readonly cards: readonly string[];
  /** What the lower edge says. */
  readonly note: string;
}

function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  const roomy = context.height >= 22;
  const top = roomy ? 2 : 1;
  const gap = roomy ? 1 : 0;
  const left = Math.floor((context.width - 3 * BOX_WIDTH - 4) / 2);
  for (const [index, square] of squaresOf(view).entries()) {
    const x = left + (index % 3) * (BOX_WIDTH + 2);
    const y = top + Math.floor(index / 3) * (BOX_HEIGHT + gap);
    drawSquare(canvas, context, square, x, y);
  }
  const middle = top + BOX_HEIGHT + gap;
  const bottom = top + 3 * (BOX_HEIGHT + gap) - gap;
  drawRowReserve(canvas, view, context, 0, 0);
  drawRowReserve(canvas, view, context, 2, bottom + (roomy ? 1 : 0));
  drawSideReserve(canvas, view, context, 1, left + 3 * BOX_WIDTH + 6, middle);
  drawSideReserve(canvas, view, context, 3, left - RESERVE * 2 - 2, middle);
  drawStockAndWastes(canvas, view, context, bottom + (roomy ? 3 : 2));
  return canvas.finish();
}

/** The square, row by row: foundations in the corners, the tableau on the four sides, the central reserve. */
function squaresOf(view: View): readonly Square[] {
  const foundation = (index: number): Square => {
    const { suit, cards } = view.foundations[index] as View["foundations"][number];
    return { pile: `f${suit}`, name: `f${suitSign(suit)}`, cards, note: `${cards.length}/26` };
  };
  const tableau = (index: number): Square => {
    const cards = view.tableau[index] ?? [];
    return { pile: `t${index + 1}`, name: `t${index + 1}`, cards, note: counted(cards) };
  };
  const central: Square = { pile: "c", name: "c", cards: view.central, note: counted(view.central) };
  return [
    foundation(0),
    tableau(0),
    foundation(1),
    tableau(3),
    central,
    tableau(1),
    foundation(3),
    tableau(2),
    foundation(2),
  ];
}

function counted(cards: readonly string[]): string {
  return cards.length > 1 ? String(cards.length) : "";
}

/** A run in suit is shown by its ends and its length. */
function drawSquare(canvas: Canvas, context: DrawingContext, square: Square, x: number, y: number): void {
  const mark = context.mark(square.pile);
  const frame = frameStyle(mark);
  const inner = BOX_WIDTH - 2;
  canvas.area(square.pile, x, y, BOX_WIDTH, BOX_HEIGHT);
  canvas.text(x, y, `╭${"─".repeat(inner)}╮`, frame);
  drawName(canvas, x + 2, y, square.name, mark);
  canvas.text(x, y + 1, `│${" ".repeat(inner)}│`, frame);
  canvas.text(x, y + 2, `╰${"─".repeat(inner)}╯`, frame);
  if (square.note !== "") canvas.text(x + inner - square.note.length - 1, y + 2, ` ${square.note} `, FAINT);
  const [first] = square.cards;
  const last = square.cards.at(-1);
  if (!first || !last) return;
  const lifted = mark === "lifted";
  const whole = square.cards.length > 1 && !(lifted && context.liftedCount === 1);
  const start = whole
    ? canvas.text(x + 1, y + 1, cardSign(first), { ...cardStyle(first), inverse: lifted })
    : x + 1;
  const end = whole ? canvas.text(start, y + 1, "…", FAINT) : start;
  canvas.text(end, y + 1, cardSign(last), { ...cardStyle(last), inverse: lifted });
}

/** A reserve above or below the cross, in one row. */
function drawRowReserve(canvas: Canvas, view: View, context: DrawingContext, index: number, y: number): void {
  const pile = `r${index + 1}`;
  const width = 5 + RESERVE * CARD_CELLS;
  const x = Math.floor((context.width - width) / 2);
  drawName(canvas, x, y, pile, context.mark(pile));
  canvas.area(pile, x, y, width, 1);
  const place = { x: x + 5, y, across: RESERVE, rows: 1 };
  drawStrip(canvas, place, view.reserves[index] ?? [], context.mark(pile));
}

/** A reserve left or right of the cross, in two rows. */
function drawSideReserve(
  canvas: Canvas,
  view: View,
  context: DrawingContext,
  index: number,
  x: number,
  y: number,
): void {
  const pile = `r${index + 1}`;
  drawName(canvas, x, y, pile, context.mark(pile));
  canvas.area(pile, x, y, (RESERVE / 2) * CARD_CELLS, 3);
  drawStrip(
    canvas,
    { x, y: y + 1, across: RESERVE / 2, rows: 2 },
    view.reserves[index] ?? [],
    context.mark(pile),
  );
}

function drawStockAndWastes(canvas: Canvas, view: View, context: DrawingContext, y: number): void {
  drawStock(canvas, view, context, y);
  const pitch = Math.floor((context.width - STOCK_WIDTH) / WASTES);
  const across = Math.floor((pitch - 1) / CARD_CELLS);
  const rows = context.height - y - 1;
  for (let index = 0; index < WASTES; index++) {
    const pile = `w${index + 1}`;
    const x = STOCK_WIDTH + index * pitch;
    const cards = view.wastes[index];
    if (!cards) {
      canvas.text(x, y, labels.gone(pile), FAINT);
      continue;
    }
    const mark = context.mark(pile);
    const end = drawName(canvas, x, y, pile, mark);
    if (cards.length > 0) canvas.text(end + 1, y, String(cards.length), FAINT);
    canvas.area(pile, x, y, across * CARD_CELLS, rows + 1);
    drawStrip(canvas, { x, y: y + 1, across, rows }, cards, mark);
  }
}

/** The stock: how many cards; once its order is known, the next ones too. */
function drawStock(canvas: Canvas, view: View, context: DrawingContext, y: number): void {
  const mark = context.mark("s");
  const end = drawName(canvas, 1, y, "s", mark);
  canvas.text(end + 1, y, labels.stock(view.stock.length));
  canvas.area("s", 1, y, STOCK_WIDTH - 2, 3);
  const left = MOST_REDEALS - view.redeals;
  canvas.text(1, y + 1, labels.redeals(left), GILT);
  const known = view.stock.filter((code) => code !== "--");
  if (known.length === 0) {
    if (view.stock.length > 0) canvas.text(1, y + 2, "░░░", FAINT);
    return;
  }
  canvas.text(1, y + 2, labels.next, FAINT);
  const rows = context.height - y - 3;
  for (const [index, code] of known.slice(0, rows * 3).entries()) {
    const place = { x: 1 + (index % 3) * CARD_CELLS, y: y + 3 + Math.floor(index / 3) };
    canvas.text(place.x, place.y, cardSign(code).padStart(3), cardStyle(code));
  }
  if (known.length > rows * 3) canvas.text(7, y + 2, labels.more(known.length - rows * 3), FAINT);
}

const parts = tableParts("napoleons-tomb", tableWords);

export const napoleonsTombTable: GameTable<View> = {
  ...parts,
  mainMove(view, legal) {
    const word = parts.mainMove(view, legal);
    // Of several waste piles the right one is the player's choice: it depends on what they cover.
    const isChoice = word !== undefined && /^s-w/.test(word) && view.wastes.length > 1;
    return isChoice ? undefined : word;
  },
  steering: "piles",
  accent: "marble",
  rows: { least: 18, most: 30 },
  reasons: labels.reasons,
  draw,
  describe: describeNapoleonsTomb,
};
