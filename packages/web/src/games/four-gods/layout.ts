import type { fourGods } from "@tetrarch/engine";
import { allyPiles, rowsAhead } from "@tetrarch/engine/four-gods";
import { squaredPlace } from "../../table/fan.js";
import { CARD_RATIO, cardWithin } from "../../table/geometry.js";
import type { Box, Layout, Place, Size } from "../../table/model.js";
import { around } from "../pile-geometry.js";

type View = fourGods.View;

/** Cards are no wider than where three paths lie side by side. */
const FEWEST_PATHS = 3;
/** The rows ahead of a path in the standard layout: more rows make its card smaller. */
const STONE_ROWS = 6;
const STONE_SCALE = 0.32;
/** Half the width of a path whose next card is to be chosen, as a finger needs it, in pixels. */
const HALF_PATH = 44;
/** From so many paths on all others draw together for the one whose next card is to be chosen. */
const MANY_PATHS = 5;
/** How much of a weapon shows beside its holder, in widths of a card: its picture and its numbers. */
export const ARMED_BESIDE = 0.46;
/** From this width on a card's name can be read. */
const READABLE = 80;
/** What an ally's numbers need beside the cards, in pixels or for the height of the block, or under them. */
const BESIDE = { least: 52, share: 0.45 } as const;
/** In a lower block, in pixels, a number's name stands beside it and not under it, and both need so much. */
const LOW = { height: 86, beside: 72 } as const;
const UNDER = { least: 28, share: 0.22 } as const;
/** How wide the place of a friend to come is, for that of a friend. */
const EMPTY = 0.36;
/** Some lines of the log, and the party from which it does not take them. */
const LOG = { least: 84, party: 76 } as const;

/** Where the paths, the party, the choices and the log have their room. */
interface Plan {
  readonly gap: number;
  readonly paths: Box;
  readonly party: Box;
  readonly choices: Box;
  readonly log: Box | undefined;
}

function gapOf({ width, height }: Size): number {
  return Math.max(5, Math.min(22, Math.min(width, height) * 0.016));
}

/** A button for each ally: one of them takes the blow. */
function choicesHeight(width: number, allies: number, most: number): number {
  return Math.min(Math.max(64, Math.min(128, width * 0.2)) * allies + 8, (most * (allies + 6)) / 8);
}

/** Portrait: the paths lead up and away, the party and the choices are near. */
function upright(room: Size, allies: number): Plan {
  const gap = gapOf(room);
  const width = room.width - gap * 2;
  const high = choicesHeight(width, allies, room.height * 0.29);
  const choices = { x: gap, y: room.height - high - gap, width, height: high };
  const party = { x: gap, y: 0, width, height: Math.min(room.height * 0.18, width * 0.35) };
  const partyTop = choices.y - gap * 1.5 - party.height;
  return {
    gap,
    paths: { x: gap, y: gap, width, height: partyTop - gap * 2.5 },
    party: { ...party, y: partyTop },
    choices,
    log: undefined,
  };
}

/** Landscape: the paths on one side, on the other the log, the party and the choices. */
function broad(room: Size, allies: number): Plan {
  const gap = gapOf(room);
  const least = 190 + 70 * allies;
  const side = Math.max(Math.min(least, room.width * 0.52), Math.min(860, room.width * 0.36));
  const x = room.width - side - gap;
  const high = choicesHeight(side, allies, room.height * 0.5);
  const choices = { x, y: room.height - high - gap, width: side, height: high };
  const beside = choices.y - gap * 5 - LOG.least;
  const partyHigh = Math.min(room.height * 0.34, side * 0.5, Math.max(LOG.party, beside));
  const party = { x, y: choices.y - gap * 2 - partyHigh, width: side, height: partyHigh };
  const over = party.y - gap * 3;
  const paths = { x: gap, y: gap, width: x - gap * 3, height: room.height - gap * 2 };
  return {
    gap,
    paths,
    party,
    choices,
    log: over > 48 ? { x, y: gap * 1.5, width: side, height: over } : undefined,
  };
}

