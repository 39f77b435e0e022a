import { expect, test } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { position } from "../../../../engine/test/positions/four-kingdoms.js";
import type { AnyTable } from "../../table/model.js";
import { optionsOf } from "../../table/options.js";
import { fourKingdomsTable } from "./table.js";

await fourKingdomsTable.loadReasons?.();

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
    "Only the top card of the waste moves. Hold one to read them all.",
  );
  expect(table.refusal(view, { from: "w", depth: 1, to: "" })).not.toMatch(/Hold/);
});

test("a waste and a run that are looked at closely are read from their top down, without what is hidden", () => {
  const view = gameOf("four-kingdoms").view(position({ ...LANDS, t1: "9S | 2C 3C", waste: "KS 9H" }));
  const table = fourKingdomsTable as AnyTable;
  expect(table.contents?.(view, "w")).toMatch(/^Waste, top first: 9♥\uFE0E K♠\uFE0E /);
  expect(table.contents?.(view, "t1")).toBe("Free land 1, top first: 3♣\uFE0E 2♣\uFE0E");
  expect(table.contents?.(view, "t2")).toBeUndefined();
});

test("FK-2: a press sends no part of a run to an empty land unasked, and all of it at once", () => {
  const game = gameOf("four-kingdoms");
  const view = game.view(position({ ...LANDS, t1: "9S | 4C 5C 6C", t2: "" }));
  const isCareful = (word: string) => {
    const ends = fourKingdomsTable.ends(view as never, word);
    return fourKingdomsTable.careful?.(view as never, { word, ...ends });
  };
  expect(["t1-t2", "t1-t2x2", "t1-t2x3", "w-t2", "t5-t2"].filter(isCareful)).toEqual(["t1-t2", "t1-t2x2"]);
});

test("FK-6: a hint that passes a ten which its jack may still lie on says so", () => {
  const reason = (castle: string) =>
    fourKingdomsTable.reasonFor?.(
      gameOf("four-kingdoms").view(position({ ...LANDS, t6: "TH", castle, waste: "3D" })) as never,
      "w-t2",
      { rule: undefined, legal: ["w-t2", "t6-tower", "deal"] },
    );
  expect(reason("KH QH")).toMatch(/The ten of hearts can wait: the jack of hearts may lie on it\.$/);
  expect(reason("KH QH JH")).toMatch(/The ten of hearts can still go home after it\.$/);
});

test("FK-5 to FK-8: a press brings home what can go home, but a ten only once its jack is there", () => {
  expect(dueIn({ waste: "KS" })).toEqual(["w-castle"]);
  expect(dueIn({ castle: "KH QH", waste: "JH" })).toEqual(["w-castle"]);
  expect(dueIn({ castle: "KH QH", waste: "TH" })).toEqual([]);
  expect(dueIn({ castle: "KH QH JH", waste: "TH" })).toEqual(["w-tower"]);
  expect(dueIn({ castle: "KH QH JH", waste: "9H" })).toEqual(["w-subjects"]);
});
