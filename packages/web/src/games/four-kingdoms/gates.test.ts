import type { fourKingdoms } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { position } from "../../../../engine/test/positions/four-kingdoms.js";
import { gatesOf } from "./gates.js";

const LANDS = { t1: "2C 3C", t2: "2D", t3: "2H", t4: "AC", t5: "4D", t6: "4H", t7: "QS" };

function gatesIn(parts: Parameters<typeof position>[0]) {
  const game = gameOf("four-kingdoms");
  const state = position({ ...LANDS, ...parts });
  const gates = gatesOf(game.view(state) as fourKingdoms.View);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  return { gates, legal };
}

test("FK-5 to FK-8: a gate glows for the open card that can go home through it, and for no other", () => {
  for (const parts of [
    { waste: "KS" },
    { waste: "2S KS 9H" },
    { castle: "KS", waste: "TH" },
    { castle: "KH QH", guests: "JH" },
    { castle: "KC QC JC", waste: "9C" },
    { castle: "KC QC JC", subjects: "9C 8C", waste: "7C" },
    { castle: "KC QC JC", tower: "TC" },
  ]) {
    const { gates, legal } = gatesIn(parts);
    const glowing = gates.flatMap(({ zone, comesFrom }) => (comesFrom ? [`${comesFrom}-${zone}`] : []));
    expect(glowing.sort()).toEqual(
      legal.filter((word) => /-(castle|tower|dungeon|subjects)$/.test(word)).sort(),
    );
  }
});

test("FK-7, FK-9: a gate names what it takes next, a guest chamber any card", () => {
  const clubs = ({ gates }: ReturnType<typeof gatesIn>) =>
    gates
      .filter(({ suit }) => suit === "C")
      .map(({ rank, isClosed }) => `${rank}${isClosed ? " closed" : ""}`);
  expect(clubs(gatesIn({}))).toEqual([
    "A closed",
    "10",
    "any closed",
    "K",
    "Q closed",
    "J closed",
    "9 closed",
  ]);
  expect(clubs(gatesIn({ castle: "KC QC JC", subjects: "9C 8C" }))).toEqual([
    ...["A closed", "10", "any", "K", "Q", "J", "7"],
  ]);
});
