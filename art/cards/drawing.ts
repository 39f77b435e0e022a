import type { Ink, Part, Shape } from "./shapes.js";

export type Suit = "C" | "D" | "H" | "S";
/** Of half figures, the wizard of Four Kingdoms among them. */
export type Rank = "T" | "J" | "Q" | "K";
type Inks = Readonly<Record<Ink, string | undefined>>;

/** What the people of a suit wear, and the tone of their skin: paper without it. */
interface Cloth {
  readonly robe: string;
  readonly accent: string;
  readonly shade?: string;
  readonly skin?: string;
  readonly dusk?: string;
}

/** The colours of a game's pack, its ornament and its joker. */
export interface PackStyle {
  readonly paper: string;
  readonly line: string;
  readonly gold: string;
  readonly cloth: Readonly<Record<Suit, Cloth>>;
  /** What the aces are: an ornament around their sign, and cut out of it; or a dragon of each suit, and tens its wizards. */
  readonly aces: Part | "dragons";
  /** Where the game has one. */
  readonly joker?: Part;
}

export function inksOf({ paper, line, gold, cloth }: PackStyle, suit: Suit): Inks {
  const { robe, accent, skin = paper, dusk, shade } = cloth[suit];
  return { paper, line, gold, robe, accent, red: suit === "H" ? robe : accent, skin, dusk, shade };
}

/** A picture as large as a card, as the text of a file. */
export function picture(content: string): string {
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 336" stroke-linejoin="round" stroke-linecap="round">`;
  return `${frame}${content}</svg>`;
}

/** Pieces around a point of the card. */
export function drawnAt(x: number, y: number, part: Part, inks: Inks): string {
  return `<g transform="translate(${x} ${y})">${part.map((shape) => drawn(shape, inks)).join("")}</g>`;
}

function drawn({ ink, path, stroke }: Shape, inks: Inks): string {
  const colour = inks[ink];
  if (colour === undefined) return "";
  if (stroke === undefined) return `<path fill="${colour}" d="${path}"/>`;
  return `<path fill="none" stroke="${colour}" stroke-width="${stroke}" d="${path}"/>`;
}
