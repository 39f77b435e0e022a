import { seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { atOnce, runToEnd } from "../search/resumable-search.js";
import type { AnyPlayer } from "./player.js";
import { slippingPlayer } from "./slipping-player.js";

function playing(move: string, resigns = false): AnyPlayer {
  return {
    name: move,
    version: 1,
    nodesAMove: 0,
    advise: () => atOnce({ move, moves: [], nodes: 1, resigns }),
  };
}

function movesOf(player: AnyPlayer): readonly unknown[] {
  const random = seededRandom(1);
  return Array.from({ length: 1000 }, () => runToEnd(player.advise({ view: {}, legal: [] }, random, 0)).move);
}

it("slips as often as it should, and never where its weaker player would resign", () => {
  const often = { count: 3, of: 10 };
  const slips = movesOf(slippingPlayer("both", playing("good"), playing("bad"), often)).filter(
    (move) => move === "bad",
  );
  expect(slips.length).toBeGreaterThan(250);
  expect(slips.length).toBeLessThan(350);
  expect(new Set(movesOf(slippingPlayer("both", playing("good"), playing("bad", true), often)))).toEqual(
    new Set(["good"]),
  );
});
