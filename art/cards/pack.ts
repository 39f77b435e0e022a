import { court } from "./court.js";
import { drawnAt, inksOf, type PackStyle, picture, type Rank, type Suit } from "./drawing.js";
import type { Part } from "./shapes.js";

const RANKS: readonly Rank[] = ["J", "Q", "K"];
const SUITS: readonly Suit[] = ["C", "D", "H", "S"];

/** The drawn pictures of a pack, by card: a court's own, `A` for all aces, `JK` where the game has a joker. */
export function pack(style: PackStyle): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...RANKS.flatMap((rank) => SUITS.map((suit) => [rank + suit, court(style, rank, suit)] as const)),
    ["A", alone(style.ornament, style)],
    ...(style.joker ? [["JK", alone(style.joker, style)] as const] : []),
  ]);
}

/** In the middle of a card. */
function alone(part: Part, style: PackStyle): string {
  return picture(drawnAt(120, 168, part, inksOf(style, "H")));
}
