import { court } from "./court.js";
import { DRAGONS } from "./dragons.js";
import { drawnAt, inksOf, type PackStyle, picture, type Rank, type Suit } from "./drawing.js";
import type { Part } from "./shapes.js";

const RANKS: readonly Rank[] = ["J", "Q", "K"];
const SUITS: readonly Suit[] = ["C", "D", "H", "S"];

/** The drawn pictures of a pack, by card: a court's own, `A` for all aces or one for each, `JK` where the game has a joker. */
export function pack(style: PackStyle): Readonly<Record<string, string>> {
  const { aces, joker } = style;
  const ranks: readonly Rank[] = aces === "dragons" ? ["T", ...RANKS] : RANKS;
  return Object.fromEntries([
    ...ranks.flatMap((rank) => SUITS.map((suit) => [rank + suit, court(style, rank, suit)] as const)),
    ...(aces === "dragons"
      ? SUITS.map((suit) => [`A${suit}`, alone(DRAGONS[suit], style, suit)] as const)
      : [["A", alone(aces, style)] as const]),
    ...(joker ? [["JK", alone(joker, style)] as const] : []),
  ]);
}

/** In the middle of a card. */
function alone(part: Part, style: PackStyle, suit: Suit = "H"): string {
  return picture(drawnAt(120, 168, part, inksOf(style, suit)));
}
