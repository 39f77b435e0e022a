import type { tombOfFourKings } from "@tetrarch/engine";
import { fannedPlace, indexWide, squaredPlace } from "../../table/fan.js";
import { CARD_RATIO, cardOfWidth, hasLargeIndex } from "../../table/geometry.js";
import type { Box, Layout, Place, Point, Size } from "../../table/model.js";

type View = tombOfFourKings.View;

/** Where the parts of the tomb lie: the walls of the passage in bands, the choices at their foot or side. */
interface Plan {
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
  readonly skills: Box;
  readonly loot: Box;
  readonly handScale: number;
  readonly choices: Box;
  readonly log: Box | undefined;
  /** Where what the pack turns up is shown large: torches, hearts, skills and loot stay to be seen. */
  readonly stage: Box;
  /** A wider card in its middle would cover what is lost. */
  readonly shownWidth?: number;
}

const SCONCES = 4;
const SKILL_PLACES = "SDCH";
/** The buttons for which there is room at full height. */
export const CHOICES = 3;
const PACK_SCALE = 0.74;
const LOST_SCALE = 0.36;
/** The stairs sink by this part of a card's height over their usual length. */
const STAIR_DROP = 0.34;
const USUAL_TURNS = 7;
/** The log is written on a page: so much of it is blank on either side, in pixels. */
const PAGE_RIM = 10;

function insetOf({ width, height }: Size): number {
  return Math.max(6, Math.min(24, Math.min(width, height) * 0.018));
}

/** How high three buttons are together, with what lies between them. */
function choicesHeight(width: number, most: number): number {
  const button = Math.max(60, Math.min(128, width * 0.2));
  return Math.min(button * CHOICES + 8 * (CHOICES - 1), most);
}

/** Portrait: the passage above, the choices where the thumb is. */
function upright(room: Size): Plan {
  const inset = insetOf(room);
  const width = room.width - inset * 2;
  const high = choicesHeight(Math.min(width, 620), room.height * 0.325);
  const choices = { x: inset, y: room.height - high - inset * 0.5, width, height: high };
  const left = choices.y - inset * 2;
  const most = width * 1.06;
  const log =
    left - most > 90 ? { x: inset * 2, y: most, width: width - inset * 2, height: left - most } : undefined;
  const passage = { x: inset, y: inset * 0.5, width, height: log ? most - inset * 2 : left };
  const parts = passageIn(passage, inset);
  const shownWidth = (parts.lost.x - inset - room.width / 2) * 2;
  return { ...parts, choices, log, shownWidth };
}

/** Landscape: the passage on one side, on the other the log and under it the choices. */
function broad(room: Size): Plan {
  const inset = insetOf(room);
  const side = Math.max(250, Math.min(680, room.width * 0.33));
  const height = room.height - inset * 2;
  const passage = { x: inset, y: inset, width: room.width - side - inset * 4, height };
  const x = room.width - side - inset;
  const high = choicesHeight(side, height);
  const choices = { x, y: room.height - high - inset, width: side, height: high };
  const over = choices.y - inset * 3;
  const log =
    over > 70 ? { x: x + PAGE_RIM, y: inset * 1.5, width: side - PAGE_RIM * 2, height: over } : undefined;
  const parts = passageIn(passage, inset);
  // The pack and what is lost of it stay to be seen beside the words.
  const stage = { ...parts.stage, width: parts.lost.x - inset - parts.stage.x };
  return { ...parts, choices, log, stage };
}

/** From the wall with the torches down to the hand. */
function passageIn(room: Box, inset: number): Omit<Plan, "choices" | "log"> {
  const gap = Math.max(4, inset * 0.8);
  const free = room.height - gap * 3;
  const [wallHigh, rowsHigh, turnHigh, handHigh] = [free * 0.155, free * 0.325, free * 0.34, free * 0.18];
  const card = cardOfWidth(Math.min(turnHigh / CARD_RATIO, room.width * 0.24));
  const wall = { x: room.x, y: room.y, width: room.width, height: wallHigh };
  const rowsTop = wall.y + wallHigh + gap;
  const slab = gap * 1.4;
  const rowCard = cardOfWidth((rowsHigh - slab) / (2 + STAIR_DROP) / CARD_RATIO);
  const row = {
    x: room.x,
    width: room.width,
    height: rowCard.height * (1 + STAIR_DROP),
  };
  const turnTop = rowsTop + rowsHigh + gap;
  const handTop = turnTop + turnHigh + gap;
  const torchesWide = Math.min(room.width * 0.56, wallHigh * 5.6);
  const handCard = cardOfWidth(Math.min(handHigh / CARD_RATIO, room.width * 0.13));
  const skillsWide = handCard.width * SKILL_PLACES.length * 1.08;
  const packCard = { width: card.width * PACK_SCALE, height: card.height * PACK_SCALE };
  const lostCard = { width: card.width * LOST_SCALE, height: card.height * LOST_SCALE };
  const middle = turnTop + turnHigh / 2;
  const pack = { x: room.x + room.width - packCard.width, y: middle - packCard.height / 2, ...packCard };
  const lost = {
    x: pack.x - gap * 1.5 - lostCard.width,
    y: pack.y + pack.height - lostCard.height,
    ...lostCard,
  };
  const signWide = Math.min(card.width * 1.3, room.width * 0.26);
  const turnLeft = room.x + signWide + gap * 2;
  return {
    card,
    torches: { ...wall, width: torchesWide },
    hearts: { ...wall, x: wall.x + torchesWide + gap * 2, width: room.width - torchesWide - gap * 2 },
    delve: { ...row, y: rowsTop },
    retreat: { ...row, y: rowsTop + rowCard.height + slab },
    rowScale: rowCard.width / card.width,
    turn: { x: turnLeft, y: middle - card.height / 2, width: lost.x - gap - turnLeft, height: card.height },
    pack,
    lost,
    skills: { x: room.x, y: handTop, width: skillsWide, height: handCard.height },
    loot: {
      x: room.x + skillsWide + gap * 2.5,
      y: handTop,
      width: room.width - skillsWide - gap * 2.5 - handCard.width * 1.1,
      height: handCard.height,
    },
    handScale: handCard.width / card.width,
    stage: { x: room.x, y: rowsTop, width: room.width, height: handTop - gap - rowsTop },
  };
}

