import type { napoleonsTomb } from "@tetrarch/engine";
import { CENTRAL, FIRST_WASTE } from "@tetrarch/engine/napoleons-tomb";
import { cardsFrom } from "@tetrarch/engine/standard-cards";
import { TO_CENTRAL, TO_HOME, TO_TABLEAU, WHOLE_TO_CENTRAL } from "./moves.js";
import { FROM_HAND, type Step } from "./open-hand.js";
import { FIRST_TABLEAU, FROM_CENTRAL } from "./packed.js";
import { type Schedule, scheduleOf } from "./schedule.js";
import { keyOf, MOST_WASTES, Sorting, wastesAfter } from "./sorting.js";

type Move = napoleonsTomb.Move;
type State = napoleonsTomb.State;

/**
 * The engine's moves for these steps: the passes that sort the stock, as few as will do, then one that plays.
 * Undefined when the passes left cannot bring the cards into a suitable order.
 */
export function engineMoves(state: State, steps: readonly Step[]): readonly Move[] | undefined {
  const asItLies = Sorting.asItLies(state);
  const now = asItLies && scheduleOf(steps, asItLies);
  if (now) return played(state.wastes, now.steps);
  return sortingMoves(state, steps);
}

/**
 * The draws and redeals that bring the stock into the order of these steps, then the pass that plays; undefined when the
 * passes left cannot.
 */
export function sortingMoves(state: State, steps: readonly Step[]): readonly Move[] | undefined {
  const byPasses = Sorting.byPasses(state, true);
  const later = byPasses && scheduleOf(steps, byPasses);
  return later && [...sorted(state, later), ...played([], later.steps)];
}

/** The passes that bring the cards, waste first, then stock, into the order of their keys. */
function sorted(state: State, { places }: Schedule): Move[] {
  const moves: Move[] = [];
  const keys = Array.from(places, keyOf);
  let drawn = keys.slice(0, keys.length - state.stock.length);
  let stock = keys.slice(drawn.length);
  let { redeals } = state;
  do {
    const piles = wastesAfter(redeals++);
    for (const key of stock) moves.push({ type: "draw", to: key % piles });
    moves.push({ type: "redeal" });
    const all = [...drawn, ...stock];
    const gathered = Array.from({ length: piles }, (_, pile) => all.filter((key) => key % piles === pile));
    stock = gathered.flat().map((key) => Math.floor(key / piles));
    drawn = [];
  } while (stock.some((key) => key > 0));
  return moves;
}

/** The moves of a pass that plays: cards of the stock are drawn one by one as the steps want them. */
function played(wastes: State["wastes"], steps: readonly Step[]): Move[] {
  const moves: Move[] = [];
  // The one card that may lie in the waste is the first that is wanted.
  let waste = wastes.findIndex((pile) => pile.length > 0);
  for (const step of steps) {
    if (step.source < FROM_HAND) {
      const from = step.source === FROM_CENTRAL ? CENTRAL : step.source;
      moves.push(engineMove(from, step.target, step.count));
      continue;
    }
    if (waste < 0) moves.push({ type: "draw", to: 0 });
    moves.push(engineMove(FIRST_WASTE + Math.max(0, waste), step.target, step.count));
    waste = -1;
  }
  return moves;
}

/**
 * The engine's move of a card, or of a whole tableau pile, to a packed target.
 * @param count how many cards a whole pile has
 */
export function engineMove(from: napoleonsTomb.Source, target: number, count: number): napoleonsTomb.Move {
  if (target === TO_HOME) return { type: "foundation", from };
  if (target === TO_CENTRAL) return { type: "central", from };
  if (target === WHOLE_TO_CENTRAL) return { type: "pile", from: from - FIRST_TABLEAU, count };
  return { type: "tableau", from, to: target - TO_TABLEAU };
}

/** The position of a view in which nothing is hidden: after the first redeal, or with the stock used up (NT-10). */
export function stateOf(view: napoleonsTomb.View): napoleonsTomb.State {
  const { reserves, central, tableau, foundations, wastes, stock, redeals } = view;
  return {
    reserves: reserves.map(cardsFrom),
    central: cardsFrom(central),
    tableau: tableau.map(cardsFrom),
    foundations: foundations.map(({ cards }) => cards.length),
    wastes: Array.from({ length: MOST_WASTES }, (_, pile) => cardsFrom(wastes[pile] ?? [])),
    stock: cardsFrom(stock),
    redeals,
  };
}

/** Whether the stock is face down: on the first pass, while there is any (NT-10). */
export function isStockHidden({ stock, redeals }: napoleonsTomb.View): boolean {
  return redeals === 0 && stock.length > 0;
}
