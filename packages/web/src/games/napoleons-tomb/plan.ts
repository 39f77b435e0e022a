import { indexHigh, shownIndex, TIGHT } from "../../table/fan.js";
import { cardWithin, hasLargeIndex } from "../../table/geometry.js";
import type { Box, KeptBox, Point, Size } from "../../table/model.js";
import { around } from "../pile-geometry.js";

/** One way to lay the tomb out. */
export interface Plan {
  readonly card: Size;
  /** The square of three by three: its left top corner, and from one of its places to the next. */
  readonly from: Point;
  readonly pitch: Point;
  /** Where the rest of a tableau pile lies, seen from its lowest card, which stays readable. */
  readonly rest: Point;
  /** `r1`…`r4`. */
  readonly reserves: readonly Box[];
  /** The cards of the reserves beside the others. */
  readonly reserveScale: number;
  /** How far the cards of a reserve lie apart: the same all the game through, so that none moves when another leaves. */
  readonly reserveStep: number;
  /** `w1`…`w5`, also those that redeals have closed, and the stock: read row by row. For left hands, too, where they are kept. */
  readonly wastes: readonly KeptBox[];
  readonly stock: KeptBox;
  /** Whether the wastes and the stock are fanned to the right; else downwards. */
  readonly fansAcross: boolean;
  /** How high the ledge over them is, in which their numerals are cut. */
  readonly ledge: number;
  /** How high the tag under a card is that says what comes next; undefined where it stands beside the card's foot. */
  readonly tag?: number;
  /** The room beside a corner, outside of the square. */
  readonly aside: number;
  /** In a high window, the room below the top row of the wastes. */
  readonly below?: Box;
  /** Where what happens is shown large: never over a corner or the middle, but over reserves or wastes, as words need it. */
  readonly stage: Box;
}

const RESERVE = 10;
/** How far the cards of a reserve lie apart at most, in heights of a card. */
const RESERVE_STEP = 0.52;
/** In portrait: the cards of the reserves beside the others, as four piles of them stand beside the square; and their least width. */
const RESERVE_SCALE = 0.74;
const FINGER = 44.5;
/** In portrait: the least part of the room's height that reserves take. */
const RESERVES_HIGH = 0.57;
/** In portrait: how many of a waste's cards can be read at least below the reserves. */
const WASTE_READ = 7;
const WASTES = 5;
/** Two reserves stand on either side of the square. */
const FLANK = 2;
const COLUMNS = FLANK * 2 + 3;

function gapFor({ width, height }: Size): number {
  return Math.max(4, Math.min(width, height) * 0.012);
}

/** The largest card of which `across` fit beside and `down` above one another. */
function fitting(across: number, width: number, down: number, height: number): Size {
  return cardWithin(width / across, height / down);
}

/** In portrait, how many cards high the table is at least. */
const HIGH = 6.1;
/** In landscape, how far columns lie apart at least and at most, in widths of a card: the square is about as wide as high. */
const [NEAR, FAR] = [0.26, 0.58];
/** In landscape, how far apart rows of the square and cards of a reserve lie at most, in heights of a card and of its index. */
const DOWN = 1.18;
const LOOSE = 1.2;
/** In landscape, how much more room there is beside the square for wreaths, in widths of a card. */
const WREATH = 0.42;
/** How far the floor reaches beyond the corners, in widths of a card. */
export const FLOOR_RIM = 0.06;

/** What comes next can be read. */
function tagFor({ height }: Size): number {
  return Math.max(16, height * 0.17);
}

/** A numeral in it can be read. */
function ledgeIn({ height }: Size): number {
  return Math.max(16, height * 0.038);
}

