import { titleOf } from "../../words/en/game.js";
import { menuWords } from "../../words/en/menu.js";
import { Canvas } from "../drawing/canvas.js";
import type { Style, StyledLine } from "../drawing/style.js";
import { ending, shortened } from "../drawing/text.js";
import { type Menu, menuItems, storyLine } from "../menu.js";
import { tableOf } from "../tables/registry.js";
import type { Size } from "./layout.js";
import {
  type Box,
  CHOSEN,
  drawAbove,
  drawLines,
  FAINT,
  type Reach,
  STRONG,
  scrolled,
  textLines,
  windowStart,
} from "./widgets.js";

const TITLE: Style = { inverse: true, bold: true };

/** The menu: exactly the rows of the window, none wider than its columns. */
export function menuLines(menu: Menu, size: Size): readonly StyledLine[] {
  const canvas = new Canvas(size.columns, size.rows);
  canvas.text(0, 0, ` ${menuWords.title}`.padEnd(size.columns), TITLE);
  const box = pageBox(size);
  if (menu.page !== undefined)
    drawLines(canvas, box.x, box.y, scrolled(menu.page, box, menu.scroll ?? 0).lines);
  else if (menu.game === undefined) drawItems(canvas, box, menu);
  else drawItems(canvas, drawGameHead(canvas, box, menu.game), menu);
  drawPrompt(canvas, menu, size);
  canvas.text(2, size.rows - 1, shortened(keysOf(menu), size.columns - 4), FAINT);
  return canvas.finish().lines;
}

/** What is to be noticed, whole, over the deal being typed. */
function drawPrompt(canvas: Canvas, menu: Menu, size: Size): void {
  const width = size.columns - 4;
  const deal = menu.typed === undefined ? [] : [`${menuWords.deal}${ending(menu.typed, width - 8)}▏`];
  const said = menu.deleting === undefined ? menu.notice : menuWords.deleteQuestion(menu.deleting);
  const notice = said === undefined ? [] : textLines([said], width, false);
  const lines = [...notice, ...deal];
  drawAbove(canvas, size.rows - 1, 2, lines, STRONG);
}

function keysOf(menu: Menu): string {
  if (menu.page !== undefined) return menuWords.keys.page;
  if (menu.typed !== undefined) return menuWords.keys.typing;
  if (menu.deleting !== undefined) return menuWords.keys.deleting;
  const chosen = menuItems(menu)[menu.chosen]?.choice.type;
  const canDelete = chosen === "resume" || chosen === "broken";
  const canGoBack = menu.game !== undefined || menu.more !== undefined;
  return menuWords.keys.list(chosen === "broken", canDelete, canGoBack);
}

function pageBox(size: Size): Box {
  return { x: 2, y: 2, width: size.columns - 4, height: size.rows - 5 };
}

/** How far a text over the menu scrolls. */
export function pageReach(paragraphs: readonly string[], size: Size): Reach {
  return scrolled(paragraphs, pageBox(size), 0).reach;
}

/** Title and story of a game; the room left below. */
function drawGameHead(canvas: Canvas, box: Box, game: string): Box {
  canvas.text(box.x, box.y, titleOf(game), { ink: tableOf(game).accent, bold: true });
  const story = textLines([storyLine(game)], box.width, false);
  drawLines(canvas, box.x, box.y + 1, story, FAINT);
  const used = story.length + 2;
  return { ...box, y: box.y + used, height: box.height - used };
}

function drawItems(canvas: Canvas, box: Box, menu: Menu): void {
  const rows = menuItems(menu).flatMap((item, index) => {
    const chosen = index === menu.chosen;
    const key = item.key.length === 1 ? item.key : " ";
    const label = {
      text: `${chosen ? "▸ " : "  "}${key} ${item.label}`,
      style: labelStyle(item.choice, chosen),
      index,
    };
    if (item.detail === undefined) return [label];
    const detail = textLines([item.detail], box.width - 6, false);
    return [label, ...detail.map((text) => ({ text: `    ${text}`, style: FAINT, index }))];
  });
  const at = rows.findIndex(({ index }) => index === menu.chosen);
  const start = windowStart(rows.length, box.height, at);
  for (const [line, { text, style }] of rows.slice(start, start + box.height).entries()) {
    canvas.text(box.x, box.y + line, shortened(text, box.width), style);
  }
}

function labelStyle(choice: { readonly type: string; readonly game?: string }, chosen: boolean): Style {
  if (chosen) return CHOSEN;
  return choice.type === "game" && choice.game ? { ink: tableOf(choice.game).accent, bold: true } : {};
}
