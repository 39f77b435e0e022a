import { gatheringOf, type Stop } from "./gathering.js";
import { HIDDEN } from "./model.js";
import { FLIGHT, type Pace } from "./pace.js";
import type { Moved, Sight, Sights } from "./sight.js";

/** Cards that leave together follow one another at this part of a flight's time. */
const STAGGER = 0.18;
/** However many fly, the last leaves within so many flights' times. */
const LONGEST_LINE = 4;
/** Cards of a fan that only close up stay in their order; in pixels. */
const NEAR = 60;
const FACING = { visibility: ["visible", "visible"] };
const RAISED = { zIndex: [1000, 1000], visibility: ["visible", "visible"], opacity: [1, 1] };

/** Pictures catching up with the state: cards fly from where they were seen to where they are. */
export class Flights {
  #running: readonly Animation[] = [];
  #dealing: { readonly since: number; readonly dealt: Set<string> } | undefined;

  /** Ends all flights at once: the cards are where they belong. Whether any was still on its way. */
  finish(): boolean {
    const late = this.#running.filter(({ playState }) => playState !== "finished");
    for (const animation of late) animation.finish();
    this.#running = [];
    return late.length > 0;
  }

  /** Settles when no card is on its way any more. */
  async landed(): Promise<void> {
    await Promise.allSettled(this.#running.map(({ finished }) => finished));
  }

  /**
   * The opening deal, called whenever more of the table is drawn: the cards that have come fly out one after the other,
   * as they would had all been there at once.
   */
  deal(nodeOf: (key: string) => Element | null, before: Sights, after: Sights, pace: Pace): void {
    if (pace === "off") return;
    const now = performance.now();
    this.#dealing ??= { since: now, dealt: new Set() };
    const { since, dealt } = this.#dealing;
    const time = FLIGHT[pace];
    const moved = movedBetween(before, after);
    const gap = gapOf(moved.length, time);
    const running: Animation[] = [];
    for (const [index, { key, seen, sight }] of moved.entries()) {
      const node = dealt.has(key) ? null : nodeOf(key);
      if (!node) continue;
      dealt.add(key);
      const delay = Math.max(0, since + index * gap - now);
      running.push(pace === "fade" ? fade(node, time) : fly(node, seen, sight, { time, delay }));
    }
    this.#running = [...this.#running, ...running];
  }

  /**
   * Lets every card that is seen elsewhere than before fly there. What still flies from an earlier move is ended. What
   * is shown large first comes from there when that is over, and whatever is not shown when all of it is.
   */
  launch(
    nodeOf: (key: string) => Element | null,
    before: Sights,
    after: Sights,
    pace: Pace,
    shown: ShownFirst = NOTHING_FIRST,
  ): void {
    this.finish();
    if (pace === "off") return;
    const time = FLIGHT[pace];
    const moved = movedBetween(before, after);
    const gap = gapOf(moved.length, time);
    const running: Animation[] = [];
    const gathering = pace === "fade" ? undefined : gatheringOf(moved, time);
    let late = 0;
    for (const { key, seen, sight } of moved) {
      const node = nodeOf(key);
      if (!node) continue;
      const stops = gathering?.({ key, seen, sight });
      if (stops) {
        running.push(flyOver(node, stops));
        continue;
      }
      const { eye, after } = shown(seen, sight);
      const delay = after + (eye ? 0 : late++ * gap);
      const from = eye ? { ...eye, code: isHidden(sight) ? seen.code : sight.code } : seen;
      running.push(pace === "fade" ? fade(node, time, delay) : fly(node, from, sight, { time, delay }));
      if (eye) running.push(hide(node, delay));
    }
    this.#running = running;
  }
}

/** How a card that moves is shown before it flies to its place. */
export interface Shown {
  /** Where it is shown large, and comes from; undefined for a card that is not. */
  readonly eye?: { readonly x: number; readonly y: number; readonly scale: number };
  /** When it flies, in milliseconds. */
  readonly after: number;
}

export type ShownFirst = (seen: Sight, sight: Sight) => Shown;

const NOTHING_FIRST: ShownFirst = () => ({ after: 0 });

/** How much later each of so many cards leaves than the one before. */
function gapOf(count: number, time: number): number {
  return time * Math.min(STAGGER, LONGEST_LINE / count);
}

function movedBetween(before: Sights, after: Sights): readonly Moved[] {
  const moved: Moved[] = [];
  for (const [key, sight] of after) {
    const seen = before.get(key);
    // Of a stock turned over whole only the topmost cards are seen to come and go.
    if (!seen || (seen.under && sight.under) || isSame(seen, sight)) continue;
    moved.push({ key, seen, sight });
  }
  return moved;
}

function isSame(seen: Sight, sight: Sight): boolean {
  const near = Math.abs(seen.x - sight.x) < 0.5 && Math.abs(seen.y - sight.y) < 0.5;
  return near && seen.scale === sight.scale && isHidden(seen) === isHidden(sight);
}

function isHidden({ code }: Sight): boolean {
  return code === HIDDEN;
}

export function placed({ x, y, scale }: Sight): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

function fade(node: Element, time: number, delay = 0): Animation {
  const shades = [{ opacity: 0.15 }, { opacity: 1 }];
  return node.animate(shades, { duration: time, delay, easing: "ease-out", fill: "backwards" });
}

/** Nothing is seen of a card while it is shown elsewhere. */
function hide(node: Element, time: number): Animation {
  const hidden = { opacity: 0 };
  return node.animate([hidden, hidden], { duration: time });
}

/** A slight arc, a turn over on the way where the card turns, and a soft landing. */
function fly(
  node: Element,
  from: Sight,
  to: Sight,
  { time, delay }: { readonly time: number; readonly delay: number },
): Animation {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const lift = Math.min(26, distance * 0.08);
  const middle = {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2 - lift,
    scale: Math.max(from.scale, to.scale) * 1.04,
    code: to.code,
  };
  const turns = isHidden(from) !== isHidden(to);
  const turned = (sight: Sight, degrees: number) =>
    turns ? `perspective(900px) ${placed(sight)} rotateY(${degrees}deg)` : placed(sight);
  const flight = node.animate(
    [
      { transform: turned(from, 90), offset: 0 },
      { transform: turned(middle, 45), offset: 0.5 },
      { transform: turned(to, 0), offset: 1 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.3,.1,.25,1)", fill: "backwards" },
  );
  if (distance > NEAR) raise(node, flight);
  return flight;
}

/** From stop to stop. */
function flyOver(node: Element, stops: readonly Stop[]): Animation {
  const end = stops.at(-1)?.after ?? 0;
  const flight = node.animate(
    stops.map(({ at, after }) => ({ transform: placed(at), offset: after / end, easing: "ease-in-out" })),
    { duration: end, fill: "backwards" },
  );
  raise(node, flight);
  return flight;
}

/**
 * Keeps a card above all others, and to be seen, until its flight ends; with its face, even if only its edge will be seen
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
