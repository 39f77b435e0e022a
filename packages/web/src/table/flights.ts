import { FLIGHT, type Pace } from "../ui/pace.js";
import { HIDDEN } from "./model.js";

/** Where and how a card is drawn. */
export interface CardPose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly code: string;
  /** Others lie squarely on it and hide it. */
  readonly under?: boolean;
  /** The pile it lies in, where that matters. */
  readonly pile?: string;
}

export type CardPoses = ReadonlyMap<string, CardPose>;

/** A card whose pose has changed. */
export interface MovedCard {
  readonly key: string;
  readonly from: CardPose;
  readonly to: CardPose;
}

/** Cards that leave together follow one another at this part of a flight's time. */
const STAGGER = 0.18;
/** The last of many cards leaves within this many flights' times. */
const LONGEST_LINE = 4;
/** Cards of a fan that only close up stay in their order; in pixels. */
const NEAR = 60;
/** The easing of an arc, `cubic-bezier(.3, .1, .25, 1)`, is cut where half of the way is done. Before it a card may come and wait. */
const HALFWAY = 0.313;
const EASING = [
  "linear",
  "ease-out",
  "linear",
  "cubic-bezier(.454,.095,.657,.549)",
  "cubic-bezier(.173,.501,.425,1)",
  "linear",
];
const FACING = { visibility: ["visible", "visible"] };
const RAISED = { zIndex: [1000, 1000], visibility: ["visible", "visible"], opacity: [1, 1] };

/** Flies cards from their poses before a change to those after it. */
export class Flights {
  #running: readonly Animation[] = [];
  #dealing: { readonly since: number; readonly dealt: Set<string> } | undefined;

  /** Ends all flights at once, each card in its place. Returns whether any card was still on its way. */
  finish(): boolean {
    const late = this.#running.filter(({ playState }) => playState !== "finished");
    for (const animation of late) animation.finish();
    this.#running = [];
    return late.length > 0;
  }

  /** Settles when no card is on its way any more. */
  async finished(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
  }

  /**
   * Flies the cards of the opening deal, called whenever more of the table is drawn: they fly out one after the other,
   * as if all had been drawn at once.
   */
  deal(nodeOf: (key: string) => Element | null, before: CardPoses, after: CardPoses, pace: Pace): void {
    if (pace === "off") return;
    const now = performance.now();
    this.#dealing ??= { since: now, dealt: new Set() };
    const { since, dealt } = this.#dealing;
    const time = FLIGHT[pace];
    const moved = movedBetween(before, after);
    const gap = gapOf(moved.length, time);
    const running: Animation[] = [];
    const leavesAt = (place: number) => Math.max(0, since + place * gap - now);
    for (const [index, { key, from, to }] of moved.entries()) {
      const node = dealt.has(key) ? null : nodeOf(key);
      if (!node) continue;
      dealt.add(key);
      const timing = { time, delay: leavesAt(index), end: leavesAt(moved.length - 1) + time };
      running.push(
        pace === "fade" ? fade(node, { time, delay: 0, end: time }) : fly(node, [from, from, to], timing, 0),
      );
    }
    this.#running = [...this.#running, ...running];
  }

