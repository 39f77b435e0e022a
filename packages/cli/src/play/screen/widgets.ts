import { screenWords } from "../../words/en/screen.js";
import type { Canvas } from "../drawing/canvas.js";
import type { Style } from "../drawing/style.js";
import { shortened, wrapped } from "../drawing/text.js";
import type { KeyPress } from "../keys.js";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const FAINT: Style = { dim: true };
export const STRONG: Style = { bold: true };
export const CHOSEN: Style = { inverse: true, bold: true };

/** Texts, each wrapped to the width of a box, as lines; an empty line between two where `spaced`. */
export function textLines(paragraphs: readonly string[], width: number, spaced: boolean): readonly string[] {
  return paragraphs.flatMap((text, index) => {
    const lines = text.split("\n").flatMap((line) => wrapped(line, width));
    return spaced && index > 0 ? ["", ...lines] : lines;
  });
}

export function drawLines(
  canvas: Canvas,
  x: number,
  y: number,
  lines: readonly string[],
  style?: Style,
): void {
  for (const [index, line] of lines.entries()) canvas.text(x, y + index, line, style);
}

/** Draws lines that end above a row, in place of what is there. */
export function drawAbove(
  canvas: Canvas,
  row: number,
  x: number,
  lines: readonly string[],
  style: Style,
): void {
  const blank = " ".repeat(canvas.width);
  drawLines(canvas, 0, row - lines.length, Array(lines.length).fill(blank));
  drawLines(canvas, x, row - lines.length, lines, style);
}

/** A text that is scrolled: the lines in sight, how many there are, the first of them, and how far it goes. */
export interface Scrolled {
  readonly lines: readonly string[];
  readonly count: number;
  readonly start: number;
  readonly reach: Reach;
}

/** The longest lines of a text to be read. */
const MOST_TEXT_WIDTH = 96;

/** Paragraphs in a room of some columns and rows, scrolled to a line. */
export function scrolled(
  paragraphs: readonly string[],
  room: Pick<Box, "width" | "height">,
  scroll: number,
): Scrolled {
  const lines = textLines(paragraphs, Math.min(room.width, MOST_TEXT_WIDTH), true);
  const page = Math.max(1, room.height);
  const most = Math.max(0, lines.length - page);
  const start = Math.min(scroll, most);
  return { lines: lines.slice(start, start + page), count: lines.length, start, reach: { page, most } };
}

/** The first item to show so that `chosen` is in sight, somewhere in the middle where there is more on both sides. */
export function windowStart(count: number, height: number, chosen: number): number {
  return Math.max(0, Math.min(chosen - Math.floor(height / 2), count - height));
}

interface ListLine {
  readonly text: string;
  readonly index: number;
}

/**
 * A list with one item chosen. Items that are too long for their lines are cut where there is no room to show them
 * whole; the chosen one is always whole. More than fits is scrolled, and the first and last line then say how much
 * there is.
 */
export function drawList(canvas: Canvas, box: Box, items: readonly string[], chosen: number): void {
  const whole = items.flatMap((item, index) => listLines(item, index, index === chosen, box.width));
  const fits = whole.length <= box.height;
  const lines = fits
    ? whole
    : items.flatMap((item, index) =>
        index === chosen ? listLines(item, index, true, box.width) : [{ text: `  ${item}`, index }],
      );
  const at = lines.findIndex(({ index }) => index === chosen);
  const start = windowStart(lines.length, box.height, at);
  const shown = lines.slice(start, start + box.height);
  for (const [line, { text, index }] of shown.entries()) {
    const more = moreSign(line, shown, items.length);
    const style = index === chosen ? CHOSEN : {};
    const end = canvas.text(box.x, box.y + line, shortened(text, box.width - more.length), style);
    canvas.text(end, box.y + line, more, FAINT);
  }
}

function listLines(item: string, index: number, chosen: boolean, width: number): readonly ListLine[] {
  return wrapped(item, width - 4).map((text, line) => ({
    text: line === 0 ? `${chosen ? "▸" : " "} ${text}` : `    ${text}`,
    index,
  }));
}

function moreSign(line: number, shown: readonly ListLine[], count: number): string {
  const above = shown[0]?.index ?? 0;
  const below = count - 1 - (shown.at(-1)?.index ?? 0);
  if (line === 0 && above > 0) return screenWords.above(above);
  return line === shown.length - 1 && below > 0 ? screenWords.below(below) : "";
}

/** How far a scrolled text goes: the lines of a page, and the last line at which one can begin. */
export interface Reach {
  readonly page: number;
  readonly most: number;
}

/** The line at which a text begins after a key; undefined when the key closes it. */
export function scrolledTo(from: number, reach: Reach, key: KeyPress): number | undefined {
  const at = Math.min(from, reach.most);
  const line = lineAfter(at, reach, key);
  return line === undefined ? undefined : Math.max(0, Math.min(line, reach.most));
}

function lineAfter(at: number, { page, most }: Reach, key: KeyPress): number | undefined {
  switch (key.name) {
    case "up":
      return at - 1;
    case "down":
      return at + 1;
    case "page-up":
      return at - page;
    case "page-down":
      return at + page;
    case "home":
      return 0;
    case "end":
      return most;
    case "character":
      return key.text === " " && at < most ? at + page : undefined;
    case "paste":
      return at;
    default:
      return undefined;
  }
}
