import { ACE, type Card, cardOf, KING, TEN } from "../../core/cards.js";

/**
 * A free land: face-down cards below face-up ones, the last of each the topmost (C-3). Its face-up cards are one run
 * (FK-2).
 */
export interface Pile {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

/** The cards of a suit that are home. They never leave their zones (FK-10). */
export interface Kingdom {
  /** The cards of the castle: 0–3 of king, queen and jack (FK-5). */
  readonly castle: number;
  /** Whether the ten is in the tower (FK-6). */
  readonly tower: boolean;
  /** The subjects gathered: 0–8 of 9, 8, … 2 (FK-7). */
  readonly subjects: number;
  /** Whether the ace is in the dungeon (FK-8). */
  readonly dungeon: boolean;
}

/** A full position of Four Kingdoms. */
export interface State {
  /** `t1`…`t7`. */
  readonly tableau: readonly Pile[];
  /** Face down; the first is the next to be dealt. */
  readonly stock: readonly Card[];
  /** Face up; the last is the top. */
  readonly waste: readonly Card[];
  /** The kingdoms by suit, C D H S. */
  readonly kingdoms: readonly Kingdom[];
  /** The guest of each suit's chamber, C D H S (FK-9). */
  readonly guests: readonly (Card | null)[];
}

/**
 * A pile that a card can come from. 0–6 are the free lands `t1`…`t7`, 7 is the waste, 8–11 are the guest chambers C D
 * H S.
 */
export type Source = number;
/** The waste as a source. */
export const WASTE: Source = 7;
/** The guest chamber of clubs as a source. */
export const FIRST_GUEST: Source = 8;

/** A place of a kingdom that keeps its cards. */
export type Zone = "castle" | "tower" | "dungeon" | "subjects";

/** A move of Four Kingdoms. */
export type Move =
  | { readonly type: "deal" }
  /** To the free lands; `count` is 1 unless `from` is in the free lands too. */
  | { readonly type: "land"; readonly from: Source; readonly to: number; readonly count: number }
  | { readonly type: "zone"; readonly from: Source; readonly zone: Zone }
  | { readonly type: "guest"; readonly from: Source };

/**
 * Piles are named as in move words; cards by their codes. Of a card seen for the first time, where its place at home is not
 * open: `needs` are the ranks that must be home before, those of the court or the next subject; `onto` is the open card of
 * a land that it can go onto; `isGuest` where it can go onto none, but be a guest (FK-9).
 */
export type Event =
  /** The stock's top card came to the waste (FK-4). */
  | {
      readonly type: "dealt";
      readonly card: string;
      readonly needs?: readonly string[];
      readonly onto?: string;
      readonly isGuest?: boolean;
      readonly left: number;
    }
  /** Cards, lowest first, moved to the free lands; `onto` is the card they lie on now, null on an empty pile. */
  | {
      readonly type: "moved";
      readonly cards: readonly string[];
      readonly from: string;
      readonly to: string;
      readonly onto: string | null;
    }
  /** A card entered its guest chamber (FK-9). */
  | { readonly type: "lodged"; readonly card: string; readonly from: string; readonly to: string }
  /** A card entered its zone for good; `home` cards are there now. */
  | {
      readonly type: "housed";
      readonly card: string;
      readonly from: string;
      readonly zone: Zone;
      readonly home: number;
    }
  /** A face-down card became the top of its pile and was turned up (FK-3). */
  | {
      readonly type: "turned";
      readonly card: string;
      readonly needs?: readonly string[];
      readonly onto?: string;
      readonly isGuest?: boolean;
      readonly pile: string;
    }
  /** All thirteen cards of a suit are home. */
  | { readonly type: "united"; readonly suit: string };

/** Where a card that is seen for the first time can go, as its event says it. */
export type Way = Pick<Extract<Event, { readonly type: "dealt" }>, "needs" | "onto" | "isGuest">;

/** The player's view (FK-12). Cards are codes, a face-down card is `--`. */
export interface View {
  /** `t1`…`t7`, bottom first. */
  readonly tableau: readonly (readonly string[])[];
  /** The number of cards in the stock. */
  readonly stock: number;
  /** The whole waste, in order; the last is the top. */
  readonly waste: readonly string[];
  /** By suit, C D H S: the cards in its zones, in the order in which they came. */
  readonly kingdoms: readonly {
    readonly suit: string;
    readonly castle: readonly string[];
    readonly tower: readonly string[];
    readonly subjects: readonly string[];
    readonly dungeon: readonly string[];
    readonly guest: string | null;
  }[];
}

/** The number of cards of a suit that are home: 0–13. */
export function kingdomHome(kingdom: Kingdom): number {
  return kingdom.castle + kingdom.subjects + Number(kingdom.tower) + Number(kingdom.dungeon);
}

/** The number of cards in all zones (FK-11). A guest is not home. */
export function homeCount(state: State): number {
  let sum = 0;
  for (const kingdom of state.kingdoms) sum += kingdomHome(kingdom);
  return sum;
}

/** The cards in the castle: king, queen, jack (FK-5). */
export function castleCards(kingdom: Kingdom, suit: number): Card[] {
  return Array.from({ length: kingdom.castle }, (_, index) => cardOf(suit, KING - index));
}

/** The card in the tower (FK-6). */
export function towerCards(kingdom: Kingdom, suit: number): Card[] {
  return kingdom.tower ? [cardOf(suit, TEN)] : [];
}

/** The cards in the subjects' square: 9, 8, … (FK-7). */
export function subjectCards(kingdom: Kingdom, suit: number): Card[] {
  return Array.from({ length: kingdom.subjects }, (_, index) => cardOf(suit, 9 - index));
}

/** The card in the dungeon (FK-8). */
export function dungeonCards(kingdom: Kingdom, suit: number): Card[] {
  return kingdom.dungeon ? [cardOf(suit, ACE)] : [];
}
