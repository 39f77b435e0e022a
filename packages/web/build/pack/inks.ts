import type { Ink, Part } from "./shapes.js";

export type Suit = "C" | "D" | "H" | "S";
export type Rank = "J" | "Q" | "K";
export type Inks = Readonly<Record<Ink, string>>;

/** What a place prints its pack with. */
export interface Press {
  readonly paper: string;
  readonly line: string;
  readonly gold: string;
  readonly cloth: Readonly<Record<Suit, { readonly robe: string; readonly accent: string }>>;
  /** What stands around the sign of an ace, and is cut out of it: the same for the four suits. */
  readonly ornament: Part;
  /** Where the game has one. */
  readonly joker?: Part;
}

export function inksOf({ paper, line, gold, cloth }: Press, suit: Suit): Inks {
  const { robe, accent } = cloth[suit];
  return { paper, line, gold, robe, accent, red: suit === "H" ? robe : accent };
}
