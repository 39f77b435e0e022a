import { type AnyGame, type fourKingdoms, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { observe } from "../../players/player.js";
import { runToEnd } from "../../search/resumable-search.js";
import { BeliefState } from "./belief-state.js";
import { candidateMoves } from "./play-outs.js";
import { rehearserPlayer } from "./players.js";
import { TruncatedRollout } from "./truncated-rollout.js";
import { committedValueFunction } from "./value-function.js";

type State = fourKingdoms.State;
type View = fourKingdoms.View;

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

/** The first position of a deal in which there is something to weigh. */
function firstChoice(deal: number): State {
  let state = game.setup(numberedDeal(game.pack, deal), []) as State;
  for (;;) {
    const { move, moves } = runToEnd(player.advise(seen(state), seededRandom(1), 1));
    if (moves.length > 0) return state;
    state = game.play(state, move).state as State;
  }
}

function seen(state: State) {
  return observe(game, state) as { view: View; legal: readonly fourKingdoms.Move[] };
}

const player = rehearserPlayer(game);

class Watched extends BeliefState {
  readonly dealt: number[][] = [];

  override redeal(hidden: readonly number[]): void {
    super.redeal(hidden);
    this.dealt.push([...hidden]);
  }
}

describe("a rehearsal", () => {
  it("deals each hidden card once to each hidden place before it shuffles anew", () => {
    const state = firstChoice(3);
    const belief = new Watched(state);
    const hidden = belief.hiddenCards();
    const [move] = candidateMoves(state) as [number];
    const rollout = new TruncatedRollout(committedValueFunction(), belief, 1);
    const random = seededRandom(9);
    for (let deal = 0; deal < 2 * hidden.length; deal++) {
      rollout.deal(random);
      rollout.try(move);
    }
    const sorted = [...hidden].sort();
    for (const half of [belief.dealt.slice(0, hidden.length), belief.dealt.slice(hidden.length)]) {
      for (const [place] of hidden.entries()) {
        expect(half.map((order) => order[place]).sort()).toEqual(sorted);
      }
    }
    expect(belief.dealt[0]).not.toEqual(belief.dealt[hidden.length]);
  });

  it("asks the net when so many cards have been turned up, and plays to the end when there are not as many", () => {
    const state = firstChoice(3);
    const [move] = candidateMoves(state) as [number];
    const nodesAhead = [1, 4, 16, 99, 999].map((cards) => {
      const rollout = new TruncatedRollout(committedValueFunction(), new BeliefState(state), cards);
      const random = seededRandom(9);
      for (let deal = 0; deal < 20; deal++) {
        rollout.deal(random);
        rollout.try(move);
        if (cards < 99) expect(rollout.win).toBeGreaterThan(0);
        else expect([0, 1]).toContain(rollout.win);
      }
      return rollout.nodes;
    });
    const [one, four, sixteen, all, more] = nodesAhead as [number, number, number, number, number];
    expect(one).toBeLessThan(four);
    expect(four).toBeLessThan(sixteen);
    expect(sixteen).toBeLessThan(all);
    expect(more).toBe(all);
  });
});

describe("the rehearsing player", () => {
  it("says the same again, with nodes that are pinned", () => {
    const advices = [1, 2, 3].map((deal) =>
      runToEnd(player.advise(seen(firstChoice(deal)), seededRandom(deal), player.nodesAMove)),
    );
    const again = [1, 2, 3].map((deal) =>
      runToEnd(player.advise(seen(firstChoice(deal)), seededRandom(deal), player.nodesAMove)),
    );
    expect(again).toEqual(advices);
    expect(advices.map(({ move, nodes }) => [game.formatMove(move), nodes])).toEqual(PINNED);
  });

  it("tries the moves that may be the best longer than the others", () => {
    const advices = [1, 2, 3, 4, 5, 6, 7, 8].map((deal) =>
      runToEnd(player.advise(seen(firstChoice(deal)), seededRandom(deal), 2000)),
    );
    const visits = advices.map(({ moves }) => moves.map((evaluated) => evaluated.visits));
    for (const each of visits) expect(each).toEqual([...each].sort((a, b) => b - a));
    expect(visits.filter((each) => (each.at(-1) ?? 0) < (each[0] ?? 0)).length).toBeGreaterThan(0);
    for (const { cards } of advices) expect(cards).toBe(8);
  });
});

/** Moves and nodes: a change means that games of this player are other games than before. */
const PINNED = [
  ["t1-t3", 4509],
  ["t1-t7", 8010],
  ["t3-tower", 334],
];
