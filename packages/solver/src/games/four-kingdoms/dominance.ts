import { highestBit, lowestBit } from "../../search/tables.js";
import {
  ACES,
  ALL_MARCHED,
  BASED,
  DUNGEON,
  HOMEWARD,
  JACK,
  KING,
  LODGED,
  MARCHED,
  type Packed,
  PLACED,
  type Spot,
  TEN,
  TOWER,
  UP,
  WASTE,
  ZONE_BITS,
  ZONES,
} from "./packed.js";

const TENS = (1 << TEN) * ACES;
const JACKS = (1 << JACK) * ACES;

/** Plays everything that cannot do harm (README, "What is played at once"), so that the search need not try it. */
export function playDominantMoves(packed: Packed): void {
  do {
    for (let suit = 0, idle = 0; idle < 4; suit = (suit + 1) & 3) {
      idle = marchHome(packed, suit) ? 0 : idle + 1;
    }
    for (let suit = 0; suit < 4; suit++) lodge(packed, suit);
  } while (join(packed, 0) || join(packed, 1) || dealOntoNothing(packed));
}

/** Sends a card of the suit home, if one can go without harm: all but a ten whose jack is not home. */
function marchHome(packed: Packed, suit: number): boolean {
  const shift = ZONE_BITS * suit;
  const zones = (packed.words[ZONES] as number) >>> shift;
  const marched = zones & MARCHED;
  const first = suit * 16;
  if (marched >= 3) {
    if ((zones & TOWER) === 0) {
      if (sendHome(packed, first + TEN, TOWER << shift)) return true;
    } else if ((zones & DUNGEON) === 0 && sendHome(packed, first, DUNGEON << shift)) return true;
    if (marched === ALL_MARCHED) return false;
    return sendHome(packed, first + 11 - marched, 1 << shift);
  }
  return sendHome(packed, first + KING - marched, 1 << shift);
}

/** Sends a card home if it lies open. */
function sendHome(packed: Packed, spot: Spot, zones: number): boolean {
  if (!liesOpen(packed, spot)) return false;
  packed.words[ZONES] = (packed.words[ZONES] as number) + zones;
  takeOpen(packed, spot);
  packed.log?.push(HOMEWARD | spot);
  return true;
}

function liesOpen(packed: Packed, spot: Spot): boolean {
  return packed.isUp(spot) || packed.wasteTop() === spot || packed.guest(spot >> 4) === (spot & 15) + 1;
}

/** Takes an open card with nothing on it away. Its target must be set before: a card may turn up. */
export function takeOpen(packed: Packed, spot: Spot): void {
  if (packed.isUp(spot)) packed.lift(spot);
  else if (packed.wasteTop() === spot) packed.dropWasteTop();
  else packed.setGuest(spot >> 4, 0);
}

/** FK-9: whether the chamber of a suit is open and can still be of use. */
export function isOpen(packed: Packed, suit: number): boolean {
  const marched = packed.marched(suit);
  return marched >= 2 && marched < ALL_MARCHED;
}

/** Puts the chamber of a suit to its best use. */
function lodge(packed: Packed, suit: number): void {
  if (!isOpen(packed, suit)) return;
  const guest = packed.guest(suit);
  const spot = suit * 16 + guest - 1;
  if (guest > 0 && joinsGuest(packed, spot)) {
    packed.setGuest(suit, 0);
    packed.turnUp(spot);
    packed.log?.push(PLACED | spot);
  }
  if (packed.guest(suit) > 0) return;
  const single = lowestFreeSingle(packed, suit);
  if (single < 0) return;
  packed.lift(single);
  packed.setGuest(suit, (single & 15) + 1);
  packed.log?.push(LODGED | single);
}

/** Whether a guest can leave its chamber without a pile more: onto the next lower card, or under the next higher. */
function joinsGuest(packed: Packed, guest: Spot): boolean {
  if ((guest & 15) > 1 && packed.isUp(guest - 1)) return true;
  return packed.isUp(guest + 1) && !packed.isBased(guest + 1) && packed.emptyPiles() > 0;
}

/** The cards of a suit, not the ace, that are a pile of their own: bits of the word. */
export function freeSingles(packed: Packed, suit: number): number {
  const word = suit >> 1;
  const half = (suit & 1) === 0 ? 0x0000_fffe : -0x0002_0000;
  return packed.freeBases(word) & ~(packed.linked(word) >>> 1) & half;
}

function lowestFreeSingle(packed: Packed, suit: number): Spot {
  const singles = freeSingles(packed, suit);
  return singles === 0 ? -1 : (suit >> 1) * 32 + lowestBit(singles);
}

/** Cards on which the next higher may be put at once, be it the last chance to do anything else with them. */
function safeGround(packed: Packed, word: number): number {
  const linked = packed.linked(word);
  const tensOnFirmNines = linked & (linked << 1) & TENS;
  return (linked & ~TENS) | tensOnFirmNines | ((packed.words[UP + word] as number) & JACKS);
}

/** Puts a run that lies on face-down cards, or the top of the waste, onto safe ground. */
function join(packed: Packed, word: number): boolean {
  const ground = safeGround(packed, word) << 1;
  if (ground === 0) return false;
  const bases = ground & (packed.words[BASED + word] as number);
  if (bases !== 0) {
    const spot = word * 32 + highestBit(bases);
    packed.uncover(spot);
    packed.log?.push(PLACED | spot);
    return true;
  }
  const top = packed.wasteTop();
  if (top < 0 || top >> 5 !== word || ((ground >>> (top & 31)) & 1) === 0) return false;
  packed.dropWasteTop();
  packed.turnUp(top);
  packed.log?.push(PLACED | top);
  return true;
}

/** While the waste is empty there is nothing that a deal could bury. */
function dealOntoNothing(packed: Packed): boolean {
  if (packed.words[WASTE] !== 0 || packed.stockLeft() === 0) return false;
  packed.deal();
  return true;
}
