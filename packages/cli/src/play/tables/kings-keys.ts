import type { Degree, kingsKeys } from "@tetrarch/engine";
import { cellName, keyCardColour, tableWords } from "@tetrarch/engine/kings-keys";
import { describeKingsKeys, kingsKeysLabels as labels } from "../../words/en/tables/kings-keys.js";
import { Canvas } from "../drawing/canvas.js";
import { drawName, frameStyle, type Mark } from "../drawing/cards.js";
import type { Ink, Style } from "../drawing/style.js";
import { type DrawingContext, type GameTable, tableParts } from "./table.js";

type View = kingsKeys.View;

const SIDE = 4;
const COLOURS = "RGBY";
/** Each colour of the pack has a shape too. */
const SHAPES: Readonly<Record<string, string>> = { R: "▲", G: "■", B: "●", Y: "◆" };
const INKS: Readonly<Record<string, Ink>> = { R: "red", G: "green", B: "blue", Y: "yellow" };
const WALL: Style = { ink: "night" };
const BOOKS = 16;
/** `▲ 2 shield` and a cell of room at the left and the right. */
const LEAST_CELL = 12;
const PANEL_WIDTH = 25;
/** The most cards that ever lie in a cell: a fourth makes a book, which leaves. */
const DEEPEST = 3;

function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  const inner = Math.min(20, Math.max(LEAST_CELL, Math.floor((context.width - PANEL_WIDTH - 6) / SIDE) - 1));
  const rows = context.height >= SIDE * (DEEPEST + 3) + 1 ? DEEPEST + 2 : DEEPEST;
  drawBars(canvas, inner, rows);
  for (const [index, stack] of view.field.entries()) drawCell(canvas, context, stack, index, inner, rows);
  drawPanel(canvas, view, context, 1 + SIDE * (inner + 1) + 4);
  return canvas.finish();
}

/** The window's bars: a square of cells sharing their walls. */
function drawBars(canvas: Canvas, inner: number, rows: number): void {
  const beam = (left: string, cross: string, right: string) =>
    left + Array(SIDE).fill("─".repeat(inner)).join(cross) + right;
  for (let row = 0; row <= SIDE; row++) {
    const y = row * (rows + 1);
    const ends = row === 0 ? beam("╭", "┬", "╮") : row === SIDE ? beam("╰", "┴", "╯") : beam("├", "┼", "┤");
    canvas.text(1, y, ends, WALL);
    if (row === SIDE) break;
    for (let line = 1; line <= rows; line++) {
      for (let column = 0; column <= SIDE; column++)
        canvas.text(1 + column * (inner + 1), y + line, "│", WALL);
    }
  }
}

function drawCell(
  canvas: Canvas,
  context: DrawingContext,
  stack: readonly string[],
  index: number,
  inner: number,
  rows: number,
): void {
  const name = cellName(index);
  const mark = context.mark(name);
  const x = 1 + (index % SIDE) * (inner + 1);
  const y = Math.floor(index / SIDE) * (rows + 1);
  canvas.area(name, x, y, inner + 2, rows + 2);
  drawName(canvas, x + 2, y, name, mark);
  if (mark !== "none") drawSides(canvas, mark, x, y, inner, rows);
  if (stack.length === 0) canvas.text(x + 2, y + 1, labels.bare, { dim: true });
  const first = y + 1 + (rows > DEEPEST ? 1 : 0);
  for (const [depth, code] of stack.entries()) {
    const lifted = mark === "lifted" && stack.length - depth <= context.liftedCount;
    drawKeyCard(canvas, x + 2, first + depth, code, inner - 2, lifted);
  }
}

/** A marked cell's walls stand out. */
function drawSides(canvas: Canvas, mark: Mark, x: number, y: number, inner: number, rows: number): void {
  for (let line = 1; line <= rows; line++) {
    canvas.text(x, y + line, "║", frameStyle(mark));
    canvas.text(x + inner + 1, y + line, "║", frameStyle(mark));
  }
}

/** `▲ 2 shield`. */
function drawKeyCard(
  canvas: Canvas,
  x: number,
  y: number,
  code: string,
  width: number,
  lifted: boolean,
): void {
  const [colour = "", number = "", item = ""] = code;
  const ink = INKS[colour];
  const style: Style = { ...(ink ? { ink } : {}), bold: true, inverse: lifted };
  const text = `${SHAPES[colour]} ${number} ${labels.items[item]}`;
  canvas.text(x, y, lifted ? `${text} ◂`.padEnd(width) : text, style);
}

function drawPanel(canvas: Canvas, view: View, context: DrawingContext, x: number): void {
  const wall: Style = { ink: "brass" };
  canvas.text(x, 0, labels.drawPile, wall);
  canvas.text(x, 1, labels.draw(view.draw));
  canvas.text(x, 3, labels.ring(view.books.length, BOOKS), wall);
  drawRing(canvas, view, x, 4);
  for (const [index, colour] of [...COLOURS].entries()) {
    const books = view.books.filter(([first = ""]) => first.startsWith(colour)).length;
    const ink = INKS[colour];
    const name = `${SHAPES[colour]} ${keyCardColour(colour)}`.padEnd(9);
    const end = canvas.text(x, 8 + index, name, { ...(ink ? { ink } : {}), bold: true });
    canvas.text(end, 8 + index, `${"+".repeat(books).padEnd(SIDE, "·")} ${labels.ofFour(books)}`);
  }
  canvas.text(x, 13, labels.guard, wall);
  drawGuard(canvas, context.degree, x, 14);
}

/** KK-6: he watches; once the player was helped he glares, his lantern raised, and the trapdoor stands open. */
function drawGuard(canvas: Canvas, degree: Degree, x: number, y: number): void {
  const glares = degree === "assisted";
  const warning: Style = { ink: "warning", bold: true };
  canvas.text(x, y, glares ? labels.glares : labels.watches, glares ? warning : {});
  canvas.text(x, y + 1, glares ? labels.pit : labels.trapdoor, glares ? warning : WALL);
  canvas.text(x, y + 2, labels.underGuard[degree], { dim: true });
}

/** Sixteen places on the ring, two rows of eight. */
function drawRing(canvas: Canvas, view: View, x: number, y: number): void {
  for (let place = 0; place < BOOKS; place++) {
    const colour = view.books[place]?.[0]?.charAt(0);
    const ink = colour === undefined ? undefined : INKS[colour];
    const column = x + (place % 8) * 2;
    const line = y + Math.floor(place / 8);
    canvas.text(
      column,
      line,
      colour === undefined ? "·" : (SHAPES[colour] ?? "+"),
      ink ? { ink, bold: true } : { dim: true },
    );
  }
  canvas.text(x, y + 2, labels.points(view.books.length * 10));
}

export const kingsKeysTable: GameTable<View> = {
  ...tableParts("kings-keys", tableWords),
  steering: "piles",
  accent: "night",
  rows: { least: 18, most: 26 },
  draw,
  describe: describeKingsKeys,
};
