import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { WASTE } from "@tetrarch/engine/four-kingdoms";
import { ACE, rankOf, suitOf } from "@tetrarch/engine/standard-cards";
import { candidateMoves, firstEngineMove } from "./play-outs.js";
import { engineMoves } from "./to-engine.js";

type Move = fourKingdoms.Move;
type State = fourKingdoms.State;
type View = fourKingdoms.View;

/** Some position that agrees with the view: which moves there are is the same in all of them. */
export function anyDeal(game: AnyGame, view: View): State {
  return game.sample(view, () => 0) as State;
}

/** The moves worth weighing: a single one when it is no question, none when nothing can be gained any more. */
export function candidates(state: State): readonly Move[] {
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
    if (down.length > 0 || up.length !== 1 || card === undefined || rankOf(card) === ACE) continue;
    const suit = suitOf(card);
    if ((kingdoms[suit] as fourKingdoms.Kingdom).castle < 2 || guests[suit] !== null) continue;
    if (waste.at(-1) === card + 1) return { type: "land", from: WASTE, to, count: 1 };
    const from = tableau.findIndex((pile) => pile.down.length > 0 && pile.up[0] === card + 1);
    if (from >= 0) return { type: "land", from, to, count: (tableau[from] as fourKingdoms.Pile).up.length };
  }
  return undefined;
}
