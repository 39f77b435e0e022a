import { CARD_RATIO, cardOfWidth } from "../../table/geometry.js";
import type { Box, Size } from "../../table/model.js";

/** Where the parts of the passage lie, from the wall with the torches down to the hand. */
export interface Passage {
  /** A card of the open turn. */
  readonly card: Size;
  readonly torches: Box;
  readonly hearts: Box;
  readonly delve: Box;
  readonly retreat: Box;
  readonly rowScale: number;
  readonly turn: Box;
  readonly pack: Box;
  readonly lost: Box;
  readonly lostScale: number;
  readonly skills: Box;
  readonly loot: Box;
  readonly handScale: number;
  /** Where the points in the hand stand; beside the loot without it. */
  readonly worth?: Box;
  /** Where what the pack turns up is shown large: torches, hearts, skills and loot stay to be seen. */
  readonly stage: Box;
  /** What is shown large may reach so far to the right: what is lost or left of the pack stays to be seen. */
  readonly shownTo: number;
}

export const SKILL_PLACES = "SDCH";
const PACK_SCALE = 0.74;
const LOST_SCALE = 0.36;
/** The stairs sink by this part of a card's height over their usual length. */
export const STAIR_DROP = 0.34;
/** How much wider a place in the hand is than its card. */
export const SKILL_PITCH = 1.08;
/** The widest card in the hand, by the width of the room: five treasures beside the skills can be read. */
const HAND_CARD = 0.108;
/** A finger needs so much, in pixels. */
const FINGER = 44;
/** The line of words over a pile, in pixels. */
const LABEL = 20;

/** The heights of the bands of a passage, one under the other. */
interface Bands {
  readonly wall: number;
  readonly rows: number;
  readonly turn: number;
  readonly hand: number;
}

/** The table as it is drawn usually: life on the wall beside the torches, and what is lost beside the pack. */
export function passageIn(room: Box, inset: number): Passage {
  const gap = Math.max(4, inset * 0.8);
  const free = room.height - gap * 3;
  const bands = { wall: free * 0.155, rows: free * 0.265, turn: free * 0.395, hand: free * 0.185 };
  const { wall, rows, card, pack, turn, handTop, stage } = partsOf(room, bands, gap);
  const torchesWide = Math.min(room.width * 0.56, bands.wall * 4.2);
  const handCard = cardOfWidth(Math.min(bands.hand / CARD_RATIO, room.width * HAND_CARD));
  const skillsWide = handCard.width * SKILL_PLACES.length * SKILL_PITCH;
  const lostCard = { width: card.width * LOST_SCALE, height: card.height * LOST_SCALE };
  const lost = {
    x: pack.x - gap * 1.5 - lostCard.width,
    y: pack.y + pack.height - lostCard.height,
    ...lostCard,
  };
  return {
    card,
    torches: { ...wall, width: torchesWide },
    hearts: { ...wall, x: wall.x + torchesWide + gap * 2, width: room.width - torchesWide - gap * 2 },
    ...rows,
    turn: { ...turn, width: lost.x - gap - turn.x },
    pack,
    lost,
    lostScale: LOST_SCALE,
    skills: { x: room.x, y: handTop, width: skillsWide, height: handCard.height },
    loot: {
      x: room.x + skillsWide + gap * 2.5,
      y: handTop,
      width: room.width - skillsWide - gap * 2.5 - handCard.width * 1.1,
      height: handCard.height,
    },
    handScale: handCard.width / card.width,
    stage,
    shownTo: lost.x,
  };
}

/**
 * The spread of the book (TK-32): the torches in a row at the top, the two rows under them; at the foot from left to right the
 * discards, the hit points and the open hand in two lines.
 */
export function bookPassageIn(room: Box, inset: number): Passage {
  const gap = Math.max(4, inset * 0.8);
  const free = room.height - gap * 3;
  const between = gap * 0.75;
  const hand = Math.min(free * 0.38, Math.max(free * 0.29, FINGER * 2 + between));
  const left = free - hand;
  const bands = { wall: left * 0.18, rows: left * 0.36, turn: left * 0.46, hand };
  const { wall, rows, card, pack, turn, handTop, stage } = partsOf(room, bands, gap);
  const torchesWide = Math.min(room.width, bands.wall * 9);
  const pile = cardOfWidth(Math.min((hand - LABEL) / CARD_RATIO, room.width * 0.16));
  const pileTop = handTop + LABEL + (hand - LABEL - pile.height) / 2;
  const lost = { x: room.x, y: pileTop, ...pile };
  // Hearts that are turned over look out from under the pile, to its left.
  const hearts = {
    x: lost.x + pile.width + gap * 1.5,
    y: pileTop,
    width: pile.width * HEARTS_WIDE,
    height: pile.height,
  };
  const handLeft = hearts.x + hearts.width + gap * 2;
  const wide = room.x + room.width - handLeft;
  const line = (hand - between) / 2;
  const worthWide = Math.max(48, Math.min(line * 1.1, wide * 0.2));
  const handCard = cardOfWidth(
    Math.min(line / CARD_RATIO, (wide - worthWide - gap) / SKILL_PLACES.length / SKILL_PITCH),
  );
  const lineWide = wide - worthWide - gap;
  const lootTop = handTop + line + between;
  return {
    card,
    torches: { ...wall, x: room.x + (room.width - torchesWide) / 2, width: torchesWide },
    hearts,
    ...rows,
    turn: { ...turn, width: pack.x - gap - turn.x },
    pack,
    lost,
    lostScale: pile.width / card.width,
    skills: {
      x: handLeft,
      y: handTop,
      width: handCard.width * SKILL_PLACES.length * SKILL_PITCH,
      height: line,
    },
    loot: { x: handLeft, y: lootTop, width: lineWide, height: line },
    handScale: handCard.width / card.width,
    worth: { x: room.x + room.width - worthWide, y: handTop, width: worthWide, height: hand },
    stage,
    shownTo: pack.x,
  };
}

/** The pile of hit points is so many cards wide. */
const HEARTS_WIDE = 1.5;

/** What both tables have alike: the wall, the two rows, the open turn with the pack beside it. */
function partsOf(room: Box, bands: Bands, gap: number) {
  const wall = { x: room.x, y: room.y, width: room.width, height: bands.wall };
  const rowsTop = wall.y + bands.wall + gap;
  const slab = gap * 1.4;
  const rowCard = cardOfWidth((bands.rows - slab) / (2 + STAIR_DROP) / CARD_RATIO);
  const row = { x: room.x, width: room.width, height: rowCard.height * (1 + STAIR_DROP) };
  const turnTop = rowsTop + bands.rows + gap;
  const handTop = turnTop + bands.turn + gap;
  const card = cardOfWidth(Math.min((bands.turn * 0.94) / CARD_RATIO, room.width * 0.24));
  // It is pressed, so that a small one is as large as a finger needs.
  const packCard = cardOfWidth(Math.max(card.width * PACK_SCALE, Math.min(FINGER, card.width)));
  const middle = turnTop + bands.turn / 2;
  const signWide = Math.min(card.width * 1.3, room.width * 0.26);
  return {
    wall,
    rows: {
      delve: { ...row, y: rowsTop },
      retreat: { ...row, y: rowsTop + rowCard.height + slab },
      rowScale: rowCard.width / card.width,
    },
    card,
    pack: { x: room.x + room.width - packCard.width, y: middle - packCard.height / 2, ...packCard },
    turn: { x: room.x + signWide + gap * 2, y: middle - card.height / 2, height: card.height },
    handTop,
    stage: { x: room.x, y: rowsTop, width: room.width, height: handTop - gap - rowsTop },
  };
}
