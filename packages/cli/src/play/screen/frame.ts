import { capital, degreeInWords } from "@tetrarch/engine";
import { gameWords } from "../../words/en/game.js";
import { lessonWords } from "../../words/en/plain.js";
import { screenWords } from "../../words/en/screen.js";
import { type Area, Canvas } from "../drawing/canvas.js";
import type { Mark } from "../drawing/cards.js";
import type { Style, StyledLine } from "../drawing/style.js";
import { cellWidth, shortened, wrapped } from "../drawing/text.js";
import { namesToLookAt } from "../exercises/exercise.js";
import { labelOf, legalOf, type Model, viewOf } from "../model.js";
import { targetsOf } from "../selection.js";
import { isSmall, type Layout, layoutOf, type Size } from "./layout.js";
import { drawOverlay, isPage } from "./overlay.js";
import { hintsOf, promptOf } from "./prompt.js";
import { movesWithCards, smallTable } from "./small-table.js";
import { type Box, drawAbove, drawLines, drawList, FAINT, type Reach, STRONG, textLines } from "./widgets.js";

/** A whole screen: exactly its rows, none wider than its columns; where the piles are; how far an overlay scrolls. */
export interface Frame {
  readonly lines: readonly StyledLine[];
  readonly areas: readonly Area[];
  readonly reach: Reach;
}

/** The least lines of the list of moves in a small window. */
const LEAST_LIST = 5;
/** The most lines of the story there. */
const MOST_LOG = 4;
const NO_REACH: Reach = { page: 1, most: 0 };

export function frameOf(model: Model, size: Size): Frame {
  const canvas = new Canvas(size.columns, size.rows);
  drawTitle(canvas, model);
  const goal = goalLines(model, size);
  const room = { ...size, rows: size.rows - goal.length };
  const body: Box = { x: 1, y: 1, width: size.columns - 2, height: room.rows - 3 };
  let areas: readonly Area[] = [];
  let reach = NO_REACH;
  if (isPage(model.overlay)) {
    reach = drawOverlay(canvas, body, model, model.overlay);
  } else if (isSmall(size)) {
    drawSmall(canvas, body, model);
  } else {
    areas = drawGame(canvas, layoutOf(room, model.table, legalOf(model).length), model);
  }
  drawPrompt(canvas, room, promptOf(model, size), model.notice !== undefined);
  drawAbove(canvas, size.rows - 1, 1, goal, { ...STRONG, ink: model.table.accent });
  canvas.text(1, size.rows - 1, shortened(hintsOf(model, size), size.columns - 2), FAINT);
  return { lines: canvas.finish().lines, areas, reach };
}

/** The goal of an exercise, whole: the last lines above the keys. */
function goalLines(model: Model, size: Size): readonly string[] {
  const { exercise } = model;
  if (!exercise || exercise.done) return [];
  // In a small window piles are named, for none is marked.
  const names = isSmall(size) && model.table.steering === "piles" ? namesToLookAt(exercise) : [];
  const lookAt = names.length > 0 ? `${lessonWords.lookAt(names)} ` : "";
  return textLines([lookAt + exercise.goal], size.columns - 2, false);
}

/** What is to be noticed is shown whole, its first lines over what is above; any other prompt has one line. */
function drawPrompt(canvas: Canvas, size: Size, prompt: string, noticed: boolean): void {
  const width = size.columns - 2;
  const style: Style = noticed ? { ink: "warning", bold: true } : STRONG;
  const most = Math.max(1, size.rows - 2);
  const lines = noticed ? textLines([prompt], width, false).slice(0, most) : [shortened(prompt, width)];
  drawAbove(canvas, size.rows - 1, 1, lines, style);
}

function drawTitle(canvas: Canvas, model: Model): void {
  const { exercise, seat } = model;
  const { session, seen } = seat;
  const style: Style = { ink: model.table.accent, inverse: true, bold: true };
  canvas.text(0, 0, " ".repeat(canvas.width), style);
  const { score } = seen.outcome;
  const guard = degreeInWords(seen.degree).label;
  const unsaved = model.unsaved ? screenWords.notSaved : "";
  const name = ` ${exercise ? session.game.title : gameWords.name(session)}`;
  const rights = exercise
    ? [` ${exercise.name} `]
    : [
        `${unsaved} ${score.text} · ${screenWords.move(seen.number)} · ${guard} `,
        `${unsaved} ${score.text} · ${guard} `,
        `${unsaved} ${score.text} `,
      ];
  const fits = (right: string) => cellWidth(name) + cellWidth(right) <= canvas.width;
  const right = rights.find(fits) ?? `${unsaved} ${score.text} `;
  canvas.text(0, 0, shortened(name, canvas.width - cellWidth(right)), style);
  canvas.text(canvas.width - cellWidth(right), 0, right, style);
}