/** Portrait: two reserves on either side of the square, below them the wastes and the stock in one row. */
function upright(room: Size, bigIndex: boolean): Plan {
  const gap = gapFor(room);
  const rim = gap;
  const wide = room.width - rim * 2;
  const ledge = ledgeIn(room);
  const apart = ledge + gap;
  const across = 3 + 4 * RESERVE_SCALE + 2 * FLOOR_RIM;
  const card = fitting(across, wide - gap, HIGH, room.height - rim * 2 - gap * 6 - ledge);
  const shown = shownIndex(card, bigIndex).height;
  const reserveScale = Math.min(
    1,
    Math.max(RESERVE_SCALE, FINGER / card.width),
    (wide - card.width * (3 + 2 * FLOOR_RIM)) / (card.width * 4),
  );
  const reserve = { width: card.width * reserveScale, height: card.height * reserveScale };
  const longest = reserve.height * (1 + RESERVE_STEP * (RESERVE - 1));
  const below = room.height - rim * 2 - apart - card.height - shown * (WASTE_READ - 1);
  const tag = tagFor(card);
  // A second card of the tableau reaches half its index towards the corners, and so do their tags below it.
  const closest = card.height + shown / 2 + tag;
  const hung = Math.max(0, tag - shown / 2);
  const block = Math.max(
    closest * 2 + shown + card.height + hung,
    Math.min(longest, Math.max(room.height * RESERVES_HIGH, below)),
  );
  const fan = Math.min(block, longest);
  const between = (wide - card.width * (3 + 2 * FLOOR_RIM) - reserve.width * 4) / 6;
  const aside = between + card.width * FLOOR_RIM;
  const second = rim + reserve.width + between;
  const left = second + reserve.width + aside;
  const third = left + card.width * 3 + between * 2 + aside;
  const down = Math.min((block - shown - card.height - hung) / 2, card.height * 1.5);
  const footTop = rim + block + apart;
  const foot = (index: number): Box => ({
    x: rim + ((wide - card.width) / WASTES) * index,
    y: footTop,
    width: card.width,
    height: room.height - rim - footTop,
  });
  return {
    card,
    from: { x: left, y: rim + (block - down * 2 - shown - card.height - hung) / 2 },
    pitch: { x: card.width + between, y: down },
    rest: { x: 0, y: shown },
    reserves: [rim, second, third, third + reserve.width + between].map((x) => ({
      x,
      y: rim,
      width: reserve.width,
      height: fan,
    })),
    reserveScale,
    reserveStep: (fan - reserve.height) / (RESERVE - 1),
    ...inOneRow(room, gap, foot, { y: footTop, height: Math.min(card.height * 2, foot(0).height) }),
    stock: foot(WASTES),
    fansAcross: false,
    ledge,
    tag,
    aside,
    below: {
      x: 0,
      y: footTop + card.height,
      width: foot(WASTES).x,
      height: foot(0).height - card.height + rim,
    },
  };
}

/**
 * Landscape: the same with more room beside the cards than above them; the row is one card high, and fans to the right.
 * @param open how many wastes are in use
 */
function broad(room: Size, bigIndex: boolean, open: number): Plan {
  const gap = gapFor(room);
  const rim = gap;
  const wide = room.width - rim * 2;
  const ledge = ledgeIn(room);
  const index = indexHigh(1, bigIndex);
  // A large index is too wide for the lower card of a tableau pile to show to its left.
  const high = 3 + (bigIndex ? 2 * index : 0);
  const card = fitting(
    COLUMNS + (COLUMNS - 1) * NEAR,
    wide - gap * 4,
    // Every card of a reserve can be read.
    1 + Math.max(high, 1 + (RESERVE - 1) * TIGHT * index) + FLOOR_RIM * 2,
    room.height - rim * 2 - gap * 2 - ledge,
  );
  const { width, height } = card;
  const shown = shownIndex(card, bigIndex);
  const rest = bigIndex ? { x: 0, y: shown.height } : { x: shown.width, y: 0 };
  const floorRim = width * FLOOR_RIM;
  const apart = ledge + floorRim;
  const block = Math.min(room.height - rim * 2 - apart - height - floorRim, height * (1 + DOWN * 2) + rest.y);
  const head = (room.height - block - apart - height + floorRim) / 2;
  const fan = Math.min(block, height + shown.height * LOOSE * (RESERVE - 1));
  const across = width + Math.min((wide - width * COLUMNS) / (COLUMNS - 1), width * FAR);
  const inner = (room.width - width - across * (COLUMNS - 1)) / 2;
  // Wreaths hang between the square and the reserves.
  const wreath = Math.max(0, Math.min(inner - rim, width * WREATH));
  const edge = inner - wreath;
  const down = Math.min((block - rest.y - height) / 2, height * DOWN);
  // The row begins and ends where the reserves do: all is one picture.
  const pitch = (room.width - edge * 2 - width) / WASTES;
  const spread = pitch - width - gap * 2;
  /** The last waste in use has the room of those that are closed, which the cards to come leave it. */
  const foot = (index: number): Box => ({
    x: edge + pitch * index,
    y: head + block + apart,
    width: width + (index === open - 1 && open < WASTES ? pitch * (WASTES - open) : spread),
    height,
  });
  const stock = foot(WASTES);
  return {
    card,
    from: { x: inner + across * FLANK - rest.x / 2, y: head + (block - down * 2 - rest.y - height) / 2 },
    pitch: { x: across, y: down },
    rest,
    reserves: [0, 1, COLUMNS - 2, COLUMNS - 1].map((column) => ({
      x: (column < FLANK ? edge : inner + wreath) + across * column,
      y: head + (block - fan) / 2,
      width,
      height: fan,
    })),
    reserveScale: 1,
    reserveStep: (fan - height) / (RESERVE - 1),
    ...inOneRow(room, gap, foot, { y: stock.y - ledge, height }),
    // The cards to come are spread towards the wastes.
    stock: { ...stock, x: stock.x - spread, width: width + spread },
    fansAcross: true,
    ledge,
    aside: across - width + wreath,
  };
}