export function arrange(view: View, room: Size, bigIndex: boolean): Layout {
  const allies = allyPiles(view).length;
  const plan = room.width > room.height * 1.1 ? broad(room, allies) : upright(room, allies);
  const { paths, gap, choices, log } = plan;
  const rows = Math.max(...view.paths.map((path) => path.rows.length));
  const cards = 1 + STONE_SCALE * (1 + Math.max(1, rows / STONE_ROWS) * 0.75);
  const high = paths.height - gap * 2;
  const columns = columnsOf(view, plan);
  const card = cardWithin(columns.narrowest - gap, (high - paths.height * IDOL.least) / cards);
  const spare = Math.min(high - card.height * cards, paths.height * IDOL.most, card.width / IDOL_SHAPE);
  const idol = Math.max(paths.height * IDOL.least, spare);
  const areBold = bigIndex || card.width < READABLE;
  return {
    card,
    smallCard: areBold ? Number.POSITIVE_INFINITY : card.width,
    choices,
    choicesFromTop: true,
    hasTitlesAtChoices: true,
    ...(log && { log }),
    // What chance does is shown large before the idols: they and the party stay to be seen.
    stage: { ...paths, y: paths.y + idol, height: paths.height - idol },
    // An idol stands at the far end of its path, over the place of the path's open card.
    scenery: Object.fromEntries(
      view.paths.map(({ path }, index) => {
        const x = (columns.all[index]?.middle ?? 0) - card.width / 2;
        return [path, { x, y: 3, width: card.width, height: paths.y + idol - 3 }];
      }),
    ),
    places: [
      ...view.paths.flatMap((path, index) =>
        pathPlaces(path, path.path === view.choice, columns.all[index], { ...plan, idol }, card),
      ),
      ...partyPlaces(view, plan, card, areBold ? Number.POSITIVE_INFINITY : card.width * 0.98),
    ],
  };
}

/** The room of a path, across. */
interface Column {
  readonly middle: number;
  readonly width: number;
}

/**
 * The paths side by side. Where many of them are too narrow for a finger, the one whose next card is to be chosen is
 * broad enough, and the others draw together; cards keep their size meanwhile.
 */
function columnsOf({ paths, choice }: View, { paths: room, gap }: Plan) {
  const count = paths.length;
  const even = room.width / count;
  const broad = HALF_PATH * 2 + gap;
  const isTight = count >= MANY_PATHS && even < broad;
  const narrow = (room.width - broad) / (count - 1);
  const due = isTight ? paths.findIndex(({ path }) => path === choice) : -1;
  let x = room.x;
  const all = paths.map((_, index): Column => {
    const width = due < 0 ? even : index === due ? broad : narrow;
    x += width;
    return { middle: x - width / 2, width };
  });
  return { all, narrowest: isTight ? narrow : Math.min(even, room.width / FEWEST_PATHS) };
}

/** How much of a path's length its idol takes: at the least, and where cards leave room. */
const IDOL = { least: 0.19, most: 0.27 } as const;
/** How much wider than high an idol is drawn. */
const IDOL_SHAPE = 1.2;

