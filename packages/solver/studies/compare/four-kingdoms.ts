import type { AnyGame, fourKingdoms } from "@tetrarch/engine";
import { anyDeal, candidates } from "../../src/games/four-kingdoms/candidates.js";
import { KingdomsOfChance } from "../../src/games/four-kingdoms/chance.js";
import { committedWorth } from "../../src/games/four-kingdoms/committed-worth.js";
import { ALL_HOME, ZONES } from "../../src/games/four-kingdoms/packed.js";
import { candidateMoves, firstEngineMove } from "../../src/games/four-kingdoms/play-outs.js";
import type { Worth } from "../../src/games/four-kingdoms/worth.js";
import type { AnyPlayer } from "../../src/index.js";
import { atOnce } from "../../src/search/resumable-search.js";
import type { End, QuickBase } from "./pricing.js";

type View = fourKingdoms.View;

/** The net alone: of the moves the one that leads to the position which the net thinks best, no card seen in thought. */
export function netAlone(game: AnyGame): QuickBase {
  const worth = committedWorth();
  return {
    player: {
      name: "net",
      version: 1,
      nodesAMove: 0,
      advise({ view, legal }) {
        const state = anyDeal(game, view as View);
        const [only, other] = candidates(state);
        if (only === undefined) return atOnce({ move: legal[0], moves: [], nodes: 0, resigns: true });
        if (other === undefined) return atOnce({ move: only, moves: [], nodes: 0 });
        const move = firstEngineMove(state, worth.best(new KingdomsOfChance(state), false));
        return atOnce({ move, moves: [], nodes: 0 });
      },
    } satisfies AnyPlayer,
    pairs(view, choices, tries, chance) {
      const state = anyDeal(game, view as View);
      if (candidates(state).length < 2) return undefined;
      const moves = choices.map(({ move }) => packedMove(game, state, move));
      const [one, other] = moves;
      if (one === undefined || other === undefined) return undefined;
      return Array.from({ length: tries }, () => {
        const dealt = new KingdomsOfChance(game.sample(view, chance) as fourKingdoms.State);
        const start = dealt.words.slice();
        const first = playedOn(worth, dealt, one);
        dealt.words.set(start);
        return [first, playedOn(worth, dealt, other)] as const;
      });
    },
  };
}

function packedMove(game: AnyGame, state: fourKingdoms.State, move: unknown): number | undefined {
  const word = game.formatMove(move);
  return candidateMoves(state).find((each) => game.formatMove(firstEngineMove(state, each)) === word);
}

/** What comes of a move when the net plays on. */
function playedOn(worth: Worth, chance: KingdomsOfChance, first: number): End {
  for (let move = first; move >= 0; move = worth.best(chance, false)) chance.play(move);
  return { isWon: chance.words[ZONES] === ALL_HOME, score: chance.cardsHome() };
}
