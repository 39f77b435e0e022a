import type { Card } from "../../core/cards.js";

/**
 * The subject of the next choice, or the end. `crossroads`: between turns (TK-1). `encounter`: before one (TK-5).
 * `hit`: able to dodge (TK-17). `jammed`: a door that the lock pick would open (TK-15). `leave`: a won turn of
 * nothing but treasure (TK-6). `out`, `dead`, `dark`: out alive, dead, lost in the dark.
 */
export type Phase = "crossroads" | "encounter" | "hit" | "jammed" | "leave" | "out" | "dead" | "dark";

/** The two rows of turns: down into the tomb and back. */
export type Row = "delve" | "retreat";

/** A full position of the Tomb. */
export interface State {
  readonly phase: Phase;
  /** Whether the player has turned around; from then on there is no delving (TK-1). */
  readonly retreating: boolean;
  /** Face down; the first is the next to be turned up. Once the scroll is spent its ace is the last (TK-20). */
  readonly pack: readonly Card[];
  /** The aces burnt, in the order in which they appeared (TK-20). */
  readonly torches: readonly Card[];
  /** 9 down to 0 (TK-17). */
  readonly hitPoints: number;
  /** The jacks in the hand, in the order in which they were found. */
  readonly skills: readonly Card[];
  /** The diamonds, kings and joker in the hand, in the order in which they were collected. */
  readonly treasure: readonly Card[];
  /** The cards lost at jammed doors, in order; aces went to the torches instead (TK-15). */
  readonly discards: readonly Card[];
  /** The column of the turn in progress, first card first; empty between turns. */
  readonly turn: readonly Card[];
  /** The cards left of each finished turn, in the order of playing. */
  readonly delve: readonly (readonly Card[])[];
  readonly retreat: readonly (readonly Card[])[];
  /** Whether the Scroll of Light has been spent; the joker is out of play then (TK-20). */
  readonly scrollSpent: boolean;
  /** Whether it is played by memory (TK-32). */
  readonly byMemory: boolean;
}

/** A move of the Tomb. */
export type Move =
  | { readonly type: "delve" | "retreat" | "play" | "skill" | "take" | "dodge" | "discard" }
  /** Lay a treasure of the hand before a monster (TK-12). */
  | { readonly type: "drop"; readonly card: Card }
  /** Leave a treasure of the column to mark the turn (TK-6). */
  | { readonly type: "leave"; readonly card: Card };

/** The kind of an encounter, by its suit: spades, diamonds, clubs. */
export type EncounterKind = "monster" | "trap" | "door";

/** The encounter an event is about: its card, its kind and its strength, 2–10. */
export interface Encounter {
  readonly card: string;
  readonly kind: EncounterKind;
  readonly value: number;
}

/**
 * Cards are codes. A card turned up comes from the pack, and `left` is how many the pack holds then; it goes to the
 * column of the turn unless said otherwise.
 */
