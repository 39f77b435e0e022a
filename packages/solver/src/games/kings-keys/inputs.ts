import { InputBlocks, type Inputs } from "../../evaluation/inputs.js";
import { bitCount } from "../../search/tables.js";
import type { BeliefState } from "./belief-state.js";
import { ALL_CARDS, type ColourState, type ColourStates } from "./colour-states.js";
import { type CardSet, type ColourPosition, cardUnder, linkOf } from "./packed.js";

const blocks = new InputBlocks();

/** The inputs of each colour, the four added up, most of them by its unseen cards, 0–16. */
const UNSEEN = ALL_CARDS + 1;
/** The most gains without another card, 0–11; the same on average after a card of the colour. */
const MOST_STEPS = 12;
const MOST = blocks.reserve(UNSEEN * MOST_STEPS);
const LATER_MOST = blocks.reserve(UNSEEN * MOST_STEPS);
/** How many states one gain leads to, 0–15. */
const WAYS_STEPS = 16;
const WAYS = blocks.reserve(UNSEEN * WAYS_STEPS);
/** The root of that number on average after a card of the colour, 12 steps from 0 to 5.5. */
const LATER_STEPS = 12;
const LATER_WAYS = blocks.reserve(UNSEEN * LATER_STEPS);
/** Gains without another card when each is taken at random, 12 steps from 0 to 11. */
const BY_CHANCE = blocks.reserve(UNSEEN * MOST_STEPS);
/** Gains made, 0–16; books made, 0–4. */
const GAINS = blocks.reserve(UNSEEN * (ALL_CARDS + 1));
const BOOKS = blocks.reserve(UNSEEN * 5);
/** How likely gains at random would make all books of it, all cards there: 10 steps. */
const EASE_STEPS = 10;
const EASE = blocks.reserve(UNSEEN * EASE_STEPS);
/** It can never make all its books. */
const SPOILT = blocks.reserve(1);
/** Unseen cards of two numbers that follow each other, 0–4 each. */
const NUMBERS = blocks.reserve(3 * 25);
/** How many stacks run from one number to another, 0–4, of the four single cards, and two and three cards high. */
const STACKS = blocks.reserve(9 * 5);

/** The inputs of the table: cards in the draw pile, 0–48; whether two cards are due. */
const LEFT = blocks.reserve(49);
const TWO_DUE = blocks.reserve(1);
/** The most gains without another card, all colours together, 0–31, by eighths of the draw pile. */
const SLACK_STEPS = 32;
const SLACK = blocks.reserve(7 * SLACK_STEPS);
/** States that one gain leads to, all colours together, 0–39. */
const ALL_WAYS_STEPS = 40;
const ALL_WAYS = blocks.reserve(ALL_WAYS_STEPS);

/** How many inputs a position of this game has. */
export const INPUTS = blocks.size;

export function writeColour(states: ColourStates, state: ColourState, inputs: Inputs): void {
  const { unseen, gains, books, position, drawn } = state;
  const ways = states.next(state).length;
  inputs.set(MOST + unseen * MOST_STEPS + Math.min(MOST_STEPS - 1, states.most(state)));
  inputs.set(WAYS + unseen * WAYS_STEPS + Math.min(WAYS_STEPS - 1, ways));
  inputs.between(BY_CHANCE + unseen * MOST_STEPS, MOST_STEPS, states.byChance(state));
  inputs.set(GAINS + unseen * (ALL_CARDS + 1) + gains);
  inputs.set(BOOKS + unseen * 5 + books);
  if (states.canComplete(state)) {
    inputs.between(EASE + unseen * EASE_STEPS, EASE_STEPS, (EASE_STEPS - 1) * states.completing(state));
  } else inputs.set(SPOILT);
  if (unseen > 0) writeLater(states, state, inputs);
  writeUnseen(drawn, inputs);
  writeStacks(position, drawn, inputs);
}

function writeLater(states: ColourStates, state: ColourState, inputs: Inputs): void {
  const { unseen } = state;
  let most = 0;
  let roots = 0;
  for (const { state: later, cards } of states.arrivals(state)) {
    most += cards * states.most(later);
    roots += cards * Math.sqrt(states.next(later).length);
  }
  inputs.between(LATER_MOST + unseen * MOST_STEPS, MOST_STEPS, most / unseen);
  inputs.between(LATER_WAYS + unseen * LATER_STEPS, LATER_STEPS, (2 * roots) / unseen);
}

function writeUnseen(drawn: CardSet, inputs: Inputs): void {
  for (let number = 0; number < 3; number++) {
    const lower = 4 - bitCount((drawn >>> (4 * number)) & 15);
    const upper = 4 - bitCount((drawn >>> (4 * number + 4)) & 15);
    inputs.set(NUMBERS + 25 * number + 5 * lower + upper);
  }
}

/** By number of the lowest card and height, 1–3; a stack of four is a book. */
const counts = new Uint8Array(12);

function writeStacks(position: ColourPosition, drawn: CardSet, inputs: Inputs): void {
  countStacks(position, drawn);
  let place = STACKS;
  for (let lowest = 0; lowest < 4; lowest++) {
    for (let height = 1; height <= 3 && lowest + height <= 4; height++, place += 5) {
      const count = counts[3 * lowest + height - 1] as number;
      if (count > 0) inputs.set(place + count);
    }
  }
}

function countStacks(position: ColourPosition, drawn: CardSet): void {
  counts.fill(0);
  let covered = 0;
  for (let upper = 0; upper < 12; upper++) {
    const link = linkOf(position, upper);
    if (link !== 0) covered |= cardUnder(upper, link);
  }
  for (let card = 0; card < ALL_CARDS; card++) {
    if (((drawn >>> card) & 1) === 0 || ((covered >>> card) & 1) === 1) continue;
    let lowest = card;
    while (lowest >= 4 && linkOf(position, lowest - 4) !== 0) {
      lowest = (lowest & 12) - 4 + ((lowest & 3) ^ linkOf(position, lowest - 4));
    }
    const height = (card >> 2) - (lowest >> 2) + 1;
    if (height < 4)
      counts[3 * (lowest >> 2) + height - 1] = (counts[3 * (lowest >> 2) + height - 1] as number) + 1;
  }
}

/** Writes the inputs of the table as a whole. */
export function writeTable({ states, colours, left, due }: BeliefState, inputs: Inputs): void {
  let most = 0;
  let ways = 0;
  for (const colour of colours) {
    most += states.most(colour);
    ways += states.next(colour).length;
  }
  inputs.set(LEFT + left);
  if (due > 1) inputs.set(TWO_DUE);
  inputs.set(SLACK + ((left + 7) >> 3) * SLACK_STEPS + Math.min(SLACK_STEPS - 1, most));
  inputs.set(ALL_WAYS + Math.min(ALL_WAYS_STEPS - 1, ways));
}

export function writeInputs(belief: BeliefState, inputs: Inputs): void {
  inputs.clear();
  for (const colour of belief.colours) writeColour(belief.states, colour, inputs);
  writeTable(belief, inputs);
}
