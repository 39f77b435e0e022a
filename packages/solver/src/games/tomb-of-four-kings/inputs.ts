import { InputBlocks, type Inputs } from "../../evaluation/inputs.js";
import { ACTION, type BeliefState, JAM, TURN } from "./belief-state.js";
import { DOOR, FAVOUR, JACK, KING, kindOf, MONSTER, strengthOf, TORCH, TRAP } from "./cards.js";
import { ALL_KINGS, JOKER_LOOT, kingsOf, MARKED, POINTS } from "./loot.js";
import { ENCOUNTER, HIT_POINTS, RETREATING, SKILLS, TURNS } from "./packed.js";

const blocks = new InputBlocks();

/** Two ways, down and back, of whatever is counted for each. */
const WAYS = 2;
/** Which kind of card is awaited (four kinds), by way. */
const AWAITED = blocks.reserve(4 * WAYS);
/** Turns done on the way down, or still to walk on the way back, by way. */
const MOST_TURNS = 23;
const TURN_COUNT = blocks.reserve((MOST_TURNS + 1) * WAYS);
/** Hit points 0–9, by way. */
const LIVES = blocks.reserve(10 * WAYS);
/** Cards not seen that may come, 0–44, by way. */
const LEFT = blocks.reserve(45 * WAYS);
/** The walk back in cards, as a part of the light that is left: 16 steps by way, from none to twice the light. */
const WALK_STEPS = 16;
const WALK = blocks.reserve(WALK_STEPS * WAYS);
/** Kings in the hand, in the column, not seen: 0–4 each. */
const KINGS = blocks.reserve(5 * 3);
/** While all four kings can still be had: how many are not in the hand, 0–4, by way. */
const HOPE = blocks.reserve(5 * WAYS);
/** Torches burnt, 0–3, with the scroll in hand, not seen yet, or neither. */
const TORCHES = blocks.reserve(4 * 3);
/** The scroll is spent. */
const SPENT = blocks.reserve(1);
/** The jacks in the hand, then those not seen: a bit each. */
const JACKS = blocks.reserve(4 * 2);
/** Queens not seen, 0–4. */
const QUEENS = blocks.reserve(5);
/** The diamonds 2–10 in the hand, then in the column. */
const DIAMONDS = blocks.reserve(9 * 2);
/** Points in the hand and in the column, in hundreds. */
const GOLD = blocks.reserve(2);
/** Which of the doors, traps and monsters 2–10 have not been seen. */
const NUMBERS = blocks.reserve(27);
/** The encounter while a card is awaited for it. */
const FOE = blocks.reserve(27);
/** How much stronger it is than the hit points left, −7 … 9; monsters and traps only. */
const LACK_STEPS = 17;
const LACK = blocks.reserve(LACK_STEPS);
/** The chances that the next card wins it, that it kills, that it is no number; the hits it costs on average, in tens. */
const ODDS = blocks.reserve(4);
/** Cards still to be discarded, 1–8. */
const DISCARDS = blocks.reserve(9);
/** The chance that the light lasts for the walk back, were it of the usual length, or a third shorter or longer. */
const LASTS = blocks.reserve(3);

/** How many inputs a position of this game has. */
export const INPUTS = blocks.size;

const TORCH_CARD = TORCH << 4;
const KING_CARD = KING << 4;
const QUEEN_CARD = FAVOUR << 4;
const JACK_CARDS = JACK << 4;
/** What a turn of the walk back takes on average, and a third less and more. */
const CARDS_A_TURN = 2.5;
const WALKS = [CARDS_A_TURN, (CARDS_A_TURN * 2) / 3, (CARDS_A_TURN * 4) / 3] as const;

/** Writes what the player knows of a position that awaits a card. */
export function writeInputs(belief: BeliefState, inputs: Inputs): void {
  const { bytes } = belief.tomb;
  inputs.clear();
  const way = bytes[RETREATING] as number;
  const turns = Math.min(MOST_TURNS, bytes[TURNS] as number);
  inputs.set(AWAITED + (belief.awaited - TURN) * WAYS + way);
  inputs.set(TURN_COUNT + turns * WAYS + way);
  inputs.set(LIVES + (bytes[HIT_POINTS] as number) * WAYS + way);
  inputs.set(LEFT + belief.left * WAYS + way);
  writeKings(belief, inputs, way);
  writeLight(belief, inputs, way, turns);
  writeTools(belief, inputs);
  writeGold(belief, inputs);
  writeNumbers(belief, inputs);
  if (belief.awaited === ACTION) writeEncounter(belief, inputs);
  if (belief.awaited === JAM) inputs.set(DISCARDS + belief.discards);
}

