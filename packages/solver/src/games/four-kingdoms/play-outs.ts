import { type AnyGame, type fourKingdoms, type Random, shuffled } from "@tetrarch/engine";
import { WASTE } from "@tetrarch/engine/four-kingdoms";
import { ACE, rankOf, suitOf } from "@tetrarch/engine/standard-cards";
import type { MoveTrials, TrialResult } from "../../players/racing-player.js";
import { engineMoves } from "./conversion.js";
import { FEATURES, FeatureReader } from "./features.js";
import { MOST_MOVES, playMove, writeChoices } from "./moves.js";
import { ALL_HOME, Packed, ZONES } from "./packed.js";

/** A row of weights for each kind of move, a weight for each of its features: learnt in play (README, "The learnt policy"). */
// biome-ignore format: a row a kind of move
export const LEARNT: readonly number[] = [
  // a deal
  -3.84, -2.58, -1.43, 0.86, -3.00, -0.73, -2.13, -3.43, -6.79, -1.61, 0.91, -0.91, -0.53, 0.07, -1.13, -1.86, -0.47, 0.05,
  // a column's run onto a card
  6.66, 4.07, 1.89, 2.60, 0.62, 0, 1.08, 4.04, 0.18, -2.32, 0.77, 2.17, 0.16, 2.45, -1.53, 0.63, 0.79, -1.73,
  // a column's run to an empty pile
  3.40, 0.26, -1.26, 0.28, 0.69, -0.59, -1.47, 1.77, 0.38, -1.61, -5.39, -0.35, 1.79, -1.37, -1.72, 0.82, 1.17, 3.36,
  // the waste's top onto a card
  4.10, 2.40, 4.88, 2.31, 0.03, 0, 3.09, 3.44, 4.09, 1.99, 2.64, 0, -0.94, 1.98, -3.59, 0.25, -1.36, -2.04,
  // the waste's top to an empty pile
  -0.82, -1.49, 1.19, -1.38, 0.52, -3.39, -0.49, 2.21, -2.38, 13.84, 1.92, 0, -0.28, 1.12, -0.39, -1.30, 0.67, 1.15,
  // a column's card to its chamber
  3.01, 0.13, -0.47, 0.61, -0.14, 0, -3.29, 0.70, -1.40, -3.57, 4.86, 0, -0.85, 0.35, 0.04, 0.34, 0.04, 0.04,
  // the waste's top to its chamber
  -1.95, 1.29, -4.97, -8.88, 3.02, 0, -3.33, 0.44, 0.85, 3.23, -1.87, 0, -0.68, 0.91, -0.05, -1.32, -0.05, -0.05,
  // a ten to the tower before its jack
  1.71, -0.19, 0.94, 1.61, -2.49, 0, -0.20, 0.69, -1.44, 0.37, 2.13, 0, 0, -0.82, 1.47, -2.91, 1.70, 2.20,
];

/** Rates moves by weights learnt in play (README, "The learnt policy"); it sees no hidden card. */
export class Policy {
  readonly moves = new Int32Array(MOST_MOVES);
  /** The higher the better; as exponents they give the chances with which the policy was taught to play. */
  readonly worth = new Float64Array(MOST_MOVES);
  readonly #reader = new FeatureReader();

  /** Lists the moves worth trying, and says how many. */
  list(packed: Packed): number {
    return writeChoices(packed, this.moves, 0);
  }

  /** Judges the moves listed. */
  weigh(packed: Packed, count: number): void {
    this.#reader.look(packed, count);
    for (let i = 0; i < count; i++) this.worth[i] = this.#worthOf(packed, this.moves[i] as number);
  }

  /** The best move, −1 when there is none. */
  choose(packed: Packed): number {
    const count = this.list(packed);
    if (count < 2) return count === 0 ? -1 : (this.moves[0] as number);
    this.weigh(packed, count);
    let best = 0;
    for (let i = 1; i < count; i++) if ((this.worth[i] as number) > (this.worth[best] as number)) best = i;
    return this.moves[best] as number;
  }

  #worthOf(packed: Packed, move: number): number {
    const first = this.#reader.describe(packed, move) * FEATURES;
    const { features } = this.#reader;
    let worth = 0;
    for (let i = 0; i < FEATURES; i++) worth += (LEARNT[first + i] as number) * (features[i] as number);
    return worth;
  }
}

type Move = fourKingdoms.Move;
type State = fourKingdoms.State;

/** The packed moves worth weighing. */
export function candidateMoves(state: State): readonly number[] {
  const policy = new Policy();
  const count = policy.list(new Packed(state));
  return [...policy.moves.subarray(0, count)];
}

/** The first of the engine's moves that a packed move stands for. */
export function firstEngineMove(game: AnyGame, state: State, move: number): Move {
  return engineMoves(game, state, [move], 1)[0] as Move;
}

/** Trials of moves: the hidden cards are dealt again, the move is played, and the learnt policy plays on. */
export function playOuts(game: AnyGame, state: State): MoveTrials<Move> {
  const packed = new Packed(state);
  const start = packed.words.slice();
  const hidden = packed.hiddenCards();
  const policy = new Policy();
  const packedMoves = new Map(
    candidateMoves(state).map((move) => [game.formatMove(firstEngineMove(game, state, move)), move] as const),
  );
  return {
    deal(random: Random) {
      packed.words.set(start);
      packed.redeal(shuffled(hidden, random));
    },
    tryMove(move: unknown): TrialResult {
      packed.words.set(start);
      playMove(packed, packedMoves.get(game.formatMove(move)) as number);
      const nodes = 1 + playOn(packed, policy);
      return { value: packed.words[ZONES] === ALL_HOME ? 1 : 0, tieBreak: packed.cardsHome(), nodes };
    },
  };
}

/** Plays the policy's moves until there is none, and counts them. */
function playOn(packed: Packed, policy: Policy): number {
  for (let nodes = 0; ; nodes++) {
    const move = policy.choose(packed);
    if (move < 0) return nodes;
    playMove(packed, move);
  }
}

type View = fourKingdoms.View;

/** Some position that agrees with the view: which moves there are is the same in all of them. */
export function anyDeal(game: AnyGame, view: View): State {
  return game.sample(view, () => 0) as State;
}

/** The moves worth weighing: a single one when it is no question, none when nothing can be gained any more. */
export function candidates(game: AnyGame, state: State): readonly Move[] {
  const next = ontoSingle(state) ?? engineMoves(game, state, [], 1)[0];
  return next === undefined
    ? candidateMoves(state).map((move) => firstEngineMove(game, state, move))
    : [next];
}

/**
 * The next higher card onto a single card whose chamber is empty.
 * The card could be lodged as well; but it may have left the chamber for this, and must not return at once.
 */
function ontoSingle({ tableau, waste, kingdoms, guests }: State): Move | undefined {
  for (const [to, { down, up }] of tableau.entries()) {
    const [card] = up;
    if (down.length > 0 || up.length !== 1 || card === undefined || rankOf(card) === ACE) continue;
    const suit = suitOf(card);
    if ((kingdoms[suit] as fourKingdoms.Kingdom).castle < 2 || guests[suit] !== null) continue;
    if (waste.at(-1) === card + 1) return { type: "land", from: WASTE, to, count: 1 };
    const from = tableau.findIndex((pile) => pile.down.length > 0 && pile.up[0] === card + 1);
    if (from >= 0) return { type: "land", from, to, count: (tableau[from] as fourKingdoms.Pile).up.length };
  }
  return undefined;
}
