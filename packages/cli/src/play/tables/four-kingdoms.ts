import type { fourKingdoms } from "@tetrarch/engine";
import { needs, tableWords } from "@tetrarch/engine/four-kingdoms";
import { describeFourKingdoms, fourKingdomsLabels as labels } from "../../words/en/tables/four-kingdoms.js";
import { Canvas } from "../drawing/canvas.js";
import {
  cardSign,
  cardStyle,
  drawName,
  markedName,
  nameStyle,
  suitSign,
  suitStyle,
} from "../drawing/cards.js";
import type { Style } from "../drawing/style.js";
import { drawFan, FAN_WIDTH, roominessFor } from "./fan.js";
import { type DrawingContext, type GameTable, tableParts } from "./table.js";

type View = fourKingdoms.View;
type Kingdom = View["kingdoms"][number];

const HEADING: Style = { ink: "sepia" };
const SHUT: Style = { dim: true };
const OPEN: Style = { ink: "stone" };
const LANDS_Y = 6;
const WASTE_WIDTH = 24;

function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  drawKingdoms(canvas, view, context);
  drawLands(canvas, view, context);
  drawStockAndWaste(canvas, view, context);
  return canvas.finish();
}

function zoneColumns(width: number) {
  const gap = Math.floor((width - 80) / 6);
  return {
    dungeon: 6 + gap,
    tower: 24 + gap * 2,
    guest: 33 + gap * 3,
    castle: 48 + gap * 4,
    subjects: 62 + gap * 5,
  };
}

function drawKingdoms(canvas: Canvas, view: View, context: DrawingContext): void {
  const columns = zoneColumns(context.width);
  for (const [zone, x] of Object.entries(columns)) canvas.text(x, 0, zone.toUpperCase(), HEADING);
  for (const [index, kingdom] of view.kingdoms.entries()) {
    const y = index + 1;
    canvas.text(2, y, suitSign(kingdom.suit), suitStyle(kingdom.suit));
    const cell = (zone: keyof typeof columns, id: string, width: number) => {
      const mark = context.mark(id);
      const x = columns[zone];
      if (mark !== "none") canvas.text(x - 2, y, markedName(" ", mark).charAt(0), nameStyle(mark));
      canvas.area(id, x, y, width, 1);
      return x;
    };
    drawDungeon(canvas, cell("dungeon", `dungeon${kingdom.suit}`, 4), y, kingdom);
    drawSeat(canvas, cell("tower", `tower${kingdom.suit}`, 4), y, kingdom.tower[0], "10", true);
    drawGuest(canvas, cell("guest", `g${kingdom.suit}`, 4), y, kingdom);
    drawCastle(canvas, cell("castle", `castle${kingdom.suit}`, 10), y, kingdom);
    drawSubjects(canvas, cell("subjects", `subjects${kingdom.suit}`, 10), y, kingdom);
  }
}

/** A place for one card: the card, or the open or barred place for it. */
function drawSeat(
  canvas: Canvas,
  x: number,
  y: number,
  card: string | undefined,
  awaited: string,
  open: boolean,
): number {
  if (card) return canvas.text(x, y, ` ${cardSign(card)} `, cardStyle(card));
  return canvas.text(x, y, open ? `·${awaited}·` : `║${awaited}║`, open ? OPEN : SHUT);
}

/** FK-8: barred until king, queen, jack and ten are home; says which still are missing. */
function drawDungeon(canvas: Canvas, x: number, y: number, kingdom: Kingdom): void {
  const missing = missingFor(kingdom, "dungeon");
  const end = drawSeat(canvas, x, y, kingdom.dungeon[0], "A", missing === "");
  if (missing !== "") canvas.text(end + 1, y, labels.needs(missing), SHUT);
}

/** FK-9: shut until king and queen sit in the castle. */
function drawGuest(canvas: Canvas, x: number, y: number, kingdom: Kingdom): void {
  const missing = missingFor(kingdom, "guest");
  const end = drawSeat(canvas, x, y, kingdom.guest ?? undefined, " ", missing === "");
  if (missing !== "") canvas.text(end + 1, y, labels.needs(missing), SHUT);
}

/** FK-5. */
function drawCastle(canvas: Canvas, x: number, y: number, kingdom: Kingdom): void {
  let column = x;
  for (const [index, rank] of [..."KQJ"].entries()) {
    column = drawSeat(canvas, column, y, kingdom.castle[index], rank, index === kingdom.castle.length);
    if (kingdom.castle[index] === undefined) column += 1;
  }
}

/** FK-7: shut until the castle is full. */
function drawSubjects(canvas: Canvas, x: number, y: number, kingdom: Kingdom): void {
  const missing = missingFor(kingdom, "subjects");
  if (missing !== "") {
    canvas.text(canvas.text(x, y, "║9║", SHUT) + 1, y, labels.needs(missing), SHUT);
    return;
  }
  const gathered = kingdom.subjects.map((card) => card.charAt(0)).join(" ");
  const end = gathered === "" ? x : canvas.text(x, y, `${gathered} `, suitStyle(kingdom.suit));
  const next = 9 - kingdom.subjects.length;
  if (next >= 2) canvas.text(end, y, `·${next}·`, OPEN);
}

/** The ranks that a place still waits for: `KQ10`. */
function missingFor(kingdom: Kingdom, place: "dungeon" | "guest" | "subjects"): string {
  return needs(kingdom, place).join("").replace("T", "10");
}

function drawLands(canvas: Canvas, view: View, context: DrawingContext): void {
  const pitch = Math.floor((context.width - WASTE_WIDTH - 5) / view.tableau.length);
  const height = context.height - LANDS_Y - 1;
  const roominess = roominessFor(
    view.tableau.map((pile) => pile.length),
    height,
  );
  for (const [index, codes] of view.tableau.entries()) {
    const pile = `t${index + 1}`;
    const x = 2 + index * pitch;
    const mark = context.mark(pile);
    drawName(canvas, x, LANDS_Y, pile, mark);
    canvas.area(pile, x, LANDS_Y, FAN_WIDTH, height);
    const lifted = mark === "lifted" ? context.liftedCount : 0;
    drawFan(canvas, { x, y: LANDS_Y + 1, height }, codes, { roominess, mark, lifted });
  }
}

function drawStockAndWaste(canvas: Canvas, view: View, context: DrawingContext): void {
  const x = context.width - WASTE_WIDTH - 1;
  const stock = context.mark("stock");
  drawName(canvas, x, LANDS_Y, "stock", stock);
  canvas.text(x + 8, LANDS_Y, labels.stock(view.stock), OPEN);
  canvas.area("stock", x, LANDS_Y, WASTE_WIDTH, 1);

  const y = LANDS_Y + 2;
  const waste = context.mark("w");
  drawName(canvas, x, y, "w", waste);
  canvas.text(x + 8, y, labels.waste(view.waste.length), OPEN);
  canvas.area("w", x, y, WASTE_WIDTH, 2);
  for (const [index, code] of view.waste.entries()) {
    const column = x + (index % 6) * 4;
    const row = y + 1 + Math.floor(index / 6);
    const top = index === view.waste.length - 1;
    canvas.text(
      column,
      row,
      cardSign(code).padStart(3),
      top ? { ...cardStyle(code), inverse: true } : cardStyle(code),
    );
    if (top) canvas.text(column + 3, row, "◂", nameStyle(waste));
  }
}

export const fourKingdomsTable: GameTable<View> = {
  ...tableParts("four-kingdoms", tableWords),
  steering: "piles",
  accent: "sepia",
  rows: { least: 18, most: 34 },
  draw,
  describe: describeFourKingdoms,
};
