import { drawnAt, inksOf, type PackStyle, picture, type Rank, type Suit } from "./drawing.js";
import { FLOWERS, HAND, HELD } from "./held.js";
import { JACKS } from "./jacks.js";
import { KINGS } from "./kings.js";
import { QUEENS } from "./queens.js";
import { ARM, BELT, ROBES } from "./robes.js";
import { disc, even, type Part, piece } from "./shapes.js";

const HEADS: Readonly<Record<Rank, Readonly<Record<Suit, Part>>>> = { K: KINGS, Q: QUEENS, J: JACKS };

/** The suit, embroidered in gold on a cloak. */
const SIGNS: Readonly<Record<Suit, Part>> = {
  S: [piece("gold", even("M0 -16C4 -8 14 -2 14 6C14 14 5 15 2.5 9Q4 14 7 17L0 17"))],
  H: [piece("gold", even("M0 -9C2 -16 14 -17 14 -6C14 4 4 8 0 16"))],
  D: [piece("gold", "M0 -17L12 0L0 17L-12 0Z")],
  C: [
    disc("gold", 0, -8, 7.5),
    disc("gold", -8, 3, 7.5),
    disc("gold", 8, 3, 7.5),
    piece("gold", even("M0 -4L2.5 0L7 17L0 17")),
  ],
};

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
