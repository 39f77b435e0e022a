import type { Point } from "../model.js";
import { RANK_LINES, SUIT_SHAPES } from "./glyphs.js";

/** Where the pips of a number card stand: column 0–2, height 0 (top) to 1 (bottom). */
type Pip = readonly [column: number, height: number];

const SIDES = (heights: readonly number[]): readonly Pip[] =>
  heights.flatMap((height): readonly Pip[] => [
    [0, height],
    [2, height],
  ]);
const CENTRAL = (heights: readonly number[]): readonly Pip[] => heights.map((height): Pip => [1, height]);
const THIRD = 1 / 3;

const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  "2": CENTRAL([0, 1]),
  "3": CENTRAL([0, 0.5, 1]),
  "4": SIDES([0, 1]),
  "5": [...SIDES([0, 1]), ...CENTRAL([0.5])],
  "6": SIDES([0, 0.5, 1]),
  "7": [...SIDES([0, 0.5, 1]), ...CENTRAL([0.25])],
  "8": [...SIDES([0, 0.5, 1]), ...CENTRAL([0.25, 0.75])],
  "9": [...SIDES([0, THIRD, 2 * THIRD, 1]), ...CENTRAL([0.5])],
  T: [...SIDES([0, THIRD, 2 * THIRD, 1]), ...CENTRAL([1 / 6, 5 / 6])],
};

/** How a shape is laid on a card: made larger or smaller, then moved; a negative scale turns it upside down, too. */
interface Laid extends Point {
  readonly scale: number;
}

/** A card's shapes, each kind as one path: a card of many elements costs the browser much more than one of few. */
export interface Outlines {
  /** All its suit shapes, to be filled. */
  readonly suits: string;
  /** All its letters, to be stroked this wide. */
  readonly ranks: string;
  readonly stroke: number;
}

/** On which field the shapes of suits and of ranks are drawn, and how wide the lines of ranks are there. */
const SUIT_SIZE = 1040;
const RANK_FIELD = { width: 800, height: 1120, stroke: 130 } as const;
/** The middle of a card of 240 by 336. */
const MIDDLE: Point = { x: 120, y: 168 };
const COLUMNS = [58, 120, 182];
const PIP = 44;
const PIPS_FROM = 92;
const PIPS_HIGH = 152;
/** The large sign of an ace, and how much lower the ornament around it stands on a bold card. */
const ACE = 104;
const ACE_LOWER = 54;

const known = new Map<string, Outlines>();

/** What is drawn on a standard card, `TH`, besides its picture. `bold` as the face says; with a figure it has no pips. */
export function outlinesOf(code: string, bold: boolean, hasFigure = isCourt(code.charAt(0))): Outlines {
  const name = `${code} ${bold} ${hasFigure}`;
  const outlines = known.get(name) ?? (bold ? boldOutlines(code, hasFigure) : fineOutlines(code, hasFigure));
  known.set(name, outlines);
  return outlines;
}

function boldOutlines(code: string, hasFigure: boolean): Outlines {
  const [rank, suit] = [code.charAt(0), code.charAt(1)];
  const index = rankIn({ x: 10, y: 10, width: 86, height: 96 });
  const sign = suitAt({ x: 148, y: 58 }, 98);
  const suits = hasFigure
    ? [sign]
    : [
        sign,
        rank === "A" ? suitAt({ ...MIDDLE, y: MIDDLE.y + ACE_LOWER }, ACE) : suitAt({ x: 120, y: 222 }, 160),
      ];
  return {
    suits: drawn(SUIT_SHAPES[suit], suits),
    ranks: drawn(RANK_LINES[rank], [index]),
    stroke: index.scale * RANK_FIELD.stroke,
  };
}

function fineOutlines(code: string, hasFigure: boolean): Outlines {
  const [rank, suit] = [code.charAt(0), code.charAt(1)];
  const index = rankIn({ x: 8, y: 12, width: 42, height: 50 });
  const sign = suitAt({ x: 77, y: 36 }, 46);
  const pips = (hasFigure ? [] : (PIPS[rank] ?? [])).map(([column, height]) => {
    const pip = suitAt({ x: COLUMNS[column] ?? 0, y: PIPS_FROM + height * PIPS_HIGH }, PIP);
    return height > 0.5 ? { ...pip, scale: -pip.scale } : pip;
  });
  const ace = rank === "A" && !hasFigure ? [suitAt(MIDDLE, ACE)] : [];
  return {
    suits: drawn(SUIT_SHAPES[suit], [sign, turned(sign), ...pips, ...ace]),
    ranks: drawn(RANK_LINES[rank], [index, turned(index)]),
    stroke: index.scale * RANK_FIELD.stroke,
  };
}

export function isCourt(rank: string): boolean {
  return "JQK".includes(rank);
}

function suitAt(middle: Point, size: number): Laid {
  return { ...middle, scale: size / SUIT_SIZE };
}

/** As large as the box allows, in its middle. */
function rankIn(box: Point & { readonly width: number; readonly height: number }): Laid {
  const { x, y, width, height } = box;
  const scale = Math.min(width / RANK_FIELD.width, height / RANK_FIELD.height);
  return { x: x + width / 2, y: y + height / 2, scale };
}

/** The same in the opposite corner, upside down. */
function turned({ x, y, scale }: Laid): Laid {
  return { x: 2 * MIDDLE.x - x, y: 2 * MIDDLE.y - y, scale: -scale };
}

function drawn(path: string | undefined, all: readonly Laid[]): string {
  return all.map((laid) => placedPath(path ?? "", laid)).join("");
}

const STEP = /([MLCAZ])([^MLCAZ]*)/g;
/** Of an arc, two radii and three numbers that scaling does not change come before its end. */
const ARC_RADII = 2;
const ARC_END = 5;

/** A path in capital letters (M, L, C, A, Z) as it is when made larger and moved. */
export function placedPath(path: string, { scale, x, y }: Laid): string {
  return path.replaceAll(STEP, (_, letter: string, text: string) => {
    const numbers = [...text.matchAll(/-?[\d.]+/g)].map(Number);
    const end = letter === "A" ? ARC_END : 0;
    const moved = numbers.map((value, index) => {
      if (index < end) return index < ARC_RADII ? value * Math.abs(scale) : value;
      return value * scale + ((index - end) % 2 === 0 ? x : y);
    });
    return letter + moved.map((value) => Math.round(value * 100) / 100).join(" ");
  });
}
