import { drawnAt, picture } from "./drawing.js";
import { FLOWERS, HAND, HELD } from "./held.js";
import { inksOf, type Press, type Rank, type Suit } from "./inks.js";
import { JACKS } from "./jacks.js";
import { KINGS } from "./kings.js";
import { QUEENS } from "./queens.js";
import { ARM, BELT, ROBES } from "./robes.js";
import type { Part } from "./shapes.js";
import { SIGNS } from "./signs.js";

const HEADS: Readonly<Record<Rank, Readonly<Record<Suit, Part>>>> = { K: KINGS, Q: QUEENS, J: JACKS };

/** The upper half of a court: parts and where on the card their middles stand, the lowest first. */
function half(
  rank: Rank,
  suit: Suit,
): readonly { readonly x: number; readonly y: number; readonly part: Part }[] {
  return [
    { x: 142, y: 94, part: ROBES[rank] },
    { x: 46, y: 154, part: SIGNS[suit] },
    { x: 142, y: 94, part: [...HEADS[rank][suit], ...ARM] },
    { x: 208, y: 136, part: [...(rank === "Q" ? FLOWERS : HELD)[suit], ...HAND] },
  ];
}

/** A jack, queen or king: a half figure twice, cut off along its belt. */
export function court(press: Press, rank: Rank, suit: Suit): string {
  const inks = inksOf(press, suit);
  const figure = half(rank, suit)
    .map(({ x, y, part }) => drawnAt(x, y, part, inks))
    .join("");
  return picture(
    `<clipPath id="c"><path d="M0 0H240V154L0 182Z"/></clipPath><g id="h" clip-path="url(#c)">${figure}</g>` +
      `<use href="#h" transform="rotate(180 120 168)"/>${drawnAt(120, 168, BELT, inks)}`,
  );
}
