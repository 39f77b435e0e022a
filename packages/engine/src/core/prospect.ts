import type { GameEvent } from "./event.js";

/** From `least` to `most`, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * What can be said of an event before it happens: its type, and of its fields those that are known. A number that is
 * known only roughly is a range.
 */
export type Foretold<Event extends GameEvent> = Event extends GameEvent
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
  readonly event: Foretold<Event>;
}

/** What happens whatever is hidden. */
export function surely<Event extends GameEvent>(rule: string, event: Foretold<Event>): Prospect<Event> {
  return { sure: true, rule, event };
}

/** What may happen, as far as the player knows. */
export function possibly<Event extends GameEvent>(rule: string, event: Foretold<Event>): Prospect<Event> {
  return { sure: false, rule, event };
}

/** What is foretold of an event of this type, sure or possible; of several the first. */
export function foretoldEvent<Event extends GameEvent, Type extends Event["type"]>(
  prospects: readonly Prospect<Event>[],
  type: Type,
): Foretold<Extract<Event, { readonly type: Type }>> | undefined {
  const found = prospects.find(({ event }) => event.type === type);
  return found?.event as Foretold<Extract<Event, { readonly type: Type }>> | undefined;
}

/** The most that a foretold number can be; 0 when nothing is said of it. */
export function mostOf(number: number | Range | undefined): number {
  return typeof number === "object" ? number.most : (number ?? 0);
}