  /**
   * Flies every card whose pose has changed, after ending the flights of an earlier move.
   * @param hold where a card is shown large before it flies, and how long it waits
   */
  launch(
    nodeOf: (key: string) => Element | null,
    before: CardPoses,
    after: CardPoses,
    pace: Pace,
    hold: FlightHold = NO_HOLD,
  ): void {
    this.finish();
    if (pace === "off") return;
    const time = FLIGHT[pace];
    const moved = movedBetween(before, after);
    const running: Animation[] = [];
    const flights: (MovedCard & Hold & { readonly node: Element })[] = [];
    const gathering = pace === "fade" ? undefined : gatheringOf(moved, time);
    for (const card of moved) {
      const node = nodeOf(card.key);
      if (!node) continue;
      const stops = gathering?.(card);
      if (stops) running.push(flyOver(node, stops));
      else flights.push({ ...card, ...hold(card.from, card.to), node });
    }
    for (const card of flights) {
      const { node, from, to, shownAt, shownFor = 0, after, onLand } = card;
      const line = shownAt ? [card] : flights.filter((each) => !each.shownAt && each.after === after);
      const gap = gapOf(line.length, time);
      const delay = pace === "fade" && shownFor ? 0 : after + line.indexOf(card) * gap;
      const start = shownAt ? { ...shownAt, code: isHidden(to) ? from.code : to.code } : from;
      const end = after + time + (line.length - 1) * gap;
      const timing = { time, delay, end };
      const flight =
        pace === "fade"
          ? fade(node, timing)
          : fly(node, [shownFor ? from : start, start, to], timing, shownFor);
      running.push(flight);
      if (onLand) void flight.finished.then(onLand, onLand);
      // Its element is hidden while a large picture of it is shown.
      if (shownAt && !shownFor) running.push(node.animate({ opacity: [0, 0] }, { duration: delay }));
    }
    this.#running = running;
  }
}

/** Where a card waits before it flies, and until when. */
interface Hold {
  /** Where it is shown large, and comes from; undefined for a card that is not. */
  readonly shownAt?: { readonly x: number; readonly y: number; readonly scale: number };
  /** How long the card itself, and no picture of it, takes to come there and be seen, in milliseconds. */
  readonly shownFor?: number | undefined;
  /** When it flies, in milliseconds. */
  readonly after: number;
  /** Called when it has landed. */
  readonly onLand?: () => void;
}

export type FlightHold = (from: CardPose, to: CardPose) => Hold;

const NO_HOLD: FlightHold = () => ({ after: 0 });

/** The delay between two of `count` cards that leave one after the other. */
function gapOf(count: number, time: number): number {
  return time * Math.min(STAGGER, LONGEST_LINE / count);
}

/** The cards whose poses have changed. */
export function movedBetween(before: CardPoses, after: CardPoses): readonly MovedCard[] {
  const moved: MovedCard[] = [];
  for (const [key, to] of after) {
    const from = before.get(key);
    // Of a stock turned over whole only the topmost cards are seen to come and go.
    if (!from || (from.under && to.under) || isSame(from, to)) continue;
    moved.push({ key, from, to });
  }
  return moved;
}

function isSame(from: CardPose, to: CardPose): boolean {
  const near = Math.abs(from.x - to.x) < 0.5 && Math.abs(from.y - to.y) < 0.5;
  return near && from.scale === to.scale && isHidden(from) === isHidden(to);
}

function isHidden({ code }: CardPose): boolean {
  return code === HIDDEN;
}

/** CSS for a pose. */
export function transformOf({ x, y, scale }: CardPose): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/**
 * When a card leaves, how long it flies, and when the last of those has landed that have waited as long and leave one after
 * another. All their animations last until then: at each beginning and end of one, the page is styled and composed for several frames.
 */
interface Timing {
  readonly time: number;
  readonly delay: number;
  readonly end: number;
}

function fade(node: Element, { time, delay, end }: Timing): Animation {
  const offset = offsetsOf([0, delay, delay + time, end]);
  const easing = ["linear", "ease-out", "linear"];
  return node.animate({ opacity: [0.15, 0.15, 1, 1], offset, easing }, { duration: end });
}

/** Times as parts of the last of them. */
function offsetsOf(times: readonly number[]): number[] {
  return times.map((after) => Math.min(1, after / (times.at(-1) ?? after)));
}

/**
 * A slight arc, a turn over on the way where the card turns, and a soft landing.
 * Its poses: where it lay, where its arc begins (there, or where it came to be seen), and where it lands.
 * @param shownFor how long it takes to come there and be seen, in milliseconds
 */
