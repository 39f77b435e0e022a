const COLOUR_NAMES: Readonly<Record<string, string>> = { R: "red", G: "green", B: "blue", Y: "yellow" };
const NUMBER_NAMES: Readonly<Record<string, string>> = { 1: "one", 2: "two", 3: "three", 4: "four" };
const ITEM_NAMES: Readonly<Record<string, string>> = { A: "axes", S: "shields", C: "coins", K: "keys" };

/** The colour of a card of the King's Keys pack: `G3A` → `green`. */
export function keyCardColour(code: string): string {
  return COLOUR_NAMES[code.charAt(0)] as string;
}

/** A card of the King's Keys pack without its colour: `G3A` → `three of axes`. */
export function keyCardRank(code: string): string {
  return `${NUMBER_NAMES[code.charAt(1)]} of ${ITEM_NAMES[code.charAt(2)]}`;
}

/** A card of the King's Keys pack: `G3A` → `green three of axes`. */
export function keyCardName(code: string): string {
  return `${keyCardColour(code)} ${keyCardRank(code)}`;
}
