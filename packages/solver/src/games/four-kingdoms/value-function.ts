import { netOf } from "../../evaluation/model.js";
import type { Net } from "../../evaluation/net.js";
import { ChoiceEvaluator } from "../../evaluation/net-evaluator.js";
import type { BeliefState } from "./belief-state.js";
import { writeInputs } from "./inputs.js";
import { MOST_MOVES, writeChoices } from "./moves.js";
import { ALL_HOME, WORDS, ZONES } from "./packed.js";
import { QuickNet } from "./quick-net.js";
import { WEIGHTS } from "./weights.js";

const CARDS = 52;
/** What 52 cards at home count beside a win. */
const WEIGHT_OF_CARDS = 0.05;
/** Choices within the thought on a card within the thought on a move, and the moves between. */
const MOST_DEPTH = 4;
const NOTHING = -1;

/**
 * Values positions by the net: after a move it sees the moment of a card, unseen, or the next choice.
 * A choice is worth its best move. Points are parts of 52 cards at home.
 */
export class ValueFunction extends ChoiceEvaluator<BeliefState> {
  readonly #saved = new Int32Array(2 * MOST_DEPTH * WORDS);
  readonly #quick: QuickNet | undefined;
  #saves = 0;

  /** @param quick asks the same net in less time, where its weights are rounded */
  constructor(net: Net, quick?: QuickNet) {
    super(net, WEIGHT_OF_CARDS, MOST_MOVES, MOST_DEPTH);
    this.#quick = quick;
  }

  /** f: what a position is worth in which the player is to move, or what cannot do harm may be played. It is left changed. */
  evaluate(belief: BeliefState): void {
    belief.settle();
    if (belief.turned > 0) this.awaiting(belief, 0);
    else this.best(belief, false);
  }

  /** What it is worth to await a card that the last move turned up. The position is left at that moment. */
  awaiting(belief: BeliefState, index: number): void {
    belief.toMoment(index);
    this.#ask(belief, belief.spots[index] as number);
  }

  #ask(belief: BeliefState, awaited: number): void {
    if (this.#quick) {
      this.evaluations++;
      this.#quick.evaluate(belief, awaited);
      this.readOutputs();
    } else {
      writeInputs(belief, awaited, this.inputs);
      this.evaluateNet();
    }
  }

  protected override writeChoices(belief: BeliefState, into: Int32Array, at: number): number {
    return writeChoices(belief, into, at);
  }

  protected override evaluateEnd(belief: BeliefState): void {
    this.setResult(belief.words[ZONES] === ALL_HOME ? 1 : 0, belief.cardsHome() / CARDS);
  }

  override after(belief: BeliefState, move: number, deeper: boolean): void {
    const at = this.#save(belief);
    belief.play(move);
    if (belief.turned === 0) this.#settled(belief, deeper);
    else if (!deeper) this.awaiting(belief, 0);
    else this.#expect(belief, move, belief.places[0] as number, at);
    this.#restore(belief, at);
    this.#saves--;
  }

  /** The mean over each card that the move may turn up first. */
  #expect(belief: BeliefState, move: number, place: number, at: number): void {
    let win = 0;
    let points = 0;
    this.#restore(belief, at);
    const hidden = belief.hiddenPlaces();
    for (const other of hidden) {
      belief.swap(place, other);
      belief.play(move);
      if (belief.turned > 1) this.awaiting(belief, 1);
      else this.best(belief, false);
      this.#restore(belief, at);
      belief.swap(place, other);
      win += this.win;
      points += this.points;
    }
    this.setResult(win / hidden.length, points / hidden.length);
  }

  #settled(belief: BeliefState, deeper: boolean): void {
    if (belief.words[ZONES] === ALL_HOME) this.setResult(1, 1);
    else if (deeper) this.best(belief, false);
    else this.#ask(belief, NOTHING);
  }

  #save({ words }: BeliefState): number {
    const at = this.#saves++ * WORDS;
    for (let word = 0; word < WORDS; word++) this.#saved[at + word] = words[word] as number;
    return at;
  }

  #restore({ words }: BeliefState, at: number): void {
    for (let word = 0; word < WORDS; word++) words[word] = this.#saved[at + word] as number;
  }
}

let committed: ValueFunction | undefined;

/** By the weights of this version, which are read when they are first needed. */
export function committedValueFunction(): ValueFunction {
  if (committed) return committed;
  const net = netOf(WEIGHTS);
  committed = new ValueFunction(net, new QuickNet(net));
  return committed;
}
