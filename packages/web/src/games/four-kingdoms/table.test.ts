import { expect, test } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { position } from "../../../../engine/test/positions/four-kingdoms.js";
import type { AnyTable } from "../../table/model.js";
import { optionsOf } from "../../table/selection.svelte.js";
import { fourKingdomsTable } from "./table.js";

const LANDS = { t1: "2C 3C", t2: "2D", t3: "2H", t4: "AC", t5: "4D", t6: "4H", t7: "QS" };

/** The moves that a press makes at once. */
function dueIn(parts: Parameters<typeof position>[0]): readonly string[] {
  const game = gameOf("four-kingdoms");
  const state = position({ ...LANDS, ...parts });
  const view = game.view(state);
  const table = fourKingdomsTable as AnyTable;
  const words = game.legalMoves(state).map((move) => game.formatMove(move));
  return optionsOf(table, view, words)
    .filter((option) => table.isDue?.(view, option))
    .map(({ word }) => word);
}

test("FK-4: a press on a covered card of the waste says where all its cards can be read", () => {
  const view = gameOf("four-kingdoms").view(position({ ...LANDS, waste: "KS 9H" }));
  const table = fourKingdomsTable as AnyTable;
  expect(table.refusal(view, { from: "w", depth: 2, to: "" })).toBe(
    "Only the top card of the waste moves. To read them all: menu, More, “Cards of each pile”.",
  );
  expect(table.refusal(view, { from: "w", depth: 1, to: "" })).not.toMatch(/menu/);
});

test("FK-5 to FK-8: a press brings home what can go home, but a ten only once its jack is there", () => {
  expect(dueIn({ waste: "KS" })).toEqual(["w-castle"]);
  expect(dueIn({ castle: "KH QH", waste: "JH" })).toEqual(["w-castle"]);
  expect(dueIn({ castle: "KH QH", waste: "TH" })).toEqual([]);
  expect(dueIn({ castle: "KH QH JH", waste: "TH" })).toEqual(["w-tower"]);
  expect(dueIn({ castle: "KH QH JH", waste: "9H" })).toEqual(["w-subjects"]);
});
