import { ok, type tombOfFourKings } from "@tetrarch/engine";
import { heartOf, metIn, situation, TORCHES, tableWords } from "@tetrarch/engine/tomb-of-four-kings";
import { ladderOf, scoreSheetOf } from "@tetrarch/play/tomb-of-four-kings";
import { describeTomb, tombLabels as labels } from "../../words/en/tables/tomb-of-four-kings.js";
import { ladderLines, sheetLines } from "../../words/en/tables/tomb-of-four-kings-records.js";
import { Canvas } from "../drawing/canvas.js";
import { cardFace, cardRow, cardSign, cardStyle } from "../drawing/cards.js";
import type { Style } from "../drawing/style.js";
import { type DrawingContext, type GameTable, tableParts } from "./table.js";

type View = tombOfFourKings.View;

const HIT_POINTS = 9;
const FLAME: Style = { ink: "ember", bold: true };
const STONE: Style = { ink: "stone" };
const FAINT: Style = { dim: true };
const HEADING: Style = { ink: "gold", bold: true };
const BLOOD: Style = { ink: "blood", bold: true };
const ROW_X = 11;

function draw(view: View, context: DrawingContext) {
  const canvas = new Canvas(context.width, context.height);
  const roomy = context.height >= 17;
  drawTorches(canvas, view);
  drawHearts(canvas, view, 34);
  drawPack(canvas, view, 58);
  const rowHeight = roomy ? 3 : 1;
  drawRows(canvas, view, 4, rowHeight);
  const turnY = 4 + rowHeight * 2 + (roomy ? 1 : 0);
  drawTurn(canvas, view, turnY);
  drawHand(canvas, view, turnY + 4 + (roomy ? 1 : 0));
  return canvas.finish();
}

/** Four sconces; under a burnt one its ace. */
function drawTorches(canvas: Canvas, view: View): void {
  for (let torch = 0; torch < TORCHES; torch++) {
    const x = 3 + torch * 7;
    // The flames go out from the right to the left.
    const burnt = view.torches[TORCHES - 1 - torch];
    canvas.text(x, 0, burnt === undefined ? "(✦)" : " · ", burnt === undefined ? FLAME : FAINT);
    canvas.text(x + 1, 1, "║", STONE);
    if (burnt === undefined) canvas.text(x, 2, labels.lit, FLAME);
    else canvas.text(x, 2, cardFace(burnt), cardStyle(burnt));
  }
}

function drawHearts(canvas: Canvas, view: View, x: number): void {
  const lost = HIT_POINTS - view.hitPoints;
  if (view.byMemory) drawHeartCards(canvas, view, x);
  else {
    const end = canvas.text(x, 0, "♥ ".repeat(view.hitPoints), BLOOD);
    canvas.text(end, 0, "· ".repeat(lost), FAINT);
  }
  canvas.text(x, 1, labels.hitPoints(view.hitPoints, HIT_POINTS), view.hitPoints <= 3 ? BLOOD : STONE);
}

/** By the book (TK-17, TK-32): the top card that still counts, then those that lie face down. */
function drawHeartCards(canvas: Canvas, { hitPoints }: View, x: number): void {
  const top = heartOf(hitPoints);
  const end = top === undefined ? x : canvas.text(x, 0, cardFace(top), BLOOD) + 1;
  canvas.text(end, 0, "░".repeat(HIT_POINTS - hitPoints), FAINT);
}

function drawPack(canvas: Canvas, view: View, x: number): void {
  canvas.text(x, 0, labels.pack(view.pack.length), STONE);
  const bottom = view.pack.at(-1);
  if (bottom !== undefined && bottom !== "--") canvas.text(x + 12, 0, labels.last(cardSign(bottom)), STONE);
  if (view.discards.length > 0) canvas.text(x, 1, labels.lost(view.discards.length), FAINT);
  if (view.scrollSpent) canvas.text(x, 2, labels.scrollSpent, FAINT);
}

