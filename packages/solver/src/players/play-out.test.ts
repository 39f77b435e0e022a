import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { atOnce, runToEnd } from "../search/resumable-search.js";
import { MOST_PLAYED_MOVES, playingOut } from "./play-out.js";
import { type AnyPlayer, randomPlayer } from "./player.js";

const game = gameOf("kings-keys");
const start = game.setup(numberedDeal(game.pack, 1), []);

describe("playing out", () => {
  it("plays the same game with the same chance", () => {
    const once = runToEnd(playingOut(game, start, randomPlayer, seededRandom(5), 0));
    const again = runToEnd(playingOut(game, start, randomPlayer, seededRandom(5), 0));
    expect(again).toEqual(once);
    expect(once.outcome.status).not.toBe("playing");
  });

  it("C-6: a player who moves to and fro for ever resigns, and the score counts", () => {
    const score = { value: 3, max: 9, text: "3" };
    const treadmill: AnyGame = {
      ...game,
      legalMoves: () => ["left", "right"],
      play: (state) => ({ state, events: [] }),
      outcome: () => ({ status: "playing", score }),
      resignedScore: () => score,
    };
    const dawdler: AnyPlayer = {
      name: "dawdler",
      version: 1,
      nodesAMove: 0,
      advise: ({ legal }) => atOnce({ move: legal[0], moves: [], nodes: 2 }),
    };
    expect(runToEnd(playingOut(treadmill, start, dawdler, seededRandom(1), 0))).toEqual({
      outcome: { status: "lost", score },
      words: Array(MOST_PLAYED_MOVES).fill("undefined-undefined"),
      moves: MOST_PLAYED_MOVES,
      nodes: 2 * MOST_PLAYED_MOVES,
    });
  });

  it("C-6: a player may resign before", () => {
    const quitter: AnyPlayer = {
      name: "quitter",
      version: 1,
      nodesAMove: 0,
      advise: ({ legal }) => atOnce({ move: legal[0], moves: [], nodes: 1, resigns: true }),
    };
    expect(runToEnd(playingOut(game, start, quitter, seededRandom(1), 0))).toEqual({
      outcome: { status: "lost", score: game.resignedScore(start) },
      words: [],
      moves: 0,
      nodes: 1,
    });
  });
});
