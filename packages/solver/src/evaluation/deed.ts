import type { Foretold, GameEvent } from "@tetrarch/engine";

/** How one may have erred by something: one did it, left it undone, or did it otherwise than the better move does. */
export type Way = "done" | "left" | "otherwise";

/**
 * Something that moves do and by which decisions are told apart: to turn back, to fill an empty land. Whether a move does it, the
 * rules foretell (C-11).
 */
export interface Deed<Event extends GameEvent, Type extends Event["type"] = Event["type"]> {
  readonly name: string;
  /** The event by which it is done. */
  readonly event: Type;
  /** In which ways one may err by it: each makes a kind of decision, for which the game's catalogue has words. */
  readonly ways: readonly Way[];
  /** How it is done by such an event: the same text where it is done alike; undefined where the event is none of it. */
  how(event: Foretold<Extract<Event, { readonly type: Type }>>): string | undefined;
}

/** The deeds of a game; of two by which a move and a better one differ, the first names the decision. */
export type Deeds<Event extends GameEvent> = readonly {
  [Type in Event["type"]]: Deed<Event, Type>;
}[Event["type"]][];

/** The deeds of a game whose events are its own affair. */
export type AnyDeeds = readonly Deed<GameEvent>[];