/** The delve row to the right, and under it the retreat row coming back; no turn lies under the turning point. */
function drawRows(canvas: Canvas, view: View, y: number, rowHeight: number): void {
  const delving = view.phase !== "crossroads" && !view.retreating;
  const turns = view.delve.length;
  const room = Math.floor((canvas.width - ROW_X - 6) / BOX_CELLS);
  const hidden = Math.max(0, turns + (delving ? 1 : 0) - room);
  const middle = Math.floor((rowHeight - 1) / 2);
  canvas.text(1, y + middle, labels.delve, HEADING);
  canvas.text(1, y + rowHeight + middle, labels.retreat, HEADING);
  if (hidden > 0) canvas.text(1, y - 1, labels.hiddenTurns(hidden), FAINT);
  const down = view.delve.map((cards) => encounterFace(cards)).slice(hidden);
  const back = Array.from({ length: Math.max(0, turns - 1) }, (_, place) => {
    const cards = view.retreat[turns - 2 - place];
    return cards ? encounterFace(cards) : { face: " · ", style: FAINT };
  }).slice(hidden);
  if (delving) down.push({ face: "▸▸ ", style: FLAME });
  const now = view.retreating && view.phase !== "crossroads" ? turns - 2 - view.retreat.length - hidden : -1;
  if (back[now]) back[now] = { face: "◂◂ ", style: FLAME };
  if (rowHeight === 3) {
    drawBoxes(canvas, ROW_X, y, down, STONE);
    drawBoxes(canvas, ROW_X, y + 3, back, STONE);
    return;
  }
  for (const [index, { face, style }] of down.entries())
    canvas.text(ROW_X + index * BOX_CELLS, y, face, style);
  for (const [index, { face, style }] of back.entries())
    canvas.text(ROW_X + index * BOX_CELLS, y + 1, face, style);
}

/** A finished turn lies face down, but you remember what you met there; by memory (TK-32) only you do. */
function encounterFace(cards: readonly string[]): { face: string; style: Style } {
  const met = metIn(cards) ?? cards[0] ?? "--";
  return { face: cardFace(met), style: { ...cardStyle(met), bold: false } };
}

/** The open turn, large, with what it means. */
function drawTurn(canvas: Canvas, view: View, y: number): void {
  canvas.text(1, y + 1, labels.now, HEADING);
  const room = Math.floor((canvas.width - ROW_X - 2) / BOX_CELLS);
  const shown = view.turn.slice(-room);
  const met = view.encounter?.card;
  const boxes = shown.map((code) => ({
    face: cardFace(code),
    style: code === met ? { ...cardStyle(code), inverse: true } : cardStyle(code),
  }));
  drawBoxes(canvas, ROW_X, y, boxes, FLAME);
  if (view.turn.length > room) canvas.text(1, y + 2, labels.more(view.turn.length - room), FAINT);
  const beside = ROW_X + boxes.length * BOX_CELLS + (boxes.length > 0 ? 3 : 0);
  const { sentence } = situation(view);
  if (beside + sentence.length < canvas.width) canvas.text(beside, y + 1, sentence, { bold: true });
  else canvas.text(ROW_X, y + 3, sentence, { bold: true });
}

/** Skills and loot apart, its worth counted. */
function drawHand(canvas: Canvas, view: View, y: number): void {
  canvas.text(1, y, labels.skills, HEADING);
  if (view.skills.length === 0) canvas.text(ROW_X, y, labels.none, FAINT);
  cardRow(canvas, ROW_X, y, view.skills);
  canvas.text(1, y + 1, labels.loot, HEADING);
  const end = cardRow(canvas, ROW_X, y + 1, view.treasure);
  canvas.text(
    end + (view.treasure.length === 0 ? 0 : 1),
    y + 1,
    tableWords.note(view, "loot"),
    view.treasure.length === 0 ? FAINT : HEADING,
  );
}

/** The cells of one box with the wall it shares with the next. */
const BOX_CELLS = 4;

/** Boxes side by side with shared walls, three rows high. */
function drawBoxes(
  canvas: Canvas,
  x: number,
  y: number,
  boxes: readonly { readonly face: string; readonly style: Style }[],
  wall: Style,
): void {
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

export const tombTable: GameTable<View> = {
  ...tableParts("tomb-of-four-kings", tableWords),
  steering: "choices",
  accent: "ember",
  rows: { least: 12, most: 18 },
  endHeadings: labels.endHeadings,
  draw,
  describe: describeTomb,
  ladder(games, contests) {
    const ladder = ladderOf(games, contests);
    return ladder.ok ? ok({ lines: ladderLines(ladder.value), json: { ladder: ladder.value } }) : ladder;
  },
  scoreSheet(games) {
    const sheet = scoreSheetOf(games);
    return { lines: sheetLines(sheet), json: { sheet } };
  },
};
