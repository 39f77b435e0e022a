import {
  DODGE_BIT,
  DOOR,
  FAVOUR,
  isNumber,
  JACK,
  kindOf,
  lootOf,
  MONSTER,
  SKILL_BITS,
  strengthOf,
  TORCH,
  TRAP,
} from "./cards.js";
import { HOARD, hasTreasure, JOKER_LOOT, MARKED, setLoot, WORTH } from "./loot.js";
import {
  COLUMN,
  CROSSROADS,
  DARK,
  DEAD,
  ENCOUNTER,
  ENCOUNTERED,
  HAND,
  HIT,
  HIT_POINTS,
  JAMMED,
  LEAVING,
  NEXT,
  OUT,
  type Packed,
  PHASE,
  RETREATING,
  SHORT,
  SKILLS,
  TURNS,
} from "./packed.js";

/** Moves are small numbers; `DROP` and `LEAVE` add the treasure. */
export const [DELVE, RETREAT, PLAY, SKILL, TAKE, DODGE, DISCARD] = [0, 1, 2, 3, 4, 5, 6] as const;
export const DROP = 16;
export const LEAVE = 32;

/** No position has more moves: a fight with its jack in the hand, and each of 11 treasures to drop. */
export const MOST_MOVES = 13;

/** Writes every legal move, from index `at` on, kings counted as one. Returns the index after the last. */
export function legalMoves(packed: Packed, into: Int32Array, at: number): number {
  return writeMoves(packed, into, at, everyTreasure);
}

/** Writes which treasures worth `least` or more are parted with by `move`, from index `at` on. */
export type TreasureWriter = (
  loot: number,
  least: number,
  into: Int32Array,
  at: number,
  move: number,
) => number;

/** Writes every legal move, but of those that part with treasure only what `giving` does. */
export function writeMoves(packed: Packed, into: Int32Array, at: number, giving: TreasureWriter): number {
  const { bytes } = packed;
  let end = at;
  switch (bytes[PHASE]) {
    case CROSSROADS:
      if (bytes[RETREATING] === 0) into[end++] = DELVE;
      if ((bytes[TURNS] as number) > 0) into[end++] = RETREAT;
      return end;
    case ENCOUNTERED: {
      const encounter = bytes[ENCOUNTER] as number;
      into[end++] = PLAY;
      if ((bytes[SKILLS] as number) & (SKILL_BITS[kindOf(encounter)] as number)) into[end++] = SKILL;
      return kindOf(encounter) === MONSTER
        ? giving(packed.hand, strengthOf(encounter), into, end, DROP)
        : end;
    }
    case HIT:
      into[end++] = TAKE;
      into[end++] = DODGE;
      return end;
    case JAMMED:
      into[end++] = DISCARD;
      into[end++] = SKILL;
      return end;
    case LEAVING:
      return giving(packed.column, 0, into, end, LEAVE);
    default:
      return end;
  }
}

function everyTreasure(loot: number, least: number, into: Int32Array, at: number, move: number): number {
  let end = at;
  for (let treasure = 0; treasure <= HOARD; treasure++) {
    if ((WORTH[treasure] as number) >= least && hasTreasure(loot, treasure)) into[end++] = move + treasure;
  }
  return end;
}

/** Plays one move of the engine's with its forced consequences (C-5), without events and piles. */
export function playMove(packed: Packed, move: number): void {
  switch (move) {
    case DELVE:
      startTurn(packed);
      break;
    case RETREAT:
      retreat(packed);
      break;
    case PLAY:
      playCard(packed);
      break;
    case SKILL:
      useSkill(packed);
      break;
    case TAKE:
      takeHit(packed);
      break;
    case DODGE:
      dodge(packed);
      break;
    case DISCARD:
      discard(packed);
      break;
    default:
      if (move >= LEAVE) collect(packed, packed.column - (1 << (move - LEAVE)));
      else drop(packed, move - DROP);
  }
}

/** TK-1, TK-2. */
function retreat(packed: Packed): void {
  const { bytes } = packed;
  if (bytes[RETREATING] === 0) {
    bytes[RETREATING] = 1;
    comeNearer(packed);
    if (bytes[PHASE] === OUT) return;
  }
  startTurn(packed);
}

/** One turn fewer to walk back: with none left you are out. */
export function comeNearer(packed: Packed): void {
  const { bytes } = packed;
  bytes[TURNS] = (bytes[TURNS] as number) - 1;
  if (bytes[TURNS] === 0) bytes[PHASE] = OUT;
}

/** TK-3, TK-4. */
function startTurn(packed: Packed): void {
  const { bytes } = packed;
  for (let favoured = false; ; ) {
    const card = turnUp(packed);
    if (bytes[PHASE] === DARK) return;
    lay(packed, card);
    if (kindOf(card) === FAVOUR) favoured = true;
    if (!isNumber(card)) continue;
    bytes[ENCOUNTER] = card;
    if (favoured) overcome(packed);
    else bytes[PHASE] = ENCOUNTERED;
    return;
  }
}

