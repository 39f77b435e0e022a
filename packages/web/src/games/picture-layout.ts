import type { PlacedPile } from "../table/card-identity.js";
import type { Box, Layout, Size } from "../table/model.js";
import { around } from "./pile-geometry.js";

/** From this width on a picture is laid out as landscape, in pixels. */
const BROAD = 520;
const LANDSCAPE: Size = { width: 760, height: 520 };
const PORTRAIT: Size = { width: 360, height: 560 };
/** Letters twice as large need a table so much higher, and one with buttons more. */
const FOR_LARGE = 220;
const FOR_LARGE_BUTTONS = 700;
const RIM = 10;
/** What overlaps by less only touches. */
const TOUCHING = 4;

/** What a picture is laid out for. */
export interface PictureRoom {
  /** So wide is the page there. */
  readonly available: number;
  /** A part of a table is always taken from a standing one, whose cards are larger. */
  readonly isPart: boolean;
  readonly hasButtons: boolean;
  readonly textScale: number;
}

/** The room that a picture is laid out for. */
export function roomFor({ available, isPart, hasButtons, textScale }: PictureRoom): Size {
  const { width, height } = isPart || available < BROAD ? PORTRAIT : LANDSCAPE;
  return { width, height: height + (textScale - 1) * (hasButtons ? FOR_LARGE_BUTTONS : FOR_LARGE) };
}

/** The part of the room where these piles lie. */
export function windowOn({ places }: Layout, piles: readonly string[], room: Size): Box {
  const { x, y, width, height } = around(
    places.filter(({ pile }) => piles.includes(pile)).map(({ area }) => area),
    RIM,
  );
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.min(room.width, x + width) - left,
    height: Math.min(room.height, y + height) - top,
  };
}

/** A number on the table, and where its middle is. */
export interface Disc {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Piles with one number. */
export interface Numbered {
  readonly piles: readonly string[];
  /** What is there is small: its number stands at its side. */
  readonly beside?: boolean;
}

/** Piles that lie together bear their number once, in their midst; others one each. */
export function discsOf(
  placed: readonly PlacedPile[],
  card: Size,
  numbered: readonly Numbered[],
): readonly Disc[] {
  const boxes = placed.map((one) => ({ id: one.pile.id, box: boxOf(one, card) }));
  return numbered.flatMap(({ piles, beside = false }, index) => {
    const own = boxes.filter(({ id }) => piles.includes(id)).map(({ box }) => box);
    const whole = around(own);
    const isMixed = boxes.some(({ id, box }) => !piles.includes(id) && overlap(whole, box));
    const marked = isMixed ? own : [whole];
    return marked.map((box) => ({
      number: index + 1,
      x: beside ? box.x : box.x + box.width / 2,
      y: box.y + box.height / 2,
    }));
  });
}

/** What is seen of a pile: its cards; one without cards is no larger than its outline. */
function boxOf({ pile, place }: PlacedPile, card: Size): Box {
  if (!place) return NOWHERE;
  const size = { width: card.width * place.scale, height: card.height * place.scale };
  if (pile.cards.length > 0) return around(place.spots.map((spot) => ({ ...spot, ...size })));
  return pile.still || place.whole ? place.area : { ...place.area, ...size };
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > TOUCHING && down > TOUCHING;
}
