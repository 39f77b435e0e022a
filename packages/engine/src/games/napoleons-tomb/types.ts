import type { Card } from "../../core/cards.js";

/** A pile, bottom first. Of two packs every card is there twice, and twins are alike. */
export type Pile = readonly Card[];

/** A full position of Napoleon's Tomb. */
export interface State {
  /** `r1`…`r4`, open (NT-1). */
  readonly reserves: readonly Pile[];
  /** `c`: empty, or one suit upwards from an ace, round the corner from king to ace (NT-5). */
  readonly central: Pile;
  /** `t1`…`t4`: one suit upwards, round the corner from king to ace (NT-4). */
  readonly tableau: readonly Pile[];
  /** The sizes of the foundations, C D H S: 0–26, from king down to ace, twice (NT-2). */
  readonly foundations: readonly number[];
  /** `w1`…`w5`; those a redeal has taken out of use stay empty (NT-8). */
  readonly wastes: readonly Pile[];
  /** The first is the next to be turned up. */
  readonly stock: readonly Card[];
  /** The redeals used: 0–4. */
  readonly redeals: number;
}

/**
 * A pile that a card can come from. 0–3 are the reserves, 4–7 the tableau, 8–12 the waste piles, 13 the central
 * reserve.
 */
export type Source = number;
/** The first tableau pile as a source. */
export const FIRST_TABLEAU: Source = 4;
/** The first waste pile as a source. */
export const FIRST_WASTE: Source = 8;
/** The central reserve as a source. */
export const CENTRAL: Source = 13;

/** A move of Napoleon's Tomb. */
export type Move =
  /** To the foundation of the card's suit. */
  | { readonly type: "foundation"; readonly from: Source }
  /** To the central reserve. */
  | { readonly type: "central"; readonly from: Source }
  /** To tableau pile `to` (0–3). */
  | { readonly type: "tableau"; readonly from: Source; readonly to: number }
  /** All `count` cards of tableau pile `from` (0–3), two or more, to the central reserve, order kept (NT-6). */
  | { readonly type: "pile"; readonly from: number; readonly count: number }
  /** The top stock card to waste pile `to` (0–4). */
  | { readonly type: "draw"; readonly to: number }
  | { readonly type: "redeal" };

/** Piles are named as in move words; cards by their codes. */
export type Event =
  /** A card went home to its foundation, which has `count` cards now; `home` are on all four (NT-2). */
  | {
      readonly type: "founded";
      readonly card: string;
      readonly from: string;
      readonly count: number;
      readonly home: number;
    }
  /** A foundation has all 26 cards of its suit. */
  | { readonly type: "completed"; readonly suit: string }
  /** A card went to a tableau pile; `onto` is the card it lies on now, null on an empty pile (NT-4). */
  | {
      readonly type: "moved";
      readonly card: string;
      readonly from: string;
      readonly to: string;
      readonly onto: string | null;
    }
  /** Cards, lowest first, went to the central reserve; `onto` is null when they start it (NT-5, NT-6). */
  | {
      readonly type: "entombed";
      readonly cards: readonly string[];
      readonly from: string;
      readonly onto: string | null;
    }
  /** The stock's top card came to a waste pile, on `onto` if that was not empty; `left` are in the stock still (NT-7). */
  | {
      readonly type: "drawn";
      readonly card: string;
      readonly to: string;
      readonly onto: string | null;
      readonly left: number;
    }
  /** The waste became the stock of `cards` cards; `piles` waste piles and `redeals` more redeals are left (NT-8). */
  | {
      readonly type: "redealt";
      readonly cards: number;
      readonly piles: number;
      readonly redeals: number;
    };

/** The player's view (NT-10). Cards are codes; piles stand bottom first. */
export interface View {
  readonly reserves: readonly (readonly string[])[];
  readonly central: readonly string[];
  readonly tableau: readonly (readonly string[])[];
  /** By suit, C D H S: the cards on the foundation in the order in which they came, king first. */
  readonly foundations: readonly { readonly suit: string; readonly cards: readonly string[] }[];
  /** The waste piles in use: `w1`…`w5` on the first pass, one fewer after each redeal. */
  readonly wastes: readonly (readonly string[])[];
  /** The stock, the next card first: `--` for each on the first pass, known from the first redeal on. */
  readonly stock: readonly string[];
  /** The redeals used: 0–4. */
  readonly redeals: number;
}
