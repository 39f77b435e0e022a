import type { napoleonsTomb } from "@tetrarch/engine";
import { fanned, latestOpen, squared } from "../../table/fan.js";
import { CARD_RATIO, cardOfWidth } from "../../table/geometry.js";
import { type Box, HIDDEN, type Layout, type Place, type Point, type Size } from "../../table/model.js";

type View = napoleonsTomb.View;

/** A pile whose cards overlap: where it begins, which way it goes, and the room for all of it. */
interface Strip extends Box {
  readonly way: "right" | "down";
}

/** One way to lay the tomb out. */
interface Plan {
  readonly card: Size;
  /** The square of three by three: its left top corner, and from one of its places to the next. */
  readonly from: Point;
  readonly pitch: Point;
  /** Where the rest of a tableau pile lies, seen from its lowest card, which stays readable. */
  readonly rest: Point;
  /** `r1`…`r4`. */
  readonly reserves: readonly Strip[];
  /** `w1`…`w5`, and the stock. */
  readonly wastes: readonly Strip[];
  readonly stock: Strip;
}

const RESERVE = 10;
const WASTES = 5;
/** Of the known stock so many cards to come are spread, so that they can be read. */
const FORESIGHT = 7;

/** The square row by row: a foundation in each corner, the tableau on its four sides, the central reserve. */
const SQUARE = ["fC", "t1", "fD", "t4", "c", "t2", "fS", "t3", "fH"] as const;

/** What shows of a covered card, as a part of its height or width: its index, which is large on small cards. */
function showing(card: Size, bigIndex: boolean): Size {
  const bold = bigIndex || card.width < 62;
  return { width: card.width * (bold ? 0.46 : 0.43), height: card.height * (bold ? 0.36 : 0.21) };
}

function gapFor({ width, height }: Size): number {
  return Math.max(4, Math.min(width, height) * 0.012);
}

/** The largest card of which so many fit beside and above one another. */
function fitting(across: number, width: number, down: number, height: number): Size {
  return cardOfWidth(Math.max(20, Math.min(width / across, height / (down * CARD_RATIO))));
}

/** Portrait: two reserves on either side of the square, stock and waste below. */
function upright(room: Size, bigIndex: boolean): Plan {
  const gap = gapFor(room);
  const rim = gap * 1.5;
  const card = fitting(7, room.width - rim * 2 - gap * 8, 7, room.height - rim * 2 - gap * 8);
  const shown = showing(card, bigIndex);
  const rest = { x: 0, y: shown.height };
  const fan = card.height + shown.height * (RESERVE - 1);
  const square = card.height * 3 + rest.y + gap * 3;
  const block = Math.max(square, Math.min(fan, room.height * 0.54));
  const across = (room.width - rim * 2 - card.width) / 6;
  const down = Math.min((block - rest.y - card.height) / 2, card.height * 1.5);
  const top = rim + (block - down * 2 - rest.y - card.height) / 2;
  const column = (index: number): Strip => ({
    x: rim + across * index,
    y: rim,
    width: card.width,
    height: block,
    way: "down",
  });
  const footTop = rim + block + gap * 3;
  const footPitch = (room.width - rim * 2 - card.width) / WASTES;
  const foot = (index: number): Strip => ({
    x: rim + footPitch * index,
    y: footTop,
    width: card.width,
    height: room.height - rim - footTop,
    way: "down",
  });
  return {
    card,
    from: { x: rim + across * 2, y: top },
    pitch: { x: across, y: down },
    rest,
    reserves: [column(0), column(1), column(5), column(6)],
    wastes: Array.from({ length: WASTES }, (_, index) => foot(index)),
    stock: foot(WASTES),
  };
}

/** Low and wide: everything side by side, so that each fan has the whole height. */
function flanked(room: Size, bigIndex: boolean): Plan {
  const gap = gapFor(room) * 1.2;
  const rim = gap * 1.5;
  const card = fitting(13, room.width - rim * 2 - gap * 16, 3.4, room.height - rim * 2 - gap * 2);
  const shown = showing(card, bigIndex);
  const height = room.height - rim * 2;
  const rest = { x: 0, y: Math.min(shown.height, (height - card.height * 3) / 2) };
  const across = (room.width - rim * 2 - gap * 4 - card.width) / 12;
  const down = Math.min((height - rest.y - card.height) / 2, card.height * 1.5);
  const fan = Math.min(height, Math.max(card.height + shown.height * (RESERVE - 1), card.height * 3.5));
  const top = rim + Math.max(0, fan - down * 2 - rest.y - card.height) / 2;
  const column = (index: number, tall: number): Strip => ({
    x: rim + across * index + (index > 6 ? gap * 4 : 0),
    y: rim,
    width: card.width,
    height: tall,
    way: "down",
  });
  return {
    card,
    from: { x: rim + across * 2, y: top },
    pitch: { x: across, y: down },
    rest,
    reserves: [column(0, fan), column(1, fan), column(5, fan), column(6, fan)],
    wastes: Array.from({ length: WASTES }, (_, index) => column(7 + index, height)),
    stock: column(7 + WASTES, height),
  };
}