export type Event =
  /** The player turns around after `delved` turns; `ahead` retreat turns lie ahead (TK-2). */
  | { readonly type: "turned-back"; readonly delved: number; readonly ahead: number }
  /** A turn of a row begins; `last` is the turn that ends at the entrance. */
  | { readonly type: "turn-began"; readonly row: Row; readonly number: number; readonly last: boolean }
  /** An ace went to the torches, of which `burnt` are burnt now, 1–4 (TK-20). */
  | { readonly type: "torch"; readonly card: string; readonly burnt: number; readonly left: number }
  /** The scroll left the hand, and the fourth ace went to the bottom of the pack (TK-20). */
  | { readonly type: "scroll"; readonly scroll: string; readonly card: string; readonly left: number }
  /** A jack went to the hand. */
  | { readonly type: "skill-found"; readonly card: string; readonly left: number }
  /** A queen came; in an encounter it is won by her, else she stays for the one to come. */
  | {
      readonly type: "favour";
      readonly card: string;
      readonly encounter: Encounter | null;
      /** Another queen came before her in this turn, and waits as well. */
      readonly again: boolean;
      readonly left: number;
    }
  /** A king or the joker came and waits in the column, worth `worth` points. */
  | { readonly type: "treasure"; readonly card: string; readonly worth: number; readonly left: number }
  /** The encounter card of the turn appeared. */
  | { readonly type: "encounter"; readonly encounter: Encounter; readonly left: number }
  /** A numbered card was played against the encounter; `short` is what it lacks, 0 when it is enough. */
  | {
      readonly type: "action";
      readonly card: string;
      readonly value: number;
      readonly encounter: Encounter;
      readonly short: number;
      readonly left: number;
    }
  /** A jack went from the hand to the column and wins the encounter (TK-11, TK-13, TK-14). */
  | { readonly type: "skill-used"; readonly card: string; readonly encounter: Encounter }
  /** A treasure went from the hand to the column, lost, and the turn is over (TK-12). */
  | {
      readonly type: "dropped";
      readonly card: string;
      readonly worth: number;
      readonly encounter: Encounter;
    }
  /** A hit of `amount` turned these hearts over; `hitPoints` are left (TK-17). */
  | {
      readonly type: "hit";
      readonly encounter: Encounter;
      readonly amount: number;
      readonly hearts: readonly string[];
      readonly hitPoints: number;
    }
  /** The jack of hearts went from the hand to the column, and a hit of `amount` did nothing (TK-17). */
  | {
      readonly type: "dodged";
      readonly card: string;
      readonly encounter: Encounter;
      readonly amount: number;
    }
  /** The encounter is won: a favour, an action card or a skill did it. */
  | {
      readonly type: "overcome";
      readonly encounter: Encounter;
      readonly by: "favour" | "action" | "skill";
      readonly card: string;
    }
  /** The door stays shut and costs `amount` cards of the pack (TK-15). */
  | { readonly type: "jammed"; readonly encounter: Encounter; readonly amount: number }
  /** The jammed door cost this card, the `number`th of `amount`; an ace does not stay with the discards (TK-15). */
  | {
      readonly type: "discarded";
      readonly card: string;
      readonly encounter: Encounter;
      readonly number: number;
      readonly amount: number;
      readonly left: number;
    }
  /** A treasure of the column stays to mark the turn (TK-6). */
  | { readonly type: "left-behind"; readonly card: string; readonly worth: number }
  /** Treasure went from the column to the hand, worth `worth`; the hand holds so much then (TK-6). */
  | {
      readonly type: "collected";
      readonly cards: readonly string[];
      readonly worth: number;
      readonly points: number;
      readonly kings: number;
    }
  /** The turn is over and its cards are turned face down. */
  | {
      readonly type: "turn-ended";
      readonly row: Row;
      readonly number: number;
      readonly won: boolean;
      readonly cards: readonly string[];
    }
  /** Out alive, with these points and kings (TK-22). */
  | { readonly type: "emerged"; readonly points: number; readonly kings: number }
  /** The ninth hit point is gone (TK-17). */
  | { readonly type: "died"; readonly encounter: Encounter }
  /** The fourth torch is burnt (TK-20). */
  | { readonly type: "darkness"; readonly card: string };

/**
 * The player's view (TK-40): every card turned up so far, finished turns and discards included. By memory these lie
 * face down while the game goes on (TK-32).
 */
export interface View {
  readonly phase: Phase;
  readonly retreating: boolean;
  /** The pack, next card first: hidden cards, but for the scroll's ace at the bottom. */
  readonly pack: readonly string[];
  readonly torches: readonly string[];
  readonly hitPoints: number;
  readonly skills: readonly string[];
  readonly treasure: readonly string[];
  readonly discards: readonly string[];
  readonly turn: readonly string[];
  /** The encounter of the turn in progress, once it has appeared. */
  readonly encounter: Encounter | null;
  /** The points that the last action card lacks, after a hit or before a jammed door; else 0. */
  readonly short: number;
  readonly delve: readonly (readonly string[])[];
  readonly retreat: readonly (readonly string[])[];
  readonly scrollSpent: boolean;
  /** Whether it is played by memory (TK-32). */
  readonly byMemory: boolean;
}

/** Out alive with a score, but without all four kings (TK-22). */
export type OwnEnding = "escaped";
