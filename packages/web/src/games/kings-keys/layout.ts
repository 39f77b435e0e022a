import type { kingsKeys } from "@tetrarch/engine";
import { cellName } from "@tetrarch/engine/kings-keys";
import { fanned, squared, squaredPlace } from "../../table/fan.js";
import { CARD_RATIO, cardWithin, hasLargeIndex } from "../../table/geometry.js";
import type { Box, Layout, Place, Point, Size } from "../../table/model.js";
import { watchIn } from "./watch.js";

type View = kingsKeys.View;

/** One way to lay the dungeon out. */
interface Plan {
  readonly card: Size;
  /** The cells, four by four: how wide they are, where each column begins, and each row with its height. */
  readonly cellWidth: number;
  readonly columns: readonly number[];
  readonly rows: readonly { readonly y: number; readonly height: number }[];
  /** Where the second card of a stack lies, seen from the first; a third moves it closer. */
  readonly step: Point;
  /** The draw pile, and how large its cards are. */
  readonly draw: Point;
  readonly drawScale?: number;
  /** The guard and his ring. */
  readonly watch: Box;
}

/** A stack that stays on the field has at most three cards: the fourth makes a book. */
const COVERED = 2;
const SIDE = 4;
const KEY_SCALE = 0.2;
/** What has to show of a covered card, in pixels: it can be pressed too. Where a table is low, of two covered cards a little less. */
const FINGER = 24;
const LOW_FINGER = 21;
/** A card so high is wide enough for a finger: for less, rows lie closer together. */
const PRESSABLE = 44 * CARD_RATIO;
const CLOSEST = 2;

/** What shows of a covered card, number and item, as a part of its height. */
const DOWN = 0.23;
/** The same as a part of its width: at least, and where there is room. */
const RIGHT = { least: 0.64, most: 0.76 } as const;
/** And in a stack of three, which leaves room for what fits on it: of a usual index, and of a large one. */
const RIGHT_OF_THREE = { usual: 0.51, large: 0.62 } as const;
/** How far a cell reaches beyond its cards, as a part of a card's width. */
export const RIM = 0.07;
/** How far a full stack stays from the next cell, as a part of a card's width. */
const APART = 0.16;

function gapFor({ width, height }: Size): number {
  return Math.max(6, Math.min(width, height) * 0.018);
}

/**
 * How many cards each row has room to cover: one, or two where some stack has three cards. So the cards are as large as most
 * fields let them be, and rows move only when their first such stack comes or their last one goes.
 */
type Covers = readonly number[];

/** The rows that have room for two covered cards, whatever lies there: with fewer the cards grow no more. */
const LEAST_DEEP = 2;
const DEEPEST: Covers = [COVERED, COVERED, COVERED, COVERED];

function coversOf({ field }: View): Covers {
  return DEEPEST.map((_, row) =>
    field.slice(row * SIDE, (row + 1) * SIDE).some(({ length }) => length > COVERED) ? COVERED : 1,
  );
}

function sumOf(covers: Covers): number {
  return covers.reduce((sum, each) => sum + each, 0);
}

/** How the field lies in a part of the room when its stacks grow downwards. */
function growingDown(
  card: Size,
  area: Box,
  covers: Covers,
): Pick<Plan, "card" | "cellWidth" | "columns" | "rows" | "step"> {
  const most = (area.height - CLOSEST * (SIDE - 1) - card.height * SIDE) / sumOf(covers);
  const wanted = Math.max(card.height * DOWN, FINGER);
  const step = Math.min(wanted, most);
  const across = Math.min((area.width - card.width) / (SIDE - 1), card.width * 1.6);
  const heights = covers.map((cards) => card.height + cards * step);
  const spare = area.height - sumOf(heights);
  const between = Math.min(spare / (SIDE - 1), card.height * 0.35);
  let y = area.y + (spare - between * (SIDE - 1)) / 2;
  const rows = heights.map((height) => {
    const row = { y, height };
    y += height + between;
    return row;
  });
  const left = area.x + (area.width - across * (SIDE - 1) - card.width) / 2;
  return {
    card,
    cellWidth: card.width,
    columns: DEEPEST.map((_, column) => left + across * column),
    rows,
    step: { x: 0, y: wanted },
  };
}

/** The largest card whose downward stacks fit. */
function cardGrowingDown({ width, height }: Size, gap: number, covers: Covers): Size {
  const covered = Math.max(sumOf(covers), SIDE + LEAST_DEEP);
  const high = height - CLOSEST * (SIDE - 1);
  const low = Math.min(PRESSABLE, (high - covered * LOW_FINGER) / SIDE);
  const tallest = Math.min(high / (SIDE + covered * DOWN), (high - covered * FINGER) / SIDE);
  return cardWithin((width - gap * (SIDE - 1)) / SIDE, Math.max(tallest, low));
}

/** Tall: the draw pile, the ring and the guard at the foot. */
function above(room: Size, covers: Covers): Plan {
  const gap = gapFor(room);
  const foot = Math.max(72, room.height * 0.11);
  const area = { x: gap, y: gap / 2, width: room.width - gap * 2, height: room.height - foot - gap };
  const card = cardGrowingDown(area, gap, covers);
  const top = room.height - foot;
  const drawScale = Math.min(1, (foot - gap * 1.5) / card.height);
  const left = gap * 3 + card.width * drawScale;
  return {
    ...growingDown(card, area, covers),
    draw: { x: gap * 1.5, y: top + (foot - card.height * drawScale - gap) / 2 },
    drawScale,
    watch: { x: left, y: top, width: room.width - left - gap, height: foot - gap },
  };
}

