import type { GameEvent } from "./game.js";

/**
 * A game's knowledge of its table beyond the rules, all of it from the player's view. It stands apart from the game,
 * so that a page loads it with the game that is played and not with the list of games. Methods are written as
 * methods, so that a game of its own types is also an {@link AnyKnowledge}.
 */
export interface Knowledge<View, Move, Event extends GameEvent> {
  /** The piles of the table in reading order, as the player sees them. */
  piles(view: View): readonly Pile[];

  /**
   * The cards that a move takes up and the pile where it lays them. A move that is not legal in this view has the
   * ends it would have.
   */
  ends(view: View, move: Move): Ends;

  /**
   * The events that a legal move can bring, as far as the player knows. Sure ones happen whatever is hidden, and no
   * other event can happen.
   */
  prospects(view: View, move: Move): readonly Prospect<Event>[];

  /** The obvious move among all legal ones, if there is one: for a key or a large button. */
  natural(view: View, moves: readonly Move[]): Move | undefined;

  /**
   * Whether a move brings a card home for good, in games whose cards come home. When such moves alone win and nothing
   * hidden matters, nothing is left to decide.
   */
  comesHome?(view: View, move: Move): boolean;

  /**
   * The events that come with every other move or say no more than the move. An analysis does not name them as
   * reasons.
   */
  readonly routine?: readonly Event["type"][];
}

export type AnyKnowledge = Knowledge<unknown, unknown, GameEvent>;

/** A pile of the table as the player sees it. */
export interface Pile {
  /** The pile's name, as in move words where it occurs there. */
  readonly id: string;
  /** Codes, bottom first; `--` for a face-down card. What lies in it may be counted otherwise, as hit points are. */
  readonly cards: readonly string[];
}

/** Cards taken from a pile: one with all above it, or one alone. */
export interface Pick {
  readonly from: string;
  /** The depth of the lowest card in its pile, the top card being 1; 0 where no card is taken. */
  readonly depth: number;
}

/** The cards that a move takes up, and the pile where it lays or shows them. */
export interface Ends extends Pick {
  /** The code of the lowest card, `--` when it lies face down; null where no card is taken. */
  readonly card: string | null;
  /** The number of cards taken: `depth`, or 1 for a card out of the middle, or 0 for none. */
  readonly count: number;
  readonly to: string;
  /** Whether the cards leave `from` for `to`. False where they only point, as a foe does that is led to an ally. */
  readonly carries: boolean;
}

/** Remembers what is made of each view and read with every move of a position. The view must not change. */
export function oncePerView<View extends object, Made extends object>(
  make: (view: View) => Made,
): (view: View) => Made {
  const remembered = new WeakMap<View, Made>();
  return (view) => {
    const known = remembered.get(view);
    if (known) return known;
    const made = make(view);
    remembered.set(view, made);
    return made;
  };
}

/** Cards and the pile where a player tried to lay them; null for cards only taken up. */
export interface Attempt extends Pick {
  readonly to: string | null;
}

/** The ends of a move that takes the top `count` cards of a pile to another. */
export function endsOfTopCards(piles: readonly Pile[], from: string, count: number, to: string): Ends {
  return { ...ends(piles, from, count, to), count };
}

/** The ends of a move that takes one card of a pile, wherever it lies there, to another. */
export function endsOfOneCard(piles: readonly Pile[], from: string, card: string, to: string): Ends {
  const cards = cardsOf(piles, from);
  return ends(piles, from, cards.length - cards.indexOf(card), to);
}

/** The ends of a move that is made on a pile and takes no card. */
export function endsOfNoCard(pile: string): Ends {
  return { from: pile, depth: 0, count: 0, card: null, to: pile, carries: false };
}

function ends(piles: readonly Pile[], from: string, depth: number, to: string): Ends {
  return { from, depth, count: 1, card: cardsOf(piles, from).at(-depth) ?? null, to, carries: true };
}

/** The cards of a pile, bottom first; none where there is no such pile. */
export function cardsOf(piles: readonly Pile[], id: string): readonly string[] {
  return piles.find((pile) => pile.id === id)?.cards ?? [];
}

/** A range of whole numbers, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * An event as far as it is known before it happens: its type and the known fields. A number known only roughly is a
 * range.
 */
export type EventForecast<Event extends GameEvent> = Event extends GameEvent
  ? {
      readonly [Field in keyof Event]?: Event[Field] extends number ? number | Range : Event[Field];
    } & { readonly type: Event["type"] }
  : never;

/** An event that a move brings or may bring, as the player knows before playing it. */
export interface Prospect<Event extends GameEvent> {
  /** Whether it happens whatever is hidden. Otherwise it may happen or not. */
  readonly sure: boolean;
  /** The number of the rule by which it happens: `TK-10`. */
  readonly rule: string;
  readonly event: EventForecast<Event>;
}

/** A prospect that happens whatever is hidden. */
export function surely<Event extends GameEvent>(rule: string, event: EventForecast<Event>): Prospect<Event> {
  return { sure: true, rule, event };
}

/** A prospect that may happen or not. */
export function possibly<Event extends GameEvent>(
  rule: string,
  event: EventForecast<Event>,
): Prospect<Event> {
  return { sure: false, rule, event };
}

/** The first forecast of an event type among prospects, sure or not. */
export function forecastOf<Event extends GameEvent, Type extends Event["type"]>(
  prospects: readonly Prospect<Event>[],
  type: Type,
): EventForecast<Extract<Event, { readonly type: Type }>> | undefined {
  const found = prospects.find(({ event }) => event.type === type);
  return found?.event as EventForecast<Extract<Event, { readonly type: Type }>> | undefined;
}

/** The highest value of a forecast number; 0 where there is none. */
export function mostOf(number: number | Range | undefined): number {
  return typeof number === "object" ? number.most : (number ?? 0);
}

/** The reason why an attempt is no legal move: the first condition that fails, and its rule. */
export interface Refusal {
  readonly reason: string;
  /** The rule number, `FK-2`; C-4 where no rule names such a move. */
  readonly rule: string;
}
