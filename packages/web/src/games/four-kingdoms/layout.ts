import type { fourKingdoms } from "@tetrarch/engine";
import { fanned, fannedPlace, latestOpen, shownIndex, squaredPlace } from "../../table/fan.js";
import { cardWithin } from "../../table/geometry.js";
import { type Box, HIDDEN, type Layout, type Place, type Point, type Size } from "../../table/model.js";

type View = fourKingdoms.View;

/** One way to lay the map: how large its cards can be, and where its parts begin. */
interface Plan {
  readonly card: Size;
  readonly gap: number;
  /** The cards of the kingdoms are smaller than those of the lands. */
  readonly scale: number;
  readonly kingdoms: { readonly from: Point; readonly pitch: Point };
  readonly lands: { readonly from: Point; readonly pitch: number; readonly height: number };
  readonly stock: Point;
  /** Snug, it takes no more room than its cards do: mirrored, they still lie next to the stock. */
  readonly waste: { readonly from: Point; readonly room: number; readonly isSnug: boolean };
}

const COLUMNS = 7;
const ROWS = 4;

/** In portrait the lands come first: how many cards high their fans must be, and when the kingdoms can have the rest. */
const FANS = { least: 2.1, enough: 3.6 } as const;
const KINGDOM_SCALE = { least: 0.68, most: 0.92 } as const;

/** In seven columns, as many as there are lands: dungeon, tower, guest chamber, three castle seats, square. */
const ZONE_COLUMNS = { dungeon: 0, tower: 1, guest: 2, castle: 3, subjects: 6 } as const;

const SEATS = 3;
/** The height of the map for its width, and the least share of the lands' height that is left to their fans. */
const MAP = { ratio: 0.42, fans: 0.57 } as const;
/** What a finger needs to press, in pixels: a zone is pressed beside its narrower card, too. */
const FINGER = 44;

function gapFor({ width, height }: Size): number {
  return Math.max(4, Math.min(width, height) * 0.012);
}

/** How high fans can be in lands of this width and height: below them lies the map. */
function fansHeight(width: number, height: number): number {
  return Math.max(height - width * MAP.ratio, height * MAP.fans);
}

/** The map, below the lands: no fan reaches it. */
export function mapBelow({ x, y, width, height }: Box): Box {
  const most = (height * (1 - MAP.fans)) / MAP.fans;
  return { x, y: y + height, width, height: Math.min(width * MAP.ratio, most) };
}

/** Portrait: the kingdoms above, the lands below them, stock and waste at the foot. */
function above(room: Size): Plan {
  const gap = gapFor(room);
  const free = room.height - gap * (ROWS + 5);
  const byWidth = (room.width - gap * (COLUMNS + 2)) / COLUMNS;
  const card = cardWithin(byWidth, free / (ROWS * KINGDOM_SCALE.least + 1 + FANS.least));
  const spare = (free / card.height - 1 - FANS.enough) / ROWS;
  const scale = Math.max(KINGDOM_SCALE.least, Math.min(KINGDOM_SCALE.most, spare));
  const pitch = (room.width - gap * 3 - card.width) / (COLUMNS - 1);
  const rowPitch = card.height * scale + gap * 1.3;
  const landsTop = gap * 2 + rowPitch * ROWS + gap;
  const footTop = room.height - card.height - gap * 2;
  return {
    card,
    gap,
    scale,
    kingdoms: {
      from: { x: gap * 1.5 + (card.width * (1 - scale)) / 2, y: gap * 2.5 },
      pitch: { x: pitch, y: rowPitch },
    },
    lands: {
      from: { x: gap * 1.5, y: landsTop },
      pitch,
      height: fansHeight(room.width - gap * 3, footTop - landsTop - gap * 1.5),
    },
    stock: { x: room.width - gap * 1.5 - card.width, y: footTop },
    waste: { from: { x: gap * 1.5, y: footTop }, room: room.width - gap * 5 - card.width * 2, isSnug: false },
  };
}

/** Landscape: the kingdoms with stock and waste on one side, the lands in full height on the other. */
function beside(room: Size): Plan {
  const gap = gapFor(room) * 1.2;
  const scale = 0.84;
  const middle = gap * 4;
  const rim = gap * 1.6;
  const usable = room.width - rim * 2 - gap * 12 - middle;
  const byWidth = usable / (COLUMNS * (1 + scale));
  const card = cardWithin(byWidth, (room.height - rim * 2 - gap * (ROWS + 2)) / (ROWS * scale + 1));
  const zone = card.width * scale;
  const spare = Math.max(0, usable - COLUMNS * (card.width + zone));
  const zonePitch = zone + gap + (spare * 0.3) / (COLUMNS - 1);
  const landPitch = card.width + gap + (spare * 0.5) / (COLUMNS - 1);
  const left = rim + spare * 0.05;
  const landsLeft = room.width - left - landPitch * (COLUMNS - 1) - card.width;
  const free = room.height - rim * 2 - card.height - ROWS * card.height * scale;
  const rowPitch = card.height * scale + Math.min(free / (ROWS + 1), gap * 3);
  const footTop = room.height - rim - card.height;
  return {
    card,
    gap,
    scale,
    kingdoms: { from: { x: left, y: rim }, pitch: { x: zonePitch, y: rowPitch } },
    lands: {
      from: { x: landsLeft, y: rim },
      pitch: landPitch,
      height: fansHeight(landPitch * (COLUMNS - 1) + card.width, room.height - rim * 2),
    },
    stock: { x: left, y: footTop },
    waste: {
      from: { x: left + card.width + gap * 2, y: footTop },
      room: landsLeft - left - card.width * 2 - gap * 6,
      isSnug: true,
    },
  };
}

