import { type fourKingdoms, numberedDeal, seededRandom } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { gameOf } from "../../testing/game-of.js";
import { FILLING } from "./lands.js";

const game = gameOf("four-kingdoms");
const [whence] = FILLING.circumstances;
/** Cards can be moved to and fro for ever. */
const MOST_MOVES = 100;

it("what fills an empty land (FK-2), and whether that turns a card up (FK-3), is what the engine tells of the move", () => {
  let filled = 0;
  let turnedUp = 0;
  for (let deal = 1; deal <= 40; deal++) {
    const random = seededRandom(deal);
    let state: unknown = game.setup(numberedDeal(game.pack, deal), []);
    for (let moves = 0; moves < MOST_MOVES; moves++) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const move = legal[random(legal.length)] as fourKingdoms.Move;
      const view = game.view(state) as fourKingdoms.View;
      const { state: next, events } = game.play(state, move);
      const fills = events.some((event) => event.type === "moved" && "onto" in event && event.onto === null);
      expect(FILLING.isOne(view, move)).toBe(fills);
      if (fills) {
        filled++;
        const turns = events.some(({ type }) => type === "turned");
        expect(whence?.[1](view, move) === "a land, off a card face down").toBe(turns);
        if (turns) turnedUp++;
      }
      state = next;
    }
  }
  expect(filled).toBeGreaterThan(20);
  expect(turnedUp).toBeGreaterThan(0);
});
