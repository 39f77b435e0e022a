import { TO_CENTRAL, TO_HOME, TO_TABLEAU, WHOLE_TO_CENTRAL } from "./moves.js";
import { FROM_HAND, type Step } from "./open-hand.js";
import { FIRST_TABLEAU, FROM_CENTRAL, SUITS } from "./packed.js";
import { NO_PLACE, NOWHERE, nextNumber, placesOf, type Sorting } from "./sorting.js";

/** Piles as a schedule counts them: reserves, tableau and the central reserve as sources are, then the foundations. */
const FIRST_HOME = FROM_CENTRAL + 1;
const ALL_PILES = FIRST_HOME + SUITS;
const NONE = -1;

/** The steps of a plan in an order in which the stock can serve them. */
export interface Schedule {
  readonly steps: readonly Step[];
  /** By the numbers of the sorting: the place of each card of stock and waste. */
  readonly places: Int32Array;
}

/** An order of the steps that the passes left can serve: one found by trading places, or else the one given. */
export function scheduleOf(steps: readonly Step[], sorting: Sorting): Schedule | undefined {
  const traded = scheduled(steps, sorting);
  if (traded) return traded;
  const places = placesOf(sorting, takenBy(steps));
  return places && { steps, places };
}

/** The cards of stock and waste that the steps take, in order. */
export function takenBy(steps: readonly Step[]): number[] {
  return steps.filter(({ source }) => source >= FROM_HAND).map(({ source }) => source - FROM_HAND);
}

/**
 * Orders the steps of a plan for the stock; steps that share no pile may trade places, as each pile sees the same cards.
 * Steps without the stock come first, then the one whose card has the least place. Undefined when the passes left cannot
 * make the order found; another may still exist.
 */
function scheduled(steps: readonly Step[], sorting: Sorting): Schedule | undefined {
  const places = new Int32Array(sorting.count).fill(NOWHERE);
  const waiting = steps.slice();
  const order: Step[] = [];
  let last = NO_PLACE;
  while (waiting.length > 0) {
    const free = freeSteps(waiting);
    const still = free.find((index) => (waiting[index] as Step).source < FROM_HAND);
    const chosen = still ?? leastOf(free, waiting, sorting, last, places);
    if (chosen === NONE) return undefined;
    const [step] = waiting.splice(chosen, 1) as [Step];
    order.push(step);
    if (step.source < FROM_HAND) continue;
    const number = nextNumber(sorting, last, step.source - FROM_HAND, places);
    last = sorting.placeAfter(last, number);
    places[number] = last;
  }
  return { steps: order, places };
}

/** The steps, by index, before which none waits that shares a pile with them. */
function freeSteps(waiting: readonly Step[]): number[] {
  const busy = new Uint8Array(ALL_PILES);
  const free: number[] = [];
  for (const [index, { source, target, suit }] of waiting.entries()) {
    const to = targetPile(target, suit);
    const from = source < FROM_HAND ? source : to;
    if (busy[from] === 0 && busy[to] === 0) free.push(index);
    busy[from] = 1;
    busy[to] = 1;
  }
  return free;
}

function targetPile(target: number, suit: number): number {
  if (target === TO_HOME) return FIRST_HOME + suit;
  if (target === TO_CENTRAL || target === WHOLE_TO_CENTRAL) return FROM_CENTRAL;
  return FIRST_TABLEAU + target - TO_TABLEAU;
}

function leastOf(
  free: readonly number[],
  waiting: readonly Step[],
  sorting: Sorting,
  last: number,
  places: Int32Array,
): number {
  let chosen = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (const index of free) {
    const number = nextNumber(sorting, last, (waiting[index] as Step).source - FROM_HAND, places);
    if (number === NONE) continue;
    const place = sorting.placeAfter(last, number);
    if (place >= least) continue;
    chosen = index;
    least = place;
  }
  return chosen;
}
