import type { fourKingdoms } from "@tetrarch/engine";
import { fannedPlace, indexHigh, shownIndex, squaredPlace, TIGHT } from "../../table/fan.js";
import { cardWithin } from "../../table/geometry.js";
import {
  type Box,
  HIDDEN,
  type KeptBox,
  type Layout,
  type Place,
  type Point,
  type Size,
} from "../../table/model.js";

type View = fourKingdoms.View;

/** One way to lay the map: how large its cards can be, and where its parts begin. */
interface Plan {
  readonly card: Size;
  readonly gap: number;
  /** The cards of the kingdoms are smaller than those of the lands. */
  readonly scale: number;
  readonly kingdoms: {
    /** The left edges of a kingdom's seven cells. */
    readonly columns: readonly number[];
    readonly top: number;
    readonly rowPitch: number;
    /** How wide a cell can be pressed. */
    readonly reach: number;
    /** The words above the columns; without height where there is no room. */
    readonly heads: Box;
    /** Where each kingdom's castle stands at the end of its row; undefined where all stand below the lands. */
    readonly site?: Pick<Box, "x" | "width">;
  };
  /** The lands, with the map below their fans where there is one. */
  readonly lands: { readonly from: Point; readonly pitch: number; readonly height: number };
  readonly stock: Point;
  /** Its room to the right, and above for more rows, which the lands may have to leave to it. Snug, it takes no more than its cards do: mirrored, they still lie next to the stock. */
  readonly waste: { readonly from: Point; readonly room: Point; readonly isSnug: boolean };
}

const COLUMNS = 7;
const ROWS = 4;

/** In portrait the lands come first: how many cards high their fans must be, and when the kingdoms can have the rest. */
const FANS = { least: 2.1, long: 2.7, enough: 3.6 } as const;
const KINGDOM_SCALE = { least: 0.69, beside: 0.76, most: 0.92 } as const;
/** In a room that is less high for its width, a long fan would leave castles below it no room. */
const HIGH = 1.5;

/** In seven columns: dungeon, tower, guest chamber, three castle seats, square. */
const ZONE_COLUMNS = { dungeon: 0, tower: 1, guest: 2, castle: 3, subjects: 6 } as const;

const SEATS = 3;
/** The height of the map for its width, and which share of the height is left to the fans above it: short ones, and the longest. */
const MAP = { ratio: 0.55, fans: 0.45, longest: 0.825 } as const;
/** What a finger needs to press, in pixels: a zone is pressed beside its narrower card, too. */
const FINGER = 44;
/** How far the lines around the table reach inwards, in pixels. */
const FRAME = 7;
/** How wide a castle's site is for its height, at most. */
const SITE_RATIO = 1.3;
/** The words above columns so far apart: how high they are, in pixels, and when they have no room. */
const HEAD = { ratio: 0.27, least: 13, most: 24, narrowest: 43 } as const;

function headHigh(pitch: number): number {
  return pitch < HEAD.narrowest ? 0 : Math.max(HEAD.least, Math.min(HEAD.most, pitch * HEAD.ratio));
}

function gapFor({ width, height }: Size): number {
  return Math.max(4, Math.min(width, height) * 0.012);
}

/** Portrait: the kingdoms above, the lands below them, stock and waste at the foot. */
function above(room: Size): Plan {
  const gap = gapFor(room);
  const isLow = room.height < room.width * HIGH;
  const head = headHigh(room.width / COLUMNS);
  const free = room.height - head - gap * (ROWS + 5);
  const byWidth = (room.width - gap * (COLUMNS + 2)) / COLUMNS;
  const card = cardWithin(byWidth, free / (ROWS * KINGDOM_SCALE.least + 1 + FANS.least));
  const spare = (free / card.height - 1 - (isLow ? FANS.long : FANS.enough)) / ROWS;
  const most = isLow ? KINGDOM_SCALE.beside : KINGDOM_SCALE.most;
  const scale = Math.max(KINGDOM_SCALE.least, Math.min(most, spare));
  const pitch = (room.width - gap * 3 - card.width) / (COLUMNS - 1);
  const rowPitch = card.height * scale + gap * 1.1;
  const top = FRAME + head + gap * 0.3;
  const landsTop = top + gap * 0.5 + rowPitch * ROWS;
  const footTop = room.height - card.height - gap * 1.6;
  const zone = card.width * scale;
  const columns = isLow
    ? besideCastles(zone, gap)
    : Array.from({ length: COLUMNS }, (_, column) => gap * 1.5 + (card.width - zone) / 2 + pitch * column);
  const end = (columns.at(-1) ?? 0) + (zone + Math.max(FINGER, zone + gap)) / 2;
  const site = Math.min(room.width - gap - end, card.height * scale * SITE_RATIO);
  // What is left over beside the castles parts the columns.
  const more = isLow ? (room.width - gap - end - site) / COLUMNS : 0;
  return {
    card,
    gap,
    scale,
    kingdoms: {
      columns: columns.map((x, column) => x + more * column),
      top,
      rowPitch,
      reach: isLow ? Math.max(FINGER, zone + gap) : pitch,
      heads: { x: 0, y: FRAME, width: room.width, height: head },
      ...(isLow && { site: { x: room.width - gap - site, width: site } }),
    },
    lands: {
      from: { x: gap * 1.5, y: landsTop },
      pitch,
      height: footTop - landsTop - gap * 0.7,
    },
    stock: { x: room.width - gap * 1.5 - card.width, y: footTop },
    waste: {
      from: { x: gap * 1.5, y: footTop },
      room: { x: room.width - gap * 5 - card.width * 2, y: indexHigh(card.height, true) },
      isSnug: false,
    },
  };
}

