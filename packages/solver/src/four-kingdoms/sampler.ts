import { type AnyGame, fourKingdoms, type Random, shuffled, standardCards } from "@tetrarch/engine";
import type { Player } from "../players/player.js";
import { type Judgement, racingPlayer, type Trials } from "../players/racing-player.js";
import { atOnce } from "../search/limits.js";
import { engineLine } from "./line.js";
import { playMove } from "./moves.js";
import { ALL_HOME, Packed, ZONES } from "./packed.js";
import { Policy } from "./policy.js";

type Move = fourKingdoms.Move;
type State = fourKingdoms.State;
type View = fourKingdoms.View;

const { rankOf, suitOf } = standardCards;

/** About half a second a game; README, "The players". */
const NODES_A_MOVE = 12_000;

/**
 * The strong player: deals the hidden cards anew, plays each move and then on by the learnt policy, which sees no
 * hidden card, and counts the wins. What cannot do harm it plays without thought.
 */
export function samplerPlayer(game: AnyGame): Player<View, Move> {
  const race: Player<View, Move> = racingPlayer({
    name: "sampler",
    nodesAMove: NODES_A_MOVE,
    candidates: ({ view }) => candidates(anyDeal(game, view as View)),
    trials: (view) => trialsOf(game, anyDeal(game, view as View)),
  }) as Player<View, Move>;
  return {
    ...race,
    advise(seen, random, nodes) {
      if (candidates(anyDeal(game, seen.view)).length > 0) return race.advise(seen, random, nodes);
      return atOnce({ move: seen.legal[0] as Move, moves: [], nodes: 0, resigns: true });
    },
  };
}

/** Some position that agrees with the view: which moves there are is the same in all of them. */
function anyDeal(game: AnyGame, view: View): State {
  return game.sample(view, () => 0) as State;
}

/** The moves worth weighing: a single one when it is no question, none when nothing can be gained any more. */
function candidates(state: State): readonly Move[] {
  const next = ontoSingle(state) ?? engineLine(state, [])[0];
  return next === undefined ? choices(state).map((move) => firstStep(state, move)) : [next];
}

/**
 * The next higher card onto a single card whose chamber is empty. The card could be lodged as well; but it may have
 * left the chamber for this, and must not return at once.
 */
function ontoSingle({ tableau, waste, kingdoms, guests }: State): Move | undefined {
  for (const [to, { down, up }] of tableau.entries()) {
    const [card] = up;
    if (down.length > 0 || up.length !== 1 || card === undefined || rankOf(card) === standardCards.ACE)
      continue;
    const suit = suitOf(card);
    if ((kingdoms[suit] as fourKingdoms.Kingdom).castle < 2 || guests[suit] !== null) continue;
    if (waste.at(-1) === card + 1) return { type: "land", from: fourKingdoms.WASTE, to, count: 1 };
    const from = tableau.findIndex((pile) => pile.down.length > 0 && pile.up[0] === card + 1);
    if (from >= 0) return { type: "land", from, to, count: (tableau[from] as fourKingdoms.Pile).up.length };
  }
  return undefined;
}

/** The packed moves worth weighing. */
function choices(state: State): readonly number[] {
  const policy = new Policy();
  const count = policy.list(new Packed(state));
  return [...policy.moves.subarray(0, count)];
}

function firstStep(state: State, move: number): Move {
  return engineLine(state, [move])[0] as Move;
}

function trialsOf(game: AnyGame, state: State): Trials<Move> {
  const packed = new Packed(state);
  const start = packed.words.slice();
  const hidden = packed.hiddenCards();
  const policy = new Policy();
  const packedMoves = new Map(
    choices(state).map((move) => [game.formatMove(firstStep(state, move)), move] as const),
  );
  return {
    deal(random: Random) {
      packed.words.set(start);
      packed.redeal(shuffled(hidden, random));
    },
    judge(move: unknown): Judgement {
      packed.words.set(start);
      playMove(packed, packedMoves.get(game.formatMove(move)) as number);
      const nodes = 1 + playOn(packed, policy);
      return { value: packed.words[ZONES] === ALL_HOME ? 1 : 0, comfort: packed.cardsHome(), nodes };
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
