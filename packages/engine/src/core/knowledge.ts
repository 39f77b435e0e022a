import type { GameEvent } from "./game.js";

/**
 * What every client needs to know of a game's table besides its rules, all of it from the player's view. Apart from
 * the game itself, so that a page loads it with the game that is played and not with the list of games.
 *
 * Methods are written as methods, so that a game of its own types is also an {@link AnyKnowledge}.
 */
export interface Knowledge<View, Move, Event extends GameEvent> {
  /** The piles of the table in reading order, as the player sees them. */
  piles(view: View): readonly Pile[];

  /** What a move takes up and where it lays it. A move that is not legal in this view has the ends it would have. */
  ends(view: View, move: Move): Ends;

  /**
   * What a legal move does, as far as the player knows: every event that it can bring is one of these, and those that
   * are sure happen whatever is hidden.
   */
  prospects(view: View, move: Move): readonly Prospect<Event>[];

  /** The move that goes without saying, if one does: of these, all the legal ones. For a key or a large button. */
  natural(view: View, moves: readonly Move[]): Move | undefined;

  /**
   * Whether a move brings a card home for good. For games whose cards come home: when such moves alone win and nothing
   * hidden matters, there is nothing left to decide.
   */
  comesHome?(view: View, move: Move): boolean;

  /** The events that say no more than the move itself, or come with every other move: an analysis does not name them as reasons. */
  readonly routine?: readonly Event["type"][];
}

/** The knowledge of a game whose types are its own affair. */
export type AnyKnowledge = Knowledge<unknown, unknown, GameEvent>;

/** A pile of the table, as the player sees it. */
export interface Pile {
  /** As in move words where it occurs there. */
  readonly id: string;
  /** Codes, bottom first; `--` for a face-down card. What lies in it may be counted otherwise, as hit points are. */
  readonly cards: readonly string[];
}

/** Cards of a pile: those from one card up to its top, or that card alone where each is taken for itself. */
export interface Pick {
  readonly from: string;
  /** How deep the lowest of the cards lies in its pile, its top card being 1; 0 where no card is taken. */
  readonly depth: number;
}

/** What a move takes up, and the pile where it is laid or shown. */
export interface Ends extends Pick {
  /** The lowest of the cards taken: its code, `--` when it lies face down; null where no card is taken. */
  readonly card: string | null;
  /** How many cards are taken: `depth`, or 1 where a card is taken out of its pile; 0 where none is. */
  readonly count: number;
  readonly to: string;
  /**
   * Whether the cards leave `from` for `to`. False where they only show what is meant, as a foe does that is led to
   * the ally who takes its blow.
   */
  readonly carries: boolean;
}

/**
 * Has the piles of a view made once: they are asked for with every move of a position. The view must not change, as no
 * view ever does.
 */
export function oncePerView<View extends object>(
  make: (view: View) => readonly Pile[],
): (view: View) => readonly Pile[] {
  const made = new WeakMap<View, readonly Pile[]>();
  return (view) => {
    const known = made.get(view);
    if (known) return known;
    const piles = make(view);
    made.set(view, piles);
    return piles;
  };
}

/** Some cards and where a player tried to lay them; `to` is null when they were only to be taken up. */
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

/** From `least` to `most`, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * What can be said of an event before it happens: its type, and of its fields those that are known. A number that is
 * known only roughly is a range.
 */
export type EventForecast<Event extends GameEvent> = Event extends GameEvent
  ? {
      readonly [Field in keyof Event]?: Event[Field] extends number ? number | Range : Event[Field];
    } & { readonly type: Event["type"] }
  : never;

/** A fact about what a move does, from what the player knows before it is played. */
export interface Prospect<Event extends GameEvent> {
  /** Whether it happens whatever is hidden; else it may happen, and may not. */
  readonly sure: boolean;
  /** The number of the rule by which it happens: `TK-10`. */
  readonly rule: string;
  readonly event: EventForecast<Event>;
}

/** What happens whatever is hidden. */
export function surely<Event extends GameEvent>(rule: string, event: EventForecast<Event>): Prospect<Event> {
  return { sure: true, rule, event };
}

/** What may happen, as far as the player knows. */
export function possibly<Event extends GameEvent>(
  rule: string,
  event: EventForecast<Event>,
): Prospect<Event> {
  return { sure: false, rule, event };
}

/** What is foretold of an event of this type, sure or possible; of several the first. */
export function forecastOf<Event extends GameEvent, Type extends Event["type"]>(
  prospects: readonly Prospect<Event>[],
  type: Type,
): EventForecast<Extract<Event, { readonly type: Type }>> | undefined {
  const found = prospects.find(({ event }) => event.type === type);
  return found?.event as EventForecast<Extract<Event, { readonly type: Type }>> | undefined;
}

/** The most that a foretold number can be; 0 when nothing is said of it. */
export function mostOf(number: number | Range | undefined): number {
  return typeof number === "object" ? number.most : (number ?? 0);
}

/** Why an attempt is no legal move: the first condition that fails, and the rule that sets it. */
export interface Refusal {
  readonly reason: string;
  /** `FK-2`; C-4 for what no rule names as a move. */
  readonly rule: string;
}
