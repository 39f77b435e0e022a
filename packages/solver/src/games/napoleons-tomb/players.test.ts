import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { playingOut } from "../../players/play-out.js";
import { type AnyPlayer, observe } from "../../players/player.js";
import { runToEnd } from "../../search/resumable-search.js";
import { plannerPlayer, samplerPlayer } from "./players.js";

const game = gameOf("napoleons-tomb");
/** Of every so many moves one is asked of a player who was never asked before. */
const STRIDE = 97;

function newPlanner(): AnyPlayer {
  return plannerPlayer(game) as AnyPlayer;
}

/** Moves in words, each of which must be legal after those before it. */
function movesOf(state: unknown, moves: readonly unknown[]): readonly string[] {
  return moves.map((move) => {
    const word = game.formatMove(move);
    expect(game.legalMoves(state).map((legal) => game.formatMove(legal))).toContain(word);
    state = game.play(state, move).state;
    return word;
  });
}

function played(player: AnyPlayer, deal: number) {
  const start = game.setup(numberedDeal(game.pack, deal), []);
  return runToEnd(playingOut(game, start, player, seededRandom(deal), player.nodesAMove)).outcome.status;
}

describe("the planner", () => {
  it("advises the same whether it was asked before or not: what it keeps only saves work", () => {
    const usedPlayer = newPlanner();
    const reasons = new Set<string>();
    let state: unknown = game.setup(numberedDeal(game.pack, 11), []);
    for (let ply = 0; game.outcome(state).status === "playing"; ply++) {
      const advise = (player: AnyPlayer) =>
        runToEnd(player.advise(observe(game, state), seededRandom(ply), player.nodesAMove));
      const { move, reason = "", plan } = advise(usedPlayer);
      if (ply % STRIDE === 0) {
        expect(movesOf(state, plan?.() ?? [move])[0]).toBe(game.formatMove(move));
        // The first pass is drawn without one.
        expect((plan?.() ?? []).length > 0, `ply ${ply}`).toBe(reason !== "draw-unseen");
        expect(game.formatMove(advise(newPlanner()).move), `ply ${ply}`).toBe(game.formatMove(move));
        reasons.add(reason);
      }
      state = game.play(state, move).state;
    }
    expect(game.outcome(state).status).toBe("won");
    expect([...reasons].sort()).toEqual(["draw-unseen", "play-home", "play-in-order", "sort-stock"]);
  });

  it("wins where sampler sorts for a win that it does not find again", () => {
    expect(played(samplerPlayer() as AnyPlayer, 1_000_057)).toBe("lost");
    expect(played(newPlanner(), 1_000_057)).toBe("won");
  });
});