/** The columns of cells so wide, as close as fingers allow: the seats of a castle are pressed as one. */
function besideCastles(zone: number, gap: number): readonly number[] {
  const single = Math.max(FINGER, zone + gap);
  const seat = zone + gap * 0.7;
  const inset = (single - zone) / 2;
  const castle = gap + single * 3 + gap * 0.2;
  return [
    ...[0, 1, 2].map((column) => gap + inset + single * column),
    ...[0, 1, 2].map((column) => castle + seat * column),
    castle + seat * 2 + zone + gap * 0.2 + inset,
  ];
}

/** Landscape: the kingdoms with stock and waste on one side, the lands in full height on the other. */
function beside(room: Size): Plan {
  const gap = gapFor(room) * 1.2;
  const scale = 0.84;
  const middle = gap * 4;
  const rim = gap * 1.6;
  const usable = room.width - rim * 2 - gap * 12 - middle;
  const byWidth = usable / (COLUMNS * (1 + scale));
  const head = headHigh(usable / (COLUMNS * 2));
  const card = cardWithin(byWidth, (room.height - head - rim * 2 - gap * (ROWS + 2)) / (ROWS * scale + 1));
  const zone = card.width * scale;
  const spare = Math.max(0, usable - COLUMNS * (card.width + zone));
  const zonePitch = zone + gap + (spare * 0.3) / (COLUMNS - 1);
  const landPitch = card.width + gap + (spare * 0.5) / (COLUMNS - 1);
  const left = rim + spare * 0.05;
  const landsLeft = room.width - left - landPitch * (COLUMNS - 1) - card.width;
  const free = room.height - head - rim * 2 - card.height - ROWS * card.height * scale;
  // Below the kingdoms the waste may need a second row.
  const rowGap = Math.min(free / (ROWS + 2.5), gap * 3);
  const rowPitch = card.height * scale + rowGap;
  const footTop = room.height - rim - card.height;
  return {
    card,
    gap,
    scale,
    kingdoms: {
      columns: Array.from({ length: COLUMNS }, (_, column) => left + zonePitch * column),
      top: rim + head,
      rowPitch,
      reach: zonePitch,
      heads: { x: 0, y: rim - gap * 0.5, width: landsLeft, height: head },
    },
    lands: {
      from: { x: landsLeft, y: rim },
      pitch: landPitch,
      height: room.height - rim * 2,
    },
    stock: { x: left, y: footTop },
    waste: {
      from: { x: left + card.width + gap * 2, y: footTop },
      room: {
        x: landsLeft - left - card.width * 2 - gap * 6,
        y: footTop - rim - head - rowPitch * ROWS + rowGap - gap / 2,
      },
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
  const { card, lands } = plan;
  const open = shownIndex(card, bigIndex);
  // In portrait the place of a spent stock leaves a part of its width to the waste.
  const spent = view.stock === 0 && !plan.waste.isSnug ? card.width * 0.55 : 0;
  const waste = wastePlace(view.waste.length, plan, spent, open);
  const width = lands.pitch * (COLUMNS - 1) + card.width;
  const height = lands.height - (plan.waste.isSnug ? 0 : waste.area.height - card.height);
  const stepIn = (cards: readonly string[]) => (under: number) =>
    cards[under] === HIDDEN ? card.height * 0.1 : open.height;
  const longest = Math.max(
    ...view.tableau.map((cards) =>
      cards.slice(1).reduce((sum, _, under) => sum + stepIn(cards)(under) * TIGHT, card.height),
    ),
  );
  const usual = Math.max(height - width * MAP.ratio, height * MAP.fans);
  const fans = plan.kingdoms.site ? height : Math.max(usual, Math.min(longest, height * MAP.longest));
  const stage = { ...lands.from, width, height: fans };
  const map = { ...stage, y: stage.y + fans, height: Math.min(width * MAP.ratio, height - fans) };
  return {
    card,
    // What happens is shown large over the lands: kingdoms and map stay to be seen.
    stage,
    scenery: {
      heads: plan.kingdoms.heads,
      ...(plan.kingdoms.site ? { rise: lowerPart(stage) } : { map, rise: map }),
      ...sitesOf(view, plan, map),
    },
    places: [
      ...kingdomPlaces(view, plan),
      ...view.tableau.map((cards, index) => {
        const area = { ...stage, x: stage.x + lands.pitch * index, width: card.width };
        const step = (under: number) => ({ x: 0, y: stepIn(cards)(under) });
        return fannedPlace(`t${index + 1}`, cards.length, area, card, step);
      }),
      {
        ...fannedPlace(
          "stock",
          view.stock,
          { ...plan.stock, ...card, x: plan.stock.x + spent, width: card.width - spent },
          card,
          (under) => ({
            x: 0,
            y: under % 6 === 5 ? -card.height * 0.012 : 0,
          }),
        ),
        ...(spent > 0 && { whole: true }),
      },
      waste,
    ],
  };
}

/** What is below a line of words at the top of the stage. */
function lowerPart({ y, height, ...box }: Box): Box {
  return { ...box, y: y + height * 0.26, height: height * 0.74 };
}

/** The castles' sites by suit: each at the end of its row, or side by side on the map, in that order for either hand. */
function sitesOf(
  { kingdoms }: View,
  { kingdoms: rows, ...plan }: Plan,
  map: Box,
): Readonly<Record<string, KeptBox>> {
  return Object.fromEntries(
    kingdoms.map(({ suit }, index) => [
      `site${suit}`,
      rows.site
        ? { ...rows.site, y: rows.top + rows.rowPitch * index, height: plan.card.height * plan.scale }
        : { ...map, x: map.x + (map.width / ROWS) * index, width: map.width / ROWS, keptIn: map },
    ]),
  );
}

function kingdomPlaces(view: View, plan: Plan): readonly Place[] {
  const { columns, top, rowPitch, reach } = plan.kingdoms;
  const size = { width: plan.card.width * plan.scale, height: plan.card.height * plan.scale };
  return view.kingdoms.flatMap((kingdom, row) => {
    const cell = (column: number): Box => ({ x: columns[column] ?? 0, y: top + rowPitch * row, ...size });
    const single = (pile: string, column: number, cards: readonly string[]): Place => {
      const at = cell(column);
      const wide = Math.max(at.width, Math.min(FINGER, reach, at.width + (columns[0] ?? 0) * 2));
      return {
        ...squaredPlace(pile, cards.length, at, plan.card, plan.scale),
        area: { x: Math.max(0, at.x - (wide - at.width) / 2), y: at.y, width: wide, height: at.height },
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
        area: { ...castle, width: cell(ZONE_COLUMNS.castle + SEATS - 1).x - castle.x + size.width },
        scale: plan.scale,
        spots: kingdom.castle.map((_, seat) => cell(ZONE_COLUMNS.castle + seat)),
        // Of a full castle, its last seat.
        next: cell(ZONE_COLUMNS.castle + Math.min(kingdom.castle.length, SEATS - 1)),
      },
      single(`subjects${suit}`, ZONE_COLUMNS.subjects, kingdom.subjects),
    ];
  });
}

/** The waste in one even fan, or in more rows where not every index could be read in one: the latest lies on those before. */
function wastePlace(
  count: number,
  { card, waste: { from, room, isSnug } }: Plan,
  more: number,
  open: Size,
): Place {
  const across = room.x + more;
  const [right, down] = [open.width * TIGHT, open.height * TIGHT];
  const whole = Math.floor(across / right) + 1;
  const rows = Math.max(1, Math.min(Math.ceil(count / whole), Math.floor(room.y / down) + 1));
  const row = Math.max(whole, Math.ceil(count / rows));
  const step = Math.min(open.width, across / Math.max(1, Math.min(row, count) - 1));
  const spots = Array.from({ length: count }, (_, index) => ({
    x: from.x + step * (index % row),
    y: from.y - down * (rows - 1 - Math.floor(index / row)),
  }));
  const fan = isSnug ? step * Math.max(0, Math.min(row, count) - 1) : across;
  const above = down * (rows - 1);
  const area = { x: from.x, y: from.y - above, width: fan + card.width, height: card.height + above };
  return { pile: "w", area, scale: 1, spots };
}
