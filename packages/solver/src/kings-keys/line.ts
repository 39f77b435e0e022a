import type { AnyGame, kingsKeys } from "@tetrarch/engine";
import type { ClassNumber, ColourClasses } from "./colour-classes.js";
import { ColourMoves } from "./colour-moves.js";
import type { Front, Fronts } from "./fronts.js";
import { COLOURS, type ColourPosition } from "./packed.js";
import type { Plan } from "./race.js";
import type { Schedule } from "./schedule.js";
import { cellsOf, type Step, stepBetween } from "./step.js";
import type { Tables } from "./tables.js";

/** One colour's part of a search. */
export interface Colour {
  /** Where the search starts. */
  readonly position: ColourPosition;
  readonly classes: ColourClasses;
  readonly fronts: Fronts;
}

/** The engine's moves that carry out a plan. */
export function lineOf(
  game: AnyGame,
  start: kingsKeys.State,
  colours: readonly Colour[],
  schedule: Schedule,
  plan: Plan,
  tables: Tables,
): kingsKeys.Move[] {
  const walks = colours.map(
    (colour, index) => new Walk(colour, chainOf(colour, callsOf(plan, schedule, index)), tables),
  );
  const line: kingsKeys.Move[] = [];
  let state = start;
  const play = (colour: number, steps: readonly Step[]) => {
    for (const step of steps) {
      const move = cellsOf(state.field, colour, step);
      line.push(move);
      state = game.play(state, move).state as kingsKeys.State;
    }
  };
  for (const [index, colour] of plan.raised.entries()) {
    play(colour, (walks[colour] as Walk).next());
    (walks[schedule.nextColour[schedule.start + index] as number] as Walk).next();
  }
  for (let colour = 0; colour < COLOURS; colour++) {
    const walk = walks[colour] as Walk;
    while (!walk.done) play(colour, walk.next());
  }
  return line;
}

/** What happens to a colour's front, one after the other. */
type Call = "raised" | "later";

function callsOf({ raised }: Plan, { start, nextColour }: Schedule, colour: number): Call[] {
  const calls: Call[] = [];
  for (const [index, raise] of raised.entries()) {
    if (raise === colour) calls.push("raised");
    if (nextColour[start + index] === colour) calls.push("later");
  }
  return calls;
}

/** The classes a colour goes through: one after each call, then those on its way to most books. */
function chainOf({ position, classes, fronts }: Colour, calls: readonly Call[]): ClassNumber[] {
  const way: Front[] = [fronts.only(classes.classOf(position, 0))];
  for (const call of calls) way.push(fronts[call](way[way.length - 1] as Front) as Front);
  const last = way[way.length - 1] as Front;
  const most = fronts.mostBooks(last);
  let now = last.classes.find((number) => fronts.endBooks(number) === most) as ClassNumber;
  const chain = [now];
  for (let index = calls.length - 1; index >= 0; index--) {
    const before = way[index] as Front;
    const after = now;
    now = before.classes.find((number) =>
      leads(classes, before, number, calls[index] as Call, after),
    ) as number;
    chain.unshift(now);
  }
  let end = chain[chain.length - 1] as ClassNumber;
  while (classes.booksOf(end) < most) {
    end = classes.raised(end).find((number) => fronts.endBooks(number) === most) as ClassNumber;
    chain.push(end);
  }
  return chain;
}

/** Whether a call takes a class of a front to the class `after`. */
function leads(
  classes: ColourClasses,
  { asked }: Front,
  number: ClassNumber,
  call: Call,
  after: ClassNumber,
): boolean {
  if (call === "later") return classes.later(number) === after;
  return classes.gainsOf(number) > asked ? number === after : classes.raised(number).includes(after);
}

/** A colour's way through its classes, move by move. */
class Walk {
  #at = 0;
  #position: ColourPosition;
  readonly #classes: ColourClasses;
  readonly #chain: readonly ClassNumber[];
  readonly #moves: ColourMoves;

  constructor({ position, classes }: Colour, chain: readonly ClassNumber[], { positions }: Tables) {
    this.#position = position;
    this.#classes = classes;
    this.#chain = chain;
    this.#moves = new ColourMoves(positions);
  }

  get done(): boolean {
    return this.#at === this.#chain.length - 1;
  }

  /** The steps into the next class of the chain. */
  next(): Step[] {
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
        return this.#stepsTo(next, before);
      }
      for (const next of free.subarray(0, freeCount)) {
        if (before.has(next) || next === this.#position) continue;
        before.set(next, position);
        waiting.push(next);
      }
    }
    throw new Error("kings-keys: a class of the plan cannot be reached");
  }

  #stepsTo(end: ColourPosition, before: ReadonlyMap<ColourPosition, ColourPosition>): Step[] {
    const steps: Step[] = [];
    for (let position = end; position !== this.#position; ) {
      const previous = before.get(position) as ColourPosition;
      steps.unshift(stepBetween(previous, position));
      position = previous;
    }
    this.#position = end;
    return steps;
  }
}
