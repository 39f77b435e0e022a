import type { kingsKeys } from "@tetrarch/engine";
import { fanned, squared } from "../../table/fan.js";
import { CARD_RATIO, cardOfWidth } from "../../table/geometry.js";
import type { Box, Layout, Place, Point, Size } from "../../table/model.js";
import { CELLS } from "./cells.js";

type View = kingsKeys.View;

interface Plan {
  readonly card: Size;
  /** The field of four by four, and its cells. */
  readonly from: Point;
  readonly cell: Size;
  readonly pitch: Point;
  /** Which way the cards of a stack overlap: what shows of a covered one, as parts of a card. */
  readonly overlap: Point;
  readonly draw: Point;
  readonly ring: Box;
}

/** A stack that stays on the field has at most three cards: the fourth makes a book. */
const COVERED = 2;
const SIDE = 4;
const KEYS = 16;
const KEY_SCALE = 0.2;
/** What has to show of a covered card, in pixels: it can be pressed too. */
const FINGER = 24;

/** Portrait: stacks grow downwards; draw pile and ring at the foot. */
function upright(room: Size): Plan {
  const gap = Math.max(5, room.width * 0.018);
  const foot = Math.max(78, room.height * 0.145);
  const row = (room.height - foot - gap * 6) / SIDE;
  const down = Math.max(0.31, FINGER / (row - COVERED * FINGER));
  const byWidth = (room.width - gap * 5) / SIDE;
  const byHeight = row / (1 + COVERED * down) / CARD_RATIO;
  const card = cardOfWidth(Math.max(20, Math.min(byWidth, byHeight)));
  const cell = { width: card.width, height: card.height * (1 + COVERED * down) };
  const across = Math.min((room.width - gap * 2 - card.width) / (SIDE - 1), card.width * 1.6);
  const from = { x: (room.width - across * (SIDE - 1) - card.width) / 2, y: gap };
  const footTop = room.height - foot;
  return {
    card,
    from,
    cell,
    pitch: { x: across, y: (footTop - gap * 2 - cell.height) / (SIDE - 1) },
    overlap: { x: 0, y: down },
    draw: { x: gap * 2, y: footTop + (foot - card.height) / 2 },
    ring: {
      x: gap * 5 + card.width,
      y: footTop + gap,
      width: room.width - gap * 7 - card.width,
      height: foot - gap * 2,
    },
  };
}

/** Landscape: stacks grow to the right; draw pile and ring beside the field. */
function broad(room: Size): Plan {
  const gap = Math.max(6, room.height * 0.022);
  const right = 0.46;
  const side = Math.max(120, room.width * 0.24);
  const wide = 1 + COVERED * right;
  const byWidth = (room.width - side - gap * 7) / SIDE / wide;
  const byHeight = (room.height - gap * 5) / SIDE / CARD_RATIO;
  const card = cardOfWidth(Math.max(20, Math.min(byWidth, byHeight)));
  const cell = { width: card.width * wide, height: card.height };
  const across = Math.min((room.width - side - gap * 4 - cell.width) / (SIDE - 1), cell.width + gap * 4);
  const down = (room.height - gap * 2 - card.height) / (SIDE - 1);
  const fieldWidth = across * (SIDE - 1) + cell.width;
  const from = { x: (room.width - side - fieldWidth) / 2, y: gap };
  const left = room.width - side;
  const ring = Math.min(side - gap * 2, room.height - card.height - gap * 5);
  return {
    card,
    from,
    cell,
    pitch: { x: across, y: down },
    overlap: { x: right, y: 0 },
    draw: { x: left + (side - card.width) / 2, y: room.height - card.height - gap * 2 },
    ring: {
      x: left + (side - ring) / 2,
      y: gap + (room.height - card.height - gap * 5 - ring) / 2,
      width: ring,
      height: ring,
    },
  };
}

export function arrange(view: View, room: Size): Layout {
  const plan = room.width > room.height ? broad(room) : upright(room);
  return {
    card: plan.card,
    places: [...cellPlaces(view, plan), drawPlace(view, plan), ringPlace(view, plan)],
  };
}

function cellPlaces(view: View, { card, from, cell, pitch, overlap }: Plan): readonly Place[] {
  return view.field.map((cards, index) => {
    const corner = { x: from.x + pitch.x * (index % SIDE), y: from.y + pitch.y * Math.floor(index / SIDE) };
    return {
      pile: CELLS[index] ?? "",
      area: { ...corner, ...cell },
      scale: 1,
      spots: fanned(cards.length, {
        from: corner,
        step: () => ({ x: overlap.x * card.width, y: overlap.y * card.height }),
        room: { x: cell.width - card.width, y: cell.height - card.height },
      }),
    };
  });
}

function drawPlace(view: View, { card, draw }: Plan): Place {
  return { pile: "draw", area: { ...draw, ...card }, scale: 1, spots: squared(view.draw, draw) };
}

/** Where the keys of the ring hang: the middle of each, the first at the top. */
export function keysOnRing(ring: Box): readonly Point[] {
  return Array.from({ length: KEYS }, (_, index) => {
    const turn = (index / KEYS) * 2 * Math.PI - Math.PI / 2;
    return {
      x: ring.x + ring.width / 2 + Math.cos(turn) * ring.width * 0.41,
      y: ring.y + ring.height / 2 + Math.sin(turn) * ring.height * 0.38,
    };
  });
}

/** A book goes to its key on the ring and is seen no more: only a key is left. */
function ringPlace(view: View, { card, ring }: Plan): Place {
  const keys = keysOnRing(ring);
  const half = { x: (card.width * KEY_SCALE) / 2, y: (card.height * KEY_SCALE) / 2 };
  return {
    pile: "books",
    area: ring,
    scale: KEY_SCALE,
    spots: view.books.flatMap((book, index) => {
      const key = keys[index] ?? ring;
      return squared(book.length, { x: key.x - half.x, y: key.y - half.y });
    }),
  };
}
