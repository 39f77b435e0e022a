import { bitCount } from "../../search/tables.js";
import {
  bookLinks,
  type CardSet,
  type ColourPosition,
  cardBit,
  cardUnder,
  gainsOf,
  linkOf,
  UPPER_CARDS,
} from "./packed.js";

const CARD_SETS = 1 << 16;
/** The links of four cards of one number, two bits each. */
const LEVELS = 256;

/** What holds for a colour in every deal. */
export interface ColourTables {
  /** By card set: no position of only these cards has more gains. */
  readonly mostGains: Int8Array;
  /** By card set: no position of only these cards has more books. */
  readonly mostBooks: Int8Array;
}

let tables: ColourTables | undefined;

/** Made at the first call. */
export function colourTables(): ColourTables {
  tables ??= madeTables();
  return tables;
}

function madeTables(): ColourTables {
  const mostGains = new Int8Array(CARD_SETS);
  const mostBooks = new Int8Array(CARD_SETS);
  const levels = Array.from({ length: LEVELS }, (_, level) => level).filter(sharesNoCard);
  for (const twos of levels) {
    for (const threes of levels) {
      const lower = twos | (threes << 8);
      if (!itemsDiffer(lower)) continue;
      for (const fours of levels) {
        const position = lower | (fours << 16);
        if (!itemsDiffer(position)) continue;
        const cards = linkedCards(position);
        mostGains[cards] = Math.max(mostGains[cards] as number, gainsOf(position));
        mostBooks[cards] = Math.max(mostBooks[cards] as number, bitCount(bookLinks(position)) / 6);
      }
    }
  }
  spreadToSupersets(mostGains);
  spreadToSupersets(mostBooks);
  return { mostGains, mostBooks };
}

/** No two cards of the level lie on the same card. */
function sharesNoCard(level: number): boolean {
  let under = 0;
  for (let item = 0; item < 4; item++) {
    const link = linkOf(level, item);
    if (link === 0) continue;
    const bit = cardUnder(item, link);
    if ((under & bit) !== 0) return false;
    under |= bit;
  }
  return true;
}

/** No stack holds an item twice; neighbours never do. */
function itemsDiffer(position: ColourPosition): boolean {
  for (let upper = 4; upper < UPPER_CARDS; upper++) {
    // Exclusive-or of links along a stack is the difference of the items at both ends.
    let difference = linkOf(position, upper);
    let card = upper;
    for (let link = difference; link !== 0 && card >= 4; ) {
      card = ((card & 12) - 4) | ((card & 3) ^ link);
      link = linkOf(position, card);
      if (link === 0) break;
      difference ^= link;
      if (difference === 0) return false;
    }
  }
  return true;
}

/** The cards of all stacks of two and more. */
function linkedCards(position: ColourPosition): CardSet {
  let cards = 0;
  for (let upper = 0; upper < UPPER_CARDS; upper++) {
    const link = linkOf(position, upper);
    if (link !== 0) cards |= cardBit(upper) | cardUnder(upper, link);
  }
  return cards;
}

/** Gives every set the greatest number of its subsets. */
function spreadToSupersets(most: Int8Array): void {
  for (let bit = 1; bit < CARD_SETS; bit <<= 1) {
    for (let set = 0; set < CARD_SETS; set++) {
      if ((set & bit) !== 0) most[set] = Math.max(most[set] as number, most[set ^ bit] as number);
    }
  }
}
