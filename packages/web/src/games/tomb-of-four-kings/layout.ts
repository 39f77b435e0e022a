import type { tombOfFourKings } from "@tetrarch/engine";
import { codeOf, JOKER } from "@tetrarch/engine/standard-cards";
import { fannedPlace, indexWide, squaredPlace } from "../../table/fan.js";
import { CARD_RATIO, hasLargeIndex } from "../../table/geometry.js";
import { type Box, type Layout, LEAST_CHOICE, type Place, type Point, type Size } from "../../table/model.js";
import { bookPassageIn, type Passage, passageIn, SKILL_PITCH, SKILL_PLACES, STAIR_DROP } from "./passage.js";

type View = tombOfFourKings.View;

/** The passage, and its choices at its foot or side. */
interface Plan extends Passage {
  readonly choices: Box;
  readonly log: Box | undefined;
}

/** The least width in which the passage has room beside the choices, in pixels. */
const LEAST_BROAD = 440;
const SCONCES = 4;
/** How high a burnt torch's ace is in the wall's height. */
const ACE = 0.94;
/** The buttons for which there is room at full height. */
export const CHOICES = 3;
/** How high they are together, with what lies between them, for a risk of two lines. */
const LEAST_CHOICES = LEAST_CHOICE * CHOICES + 8 * (CHOICES - 1);
const USUAL_TURNS = 7;
/** The most treasures that can be read beside the places of all skills on a phone. */
const FEW_TREASURES = 5;
/** How far a turn's prize lies from its other cards, in widths of a card. */
const APART = 0.3;
const SCROLL = codeOf(JOKER);
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
function upright(room: Size, passageOf: typeof passageIn): Plan {
  const inset = insetOf(room);
  const width = room.width - inset * 2;
  const high = choicesHeight(
    Math.min(width, 620),
    Math.max(room.height * 0.325, Math.min(LEAST_CHOICES, room.height * 0.35)),
  );
  const choices = { x: inset, y: room.height - high - inset * 0.5, width, height: high };
  const left = choices.y - inset * 2;
  const most = width * 1.06;
  const log =
    left - most > 90 ? { x: inset * 2, y: most, width: width - inset * 2, height: left - most } : undefined;
  const passage = { x: inset, y: inset * 0.5, width, height: log ? most - inset * 2 : left };
  // Meanwhile no choice lies there: the whole table stays to be seen.
  return { ...passageOf(passage, inset), choices, log, stage: choices };
}

/** Landscape: the passage on one side, on the other the log and under it the choices. */
function broad(room: Size, passageOf: typeof passageIn): Plan {
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
  const parts = passageOf(passage, inset);
  // The pack and what is lost of it stay to be seen beside the words.
  const stage = { ...parts.stage, width: parts.shownTo - inset - parts.stage.x };
  return { ...parts, choices, log, stage };
}

/** The middle of each sconce's bowl: its ace begins and ends with the wall's area. */
export function sconces(area: Box): readonly Point[] {
  const ace = (area.height * ACE) / CARD_RATIO;
  return Array.from({ length: SCONCES }, (_, index) => ({
    x: area.x + ace / 2 + ((area.width - ace) * index) / (SCONCES - 1),
    y: area.y + area.height / 2,
  }));
}

/** How wide the sign before a row is, with its word. @param width of a card of the row */
export function signWidth(width: number): number {
  return Math.max(width * 0.9, 27);
}

/** Where each turn of a row lies, in the row's area; before the first there is room for a sign. */
export function stairs(area: Box, turns: number): readonly Point[] {
  const height = area.height / (1 + STAIR_DROP);
  const width = height / CARD_RATIO;
  const start = signWidth(width);
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
  const passageOf = view.byMemory ? bookPassageIn : passageIn;
  const isBroad = room.width > Math.max(room.height * 1.1, LEAST_BROAD);
  const plan = isBroad ? broad(room, passageOf) : upright(room, passageOf);
  const { card, choices, log, stage, worth } = plan;
  return {
    card,
    choices,
    ...(log && { log }),
    stage,
    ...(worth && { scenery: { worth } }),
    places: [
      turnPlace(view, plan, bigIndex),
      ...wallPlaces(view, plan),
      ...handPlaces(view, plan, bigIndex),
      ...rowPlaces(view, plan),
    ],
  };
}