/** Not so tall: they stand in a column beside the field, as broad as the cards let it be. */
function beside(room: Size, covers: Covers): Plan {
  const gap = gapFor(room);
  const height = room.height - gap;
  const least = Math.max(84, room.width * 0.235);
  const card = cardGrowingDown({ width: room.width - least - gap * 2, height }, gap, covers);
  const spare = room.width - card.width * SIDE - gap * (SIDE + 2);
  const side = Math.max(least, Math.min(spare, room.width * 0.34));
  const area = { x: gap, y: gap / 2, width: room.width - side - gap * 2, height };
  return { ...growingDown(card, area, covers), ...column(card, side, room, gap) };
}

/** Landscape: stacks grow to the right. */
function broad(room: Size): Plan {
  const gap = gapFor(room) * 0.5;
  const side = Math.max(116, room.width * 0.2);
  const width = room.width - side - gap * (SIDE + 3);
  const height = room.height - gap * SIDE * 2;
  const card = cardWithin(width / SIDE / (1 + COVERED * RIGHT.least), height / SIDE);
  const spread = (width / SIDE / card.width - 1 - APART) / COVERED;
  const right = Math.max(RIGHT.least, Math.min(RIGHT.most, spread));
  const cellWidth = card.width * (1 + COVERED * right);
  const across = Math.min((room.width - side - gap * 3 - cellWidth) / (SIDE - 1), cellWidth + gap * 3);
  const down = Math.min((room.height - gap * 2 - card.height) / (SIDE - 1), card.height * 1.3);
  const left = (room.width - side - across * (SIDE - 1) - cellWidth) / 2;
  const top = (room.height - down * (SIDE - 1) - card.height) / 2;
  return {
    card,
    cellWidth,
    columns: DEEPEST.map((_, column) => left + across * column),
    rows: DEEPEST.map((_, row) => ({ y: top + down * row, height: card.height })),
    step: { x: card.width * right, y: 0 },
    ...column(card, side, room, gap),
  };
}

/** Beside the field: the guard and his ring, the draw pile under them. */
function column(card: Size, side: number, room: Size, gap: number): Pick<Plan, "draw" | "watch"> {
  const left = room.width - side;
  const drawTop = room.height - card.height - gap * 1.5;
  return {
    draw: { x: left + (side - gap - card.width) / 2, y: drawTop },
    watch: { x: left, y: gap, width: side - gap, height: drawTop - gap * 3 },
  };
}

/** The plan that lets the cards be largest when all rows are as deep as they can be: it is the same for the whole game. */
function planFor(room: Size, covers: Covers): Plan {
  const widthOf = (plan: typeof above) => plan(room, DEEPEST).card.width;
  return [above, beside, broad].reduce((best, plan) => (widthOf(plan) > widthOf(best) ? plan : best))(
    room,
    covers,
  );
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const plan = planFor(room, coversOf(view));
  return {
    card: plan.card,
    stage: fieldOf(plan),
    places: [
      ...cellPlaces(view, plan, bigIndex),
      squaredPlace("draw", view.draw, plan.draw, plan.card, plan.drawScale),
      ringPlace(view, plan),
    ],
  };
}

/** What happens is shown large over the field: ring, guard and draw pile stay to be seen. */
function fieldOf({ cellWidth, columns: [x = 0, ...columns], rows: [top, ...rows] }: Plan): Box {
  const [y, last] = [top?.y ?? 0, rows.at(-1)];
  return {
    x,
    y,
    width: (columns.at(-1) ?? 0) + cellWidth - x,
    height: (last?.y ?? 0) + (last?.height ?? 0) - y,
  };
}

/** A stack grows from the corner of its cell, so that the lowest cards stand in rows and columns. */
function cellPlaces(
  view: View,
  { card, cellWidth, columns, rows, step }: Plan,
  bigIndex: boolean,
): readonly Place[] {
  const right = RIGHT_OF_THREE[hasLargeIndex(card.width, bigIndex) ? "large" : "usual"];
  const across = Math.min(cellWidth - card.width, card.width * COVERED * right);
  return view.field.map((cards, index) => {
    const { y, height } = rows[Math.floor(index / SIDE)] ?? { y: 0, height: card.height };
    const from = { x: columns[index % SIDE] ?? 0, y };
    const fan = {
      from,
      step: () => step,
      room: { x: across, y: height - card.height },
    };
    return {
      pile: cellName(index),
      area: { ...from, width: cellWidth, height },
      scale: 1,
      spots: fanned(cards.length, fan),
      next: fanned(cards.length + 1, fan).at(-1) ?? from,
      whole: true,
    };
  });
}

/** A book goes to its key on the ring and is seen no more: only a key is left. */
function ringPlace(view: View, { card, watch }: Plan): Place {
  const { keys } = watchIn(watch).ring;
  const half = { x: (card.width * KEY_SCALE) / 2, y: (card.height * KEY_SCALE) / 2 };
  return {
    pile: "books",
    area: watch,
    scale: KEY_SCALE,
    spots: view.books.flatMap((book, index) => {
      const key = keys[index] ?? watch;
      return squared(book.length, { x: key.x - half.x, y: key.y - half.y });
    }),
  };
}
