import type { napoleonsTomb } from "@tetrarch/engine";
import {
  fannedPlace,
  indexHigh,
  latestOpen,
  shownIndex,
  squared,
  squaredPlace,
  TIGHT,
} from "../../table/fan.js";
import { cardWithin, hasLargeIndex } from "../../table/geometry.js";
import {
  type Box,
  HIDDEN,
  type KeptBox,
  type Layout,
  type Place,
  type Point,
  type Size,
} from "../../table/model.js";
import { around } from "../pile-geometry.js";

type View = napoleonsTomb.View;

/** One way to lay the tomb out. */
interface Plan {
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
/** How much shows of a card of which only the edge is to be seen. */
const CLOSED = 0.07;
/** How many of the known cards to come are spread, so that they can be read. */
const FORESIGHT = 7;

/** The square row by row: a foundation in each corner, the tableau on its four sides, the central reserve. */
const SQUARE = ["fC", "t1", "fD", "t4", "c", "t2", "fS", "t3", "fH"] as const;

function gapFor({ width, height }: Size): number {
  return Math.max(4, Math.min(width, height) * 0.012);
}

/** The largest card of which `across` fit beside and `down` above one another. */
function fitting(across: number, width: number, down: number, height: number): Size {
  return cardWithin(width / across, height / down);
}

/** In portrait, how many cards high the table is at least. */
const HIGH = 6.1;
/** In landscape: how far columns lie apart at most, and how wide a fan of the row is at most, in widths of a card. */
const ASIDE = 0.4;
const FAN_WIDE = 3.2;

/**
 * Two reserves on either side of the square, below them the wastes and the stock in one row.
 * @param open how many wastes are in use
 * @param isWide whether the row is one card high and fans across, as in landscape
 */
function withRow(room: Size, bigIndex: boolean, open: number, isWide: boolean): Plan {
  const gap = gapFor(room);
  const rim = gap;
  const wide = room.width - rim * 2;
  const least = isWide ? 1 : RESERVE_SCALE;
  const index = indexHigh(1, bigIndex);
  // Every card of a reserve can be read.
  const high = isWide ? 1 + Math.max(3 + 2 * index, 1 + (RESERVE - 1) * TIGHT * index) : HIGH;
  const card = fitting(3 + 4 * least, wide - gap * 4, high, room.height - rim * 2 - gap * (isWide ? 4 : 8));
  const shown = shownIndex(card, bigIndex).height;
  const rest = { x: 0, y: shown };
  const apart = gap * (isWide ? 2 : 3);
  // A second card of the tableau reaches half its index towards the corners.
  const square = card.height * 3 + rest.y * 2 + apart;
  const waste = isWide ? card.height : card.height + shown * (WASTE_READ - 1);
  const below = room.height - rim * 2 - apart - waste;
  const free = isWide ? below : Math.max(room.height * RESERVES_HIGH, below);
  const reserveScale = Math.min(
    1,
    Math.max(least, FINGER / card.width),
    (wide - card.width * 3) / (card.width * 4),
  );
  const reserve = { width: card.width * reserveScale, height: card.height * reserveScale };
  const step = isWide ? shown : reserve.height * RESERVE_STEP;
  const longest = reserve.height + step * (RESERVE - 1);
  const block = Math.max(square, isWide ? free : Math.min(longest, free));
  const fan = Math.min(longest, block);
  const aside = Math.min(
    (wide - card.width * 3 - reserve.width * 4) / 6,
    isWide ? card.width * ASIDE : Number.POSITIVE_INFINITY,
  );
  const across = card.width + aside;
  const edge = (room.width - card.width * 3 - reserve.width * 4 - aside * 6) / 2;
  const left = edge + (reserve.width + aside) * 2;
  const down = Math.min((block - rest.y - card.height) / 2, card.height * (isWide ? 1.18 : 1.5));
  const top = rim + (block - down * 2 - rest.y - card.height) / 2;
  const column = (from: number, index: number): Box => ({
    x: from + (reserve.width + aside) * index,
    y: isWide ? rim + (block - fan) / 2 : rim,
    width: reserve.width,
    height: isWide ? fan : block,
  });
  const footTop = rim + block + apart;
  const pitch = isWide
    ? Math.min((wide + gap * 2) / (WASTES + 1), card.width * FAN_WIDE)
    : (wide - card.width) / WASTES;
  const footLeft = isWide ? (room.width + gap * 2 - pitch * (WASTES + 1)) / 2 : rim;
  /** The last waste in use has the room of those that are closed. */
  const foot = (index: number): Box => ({
    x: footLeft + pitch * index,
    y: footTop,
    width: isWide ? pitch * (index === open - 1 ? WASTES - index : 1) - gap * 2 : card.width,
    height: isWide ? card.height : room.height - rim - footTop,
  });
  const wastes = Array.from({ length: WASTES }, (_, index) => foot(index));
  const keptIn = around(wastes);
  const beside = room.width - foot(WASTES).x + gap;
  return {
    card,
    from: { x: left, y: top },
    pitch: { x: across, y: down },
    rest,
    reserves: [edge, left + across * 3].flatMap((from) => [column(from, 0), column(from, 1)]),
    reserveScale,
    reserveStep: ((isWide ? fan : block) - reserve.height) / (RESERVE - 1),
    // For left hands the stock is the leftmost; the wastes keep their order.
    wastes: wastes.map((box) => ({ ...box, keptIn })),
    stock: foot(WASTES),
    fansAcross: isWide,
    // As far from either side as the stock is, whose count stays to be seen.
    stage: {
      x: beside,
      y: isWide ? footTop - card.height * 0.35 : footTop,
      width: room.width - beside * 2,
      height: isWide ? card.height : Math.min(card.height * 2, room.height - rim - footTop),
    },
  };
}

/** Of ten columns two of reserves stand on either side of the square, and three of wastes and stock at the end. */
const FLANK = 2;
const COLUMNS = FLANK * 2 + 6;
/** Aisles part the reserves from the square, and the wastes from the reserves: before these columns. */
const AISLES = [FLANK, FLANK + 3, COLUMNS - 3, COLUMNS - 3];
/** How many wastes or stock stand in a row. */
const ACROSS = 3;
/** The least height of the square, in cards. */
const SQUARE_HIGH = 3.3;

/**
 * Low landscape: two reserves on either side of the square; beside them the wastes and the stock, in two rows. A waste has its
 * whole column once the one under it is closed.
 * @param open how many wastes are in use
 */
function flanked(room: Size, bigIndex: boolean, open: number): Plan {
  const gap = gapFor(room);
  const rim = gap * 1.2;
  const aisle = gap * 2;
  const between = gap * (COLUMNS - 1) + aisle * AISLES.length;
  const among = (down: number) =>
    fitting(COLUMNS, room.width - rim * 2 - between, down, room.height - rim * 2 - gap * 2);
  const widest = among(SQUARE_HIGH);
  // Every card of a reserve can be read, even if all are a little smaller for it.
  const card = among(
    Math.max(SQUARE_HIGH, 1 + (RESERVE - 1) * TIGHT * (shownIndex(widest, bigIndex).height / widest.height)),
  );
  const shown = shownIndex(card, bigIndex).height;
  const height = room.height - rim * 2;
  const rest = { x: 0, y: Math.min(shown, (height - card.height * 3) / 2) };
  const free = room.width - rim * 2 - aisle * AISLES.length - card.width * COLUMNS;
  const across = card.width + Math.min(free / (COLUMNS - 1), card.width * 0.32);
  const wide = across * (COLUMNS - 1) + card.width + aisle * AISLES.length;
  const left = (room.width - wide) / 2;
  const aislesBefore = (index: number) => AISLES.filter((column) => index >= column).length;
  const at = (index: number) => left + across * index + aisle * aislesBefore(index);
  const down = Math.min((height - rest.y - card.height) / 2, card.height * 1.18);
  const top = (room.height - down * 2 - rest.y - card.height) / 2;
  const fan = Math.min(height, card.height + shown * (RESERVE - 1));
  const column = (index: number, y: number, tall: number): Box => ({
    x: at(index),
    y,
    width: card.width,
    height: tall,
  });
  const reserve = (index: number) => column(index, (room.height - fan) / 2, fan);
  const half = (height - gap * 2) / 2;
  const cell = (index: number): Box => {
    const isUpper = index < ACROSS;
    const below = index + ACROSS;
    const isWhole = isUpper && below >= open && below < WASTES;
    const y = isUpper ? rim : rim + half + gap * 2;
    return column(COLUMNS - ACROSS + (index % ACROSS), y, isWhole ? height : half);
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
    stage: { x: at(0), y: top + down, width: at(6) + card.width - at(0), height: card.height },
  };
}

/** Whatever lets the cards of the reserves be largest; in landscape a row below the square wherever they are not small. */
function planFor(room: Size, bigIndex: boolean, open: number): Plan {
  const upright = withRow(room, bigIndex, open, false);
  const wide = withRow(room, bigIndex, open, true);
  const flat = hasLargeIndex(wide.card.width, false) ? flanked(room, bigIndex, open) : wide;
  return flat.card.width >= upright.card.width * upright.reserveScale ? flat : upright;
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const plan = planFor(room, bigIndex, view.wastes.length);
  const shown = shownIndex(plan.card, bigIndex);
  const { reserveStep, reserveScale } = plan;
  const shownReserve = shown.height * reserveScale;
  const strips = (
    piles: readonly (readonly string[])[],
    places: readonly KeptBox[],
    name: string,
    place: (pile: string, count: number, strip: KeptBox) => Place,
  ) => piles.map((cards, index) => place(`${name}${index + 1}`, cards.length, places[index] as KeptBox));
  return {
    card: plan.card,
    stage: plan.stage,
    places: [
      ...squarePlaces(view, plan),
      ...strips(view.reserves, plan.reserves, "r", (pile, count, strip) =>
        reservePlace(
          pile,
          count,
          strip,
          plan,
          reserveStep >= shownReserve * TIGHT ? reserveStep : shownReserve,
        ),
      ),
      ...strips(view.wastes, plan.wastes, "w", (pile, count, strip) =>
        wastePlace(pile, count, strip, plan, shown),
      ),
      stockPlace(view, plan, shown),
    ],
    scenery: Object.fromEntries(
      plan.wastes.map((box, index): [string, KeptBox] => [nicheOf(index), { ...box, ...plan.card }]),
    ),
  };
}

/** In the scenery, where a waste pile lay before a redeal closed it. */
export function nicheOf(index: number): string {
  return `niche ${index + 1}`;
}

function squarePlaces(view: View, { card, from, pitch, rest }: Plan): readonly Place[] {
  const corner = (pile: string): Point => {
    const index = SQUARE.indexOf(pile as (typeof SQUARE)[number]);
    return { x: from.x + pitch.x * (index % 3), y: from.y + pitch.y * Math.floor(index / 3) };
  };
  const middle = (pile: string): Point => {
    const { x, y } = corner(pile);
    return { x: x + rest.x / 2, y: y + rest.y / 2 };
  };
  const single = (pile: string, cards: readonly string[]): Place =>
    squaredPlace(pile, cards.length, middle(pile), card);
  return [
    ...view.foundations.map(({ suit, cards }) => single(`f${suit}`, cards)),
    single("c", view.central),
    ...view.tableau.map((cards, index) =>
      tableauPlace(`t${index + 1}`, cards.length, { card, rest, corner }),
    ),
  ];
}

/** One card lies in the middle of its place; of a run the lowest card shows beside the others. */
function tableauPlace(
  pile: string,
  count: number,
  { card, rest, corner }: Pick<Plan, "card" | "rest"> & { readonly corner: (pile: string) => Point },
): Place {
  const { x, y } = corner(pile);
  const above = { x: x + rest.x, y: y + rest.y };
  const middle = { x: x + rest.x / 2, y: y + rest.y / 2 };
  return {
    pile,
    area: { x, y, width: card.width + rest.x, height: card.height + rest.y },
    scale: 1,
    spots: count < 2 ? squared(count, middle) : [{ x, y }, ...squared(count - 1, above)],
  };
}

function reservePlace(
  pile: string,
  count: number,
  strip: Box,
  { card, reserveScale }: Plan,
  open: number,
): Place {
  const height = card.height * reserveScale;
  const down = latestOpen(count, strip.height - height, { open, close: height * CLOSED });
  return fannedPlace(pile, count, strip, card, (under) => ({ x: 0, y: down(under) }), reserveScale);
}

/** From card to card of a fan in the row, by how far it is. */
function inRow({ fansAcross }: Plan, step: number): Point {
  return fansAcross ? { x: step, y: 0 } : { x: 0, y: step };
}

/** The room of a fan in the row beyond one card, what of a card is to be read, and how large it is that way. */
function rowFan({ fansAcross, card }: Plan, strip: Box, shown: Size) {
  return fansAcross
    ? { room: strip.width - card.width, open: shown.width, size: card.width }
    : { room: strip.height - card.height, open: shown.height, size: card.height };
}

function wastePlace(pile: string, count: number, strip: KeptBox, plan: Plan, shown: Size): Place {
  const { room, open, size } = rowFan(plan, strip, shown);
  const step = latestOpen(count, room, { open, close: size * CLOSED });
  return fannedPlace(pile, count, strip, plan.card, (under) => inRow(plan, step(under)));
}

/** Face down, the stock lies squared; once its order is known, the next cards are spread to be read. */
function stockPlace({ stock }: View, plan: Plan, shown: Size): Place {
  const { card, stock: strip } = plan;
  const { room, open, size } = rowFan(plan, strip, shown);
  const close = size * 0.008;
  const spread = Math.min(room, FORESIGHT * open + stock.length * close);
  const known = latestOpen(stock.length, spread, { open, close });
  const hidden = (under: number) => (under % 6 === 5 ? size * 0.012 : 0);
  const step = stock[0] === HIDDEN ? hidden : known;
  return fannedPlace("s", stock.length, strip, card, (under) => inRow(plan, step(under)));
}