/** The lands in full height wherever that costs little; otherwise what lets the cards be larger. */
function planFor(room: Size): Plan {
  const [one, other] = [above(room), beside(room)];
  return other.card.width >= one.card.width * 0.9 ? other : one;
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const plan = planFor(room);
  return {
    card: plan.card,
    stage: stageOf(plan),
    places: [
      ...kingdomPlaces(view, plan),
      ...landPlaces(view, plan, bigIndex),
      ...stockPlaces(view, plan, bigIndex),
    ],
  };
}

/** What happens is shown large over the lands: kingdoms and map stay to be seen. */
function stageOf({ card, lands: { from, pitch, height } }: Plan): Box {
  return { ...from, width: pitch * (COLUMNS - 1) + card.width, height };
}

function kingdomPlaces(view: View, plan: Plan): readonly Place[] {
  const { from, pitch } = plan.kingdoms;
  const size = { width: plan.card.width * plan.scale, height: plan.card.height * plan.scale };
  return view.kingdoms.flatMap((kingdom, row) => {
    const cell = (column: number): Box => ({
      x: from.x + pitch.x * column,
      y: from.y + pitch.y * row,
      ...size,
    });
    const single = (pile: string, column: number, cards: readonly string[]): Place => {
      const at = cell(column);
      const wide = Math.max(at.width, Math.min(FINGER, pitch.x, at.width + from.x * 2));
      return {
        ...squaredPlace(pile, cards.length, at, plan.card, plan.scale),
        area: { ...at, x: at.x - (wide - at.width) / 2, width: wide },
        next: { x: at.x, y: at.y },
        whole: true,
      };
    };
    const { suit, guest } = kingdom;
    const castle = cell(ZONE_COLUMNS.castle);
    return [
      single(`dungeon${suit}`, ZONE_COLUMNS.dungeon, kingdom.dungeon),
      single(`tower${suit}`, ZONE_COLUMNS.tower, kingdom.tower),
      single(`g${suit}`, ZONE_COLUMNS.guest, guest === null ? [] : [guest]),
      {
        pile: `castle${suit}`,
        area: { ...castle, width: pitch.x * 2 + size.width },
        scale: plan.scale,
        spots: kingdom.castle.map((_, seat) => cell(ZONE_COLUMNS.castle + seat)),
        // Of a full castle, its last seat.
        next: cell(ZONE_COLUMNS.castle + Math.min(kingdom.castle.length, SEATS - 1)),
      },
      single(`subjects${suit}`, ZONE_COLUMNS.subjects, kingdom.subjects),
    ];
  });
}

/** What shows of a covered card: its index, which is large on small cards. */
function landPlaces(view: View, plan: Plan, bigIndex: boolean): readonly Place[] {
  const { from, pitch, height } = plan.lands;
  const { card } = plan;
  const open = shownIndex(card, bigIndex).height;
  return view.tableau.map((cards, index) => {
    const area = { x: from.x + pitch * index, y: from.y, width: card.width, height };
    const step = (under: number) => ({ x: 0, y: cards[under] === HIDDEN ? card.height * 0.1 : open });
    return fannedPlace(`t${index + 1}`, cards.length, area, card, step);
  });
}

function stockPlaces(view: View, { card, stock, waste }: Plan, bigIndex: boolean): readonly Place[] {
  const step = latestOpen(view.waste.length, waste.room, {
    open: shownIndex(card, bigIndex).width,
    close: card.width * 0.09,
  });
  const spots = fanned(view.waste.length, {
    from: waste.from,
    step: (under) => ({ x: step(under), y: 0 }),
    room: { x: waste.room, y: 0 },
  });
  const fan = waste.isSnug ? (spots.at(-1)?.x ?? waste.from.x) - waste.from.x : waste.room;
  return [
    fannedPlace("stock", view.stock, { ...stock, ...card }, card, (under) => ({
      x: 0,
      y: under % 6 === 5 ? -card.height * 0.012 : 0,
    })),
    {
      pile: "w",
      area: { ...waste.from, width: fan + card.width, height: card.height },
      scale: 1,
      spots,
    },
  ];
}