/** A king or the scroll is no card that fights: it is what the turn is won for. */
export function isPrize(code: string): boolean {
  return code.startsWith("K") || code === SCROLL;
}

/** What is won by the turn lies apart, right of the cards that fight for it. */
function turnPlace({ turn, discards }: View, { card, pack, ...plan }: Plan, bigIndex: boolean): Place {
  // As long as nothing is lost its cards have that room, too.
  const room = discards.length === 0 ? pack.x - card.width * 0.1 - plan.turn.x : 0;
  const area = { ...plan.turn, width: Math.max(plan.turn.width, room) };
  const open = hasLargeIndex(card.width, bigIndex) ? indexWide(card.width, true) : card.width * 0.62;
  const fan = (codes: readonly string[], box: Box) =>
    fannedPlace("turn", codes.length, box, card, () => ({ x: open, y: 0 }));
  const prizes = turn.filter(isPrize);
  const rest = turn.filter((code) => !isPrize(code));
  if (prizes.length === 0 || rest.length === 0) return { ...fan(turn, area), area: plan.turn };
  const wide = card.width + open * (prizes.length - 1);
  const fight = fan(rest, { ...area, width: Math.max(card.width, area.width - wide - card.width * APART) });
  const from = (fight.spots.at(-1)?.x ?? area.x) + card.width * (1 + APART);
  const x = Math.max(area.x, Math.min(from, area.x + area.width - wide));
  const apart = fan(prizes, { ...area, x, width: area.x + area.width - x });
  const spotOf = (code: string) =>
    (isPrize(code) ? apart.spots[prizes.indexOf(code)] : fight.spots[rest.indexOf(code)]) ?? area;
  return { ...fight, area: plan.turn, spots: turn.map(spotOf) };
}

/** A burnt torch's ace hangs in its sconce; the flames go out from right to left. */
function wallPlaces({ torches }: View, plan: Plan): readonly Place[] {
  const { card } = plan;
  const scale = (plan.torches.height * ACE) / card.height;
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
  { card, handScale, pack, lost, lostScale, ...plan }: Plan,
  bigIndex: boolean,
): readonly Place[] {
  const width = card.width * handScale;
  const { skills, loot } = handAreas(view, plan, width);
  const open = hasLargeIndex(width, bigIndex) ? indexWide(width, true) : width * 0.78;
  return [
    {
      pile: "skills",
      area: skills,
      scale: handScale,
      whole: true,
      spots: view.skills.map((jack) => skillSpot(skills, width, jack.charAt(1))),
    },
    fannedPlace("loot", view.treasure.length, loot, card, () => ({ x: open, y: 0 }), handScale),
    { pile: "pack", area: pack, scale: pack.width / card.width, spots: packSpots(view, pack) },
    squaredPlace("lost", view.discards.length, lost, card, lostScale),
  ];
}

/** Many treasures get the places of the last skills, where none is held. */
function handAreas(
  view: View,
  { skills, loot }: Pick<Passage, "skills" | "loot">,
  width: number,
): Pick<Passage, "skills" | "loot"> {
  const given = width * SKILL_PITCH * (SKILL_PLACES.length - skillPlaces(view));
  return {
    skills: { ...skills, width: skills.width - given },
    loot: { ...loot, x: loot.x - given, width: loot.width + given },
  };
}

/** For how many skills there are places in the hand: by the book, where the treasures lie under them, for all. */
export function skillPlaces({ skills, treasure, byMemory }: View): number {
  if (byMemory || treasure.length <= FEW_TREASURES) return SKILL_PLACES.length;
  return Math.max(1, ...skills.map((jack) => SKILL_PLACES.indexOf(jack.charAt(1)) + 1));
}

/** A thick pack looks thick. */
function packSpots({ pack }: View, { x, y, height }: Box): readonly Point[] {
  return pack.map((_, index) => ({ x, y: y - Math.floor(index / 6) * height * 0.008 }));
}

/** Each skill has its own place. @param width of its card */
export function skillSpot(area: Box, width: number, suit: string): Point {
  const index = Math.max(0, SKILL_PLACES.indexOf(suit));
  return { x: area.x + width * SKILL_PITCH * index, y: area.y };
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
