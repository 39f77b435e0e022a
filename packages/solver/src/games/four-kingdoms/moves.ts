import { lowestBit } from "../../search/tables.js";
import { freeSingles, isOpen, playDominantMoves, takeOpen } from "./dominance.js";
import {
  HOMEWARD,
  JACK,
  LODGED,
  type Packed,
  PILES,
  PLACED,
  type Spot,
  TEN,
  TOWER,
  ZONE_BITS,
  ZONES,
} from "./packed.js";

/** A move is one of these with a card's spot. */
const KIND = 0x700;
/** FK-4. */
export const DEAL = 0x000;
/** A run, named by its lowest card, goes onto the next lower card, or to an empty pile when that is not there. */
export const LAND = 0x100;
/** The same, the next lower card first leaving the guest chamber for an empty pile. */
export const LAND_ON_GUEST = 0x200;
/** A single card goes to its empty guest chamber. */
export const LODGE = 0x300;
/** A single card takes the guest chamber, whose guest goes to an empty pile. */
const REPLACE = 0x400;
/** FK-6: a ten before its jack. */
const TOWER_EARLY = 0x500;

/** A deal, seven columns and the waste with three moves each, four tens, and up to eight singles a chamber. */
export const MOST_MOVES = 64;

/** Writes the moves worth trying, the most promising first (README, "What is left to try"). */
export function writeMoves(packed: Packed, into: Int32Array, at: number): number {
  let end = at;
  const empty = packed.emptyPiles();
  const top = packed.wasteTop();
  for (let column = 0; column < PILES; column++) {
    if (packed.down(column) === 0) continue;
    const base = packed.base(column);
    const single = !packed.isUp(base + 1) || packed.isBased(base + 1);
    end = writeLanding(packed, base, single, empty, into, end);
  }
  if (top >= 0) end = writeLanding(packed, top, true, empty, into, end);
  for (let suit = 0; suit < 4; suit++) {
    if (towerIsChoice(packed, suit, top)) into[end++] = TOWER_EARLY | (suit * 16 + TEN);
    if (empty === 1) end = writeSwaps(packed, suit, into, end);
  }
  if (packed.stockLeft() > 0) into[end++] = DEAL;
  return end;
}

/** Writes the moves worth trying but exchanges of guests, which could go on for ever. */
export function writeChoices(packed: Packed, into: Int32Array, at: number): number {
  const end = writeMoves(packed, into, at);
  let kept = at;
  for (let index = at; index < end; index++) {
    const move = into[index] as number;
    if (kindOfMove(move) !== REPLACE) into[kept++] = move;
  }
  return kept;
}

/** Where a column's run, or the top of the waste, may go. */
function writeLanding(
  packed: Packed,
  spot: Spot,
  single: boolean,
  empty: number,
  into: Int32Array,
  at: number,
): number {
  let end = at;
  const rank = spot & 15;
  if (rank > 1 && packed.isUp(spot - 1)) {
    into[end++] = LAND | spot;
    return end;
  }
  const suit = spot >> 4;
  const mayLodge = single && rank > 0 && rank <= JACK && isOpen(packed, suit);
  const guest = packed.guest(suit);
  if (mayLodge && guest === 0) into[end++] = LODGE | spot;
  else if (empty > 0) {
    // A guest's rank is its index plus one: equal to this card's index when it is the next lower card.
    into[end++] = (guest !== 0 && guest === rank ? LAND_ON_GUEST : LAND) | spot;
    if (mayLodge && empty === 1 && guest !== rank) into[end++] = REPLACE | spot;
  }
  return end;
}

/** Whether a ten might go to the tower before its jack is home, and be better there. */
function towerIsChoice(packed: Packed, suit: number, top: Spot): boolean {
  const ten = suit * 16 + TEN;
  if (packed.guest(suit) === TEN + 1) return true;
  if (top === ten) return !packed.isUp(ten - 1);
  if (!packed.isUp(ten) || (packed.isUp(ten + 1) && !packed.isBased(ten + 1))) return false;
  return packed.isBased(ten) || !packed.isUp(ten - 1) || isBase(packed, ten - 1);
}

/** Whether a card face up is the lowest of its pile's. */
function isBase(packed: Packed, spot: Spot): boolean {
  return packed.isBased(spot) || (spot & 15) < 2 || !packed.isUp(spot - 1);
}

/** With one pile empty, any single card of the suit may take the guest's place. */
function writeSwaps(packed: Packed, suit: number, into: Int32Array, at: number): number {
  if (packed.guest(suit) === 0) return at;
  let end = at;
  for (let singles = freeSingles(packed, suit); singles !== 0; singles &= singles - 1) {
    into[end++] = REPLACE | ((suit >> 1) * 32 + lowestBit(singles));
  }
  return end;
}

/** Plays a move and all that cannot do harm after it. */
export function playMove(packed: Packed, move: number): void {
  const spot = move & 63;
  switch (move & KIND) {
    case DEAL:
      packed.deal();
      break;
    case LAND_ON_GUEST:
      evictGuest(packed, spot >> 4);
      land(packed, spot);
      break;
    case LAND:
      land(packed, spot);
      break;
    case REPLACE:
      evictGuest(packed, spot >> 4);
      enterChamber(packed, spot);
      break;
    case LODGE:
      enterChamber(packed, spot);
      break;
    case TOWER_EARLY:
      packed.words[ZONES] = (packed.words[ZONES] as number) + (TOWER << (ZONE_BITS * (spot >> 4)));
      takeOpen(packed, spot);
      packed.log?.push(HOMEWARD | spot);
  }
  playDominantMoves(packed);
}

function land(packed: Packed, spot: Spot): void {
  if (packed.isBased(spot)) packed.uncover(spot);
  else {
    packed.dropWasteTop();
    packed.turnUp(spot);
  }
  packed.log?.push(PLACED | spot);
}

function enterChamber(packed: Packed, spot: Spot): void {
  packed.setGuest(spot >> 4, (spot & 15) + 1);
  takeOpen(packed, spot);
  packed.log?.push(LODGED | spot);
}

function evictGuest(packed: Packed, suit: number): void {
  const spot = suit * 16 + packed.guest(suit) - 1;
  packed.setGuest(suit, 0);
  packed.turnUp(spot);
  packed.log?.push(PLACED | spot);
}

/** One of {@link DEAL}, {@link LAND} and the others. */
export function kindOfMove(move: number): number {
  return move & KIND;
}

/** The card that a move is about; meaningless for a deal. */
export function spotOfMove(move: number): Spot {
  return move & 63;
}