/** Turns up the next card; when an ace burns, the phase says whether it was the last light (TK-20). */
function turnUp(packed: Packed): number {
  const { bytes, pack } = packed;
  const place = bytes[NEXT] as number;
  const card = pack.cards[place] as number;
  bytes[NEXT] = place + 1;
  if (kindOf(card) === TORCH && place >= pack.dusk) burnLast(packed, place === pack.dusk);
  return card;
}

/**
 * The last torch burns (TK-20). Returns whether the scroll saved it.
 * @param canBeSaved whether the scroll is not spent yet
 */
export function burnLast(packed: Packed, canBeSaved: boolean): boolean {
  const { bytes, hand } = packed;
  const isSaved = canBeSaved && (hand & JOKER_LOOT) !== 0;
  if (isSaved) setLoot(bytes, HAND, hand - JOKER_LOOT);
  else bytes[PHASE] = DARK;
  return isSaved;
}

/** A jack turned up comes to the hand; all else but a torch to the column, where what is no treasure only marks it. */
export function lay(packed: Packed, card: number): void {
  const kind = kindOf(card);
  if (kind === TORCH) return;
  if (kind === JACK) {
    packed.bytes[SKILLS] = (packed.bytes[SKILLS] as number) | strengthOf(card);
    return;
  }
  const loot = lootOf(card);
  if (loot === 0) mark(packed);
  else setLoot(packed.bytes, COLUMN, packed.column + loot);
}

function mark(packed: Packed): void {
  setLoot(packed.bytes, COLUMN, packed.column | MARKED);
}

/** TK-5. */
function playCard(packed: Packed): void {
  const card = turnUp(packed);
  lay(packed, card);
  if (kindOf(card) === FAVOUR) overcome(packed);
  else if (isNumber(card) && act(packed, strengthOf(card))) discard(packed);
}

/** Plays an action card (TK-10, TK-13, TK-14, TK-15, TK-17). Returns whether the lack is now discarded in cards. */
export function act(packed: Packed, value: number): boolean {
  const { bytes } = packed;
  const encounter = bytes[ENCOUNTER] as number;
  const short = strengthOf(encounter) - value;
  if (short <= 0) {
    overcome(packed);
    return false;
  }
  bytes[SHORT] = short;
  const skills = bytes[SKILLS] as number;
  if (kindOf(encounter) === DOOR) {
    if (!(skills & (SKILL_BITS[DOOR] as number))) return true;
    bytes[PHASE] = JAMMED;
  } else if (skills & DODGE_BIT) bytes[PHASE] = HIT;
  else takeHit(packed);
  return false;
}

function takeHit(packed: Packed): void {
  const { bytes } = packed;
  const left = (bytes[HIT_POINTS] as number) - (bytes[SHORT] as number);
  bytes[HIT_POINTS] = Math.max(0, left);
  if (left <= 0) bytes[PHASE] = DEAD;
  else afterHit(packed);
}

function afterHit(packed: Packed): void {
  const { bytes } = packed;
  if (kindOf(bytes[ENCOUNTER] as number) === TRAP) {
    endTurn(packed);
    return;
  }
  bytes[SHORT] = 0;
  bytes[PHASE] = ENCOUNTERED;
}

/** TK-15. */
function discard(packed: Packed): void {
  const { bytes } = packed;
  for (let left = bytes[SHORT] as number; left > 0; left--) {
    turnUp(packed);
    if (bytes[PHASE] === DARK) return;
  }
  endTurn(packed);
}

function useSkill(packed: Packed): void {
  spend(packed, SKILL_BITS[kindOf(packed.bytes[ENCOUNTER] as number)] as number);
  mark(packed);
  overcome(packed);
}

function dodge(packed: Packed): void {
  spend(packed, DODGE_BIT);
  afterHit(packed);
}

function spend(packed: Packed, skill: number): void {
  packed.bytes[SKILLS] = (packed.bytes[SKILLS] as number) & ~skill;
}

/** TK-12. */
function drop(packed: Packed, treasure: number): void {
  setLoot(packed.bytes, HAND, packed.hand - (1 << treasure));
  endTurn(packed);
}

/** TK-6. */
export function overcome(packed: Packed): void {
  const { column } = packed;
  if (column & MARKED) collect(packed, column - MARKED);
  else packed.bytes[PHASE] = LEAVING;
}

function collect(packed: Packed, loot: number): void {
  setLoot(packed.bytes, HAND, packed.hand + loot);
  endTurn(packed);
}

/** TK-2, TK-6. */
export function endTurn(packed: Packed): void {
  const { bytes } = packed;
  setLoot(bytes, COLUMN, 0);
  bytes[ENCOUNTER] = 0;
  bytes[SHORT] = 0;
  bytes[PHASE] = CROSSROADS;
  if (bytes[RETREATING] === 0) bytes[TURNS] = (bytes[TURNS] as number) + 1;
  else comeNearer(packed);
}
