import { helpInGame } from "@tetrarch/engine";
import { endedStuck, endingOf, endTitleByDegree } from "@tetrarch/play";
import { endingWords, screenWords } from "../../words/en/screen.js";
import type { Canvas } from "../drawing/canvas.js";
import { afterwardsOf, labelOf, legalOf, type Model, type Overlay } from "../model.js";
import { type Box, drawLines, drawList, FAINT, type Reach, scrolled, textLines } from "./widgets.js";

/** What is a page over the table, and no question below it. */
type Page = Exclude<Overlay, { readonly kind: "resign" | "undo" | "hint" | "write" }>;

export function isPage(overlay: Overlay | undefined): overlay is Page {
  return overlay !== undefined && !["resign", "undo", "hint", "write"].includes(overlay.kind);
}

/** What lies over the table, in the room between title and prompt. */
export function drawOverlay(canvas: Canvas, box: Box, model: Model, overlay: Page): Reach {
  switch (overlay.kind) {
    case "text":
      return drawText(canvas, box, model, overlay);
    case "moves":
      return drawMoves(canvas, box, model, overlay.chosen);
    case "ending":
      return drawEnding(canvas, box, model, overlay.chosen);
  }
}

function drawHeading(canvas: Canvas, box: Box, model: Model, heading: string): void {
  canvas.text(box.x + 1, box.y + 1, heading, { ink: model.table.accent, bold: true });
}

function drawText(
  canvas: Canvas,
  box: Box,
  model: Model,
  overlay: Extract<Overlay, { readonly kind: "text" }>,
): Reach {
  const room = { width: box.width - 4, height: box.height - 3 };
  const { lines, count, start, reach } = scrolled(overlay.paragraphs, room, overlay.scroll);
  const place = reach.most > 0 ? screenWords.lines(start + 1, start + lines.length, count) : "";
  drawHeading(canvas, box, model, overlay.title + place);
  drawLines(canvas, box.x + 1, box.y + 3, lines);
  return reach;
}

function drawMoves(canvas: Canvas, box: Box, model: Model, chosen: number): Reach {
  const legal = legalOf(model);
  drawHeading(canvas, box, model, screenWords.legalMoves(legal.length));
  const longest = Math.max(0, ...legal.map((word) => word.length));
  const items = legal.map((word, index) => {
    const number = String(index + 1).padStart(String(legal.length).length);
    return `${number}  ${word.padEnd(longest)}  ${labelOf(model, word)}`;
  });
  drawList(
    canvas,
    { ...box, x: box.x + 1, y: box.y + 3, width: box.width - 2, height: box.height - 3 },
    items,
    chosen,
  );
  return { page: box.height - 3, most: 0 };
}

/** The end of the story, and below what to do next; in a low window the list comes first. */
function drawEnding(canvas: Canvas, box: Box, model: Model, chosen: number | undefined): Reach {
  const { session, seen } = model.seat;
  const { status } = seen.outcome;
  const headings = { ...endingWords.headings, ...model.table.endHeadings };
  const resigned = endedStuck(session) ? endingWords.stuck : endingWords.resigned;
  const usual = session.resigned ? resigned : (headings[status] ?? "");
  drawHeading(canvas, box, model, endTitleByDegree(session) ?? usual);
  const items = afterwardsOf(model).map(
    (afterwards, index) => `${index + 1} ${endingWords.afterwards[afterwards]}`,
  );
  const room = Math.max(0, box.height - 3 - items.length - 3);
  const texts = endingTexts(model, room, Math.min(box.width - 4, 76));
  drawLines(canvas, box.x + 1, box.y + 3, texts);
  const y = box.y + 3 + (texts.length > 0 ? texts.length + 1 : 0);
  drawList(canvas, { ...box, x: box.x + 1, y, height: items.length }, items, chosen ?? -1);
  canvas.text(box.x + 1, y + 1 + items.length, endingWords.keys, FAINT);
  return { page: 1, most: 0 };
}

/** What happened last, how it ended, and the facts, in as many lines as there is room for: the facts go last. */
function endingTexts(model: Model, room: number, width: number): readonly string[] {
  const { session, seen } = model.seat;
  const { score } = seen.outcome;
  const guard = helpInGame(session);
  const kept = model.keptAt === undefined ? [] : [endingWords.transcript(model.keptAt)];
  const facts = [endingWords.score(score.text, seen.number), guard, ...kept].join("\n");
  const ending = textLines([endingOf(session) ?? "", facts], width, true);
  const before = lastWhole(model.news.slice(0, -1), room - ending.length - 1, width);
  return before.length > 0 ? [...before, "", ...ending] : ending.slice(0, room);
}

/** The last texts that fit whole. */
function lastWhole(texts: readonly string[], room: number, width: number): readonly string[] {
  let lines: readonly string[] = [];
  for (const text of texts.toReversed()) {
    const more = [...textLines([text], width, false), ...lines];
    if (more.length > room) break;
    lines = more;
  }
  return lines;
}
