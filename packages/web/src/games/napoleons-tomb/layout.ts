import type { napoleonsTomb } from "@tetrarch/engine";
import { FOUNDATION_SIZE } from "@tetrarch/engine/napoleons-tomb";
import { fannedPlace, latestOpen, shownIndex, squared, squaredPlace, TIGHT } from "../../table/fan.js";
import {
  type Box,
  HIDDEN,
  type KeptBox,
  type Layout,
  type Place,
  type Point,
  type Size,
} from "../../table/model.js";
import { FLOOR_RIM, type Plan, planFor } from "./plan.js";

type View = napoleonsTomb.View;

/** How much shows of a card of which only the edge is to be seen. */
const CLOSED = 0.07;
/** How many of the known cards to come are spread, so that they can be read. */
const FORESIGHT = 7;

/** The square row by row: a foundation in each corner, the tableau on its four sides, the central reserve. */
const SQUARE = ["fC", "t1", "fD", "t4", "c", "t2", "fS", "t3", "fH"] as const;

const CORNERS = ["fC", "fD", "fH", "fS"];
/** How much of a card's height has what stands beside its foot. */
const BESIDE = 0.34;
/** From this height on the room below the wastes has a picture, in pixels. */
const LEAST_PICTURE = 60;
/** The least room beside a corner for a wreath, in pixels. */
const LEAST_WREATH = 30;

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
    scenery: Object.fromEntries([
      ...plan.wastes.map((box, index) => [ledgeOf(`w${index + 1}`), ledgeOver(box, plan)] as const),
      [
        ledgeOf("s"),
        ledgeOver({ ...plan.stock, x: plan.stock.x + plan.stock.width - plan.card.width }, plan),
      ],
      ...CORNERS.flatMap((pile) => [
        [nextOf(pile), nextAt(pile, plan)] as const,
        ...wreathAt(pile, plan).map((box) => [wreathOf(pile), box] as const),
      ]),
      [nextOf("c"), nextAt("c", plan)],
      ["floor", floorOf(plan)],
      ...pictureBelow(view, plan, room),
    ]),
  };
}

/** In the scenery, the part of the ledge over a waste pile, also over one that a redeal has closed, and over the stock. */
export function ledgeOf(pile: string): string {
  return `ledge ${pile}`;
}

function ledgeOver(box: KeptBox, { card, ledge }: Plan): KeptBox {
  return { ...box, width: card.width, y: box.y - ledge, height: ledge };
}

/** In the scenery, where it stands what a corner or the middle takes next. */
export function nextOf(pile: string): string {
  return `next ${pile}`;
}

/** The left top corner of a place of the square; cards that lie alone are in its middle. */
function cornerOf(pile: string, { from, pitch }: Plan): Point {
  const index = SQUARE.indexOf(pile as (typeof SQUARE)[number]);
  return { x: from.x + pitch.x * (index % 3), y: from.y + pitch.y * Math.floor(index / 3) };
}

function middleOf(pile: string, plan: Plan): Point {
  const { x, y } = cornerOf(pile, plan);
  return { x: x + plan.rest.x / 2, y: y + plan.rest.y / 2 };
}

/** Under the card, or beside its foot: that of a corner outside of the square, that of the middle to its right. */
function nextAt(pile: string, plan: Plan): Box {
  const { card, pitch, rest, tag } = plan;
  const { x, y } = middleOf(pile, plan);
  if (tag !== undefined) return { x, y: y + card.height, width: card.width, height: tag };
  const height = card.height * BESIDE;
  const foot = { y: y + card.height - height, height };
  if (pile !== "c") return { ...besideCorner(pile, plan), ...foot };
  return { x: x + card.width, width: pitch.x - card.width - rest.x / 2, ...foot };
}

/** Between a corner and the reserves. */
function besideCorner(pile: string, plan: Plan): Box {
  const { card, aside } = plan;
  const { x, y } = middleOf(pile, plan);
  const rim = card.width * FLOOR_RIM;
  const width = aside - rim;
  return { x: isLeft(pile) ? x - aside : x + card.width + rim, y, width, height: card.height };
}

/** In the scenery, where the wreath of a corner hangs, which grows with its cards. */
export function wreathOf(pile: string): string {
  return `wreath ${pile}`;
}

/** Beside its corner, over what comes next, where there is room. */
function wreathAt(pile: string, plan: Plan): readonly Box[] {
  const box = besideCorner(pile, plan);
  const part = plan.tag === undefined ? 1 - BESIDE : 1;
  return box.width < LEAST_WREATH ? [] : [{ ...box, height: box.height * part }];
}

function isLeft(pile: string): boolean {
  return SQUARE.indexOf(pile as (typeof SQUARE)[number]) % 3 === 0;
}

/** The floor of the crypt under the square. */
function floorOf({ card, from, pitch, rest, tag }: Plan): Box {
  const rim = card.width * FLOOR_RIM;
  const across = rest.x / 2 - rim;
  const up = tag === undefined ? rest.y / 2 - rim : 0;
  return {
    x: from.x + across,
    y: from.y + up,
    width: pitch.x * 2 + card.width + rest.x - across * 2,
    height: pitch.y * 2 + card.height + rest.y - up * 2,
  };
}

/** In the scenery of a high window, the tomb itself: beside the stock, and alone in the middle at last. */
function pictureBelow({ foundations }: View, { below }: Plan, room: Size): readonly [string, Box][] {
  if (!below || below.height < LEAST_PICTURE) return [];
  const isWon = foundations.every(({ cards }) => cards.length === FOUNDATION_SIZE);
  return [["below", isWon ? { ...below, x: 0, width: room.width } : below]];
}

function squarePlaces(view: View, plan: Plan): readonly Place[] {
  const single = (pile: string, cards: readonly string[]): Place =>
    squaredPlace(pile, cards.length, middleOf(pile, plan), plan.card);
  return [
    ...view.foundations.map(({ suit, cards }) => single(`f${suit}`, cards)),
    single("c", view.central),
    ...view.tableau.map((cards, index) => tableauPlace(`t${index + 1}`, cards.length, plan)),
  ];
}

/** One card lies in the middle of its place; of a run the lowest card shows beside the others. */
function tableauPlace(pile: string, count: number, plan: Plan): Place {
  const { card, rest } = plan;
  const { x, y } = cornerOf(pile, plan);
  const above = { x: x + rest.x, y: y + rest.y };
  return {
    pile,
    area: { x, y, width: card.width + rest.x, height: card.height + rest.y },
    scale: 1,
    spots: count < 2 ? squared(count, middleOf(pile, plan)) : [{ x, y }, ...squared(count - 1, above)],
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

/** Face down, the stock lies squared; once its order is known, the next cards are spread to be read, in a row under its top. */
function stockPlace({ stock }: View, plan: Plan, shown: Size): Place {
  const { card, stock: strip, fansAcross } = plan;
  const { room, open, size } = rowFan(plan, strip, shown);
  const close = size * 0.008;
  const spread = Math.min(room, FORESIGHT * open + stock.length * close);
  const known = latestOpen(stock.length, spread, { open, close });
  const hidden = (under: number) => (under % 6 === 5 ? size * 0.012 : 0);
  const step = stock[0] === HIDDEN ? hidden : known;
  const long = stock.slice(1).reduce((sum, _, under) => sum + step(under), 0);
  const box = fansAcross ? { ...strip, x: strip.x + room - long, width: card.width + long } : strip;
  return fannedPlace("s", stock.length, box, card, (under) => inRow(plan, step(under)));
}