/** With room for it, the cross: a reserve outside each side of the square; stock and waste beside it all. */
function crossed(room: Size, bigIndex: boolean): Plan {
  const gap = gapFor(room) * 1.4;
  const rim = gap * 1.2;
  const poking = 0.43;
  const card = fitting(11 + poking * 3, room.width - rim * 2 - gap * 15, 5, room.height - rim * 2 - gap * 6);
  const shown = showing(card, bigIndex);
  const rest = { x: card.width * poking, y: 0 };
  const spare = room.width - rim * 2 - gap * 15 - card.width * (11 + poking * 3);
  const across = card.width * (1 + poking) + gap * 1.5 + spare * 0.06;
  const down = card.height + gap * 1.5;
  const left = rim + spare * 0.04;
  const side = card.width + gap * 2.5 + spare * 0.04;
  const from = { x: left + side, y: (room.height - down * 2 - card.height) / 2 };
  const right = from.x + across * 2 + card.width * (1 + poking);
  const wide = right + side - left;
  const tall = Math.min(room.height - rim * 2, card.height + shown.height * (RESERVE - 1));
  const isBetween = tall > down * 2 + card.height;
  const lyingRoom = isBetween ? wide - (card.width + gap) * 2 : wide;
  const lying = (y: number): Strip => {
    const width = Math.min(lyingRoom, card.width + shown.width * (RESERVE - 1));
    return { x: left + (wide - width) / 2, y, width, height: card.height, way: "right" };
  };
  const standing = (x: number): Strip => ({
    x,
    y: (room.height - tall) / 2,
    width: card.width,
    height: tall,
    way: "down",
  });
  const feet = left + wide + gap * 4;
  const footPitch = (room.width - rim - feet - card.width) / WASTES;
  const foot = (index: number): Strip => ({
    x: feet + footPitch * index,
    y: rim,
    width: card.width,
    height: room.height - rim * 2,
    way: "down",
  });
  return {
    card,
    from,
    pitch: { x: across, y: down },
    rest,
    reserves: [
      lying(rim),
      standing(right + side - card.width),
      lying(room.height - rim - card.height),
      standing(left),
    ],
    wastes: Array.from({ length: WASTES }, (_, index) => foot(index)),
    stock: foot(WASTES),
  };
}

/** The cross wherever it costs little; otherwise whatever lets the cards be largest. */
function planFor(room: Size, bigIndex: boolean): Plan {
  const cross = crossed(room, bigIndex);
  const [one, other] = [upright(room, bigIndex), flanked(room, bigIndex)];
  const larger = other.card.width >= one.card.width ? other : one;
  return cross.card.width >= larger.card.width * 0.9 ? cross : larger;
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const plan = planFor(room, bigIndex);
  const shown = showing(plan.card, bigIndex);
  const strips = (piles: readonly (readonly string[])[], places: readonly Strip[], name: string) =>
    piles.map((cards, index) =>
      stripPlace(`${name}${index + 1}`, cards.length, places[index] as Strip, plan, shown),
    );
  return {
    card: plan.card,
    places: [
      ...squarePlaces(view, plan),
      ...strips(view.reserves, plan.reserves, "r"),
      ...strips(view.wastes, plan.wastes, "w"),
      stockPlace(view, plan, shown),
    ],
  };
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
  const single = (pile: string, cards: readonly string[]): Place => ({
    pile,
    area: { ...middle(pile), ...card },
    scale: 1,
    spots: squared(cards.length, middle(pile)),
  });
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

function stripPlace(pile: string, count: number, strip: Strip, { card }: Plan, shown: Size): Place {
  const room = { x: strip.width - card.width, y: strip.height - card.height };
  const right = latestOpen(count, room.x, { open: shown.width, close: card.width * 0.1 });
  const down = latestOpen(count, room.y, { open: shown.height, close: card.height * 0.1 });
  const isLying = strip.way === "right";
  return {
    pile,
    area: strip,
    scale: 1,
    spots: fanned(count, {
      from: strip,
      step: (under) => (isLying ? { x: right(under), y: 0 } : { x: 0, y: down(under) }),
      room,
    }),
  };
}

/** Face down, the stock lies squared; once its order is known, the next cards are spread to be read. */
function stockPlace({ stock }: View, { card, stock: strip }: Plan, shown: Size): Place {
  const room = strip.height - card.height;
  const close = card.height * 0.008;
  const spread = Math.min(room, FORESIGHT * shown.height + stock.length * close);
  const known = latestOpen(stock.length, spread, { open: shown.height, close });
  const hidden = (under: number) => (under % 6 === 5 ? card.height * 0.012 : 0);
  const step = stock[0] === HIDDEN ? hidden : known;
  return {
    pile: "s",
    area: strip,
    scale: 1,
    spots: fanned(stock.length, {
      from: strip,
      step: (under) => ({ x: 0, y: step(under) }),
      room: { x: 0, y: room },
    }),
  };
}
