import type { fourKingdoms } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { tellChecks } from "../../../../../testing/counts.js";
import { gameOf } from "../../../../../testing/game-of.js";
import { position } from "../../../../engine/test/positions/four-kingdoms.js";
import { randomGame } from "../../../test/app.js";
import { gatesOf, waysOf } from "./gates.js";
import { fourKingdomsTable } from "./table.js";

const LANDS = { t1: "2C 3C", t2: "2D", t3: "2H", t4: "AC", t5: "4D", t6: "4H", t7: "QS" };

/** By the rules: what is home before a place, or a seat of the castle, is open. */
const OPENED_BY: Readonly<Record<string, readonly string[]>> = {
  Q: ["K"], // FK-5
  J: ["K", "Q"], // FK-5
  subjects: ["K", "Q", "J"], // FK-7
  dungeon: ["K", "Q", "J", "10"], // FK-8
  guest: ["K", "Q"], // FK-9
};

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
      .map(({ rank, waitsFor }) => `${rank}${waitsFor && ` after ${waitsFor}`}`);
  expect(clubs(gatesIn({}))).toEqual([
    "A after K Q J 10",
    "10",
    "any after K Q",
    "K",
    "Q after K",
    "J after K Q",
    "9 after K Q J",
  ]);
  expect(clubs(gatesIn({ castle: "KC QC JC", subjects: "9C 8C" }))).toEqual([
    ...["A after 10", "10", "any", "K", "Q", "J", "7"],
  ]);
});

test("FK-2, FK-5 to FK-9: a place is lit exactly where the rules let a card go now, and a lock is open once what it names is home", () => {
  const checks = { lit: 0, dark: 0, locks: 0 };
  for (let deal = 1; deal <= 20; deal++) {
    for (const { game, now } of randomGame("four-kingdoms", deal, 200).sessions) {
      const view = game.view(now.state) as fourKingdoms.View;
      const legal = game.legalMoves(now.state).map((move) => game.formatMove(move));
      const taking = new Set(legal.map((word) => fourKingdomsTable.ends(view, word).to));
      const lit = new Set(waysOf(view).map(({ to }) => to));
      for (const { id } of fourKingdomsTable.piles(view)) {
        expect(lit.has(id), `${id} takes a card`).toBe(taking.has(id));
        checks[lit.has(id) ? "lit" : "dark"]++;
      }
      for (const { suit, zone, rank, waitsFor } of gatesOf(view)) {
        const { castle = [], tower = [] } = view.kingdoms.find((kingdom) => kingdom.suit === suit) ?? {};
        const home = [...castle, ...tower].map((card) => card.charAt(0).replace("T", "10"));
        const first = OPENED_BY[zone === "castle" ? rank : zone] ?? [];
        expect(waitsFor, `${zone} of ${suit}`).toBe(first.filter((each) => !home.includes(each)).join(" "));
        checks.locks++;
      }
    }
  }
  tellChecks(checks.lit, "places that take a card now");
  tellChecks(checks.dark, "places that take none");
  tellChecks(checks.locks, "gates and what they wait for");
});
