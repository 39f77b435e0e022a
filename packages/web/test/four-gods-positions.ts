import { type fourGods, seededRandom } from "@tetrarch/engine";
import { startOf } from "../../../testing/sessions.js";

/** The first position of a game played at random in which a move of a kind is legal, and that move. */
export function firstWith(
  kind: string,
  variant?: string,
  friends = 0,
): { readonly view: fourGods.View; readonly word: string } {
  for (let deal = 1; deal <= 200; deal++) {
    const { game, now } = startOf("four-gods", deal, variant);
    const random = seededRandom(deal);
    let { state } = now;
    for (let ply = 0; ply < 60; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const word = legal.find((each) => each.startsWith(kind));
      const view = game.view(state) as fourGods.View;
      if (word !== undefined && view.party.length >= friends) return { view, word };
      if (legal.length === 0) break;
      state = game.play(state, game.parseMove(legal[random(legal.length)] ?? "")).state;
    }
  }
  throw new Error(`no ${kind}`);
}