function fly(
  node: Element,
  [from, start, to]: readonly [CardPose, CardPose, CardPose],
  { time, delay, end }: Timing,
  shownFor: number,
): Animation {
  const distance = Math.hypot(to.x - start.x, to.y - start.y);
  const middle = {
    ...to,
    x: (start.x + to.x) / 2,
    y: (start.y + to.y) / 2 - Math.min(26, distance * 0.08),
    scale: Math.max(start.scale, to.scale) * 1.04,
  };
  const turns = isHidden(from) !== isHidden(to);
  const turned = (to: CardPose, degrees: number) =>
    turns ? `perspective(900px) ${transformOf(to)} rotateY(${degrees}deg)` : transformOf(to);
  const [first, shown, rest] = [turned(from, 90), turned(start, shownFor ? 0 : 90), turned(to, 0)];
  const transform = [first, first, shown, shown, turned(middle, shownFor ? 0 : 45), rest, rest];
  const offset = offsetsOf([
    0,
    delay - shownFor,
    delay - shownFor / 2,
    delay,
    delay + HALFWAY * time,
    delay + time,
    end,
  ]);
  const flight = node.animate({ transform, offset, easing: EASING }, { duration: end });
  if (shownFor || distance > NEAR) raise(node, flight);
  return flight;
}

/** From stop to stop. */
function flyOver(node: Element, stops: readonly Stop[]): Animation {
  const end = stops.at(-1)?.after ?? 0;
  const flight = node.animate(
    stops.map(({ at, after, easing = "ease-in-out" }) => ({
      transform: transformOf(at),
      offset: after / end,
      easing,
    })),
    { duration: end, fill: "backwards" },
  );
  raise(node, flight);
  return flight;
}

/**
 * Keeps a card above all others, and visible, until its flight ends; with its face, even if only its edge will be seen
 * then. As animations of their own, which are over at once and last: the flight itself has only what the browser moves
 * without the page's help.
 */
function raise(node: Element, flight: Animation): void {
  const lasting = { duration: 0, fill: "forwards" } as const;
  const raised = node.animate(RAISED, lasting);
  const facing = node.querySelector(".face")?.animate(FACING, lasting);
  flight.onfinish = () => {
    raised.cancel();
    facing?.cancel();
  };
}

/** A pose on the way of a gathered card, and its time in milliseconds after the first card began to move. */
interface Stop {
  readonly at: CardPose;
  readonly after: number;
  readonly easing?: string;
}

/** From this many cards on, those that go to one pile are gathered as hands would do it. */
export const MANY = 12;
/** How long the sweep takes that brings them together, in flights' times. */
export const SWEEP = 2.6;

/**
 * Many cards, of one pile or of several, come together in another: each pile closes up where it lies, one sweep takes them all
 * over from the farthest on, and at last they are laid out there.
 * @param time how long a flight takes, in milliseconds
 * @returns the stops of each card that is gathered; undefined where none is
 */
export function gatheringOf(
  moved: readonly MovedCard[],
  time: number,
): ((card: MovedCard) => readonly Stop[] | undefined) | undefined {
  const coming = moved.filter(({ from, to }) => from.pile !== to.pile);
  const [first] = coming;
  const isOnePile = coming.every(({ to }) => to.pile === first?.to.pile);
  if (!first || coming.length < MANY || !isOnePile) return undefined;
  const corners = cornersOf(coming);
  const wayOf = ({ x, y }: CardPose) => Math.hypot(first.to.x - x, first.to.y - y);
  const longest = Math.max(1, ...[...corners.values()].map(wayOf));
  return ({ from, to }) => {
    const corner = corners.get(from.pile);
    if (!corner || from.pile === to.pile) return undefined;
    return [
      { at: from, after: 0 },
      { at: corner, after: time },
      { at: corner, after: time * (1 + SWEEP * (1 - wayOf(corner) / longest)), easing: "linear" },
      { at: first.to, after: time * (1 + SWEEP) },
      { at: to, after: time * (2 + SWEEP) },
    ];
  };
}

/** By pile, where its first card lay; the pile that is to lie lowest comes first. */
function cornersOf(moved: readonly MovedCard[]): ReadonlyMap<string | undefined, CardPose> {
  const corners = new Map<string | undefined, CardPose>();
  for (const { from } of moved) {
    const corner = corners.get(from.pile);
    if (!corner || from.x + from.y < corner.x + corner.y) corners.set(from.pile, from);
  }
  return corners;
}
