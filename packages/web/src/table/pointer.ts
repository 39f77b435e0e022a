import type { KeyedCard } from "./card-identity.js";
import type { CardPose } from "./flights.js";
import { placeUnder } from "./geometry.js";
import { stopAt } from "./keys.js";
import { HIDDEN, type Point } from "./model.js";
import { plus, type TableState } from "./state.svelte.js";

/** Handlers of the gestures of one finger or mouse. */
interface GestureListener {
  /**
   * A press begins: what still flies comes to rest, so that what lies there is pressed, not what flies over it.
   * Whether anything flew.
   */
  rest(): boolean;
  /** Pressed and let go in one place. */
  tap(target: Element, at: Point, isSecond: boolean): void;
  /** Moved away while pressed: whether something is carried now. */
  grab(target: Element): boolean;
  drag(by: Point): void;
  drop(at: Point): void;
  /** Let go of what could not be carried. */
  dropNothing(target: Element, at: Point): void;
  /** Carrying ended without a drop: the browser took the pointer away. */
  cancel(): void;
  /** A long press, until it ends: whether a move is made by it. */
  hold(target: Element): boolean;
  release(): void;
  /** A long or a right press: to look closer, until it ends. */
  peek(target: Element): void;
  unpeek(): void;
  /** A long or a right press ended where it began. */
  choose(target: Element): void;
}

/** A press that lasts so long is a long one, in milliseconds. */
export const LONG = 450;
const SECOND_WITHIN = 380;
/** A second press is one in the same place, in pixels. */
const SECOND_NEAR = 24;
/** How far a pointer may tremble and still press, in pixels. */
const TREMBLE = { mouse: 4, touch: 9, pen: 7 } as const;

const MIDDLE = 1;
const RIGHT = 2;

function isSecondTo(
  last: { readonly at: Point; readonly time: number },
  { x, y }: Point,
  time: number,
): boolean {
  return time - last.time < SECOND_WITHIN && Math.hypot(x - last.at.x, y - last.at.y) < SECOND_NEAR;
}

interface Press {
  readonly pointer: number;
  readonly target: Element;
  readonly start: Point;
  /** When the finger came down: the page may hear of it, and of its end, later. */
  readonly time: number;
  readonly tremble: number;
  stage: "pressed" | "carrying" | "dragging nothing" | "peeking" | "holding";
}

/** Turns pointer events on an element into taps, drags and peeks; one pointer at a time. Returns how to stop. */
function listenForGestures(element: HTMLElement, listener: GestureListener): () => void {
  let press: Press | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: { readonly at: Point; readonly time: number } | undefined;

  const at = (event: PointerEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const startPeek = () => {
    if (press?.stage !== "pressed") return;
    press.stage = "peeking";
    listener.peek(press.target);
  };
  const startLong = () => {
    if (press?.stage !== "pressed" || !listener.hold(press.target)) return startPeek();
    press.stage = "holding";
    element.setPointerCapture(press.pointer);
  };

  const down = (event: PointerEvent) => {
    if (press || event.button === MIDDLE) return;
    const target = listener.rest()
      ? document.elementFromPoint(event.clientX, event.clientY)
      : (event.target as Element);
    if (!target) return;
    const tremble = TREMBLE[event.pointerType as keyof typeof TREMBLE] ?? TREMBLE.mouse;
    press = {
      pointer: event.pointerId,
      target,
      start: at(event),
      time: event.timeStamp,
      tremble,
      stage: "pressed",
    };
    if (event.button === RIGHT) startPeek();
    else timer = setTimeout(startLong, LONG);
  };

  const move = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    const now = at(event);
    const by = { x: now.x - press.start.x, y: now.y - press.start.y };
    // Who holds a card for a while and then moves it means to carry it after all.
    if (press.stage === "pressed" || press.stage === "peeking") {
      if (Math.hypot(by.x, by.y) <= press.tremble) return;
      clearTimeout(timer);
      if (press.stage === "peeking") listener.unpeek();
      press.stage = listener.grab(press.target) ? "carrying" : "dragging nothing";
      element.setPointerCapture(press.pointer);
    }
    if (press.stage === "carrying") listener.drag(by);
  };

  const up = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    clearTimeout(timer);
    const { stage, target, time } = press;
    press = undefined;
    if (stage === "carrying") listener.drop(at(event));
    if (stage === "dragging nothing") listener.dropNothing(target, at(event));
    if (stage === "peeking") listener.unpeek();
    if (stage === "holding") listener.release();
    // A page that is busy hears late of the end of a tap, and takes it for a long press until then.
    const wasShort = event.button !== RIGHT && event.timeStamp - time < LONG;
    if (stage === "peeking" && !wasShort) listener.choose(target);
    if (stage !== "pressed" && !(stage === "peeking" && wasShort)) return;
    const place = at(event);
    const isSecond = last !== undefined && isSecondTo(last, place, event.timeStamp);
    last = isSecond ? undefined : { at: place, time: event.timeStamp };
    listener.tap(target, place, isSecond);
  };

  const cancel = (event: PointerEvent) => {
    if (!press || event.pointerId !== press.pointer) return;
    clearTimeout(timer);
    if (press.stage === "carrying") listener.cancel();
    if (press.stage === "peeking") listener.unpeek();
    if (press.stage === "holding") listener.release();
    press = undefined;
  };

  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", cancel, { signal });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** Cards that were carried and let go: their keys, and how far they were carried. */