function writeKings({ tomb, unseen }: BeliefState, inputs: Inputs, way: number): void {
  const held = kingsOf(tomb.hand);
  const here = kingsOf(tomb.column);
  const ahead = unseen[KING_CARD] as number;
  inputs.set(KINGS + held);
  inputs.set(KINGS + 5 + here);
  inputs.set(KINGS + 10 + ahead);
  if (held + here + ahead === ALL_KINGS) inputs.set(HOPE + (ALL_KINGS - held) * WAYS + way);
}

function writeLight(belief: BeliefState, inputs: Inputs, way: number, turns: number): void {
  const { left, torches, scrollSpent } = belief;
  const isHeld = (belief.tomb.hand & JOKER_LOOT) !== 0;
  inputs.set(TORCHES + torches * 3 + (isHeld ? 0 : belief.isScrollUnseen ? 1 : 2));
  if (scrollSpent) inputs.set(SPENT);
  const aces = isHeld || scrollSpent ? 0 : (belief.unseen[TORCH_CARD] as number);
  // The last of a aces among n cards lies at a (n + 1) / (a + 1) on average.
  const light = aces === 0 ? left : (aces * (left + 1)) / (aces + 1);
  const walk = turns * CARDS_A_TURN;
  inputs.between(WALK + way * WALK_STEPS, WALK_STEPS, ((WALK_STEPS - 1) * walk) / (2 * light + 0.5));
  for (let index = 0; index < WALKS.length; index++) {
    inputs.add(LASTS + index, lasting(left, aces, turns * (WALKS[index] as number)));
  }
}

/** The chance that not all of the aces are among the next cards. */
function lasting(left: number, aces: number, cards: number): number {
  const walk = Math.round(cards);
  if (walk > left) return 0;
  if (aces === 0) return 1;
  let gone = 1;
  for (let ace = 0; ace < aces; ace++) gone *= (walk - ace) / (left - ace);
  return walk < aces ? 1 : 1 - gone;
}

function writeTools({ tomb, unseen }: BeliefState, inputs: Inputs): void {
  const held = tomb.bytes[SKILLS] as number;
  for (let jack = 0; jack < 4; jack++) {
    if ((held >> jack) & 1) inputs.set(JACKS + jack);
    if (unseen[JACK_CARDS + (1 << jack)] === 1) inputs.set(JACKS + 4 + jack);
  }
  inputs.set(QUEENS + (unseen[QUEEN_CARD] as number));
}

function writeGold({ tomb }: BeliefState, inputs: Inputs): void {
  const { hand } = tomb;
  const column = tomb.column & (MARKED - 1);
  for (let diamond = 0; diamond < 9; diamond++) {
    if ((hand >> diamond) & 1) inputs.set(DIAMONDS + diamond);
    if ((column >> diamond) & 1) inputs.set(DIAMONDS + 9 + diamond);
  }
  inputs.add(GOLD, (POINTS[hand] as number) / 100);
  if (column !== 0) inputs.add(GOLD + 1, (POINTS[column] as number) / 100);
}

function writeNumbers({ unseen }: BeliefState, inputs: Inputs): void {
  for (let kind: number = DOOR; kind <= MONSTER; kind++) {
    for (let value = 2; value <= 10; value++) {
      if (unseen[(kind << 4) | value] === 1) inputs.set(numberAt(NUMBERS, kind, value));
    }
  }
}

function writeEncounter(belief: BeliefState, inputs: Inputs): void {
  const { bytes } = belief.tomb;
  const foe = bytes[ENCOUNTER] as number;
  const strength = strengthOf(foe);
  const lives = bytes[HIT_POINTS] as number;
  inputs.set(numberAt(FOE, kindOf(foe), strength));
  if (kindOf(foe) !== DOOR) inputs.set(LACK + strength - lives + 7);
  writeOdds(belief, inputs, strength, kindOf(foe) === DOOR ? 99 : lives);
}

function writeOdds({ unseen, left }: BeliefState, inputs: Inputs, strength: number, lives: number): void {
  let wins = unseen[QUEEN_CARD] as number;
  let deaths = 0;
  let hits = 0;
  let numbers = 0;
  for (let value = 2; value <= 10; value++) {
    const count =
      (unseen[(DOOR << 4) | value] as number) +
      (unseen[(TRAP << 4) | value] as number) +
      (unseen[(MONSTER << 4) | value] as number);
    numbers += count;
    const lack = strength - value;
    if (lack <= 0) wins += count;
    else hits += count * lack;
    if (lack >= lives) deaths += count;
  }
  const cards = Math.max(1, left);
  inputs.add(ODDS, wins / cards);
  inputs.add(ODDS + 1, deaths / cards);
  inputs.add(ODDS + 2, (left - numbers) / cards);
  inputs.add(ODDS + 3, hits / cards / 10);
}

function numberAt(block: number, kind: number, value: number): number {
  return block + (kind - DOOR) * 9 + value - 2;
}
