import { type AnyGame, games, numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { playingOut } from "../../players/play-out.js";
import { type AnyPlayer, observe } from "../../players/player.js";
import { runToEnd } from "../../search/resumable-search.js";
import { greedyPlayer, rehearserPlayer, samplerPlayer } from "./players.js";

const game = games.find(({ id }) => id === "four-kingdoms") as AnyGame;
const greedy = greedyPlayer as AnyPlayer;
const sampler = samplerPlayer(game) as AnyPlayer;
const rehearser = rehearserPlayer(game) as AnyPlayer;

function adviceFor(player: AnyPlayer, text: string, nodes = 500) {
  const state = game.parseState(text);
  if (!state.ok) throw new Error(state.error.message);
  const advice = runToEnd(player.advise(observe(game, state.value), seededRandom(1), nodes));
  return { ...advice, word: game.formatMove(advice.move) };
}

/** All but a handful of hearts and spades is home. */
function late(piles: readonly string[], stock: string, waste: string, spades: string, guests = ""): string {
  const lines = Array.from({ length: 7 }, (_, pile) => `t${pile + 1}: ${piles[pile] ?? "|"}`);
  return [
    ...lines,
    `stock: ${stock}`,
    `waste: ${waste}`,
    `castle: KC QC JC KD QD JD KH QH JH ${spades}`,
    "tower: TC TD TH",
    "subjects: 9C 8C 7C 6C 5C 4C 3C 2C 9D 8D 7D 6D 5D 4D 3D 2D 9H 8H 7H 6H 5H 4H 3H 2H",
    "dungeon: AC AD AH",
    `guests: ${guests}`,
  ]
    .map((line) => line.trim())
    .join("\n");
}

describe("the greedy player", () => {
  it.each([
    ["send-home", "t2-castle", late(["| AS", "JS | QS"], "TS 9S 8S 7S 6S", "5S 4S 3S 2S", "KS")],
    ["join-runs", "t3-t2x2", late(["JS QS | AS", "| 2S", "| 3S 4S"], "TS 9S 8S 7S 6S", "5S", "KS")],
    ["turn-up-by-run", "t1-t3", late(["JS QS | 4S", "9S | AS", "| 2S 3S"], "TS 8S 7S 6S 5S", "", "KS")],
    ["clear-waste", "w-t2", late(["JS QS | AS", "| 2S 3S"], "TS 9S 8S 7S 6S 5S", "4S", "KS")],
    ["lodge", "t1-guest", late(["JS | 4S", "9S | AS"], "TS 8S 7S 6S 5S 3S 2S", "", "KS QS")],
    ["ten-to-tower", "t1-tower", late(["QS | TS", "9S | AS"], "JS 8S 7S 6S 5S 4S 3S 2S", "", "KS")],
    ["turn-up-into-empty", "t1-t3", late(["JS QS | 8S", "9S | AS"], "TS 7S 6S 5S 4S 3S 2S", "", "KS")],
    ["waste-to-empty", "w-t2", late(["| AS"], "TS JS QS 9S 8S 7S 6S 5S 4S 3S", "2S", "KS")],
    ["deal", "deal", late(["| AS"], "2S TS JS QS 9S 8S 7S 6S 5S 4S 3S", "", "KS")],
  ])("plays %s", (reason, word, text) => {
    expect(adviceFor(greedy, text)).toMatchObject({ reason, word });
  });
});

describe.each([sampler, rehearser])("the player $name", (player) => {
  it("plays at once what cannot do harm, and weighs the rest", () => {
    const safe = adviceFor(player, late(["| AS", "JS | QS"], "TS 9S 8S 7S 6S", "5S 4S 3S 2S", "KS"));
    expect(safe).toMatchObject({ word: "t2-castle", moves: [] });
    const open = adviceFor(player, late(["JS QS | 8S", "9S | AS"], "TS 7S 5S 4S 3S 2S", "6S", "KS"));
    expect(open.moves.map(({ move }) => game.formatMove(move)).sort()).toEqual([
      "deal",
      "t1-t3",
      "t2-t3",
      "w-t3",
    ]);
  });

  it("comes to an end", () => {
    for (let deal = 1; deal <= 10; deal++) {
      const start = game.setup(numberedDeal(game.pack, deal), []);
      const played = runToEnd(playingOut(game, start, player, seededRandom(deal), 300));
      expect(played.moves).toBeLessThan(250);
    }
  });
});

it("who rehearses stops when the moves left are alike, whatever may still be spent", () => {
  const text = late(["JS QS | 8S", "9S | AS"], "TS 7S 5S 4S 3S 2S", "6S", "KS");
  const { moves, nodes } = adviceFor(rehearser, text, 10_000_000);
  expect(moves.filter(({ visits }) => visits === moves[0]?.visits).length).toBeGreaterThan(1);
  expect(nodes).toBeLessThan(10_000);
});