export interface Drop {
  readonly keys: ReadonlySet<string>;
  readonly by: Point;
}

/** The table that the pointer acts on. */
interface PointerTarget {
  readonly state: TableState;
  /** Ends all flights. Returns whether any card flew. */
  land(): boolean;
  /** The pointer is in use, not the keys. */
  onuse(): void;
  /** Carried cards were let go: laid on another pile, or going back. */
  ondrop(drop: Drop, isLaid: boolean): void;
}

/** How much of a carried card counts for where it is dropped, from its top down. */
const AIMING_PART = 0.6;

/** Has taps, drags and long presses act on a table. Returns how to stop. */
export function listenToPointer(
  element: HTMLElement,
  { state, land, onuse, ondrop }: PointerTarget,
): () => void {
  const { selection } = state;
  /** Whether cards flew when the press began. */
  let hasFlown = false;
  let held: { readonly start: CardPose; readonly keys: ReadonlySet<string> } | undefined;

  const cardAt = (target: Element): KeyedCard | undefined => {
    const key = target.closest<HTMLElement>("[data-card]")?.dataset.card;
    return state.cards.find((card) => card.key === key);
  };
  const pileAt = ({ x, y }: Point, places = state.layout.places): string | undefined =>
    placeUnder(places, { x: x - 1, y: y - 1, width: 2, height: 2 })?.pile;
  /**
   * The top card of a pile that is pressed beside its cards, if it can be lifted. What else is lifted is laid there where
   * it can be; and where cards are taken one by one a place without a card is not that of the top one.
   */
  const topBeside = (id: string | undefined): KeyedCard | undefined => {
    const placed = state.placedPiles.find(({ pile }) => pile.id === id);
    const top = placed?.cards.at(-1);
    if (!top || placed?.pile.single || selection.targets.has(top.pile)) return undefined;
    return selection.canLift(top) ? top : undefined;
  };
  /** Where in a pile's area a point lies, across and down from 0 to 1. */
  const partOf = (pile: string, { x, y }: Point): Point | undefined => {
    const area = state.layout.places.find((place) => place.pile === pile)?.area;
    return area && { x: (x - area.x) / area.width, y: (y - area.y) / area.height };
  };
  /** The cursor follows; choices are buttons, and listen themselves. */
  const begin = (target: Element): boolean => {
    onuse();
    if (target.closest("[data-word]")) return false;
    state.cursor = stopAt(target) ?? state.cursor;
    return true;
  };

  return listenForGestures(element, {
    rest() {
      state.forgetNotes();
      hasFlown = land();
      return hasFlown;
    },
    tap(target, at, isSecond) {
      if (!begin(target)) return;
      const pressed = cardAt(target);
      const pile = pressed?.pile ?? pileAt(at);
      const card = pressed ?? topBeside(pile);
      selection.tap(pile, hasFlown, () => {
        if (card && card.code !== HIDDEN) selection.pressCard(card, isSecond);
        else if (card && selection.canLift(card))
          selection.pressCard(card, isSecond && selection.lifted !== undefined);
        else if (pile !== undefined) selection.pressPile(pile, partOf(pile, at));
        else selection.clear();
      });
    },
    grab(target) {
      if (!begin(target)) return false;
      const card = cardAt(target);
      if (!card || !selection.carry(card)) return false;
      const start = state.poses.get(card.key);
      if (start) held = { start, keys: state.liftedKeys };
      return held !== undefined;
    },
    drag(by) {
      state.carriedBy = by;
    },
    drop(at) {
      const by = state.carriedBy;
      if (!held || !by) return;
      const { start, keys } = held;
      const { places, card } = state.layout;
      const box = {
        ...plus(start, by),
        width: card.width * start.scale,
        height: card.height * start.scale * AIMING_PART,
      };
      state.carriedBy = undefined;
      held = undefined;
      // Where the pointer is counts before where the card lies, if the card can go there.
      const targets = places.filter(({ pile }) => selection.targets.has(pile));
      const aim = pileAt(at, targets) ?? placeUnder(places, box)?.pile;
      ondrop({ keys, by }, selection.dropOn(aim));
    },
    dropNothing(target, at) {
      const [card, pile] = [cardAt(target), pileAt(at)];
      if (card && pile !== undefined) selection.refuseDrop(card, pile);
    },
    cancel() {
      state.carriedBy = undefined;
      held = undefined;
      selection.clear();
    },
    hold(target) {
      const pile = target.closest<HTMLElement>("[data-pile-id]")?.dataset.pileId;
      return begin(target) && pile !== undefined && selection.hold(pile);
    },
    release: () => selection.release(),
    peek(target) {
      state.peeked = cardAt(target)?.key;
    },
    unpeek() {
      state.peeked = undefined;
    },
    choose(target) {
      const card = cardAt(target);
      if (card) selection.choose(card);
    },
  });
}