/** The middle of each sconce's bowl, in the wall's area. */
export function sconces(area: Box): readonly Point[] {
  return Array.from({ length: SCONCES }, (_, index) => ({
    x: area.x + (area.width * (index + 0.5)) / SCONCES,
    y: area.y + area.height / 2,
  }));
}

/** Where each turn of a row lies, in the row's area; before the first there is room for a sign. */
export function stairs(area: Box, turns: number): readonly Point[] {
  const height = area.height / (1 + STAIR_DROP);
  const width = height / CARD_RATIO;
  const start = width * 0.9;
  const pitch = Math.min(width * 1.24, (area.width - start - width) / Math.max(1, turns - 1));
  const steps = Math.max(turns - 1, USUAL_TURNS);
  return Array.from({ length: turns }, (_, index) => ({
    x: area.x + start + index * pitch,
    y: area.y + ((area.height - height) * index) / steps,
  }));
}

/** How many turns the rows have room for: those delved and the one being delved. */
export function turnsShown({ delve, phase, retreating }: View): number {
  return Math.max(1, delve.length + (retreating || phase === "crossroads" ? 0 : 1));
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const plan = room.width > room.height * 1.1 ? broad(room) : upright(room);
  const { card, choices, log, stage, shownWidth } = plan;
  return {
    card,
    choices,
    ...(log && { log }),
    stage,
    ...(shownWidth && { shownWidth }),
    places: [
      turnPlace(view, plan, bigIndex),
      ...wallPlaces(view, plan),
      ...handPlaces(view, plan, bigIndex),
      ...rowPlaces(view, plan),
    ],
  };
}

function turnPlace({ turn }: View, { card, turn: area }: Plan, bigIndex: boolean): Place {
  const open = hasLargeIndex(card.width, bigIndex) ? indexWide(card.width, true) : card.width * 0.62;
  return fannedPlace("turn", turn.length, area, card, () => ({ x: open, y: 0 }));
}

/** A burnt torch's ace hangs in its sconce; the flames go out from right to left. */
function wallPlaces({ torches }: View, plan: Plan): readonly Place[] {
  const { card } = plan;
  const scale = (plan.torches.height * 0.94) / card.height;
  const middles = [...sconces(plan.torches)].reverse();
  return [
    { pile: "hearts", area: plan.hearts, scale: plan.hearts.height / card.height, spots: [], whole: true },
    {
      pile: "torches",
      area: plan.torches,
      scale,
      whole: true,
      spots: torches.map((_, index) => ({
        x: (middles[index]?.x ?? 0) - (card.width * scale) / 2,
        y: (middles[index]?.y ?? 0) - (card.height * scale) / 2,
      })),
    },
  ];
}

function handPlaces(
  view: View,
  { card, skills, loot, handScale, pack, lost }: Plan,
  bigIndex: boolean,
): readonly Place[] {
  const width = card.width * handScale;
  const open = hasLargeIndex(width, bigIndex) ? indexWide(width, true) : width * 0.78;
  return [
    {
      pile: "skills",
      area: skills,
      scale: handScale,
      whole: true,
      spots: view.skills.map((jack) => skillSpot(skills, jack.charAt(1))),
    },
    fannedPlace("loot", view.treasure.length, loot, card, () => ({ x: open, y: 0 }), handScale),
    { pile: "pack", area: pack, scale: PACK_SCALE, spots: packSpots(view, pack) },
    squaredPlace("lost", view.discards.length, lost, card, LOST_SCALE),
  ];
}

/** A thick pack looks thick. */
function packSpots({ pack }: View, { x, y, height }: Box): readonly Point[] {
  return pack.map((_, index) => ({ x, y: y - Math.floor(index / 6) * height * 0.008 }));
}

/** Each skill has its own place. */
export function skillSpot(area: Box, suit: string): Point {
  const index = Math.max(0, SKILL_PLACES.indexOf(suit));
  return { x: area.x + (area.width / SKILL_PLACES.length) * index, y: area.y };
}

function rowPlaces(view: View, { delve, retreat, rowScale }: Plan): readonly Place[] {
  const down = stairs(delve, turnsShown(view));
  const back = stairs(retreat, turnsShown(view));
  const stacked = (turn: readonly string[], at: Point) => turn.map(() => at);
  const lastBack = view.delve.length - 2;
  return [
    {
      pile: "delve",
      area: delve,
      scale: rowScale,
      whole: true,
      spots: view.delve.flatMap((turn, index) => stacked(turn, down[index] ?? delve)),
    },
    {
      pile: "retreat",
      area: retreat,
      scale: rowScale,
      whole: true,
      spots: view.retreat.flatMap((turn, index) => stacked(turn, back[lastBack - index] ?? retreat)),
    },
  ];
}