function pathPlaces(
  path: fourGods.PathView,
  isChosen: boolean,
  { middle, width }: Column = { middle: 0, width: 0 },
  { paths, gap, idol }: Plan & { readonly idol: number },
  card: Size,
): readonly Place[] {
  const top = paths.y + paths.height - card.height;
  const stone = { width: card.width * STONE_SCALE, height: card.height * STONE_SCALE };
  const first = top - gap - stone.height;
  const longest = Math.max(STONE_ROWS, path.rows.length);
  const pitch = Math.min(stone.height * 0.62, (first - paths.y - idol - gap) / (longest - 1));
  const ahead = rowsAhead(path);
  const corner = { x: middle - card.width / 2, y: top };
  const length = {
    y: first - pitch * Math.max(0, ahead - 1),
    height: stone.height + pitch * Math.max(0, ahead - 1),
  };
  const [left, right] = [middle - stone.width - gap * 0.4, middle + gap * 0.4];
  // Each of the two cards is pressed in its half of the path, over the empty place of the open card, too.
  const half = Math.max(card.width / 2, Math.min(HALF_PATH, width - card.width / 2));
  const areaOf = (x: number): Box => {
    if (!isChosen) return { ...length, x, width: stone.width };
    return {
      x: x === left ? middle - half : middle,
      y: length.y,
      width: half,
      height: top + card.height - length.y,
    };
  };
  const keptIn = around([areaOf(left), areaOf(right)]);
  const stones = (side: "L" | "R", x: number): Place => ({
    pile: path.path + side,
    area: areaOf(x),
    keptIn,
    whole: isChosen,
    scale: STONE_SCALE,
    spots: Array.from({ length: ahead }, (_, place) => ({ x, y: first - pitch * (ahead - 1 - place) })),
  });
  const open = { ...squaredPlace(path.path, path.card ? 1 : 0, corner, card), next: corner };
  const halves = [stones("L", left), stones("R", right)];
  // Of places that lie over each other the first is pressed.
  return isChosen ? [...halves, open] : [open, ...halves];
}

/** How wide the cards of an ally can be in their block, with the numbers beside them or under them. */
function alliedWidth(
  { width, height }: Size,
  most: number,
): { readonly width: number; readonly under: number } {
  const across = 1 + ARMED_BESIDE;
  const under = Math.max(UNDER.least, height * UNDER.share);
  const beside = height < LOW.height ? LOW.beside : Math.max(BESIDE.least, height * BESIDE.share);
  const besideWidth = Math.min(most, height / CARD_RATIO, (width - beside) / across);
  const overWidth = Math.min(most, (height - under) / CARD_RATIO, width / across);
  return overWidth > besideWidth ? { width: overWidth, under } : { width: besideWidth, under: 0 };
}

/** Where an ally's numbers stand: beside the cards or under them, as far as the ally's area goes. */
export function numbersBox({ area, scale }: Place, card: Size): Box & { readonly isBeside: boolean } {
  const [width, height] = [card.width * scale * (1 + ARMED_BESIDE), card.height * scale];
  const isBeside = area.height <= height * 1.1;
  const [x, y] = isBeside ? [area.x + width + 4, area.y] : [area.x, area.y + height];
  return { x, y, width: area.x + area.width - x, height: area.y + area.height - y, isBeside };
}

function partyPlaces(view: View, { party, gap }: Plan, card: Size, most: number): readonly Place[] {
  const corner = Math.max(30, Math.min(party.width * 0.12, party.height * 0.46));
  const piles = allyPiles(view);
  const count = piles.length;
  const here = view.party.length;
  // An empty place is smaller than a friend: there the numbers have room for their names.
  const empty = here === 0 ? 1 : EMPTY;
  const share = (party.width - corner - gap * count) / (here + (count - here) * empty);
  const { width, under } = alliedWidth({ width: share, height: party.height }, most);
  const scale = width / card.width;
  const height = card.height * scale + under;
  const right = party.x + party.width - corner;
  const goneScale = Math.min(corner / card.width, (party.height - corner - gap) / card.height);
  const gone = {
    x: right + (corner - card.width * goneScale) / 2,
    y: party.y + party.height - card.height * goneScale,
  };
  return [
    ...piles.map((pile, place): Place => {
      const ally = view.party[place];
      const before = Math.min(place, here) + Math.max(0, place - here) * empty;
      const x = party.x + place * gap + before * share;
      const area = { x, y: party.y, width: ally ? share : share * empty, height };
      const own = { x: area.x + (under && (share - width * (1 + ARMED_BESIDE)) / 2), y: area.y };
      const weapon = { x: own.x + width * ARMED_BESIDE, y: own.y };
      const spots = ally ? (ally.weapon ? [weapon, own] : [own]) : [];
      return { pile, area, scale, spots, whole: true };
    }),
    {
      pile: "die",
      area: { x: right, y: party.y, width: corner, height: corner },
      scale: corner / card.width,
      spots: [],
      whole: true,
    },
    squaredPlace("gone", view.gone.length, gone, card, goneScale),
  ];
}
