import type { AnyGame, napoleonsTomb, Random } from "@tetrarch/engine";
import { type Observation, observe, type Player } from "../../players/player.js";
import type { ResumableSearch } from "../../search/resumable-search.js";
import { stateOf } from "./conversion.js";
import { homeEarly } from "./home-early.js";
import { nearest, plannerPlayer, whileUnseen } from "./players.js";

type State = napoleonsTomb.State;
type View = napoleonsTomb.View;
type Move = napoleonsTomb.Move;

/** The most searches for another plan, one that sends a card home which the first leaves. */
const MOST_SEARCHES = 6;

/**
 * The player that gives the hints. It plans as the planner does, but sends a card home as early as this plan, or another
 * from there, still wins; and at once where no plan is known.
 */
export function adviserPlayer(game: AnyGame): Player<View, Move> {
  const planner = plannerPlayer(game);
  const plannerAfter = plannerPlayer(game);

  function* withCardsHome(
    start: State,
    plan: readonly Move[],
    random: Random,
    nodes: number,
  ): ResumableSearch<readonly Move[]> {
    let moves = homeEarly(start, plan);
    let state = start;
    /** The cards sent home, by their piles and the sizes of the foundations, after which a plan was looked for. */
    const kept = new Set<string>();
    for (let at = 0; at < moves.length && kept.size < MOST_SEARCHES; at++) {
      const isHome = moves[at]?.type === "foundation";
      for (const home of isHome ? [] : (game.legalMoves(state) as readonly Move[])) {
        const after = home.type === "foundation" ? (game.play(state, home).state as State) : undefined;
        const key = JSON.stringify([home, after?.foundations]);
        if (!after || kept.has(key)) continue;
        kept.add(key);
        const observed = observe(game, after) as Observation<View, Move>;
        const { plan: other } = yield* plannerAfter.advise(observed, random, nodes);
        if (!other) continue;
        moves = [...moves.slice(0, at), home, ...homeEarly(after, other())];
        break;
      }
      state = game.play(state, moves[at]).state as State;
    }
    return moves;
  }

  return {
    ...planner,
    name: "adviser",
    *advise(observed, random, nodes) {
      const unseen = whileUnseen(observed);
      if (unseen) return unseen;
      const advice = yield* planner.advise(observed, random, nodes);
      const home = nearest(observed.legal, "foundation");
      if (!advice.plan) return home ? { ...advice, move: home, reason: "play-home" } : advice;
      const plan = yield* withCardsHome(stateOf(observed.view), advice.plan(), random, nodes);
      const move = plan[0] ?? advice.move;
      const isHome = move.type === "foundation";
      return { ...advice, move, plan: () => plan, ...(isHome && { reason: "play-home" }) };
    },
  };
}
