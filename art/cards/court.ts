import { drawnAt, inksOf, type PackStyle, picture, type Rank, type Suit } from "./drawing.js";
import { FLOWERS, HAND, HELD, SPELLS } from "./held.js";
import { JACKS } from "./jacks.js";
import { KINGS } from "./kings.js";
import { QUEENS } from "./queens.js";
import { ARM, BELT, ROBES } from "./robes.js";
import type { Part } from "./shapes.js";
import { SIGNS } from "./signs.js";
import { WIZARDS } from "./wizards.js";

const HEADS: Readonly<Record<Rank, Readonly<Record<Suit, Part>>>> = {
  K: KINGS,
  Q: QUEENS,
  J: JACKS,
  T: WIZARDS,
};
const IN_HAND: Readonly<Record<Rank, Readonly<Record<Suit, Part>>>> = {
  K: HELD,
  Q: FLOWERS,
  J: HELD,
  T: SPELLS,
};

/** The upper half of a court: parts and where on the card their middles stand, the lowest first. A wizard's beard hangs over the arm. */
function half(
  rank: Rank,
  suit: Suit,
): readonly { readonly x: number; readonly y: number; readonly part: Part }[] {
  const head = HEADS[rank][suit];
  return [
    { x: 142, y: 94, part: ROBES[rank] },
    { x: 46, y: 154, part: SIGNS[suit] },
    { x: 142, y: 94, part: rank === "T" ? [...ARM, ...head] : [...head, ...ARM] },
    { x: 208, y: 136, part: [...IN_HAND[rank][suit], ...HAND] },
  ];
}

/** A jack, queen, king or wizard: a half figure twice, cut off along its belt. */
export function court(style: PackStyle, rank: Rank, suit: Suit): string {
  const inks = inksOf(style, suit);
  const figure = half(rank, suit)
    .map(({ x, y, part }) => drawnAt(x, y, part, inks))
    .join("");
  return picture(
    `<clipPath id="c"><path d="M0 0H240V154L0 182Z"/></clipPath><g id="h" clip-path="url(#c)">${figure}</g>` +
      `<use href="#h" transform="rotate(180 120 168)"/>${drawnAt(120, 168, BELT, inks)}`,
  );
}