function drawGame(canvas: Canvas, layout: Layout, model: Model): readonly Area[] {
  const view = viewOf(model);
  const targets = new Set(targetsOf(model, view));
  const { x, y, width, height } = layout.table;
  const drawing = model.table.draw(view, {
    width,
    height,
    degree: model.seat.seen.degree,
    mark: (pile) => markOf(model, targets, pile),
    liftedCount: model.lifted?.count ?? 1,
  });
  for (const [index, line] of drawing.lines.entries()) canvas.line(x, y + index, line);
  if (layout.choices.height > 0) {
    drawList(canvas, layout.choices, choicesOf(model), model.choice);
    if (legalOf(model).length === 0) canvas.text(1, layout.choices.y, screenWords.overList, FAINT);
  }
  drawLog(canvas, layout.log, model.log);
  if (layout.side) drawSide(canvas, layout.side, model);
  return drawing.areas;
}

function markOf(model: Model, targets: ReadonlySet<string>, pile: string): Mark {
  if (model.table.steering === "choices") return "none";
  if (pile === model.cursor) return model.lifted?.pile === pile ? "lifted" : "cursor";
  if (model.lifted?.pile === pile) return "lifted";
  const isPointedOut = targets.has(pile) || (!model.lifted && model.exercise?.lookAt.includes(pile));
  return isPointedOut ? "target" : "none";
}

function choicesOf(model: Model): readonly string[] {
  return legalOf(model).map((word, index) => `${index + 1} ${capital(labelOf(model, word))}`);
}

/** Draws the latest events that fit, each whole; earlier ones fainter than the last. */
function drawLog(canvas: Canvas, box: Box, log: readonly string[]): void {
  let y = box.y + box.height;
  for (let index = log.length - 1; index >= 0; index--) {
    const last = index === log.length - 1;
    const lines = textLines([`· ${log[index]}`], box.width, false);
    const shown = last ? beginning(lines, box.width, box.height) : lines;
    if (y - shown.length < box.y) break;
    y -= shown.length;
    drawLines(canvas, box.x, y, shown, last ? {} : FAINT);
  }
}

/** As many lines as there is room for; a sign that there is more. */
function beginning(lines: readonly string[], width: number, height: number): readonly string[] {
  if (lines.length <= height || height === 0) return lines.slice(0, height);
  const last = wrapped(lines[height - 1] ?? "", width - 2)[0];
  return [...lines.slice(0, height - 1), `${last} …`];
}

function drawSide(canvas: Canvas, box: Box, model: Model): void {
  drawLines(canvas, box.x - 1, box.y, Array(box.height).fill("│"), FAINT);
  canvas.text(box.x + 1, box.y, screenWords.legalMoves(legalOf(model).length), {
    ...STRONG,
    ink: model.table.accent,
  });
  const list = { x: box.x, y: box.y + 1, width: box.width, height: box.height - 1 };
  drawList(canvas, list, movesWithCards(model), -1);
}

/** In a window too small for the table: its piles in short, the story's last lines, and the list of moves. */
function drawSmall(canvas: Canvas, box: Box, model: Model): void {
  const most = Math.max(0, box.height - LEAST_LIST - MOST_LOG);
  const table = smallTable(model, box.width, most).slice(0, Math.max(0, box.height - LEAST_LIST));
  drawLines(canvas, box.x, box.y, table);
  const rest = box.height - table.length;
  const log = Math.max(0, Math.min(MOST_LOG, rest - LEAST_LIST));
  drawLog(canvas, { ...box, y: box.y + table.length, height: log }, model.log);
  const list = { ...box, y: box.y + table.length + log, height: Math.max(0, rest - log) };
  if (list.height > 0) drawList(canvas, list, movesWithCards(model), model.choice);
}
