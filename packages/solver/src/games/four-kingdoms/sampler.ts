import { type AnyGame, fourKingdoms, standardCards } from "@tetrarch/engine";
import type { Player } from "../../players/player.js";
import { racingPlayer } from "../../players/racing-player.js";
import { atOnce } from "../../search/resumable-search.js";
import { candidateMoves, firstEngineMove, playOuts } from "./play-outs.js";
import { engineMoves } from "./to-engine.js";

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
    trials: (view) => playOuts(game, anyDeal(game, view as View)),
  }) as Player<View, Move>;
  return {
    ...race,
    advise(observed, random, nodes) {
      if (candidates(anyDeal(game, observed.view)).length > 0) return race.advise(observed, random, nodes);
      return atOnce({ move: observed.legal[0] as Move, moves: [], nodes: 0, resigns: true });
    },
  };
}

/** Some position that agrees with the view: which moves there are is the same in all of them. */
function anyDeal(game: AnyGame, view: View): State {
  return game.sample(view, () => 0) as State;
}

/** The moves worth weighing: a single one when it is no question, none when nothing can be gained any more. */
function candidates(state: State): readonly Move[] {
  const next = ontoSingle(state) ?? engineMoves(state, [])[0];
  return next === undefined ? candidateMoves(state).map((move) => firstEngineMove(state, move)) : [next];
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
