import { MOST_ALLIES, PATHS, ROWS } from "@tetrarch/engine/four-gods";
import { InputBlocks, type Inputs } from "../../evaluation/inputs.js";
import type { BeliefState } from "./belief-state.js";
import { type CardNumbers, FOE, FRIEND, NO_CARD, TRAP, WEAPON } from "./card-numbers.js";
import type { Packed } from "./packed.js";

const blocks = new InputBlocks();

/** Steps of each number (see `Inputs.between`). */
const STEPS = 16;

/** Rows still to walk on all paths together, 0–28; then by rows to walk, 0–7, how many paths have them. */
const ROWS_LEFT = blocks.reserve(PATHS * ROWS + 1);
const PATHS_WITH = blocks.reserve(ROWS + 1);
/** How many cards are about to come up, and how many paths wait for another, 0–4 each. */
const DUE = blocks.reserve(5);
const WAITING = blocks.reserve(5);
/** The size of the party: none, one or two allies. */
const PARTY = blocks.reserve(3);
/** By ally, the one who can bear more first: what he can bear, his attack, his luck, his own defence; whether he is armed. */
const HEALTH = blocks.reserve(STEPS * MOST_ALLIES);
const ATTACK = blocks.reserve(STEPS * MOST_ALLIES);
const LUCK = blocks.reserve(STEPS * MOST_ALLIES);
const SPARE = blocks.reserve(STEPS * MOST_ALLIES);
const ARMED = blocks.reserve(MOST_ALLIES);
/** Of both together. */
const ALL_HEALTH = blocks.reserve(STEPS);
const ALL_ATTACK = blocks.reserve(STEPS);
const ALL_LUCK = blocks.reserve(STEPS);
/** How many cards of each kind lie open, 0–4. */
const OPEN = blocks.reserve(4 * 5);
/** Foes that lie open: the blows it takes, 1–7, the wounds that costs, that as a part of what all can bear. */
const BLOWS = blocks.reserve(8);
const COST = blocks.reserve(STEPS);
const BURDEN = blocks.reserve(STEPS);
/** All of them together, as a part of what all can bear. */
const ALL_BURDEN = blocks.reserve(STEPS);
/** Traps that lie open: the roll they need, 1–7, their damage, whether the first and the second ally would bear it. */
const NEEDED = blocks.reserve(8);
const DAMAGE = blocks.reserve(STEPS);
const BEARABLE = blocks.reserve(3);
/** The expected damage of the traps that lie open, to each ally. */
const ALL_DAMAGE = blocks.reserve(STEPS);
/** Friends and weapons that lie open: attack, defence, luck. */
const FRIEND_NUMBERS = blocks.reserve(3 * STEPS);
const WEAPON_NUMBERS = blocks.reserve(3 * STEPS);
/** Cards of each kind never turned up, 0–12. */
const UNSEEN = blocks.reserve(4 * 13);
/** Their means: foes' attack and defence, friends' attack, defence and luck, weapons' likewise, traps' damage. */
const MEANS = blocks.reserve(9 * STEPS);
/** A rescue is left, and the best who could come back. */
const RESCUE = blocks.reserve(1);
const RESCUED = blocks.reserve(STEPS);
/** The paths cross. */
const CROSSED = blocks.reserve(1);

/** How many inputs a position of this game has. */
export const INPUTS = blocks.size;

/** What the last step stands for, for each kind of number. */
const MOST = {
  health: 45,
  attack: 22,
  luck: 30,
  blow: 12,
  damage: 12,
  cost: 45,
  worth: 50,
  part: 1.5,
} as const;

function add(inputs: Inputs, first: number, value: number, most: number): void {
  inputs.between(first, STEPS, (value * (STEPS - 1)) / most);
}

/** Writes what the player knows of a position. */
export function writeInputs(belief: BeliefState, inputs: Inputs): void {
  const { packed } = belief;
  inputs.clear();
  writePaths(belief, inputs);
  writeParty(packed, inputs);
  writeOpen(belief, inputs);
  writeUnseen(belief, inputs);
  writeRescue(packed, inputs);
}

function writePaths(belief: BeliefState, inputs: Inputs): void {
  const { packed } = belief;
  let left = 0;
  let due = 0;
  let waiting = 0;
  for (let path = 0; path < PATHS; path++) {
    const rows = ROWS - packed.rowsDone(path);
    left += rows;
    inputs.set(PATHS_WITH + rows);
    if (rows === 0 || belief.isOpen(path)) continue;
    if (packed.isReached(path)) due++;
    else waiting++;
  }
  inputs.set(ROWS_LEFT + left);
  inputs.set(DUE + due);
  inputs.set(WAITING + waiting);
  if (packed.deal.crossedBy(0, 3) >= 0) inputs.set(CROSSED);
}

function writeParty(packed: Packed, inputs: Inputs): void {
  inputs.set(PARTY + (packed.hasParty ? (packed.hasRoom ? 1 : 2) : 0));
  if (!packed.hasParty) return;
  const { numbers } = packed.deal;
  const first = !packed.hasRoom && packed.health(1) > packed.health(0) ? 1 : 0;
  const allies = packed.hasRoom ? 1 : 2;
  let health = 0;
  for (let rank = 0; rank < allies; rank++) {
    const place = rank === 0 ? first : 1 - first;
    const ally = packed.ally(place);
    const block = rank * STEPS;
    health += packed.health(place);
    add(inputs, HEALTH + block, packed.health(place), MOST.health);
    add(
      inputs,
      ATTACK + block,
      (numbers.attack[ally] as number) + (numbers.attack[packed.weapon(place)] as number),
      MOST.attack,
    );
    add(inputs, LUCK + block, packed.luckOf(place), MOST.luck);
    add(inputs, SPARE + block, (numbers.defence[ally] as number) - packed.wounds(place), MOST.health);
    if (packed.weapon(place) !== NO_CARD) inputs.set(ARMED + rank);
  }
  add(inputs, ALL_HEALTH, health, 2 * MOST.health);
  add(inputs, ALL_ATTACK, packed.attack, 2 * MOST.attack);
  add(inputs, ALL_LUCK, packed.luck, 2 * MOST.luck);
}