/** Wastes in one row, which keep their order for left hands, too, while the stock is then the leftmost. */
function inOneRow(
  room: Size,
  gap: number,
  foot: (index: number) => Box,
  stage: Pick<Box, "y" | "height">,
): Pick<Plan, "wastes" | "stage"> {
  const boxes = Array.from({ length: WASTES }, (_, index) => foot(index));
  const keptIn = around(boxes);
  // As far from either side as the stock is, whose cards stay to be seen.
  const beside = room.width - foot(WASTES).x + gap;
  return {
    wastes: boxes.map((box) => ({ ...box, keptIn })),
    stage: { ...stage, x: beside, width: room.width - beside * 2 },
  };
}

/** How many wastes or stock stand in a row beside the others. */
const ACROSS = 3;
/** Aisles part the reserves from the square, and the wastes from the reserves: before these columns. */
const SIDES = [FLANK, FLANK + 3];
const AISLES = [...SIDES, COLUMNS, COLUMNS];
/** As tagFor has it, in a low window. */
const LOW_TAG = 14;

/**
 * Low landscape: two reserves on either side of the square; beside them the wastes and the stock, in two rows. A waste has its
 * whole column once the one under it is closed.
 * @param open how many wastes are in use
 */
function flanked(room: Size, bigIndex: boolean, open: number): Plan {
  const all = COLUMNS + ACROSS;
  const gap = gapFor(room);
  const rim = gap * 1.2;
  const aisle = gap * 2;
  const between = gap * (all - 1) + aisle * AISLES.length;
  const height = room.height - rim * 2;
  const among = (down: number, tall: number) => fitting(all, room.width - rim * 2 - between, down, tall);
  const tag = LOW_TAG;
  const indexOf = (card: Size) => TIGHT * (shownIndex(card, bigIndex).height / card.height);
  // Every card of a reserve and every run of the tableau can be read, even if all are a little smaller for it.
  const cardFor = (index: number) => {
    const fans = among(1 + (RESERVE - 1) * index, height - gap * 2);
    const rows = among(3 + 1.5 * index, height - tag * 3);
    return fans.width < rows.width ? fans : rows;
  };
  // A smaller card may have a larger index.
  const card = cardFor(indexOf(cardFor(indexOf(among(3, height - tag * 3)))));
  const shown = shownIndex(card, bigIndex).height;
  const rest = { x: 0, y: Math.min(shown, (height - card.height * 3 - tag * 3) / 1.5) };
  const hung = Math.max(0, tag - rest.y / 2);
  const free = room.width - rim * 2 - aisle * AISLES.length - card.width * all;
  const wreath = Math.max(0, Math.min(free * 0.2, card.width * 0.3));
  const across = card.width + Math.min((free - wreath * 2) / (all - 1), card.width * 0.32);
  const wide = across * (all - 1) + card.width + aisle * AISLES.length + wreath * 2;
  const left = (room.width - wide) / 2;
  const before = (columns: readonly number[], index: number) =>
    columns.filter((column) => index >= column).length;
  const at = (index: number) =>
    left + across * index + aisle * before(AISLES, index) + wreath * before(SIDES, index);
  const down = Math.min((height - rest.y - card.height - hung) / 2, card.height * 1.3 + rest.y / 2);
  const top = (room.height - down * 2 - rest.y - card.height - hung) / 2;
  const fan = Math.min(height, card.height + shown * (RESERVE - 1));
  const column = (index: number, y: number, tall: number): Box => ({
    x: at(index),
    y,
    width: card.width,
    height: tall,
  });
  const reserve = (index: number) => column(index, (room.height - fan) / 2, fan);
  const ledge = ledgeIn(room);
  const half = height / 2 - ledge;
  const cell = (index: number): Box => {
    const isUpper = index < ACROSS;
    const below = index + ACROSS;
    const isWhole = isUpper && below >= open && below < WASTES;
    const y = rim + ledge + (isUpper ? 0 : height / 2);
    return column(COLUMNS + (index % ACROSS), y, isWhole ? height - ledge : half);
  };
  const cells = Array.from({ length: WASTES + 1 }, (_, index) => cell(index));
  const keptIn = around(cells);
  const [stock = keptIn, ...wastes] = cells.map((box) => ({ ...box, keptIn })).toReversed();
  return {
    card,
    from: { x: at(FLANK), y: top },
    pitch: { x: across, y: down },
    rest,
    reserves: [reserve(0), reserve(1), reserve(5), reserve(6)],
    reserveScale: 1,
    reserveStep: (fan - card.height) / (RESERVE - 1),
    wastes: wastes.toReversed(),
    stock,
    fansAcross: false,
    ledge,
    tag,
    aside: across - card.width + aisle + wreath,
    stage: { x: at(0), y: top + down, width: at(6) + card.width - at(0), height: card.height },
  };
}

/** Whatever lets the cards of the reserves be largest; in landscape a row below the square wherever they are not small. */
export function planFor(room: Size, bigIndex: boolean, open: number): Plan {
  const tall = upright(room, bigIndex);
  const wide = broad(room, bigIndex, open);
  const flat = hasLargeIndex(wide.card.width, false) ? flanked(room, bigIndex, open) : wide;
  return flat.card.width >= tall.card.width * tall.reserveScale ? flat : tall;
}
