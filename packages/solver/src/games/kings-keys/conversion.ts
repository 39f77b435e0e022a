import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import { cardsFrom } from "@tetrarch/engine/kings-keys";
import { highestBit } from "../../search/tables.js";
import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import type { Frontier } from "./frontier.js";
import type { ColourPart, RaiseOrder } from "./joint-search.js";
import { ColourMoves } from "./moves.js";
import {
  type Arrivals,
  type CardSet,
  COLOURS,
  type ColourPosition,
  cardUnder,
  colourPositions,
  drawnCards,
  linkOf,
  type OpenCards,
} from "./packed.js";

/** The table as a player sees it, packed. */
export interface VisibleTable {
  readonly open: OpenCards;
  /** By colour. */
  readonly positions: readonly ColourPosition[];
  readonly drawn: readonly CardSet[];
}

export function visibleTable(view: kingsKeys.View): VisibleTable {
  const open = {
    field: view.field.map(cardsFrom),
    books: view.books.map(cardsFrom),
  };
  return { open, positions: colourPositions(open), drawn: drawnCards(open) };
}

/** The engine's moves that carry out an order of raises. */
export function engineMoves(
  game: AnyGame,
  start: kingsKeys.State,
  colours: readonly ColourPart[],
  arrivals: Arrivals,
  order: RaiseOrder,
): kingsKeys.Move[] {
  const walks = colours.map(
    (colour, index) => new Walk(colour, chainOf(colour, callsOf(order, arrivals, index))),
  );
  const variation: kingsKeys.Move[] = [];
  let state = start;
  const play = (colour: number, changes: readonly LinkChange[]) => {
    for (const change of changes) {
      const move = engineMove(state.field, colour, change);
      variation.push(move);
      state = game.play(state, move).state as kingsKeys.State;
    }
  };
  for (const [index, colour] of order.raised.entries()) {
    play(colour, (walks[colour] as Walk).next());
    (walks[arrivals.nextColour[arrivals.start + index] as number] as Walk).next();
  }
  for (let colour = 0; colour < COLOURS; colour++) {
    const walk = walks[colour] as Walk;
    while (!walk.done) play(colour, walk.next());
  }
  return variation;
}

/** A change of a colour's frontier. */
type Call = "raised" | "later";

function callsOf({ raised }: RaiseOrder, { start, nextColour }: Arrivals, colour: number): Call[] {
  const calls: Call[] = [];
  for (const [index, raise] of raised.entries()) {
    if (raise === colour) calls.push("raised");
    if (nextColour[start + index] === colour) calls.push("later");
  }
  return calls;
}

/** The classes a colour goes through: one after each call, then those on its way to most books. */
function chainOf({ position, classes, frontiers }: ColourPart, calls: readonly Call[]): ClassNumber[] {
  const way: Frontier[] = [frontiers.only(classes.classOf(position, 0))];
  for (const call of calls) way.push(frontiers[call](way[way.length - 1] as Frontier) as Frontier);
  const last = way[way.length - 1] as Frontier;
  const most = frontiers.mostBooks(last);
  let now = last.classes.find((number) => frontiers.endBooks(number) === most) as ClassNumber;
  const chain = [now];
  for (let index = calls.length - 1; index >= 0; index--) {
    const before = way[index] as Frontier;
    const after = now;
    now = before.classes.find((number) =>
      leads(classes, before, number, calls[index] as Call, after),
    ) as number;
    chain.unshift(now);
  }
  let end = chain[chain.length - 1] as ClassNumber;
  while (classes.booksOf(end) < most) {
    end = classes.raised(end).find((number) => frontiers.endBooks(number) === most) as ClassNumber;
    chain.push(end);
  }
  return chain;
}

/** Whether a call takes a class of a frontier to the class `after`. */
function leads(
  classes: ColourClasses,
  { required }: Frontier,
  number: ClassNumber,
  call: Call,
  after: ClassNumber,
): boolean {
  if (call === "later") return classes.later(number) === after;
  return classes.gainsOf(number) > required ? number === after : classes.raised(number).includes(after);
}

/** A colour's way through its classes, move by move. */
class Walk {
  #at = 0;
  #position: ColourPosition;
  readonly #classes: ColourClasses;
  readonly #chain: readonly ClassNumber[];
  readonly #moves = new ColourMoves();

  constructor({ position, classes }: ColourPart, chain: readonly ClassNumber[]) {
    this.#position = position;
    this.#classes = classes;
    this.#chain = chain;
  }

  get done(): boolean {
    return this.#at === this.#chain.length - 1;
  }

  /** The link changes into the next class of the chain. */
  next(): LinkChange[] {
    const target = this.#chain[++this.#at] as ClassNumber;
    const stage = this.#classes.stageOf(target);
    if (this.#classes.classOf(this.#position, stage) === target) return [];
    const before = new Map<ColourPosition, ColourPosition>();
    const waiting = [this.#position];
    for (const position of waiting) {
      this.#moves.find(position, this.#classes.drawn[stage] as number);
      const { free, freeCount, gains, gainCount } = this.#moves;
      for (const next of gains.subarray(0, gainCount)) {
        if (this.#classes.classOf(next, stage) !== target) continue;
        before.set(next, position);
        return this.#changesTo(next, before);
      }
      for (const next of free.subarray(0, freeCount)) {
        if (before.has(next) || next === this.#position) continue;
        before.set(next, position);
        waiting.push(next);
      }
    }
    throw new Error("kings-keys: a class of the order cannot be reached");
  }

  #changesTo(end: ColourPosition, before: ReadonlyMap<ColourPosition, ColourPosition>): LinkChange[] {
    const changes: LinkChange[] = [];
    for (let position = end; position !== this.#position; ) {
      const previous = before.get(position) as ColourPosition;
      changes.unshift(linkChange(previous, position));
      position = previous;
    }
    this.#position = end;
    return changes;
  }
}

/** The move that takes a colour to its next position. */
export function moveTo(
  { open, positions }: VisibleTable,
  colour: number,
  next: ColourPosition,
): kingsKeys.Move {
  return engineMove(open.field, colour, linkChange(positions[colour] as number, next));
}

/** A card, 0 for 2A to 11 for 4K, comes to lie by `link` on another. */
interface LinkChange {
  readonly upper: number;
  readonly link: number;
}

/** The one card whose link differs, and its new link. */
function linkChange(before: ColourPosition, after: ColourPosition): LinkChange {
  const upper = highestBit(before ^ after) >> 1;
  return { upper, link: linkOf(after, upper) };
}

/** The engine's move of a link change: the cells where the two cards are. */
function engineMove(
  field: readonly kingsKeys.Stack[],
  colour: number,
  { upper, link }: LinkChange,
): kingsKeys.Move {
  const card = colour * 16 + 4 + upper;
  const under = colour * 16 + highestBit(cardUnder(upper, link));
  const from = field.findIndex((stack) => stack.includes(card));
  const to = field.findIndex((stack) => stack.includes(under));
  const source = field[from] as kingsKeys.Stack;
  return { from, to, count: source.length - source.indexOf(card) };
}