const counts = new Uint8Array(4);

function writeOpen(belief: BeliefState, inputs: Inputs): void {
  const { packed } = belief;
  const { numbers } = packed.deal;
  counts.fill(0);
  let burden = 0;
  let damage = 0;
  for (let path = 0; path < PATHS; path++) {
    if (!belief.isOpen(path)) continue;
    const card = belief.openCard(path);
    const kind = numbers.kind[card] as number;
    counts[kind] = (counts[kind] as number) + 1;
    if (kind === FOE) burden += writeFoe(packed, inputs, path, card);
    else if (kind === TRAP) damage += writeTrap(packed, inputs, card);
    else writeHelp(numbers, inputs, card, kind === FRIEND ? FRIEND_NUMBERS : WEAPON_NUMBERS);
  }
  for (let kind = 0; kind < 4; kind++) inputs.set(OPEN + kind * 5 + (counts[kind] as number));
  add(inputs, ALL_BURDEN, burden, 2 * MOST.part);
  add(inputs, ALL_DAMAGE, damage, 2 * MOST.damage);
}

/** What a foe costs as a part of what all can bear. */
function writeFoe(packed: Packed, inputs: Inputs, path: number, foe: number): number {
  const { attack, defence } = packed.deal.numbers;
  const blow = attack[foe] as number;
  const strength = Math.max(1, packed.attack);
  const blows = Math.floor(((defence[foe] as number) - packed.damage(path)) / strength) + 1;
  const bearable = packed.health(0) + (packed.hasRoom ? 0 : packed.health(1));
  const part = (blows * blow) / Math.max(1, bearable);
  inputs.set(BLOWS + Math.min(7, blows));
  add(inputs, COST, blows * blow, MOST.cost);
  add(inputs, BURDEN, part, MOST.part);
  return Math.min(part, 2 * MOST.part);
}

/** The damage that is to be expected. */
function writeTrap(packed: Packed, inputs: Inputs, trap: number): number {
  const { numbers } = packed.deal;
  const damage = numbers.damage[trap] as number;
  const needed = numbers.needed(trap, packed.luck);
  inputs.set(NEEDED + needed);
  add(inputs, DAMAGE, damage, MOST.damage);
  const bearing =
    (packed.health(0) >= damage ? 1 : 0) + (packed.hasRoom || packed.health(1) >= damage ? 1 : 0);
  inputs.set(BEARABLE + bearing);
  return (damage * (needed - 1)) / 6;
}

function writeHelp(numbers: CardNumbers, inputs: Inputs, card: number, block: number): void {
  add(inputs, block, numbers.attack[card] as number, MOST.blow);
  add(inputs, block + STEPS, numbers.defence[card] as number, MOST.luck);
  add(inputs, block + 2 * STEPS, numbers.luck[card] as number, MOST.luck);
}

const unseenOf = new Uint8Array(4);
const sums = new Float64Array(9);

function writeUnseen({ packed, unseen }: BeliefState, inputs: Inputs): void {
  const { numbers } = packed.deal;
  unseenOf.fill(0);
  sums.fill(0);
  for (let card = 0; card < unseen.length; card++) {
    if (unseen[card] === 0) continue;
    const kind = numbers.kind[card] as number;
    unseenOf[kind] = (unseenOf[kind] as number) + 1;
    const at = kind === FOE ? 0 : kind === FRIEND ? 2 : kind === WEAPON ? 5 : 8;
    if (kind === TRAP) {
      sums[8] = (sums[8] as number) + (numbers.damage[card] as number);
      continue;
    }
    sums[at] = (sums[at] as number) + (numbers.attack[card] as number);
    sums[at + 1] = (sums[at + 1] as number) + (numbers.defence[card] as number);
    if (kind !== FOE) sums[at + 2] = (sums[at + 2] as number) + (numbers.luck[card] as number);
  }
  for (let kind = 0; kind < 4; kind++) inputs.set(UNSEEN + kind * 13 + (unseenOf[kind] as number));
  writeMeans(inputs);
}

/** By sum: of which kind it is, and what the last step stands for. */
const MEAN_KINDS = [FOE, FOE, FRIEND, FRIEND, FRIEND, WEAPON, WEAPON, WEAPON, TRAP] as const;
const MEAN_MOSTS = [22, 20, 12, 25, 20, 8, 8, 10, 12] as const;

function writeMeans(inputs: Inputs): void {
  for (let sum = 0; sum < MEAN_KINDS.length; sum++) {
    const count = unseenOf[MEAN_KINDS[sum] as number] as number;
    if (count === 0) continue;
    add(inputs, MEANS + sum * STEPS, (sums[sum] as number) / count, MEAN_MOSTS[sum] as number);
  }
}

function writeRescue(packed: Packed, inputs: Inputs): void {
  if (!packed.hasRescue) return;
  inputs.set(RESCUE);
  let best = 0;
  const { numbers } = packed.deal;
  for (const [friend, card] of numbers.friends.entries()) {
    if (packed.hasLeft(friend)) best = Math.max(best, numbers.worth(card));
  }
  add(inputs, RESCUED, best, MOST.worth);
}
