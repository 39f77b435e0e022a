import type { napoleonsTomb } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after, startOf } from "../../../../../testing/sessions.js";
import { napoleonsTombTable as table } from "./table.js";

test("a long waste pile, and the stock once it is known, is read from its top down (NT-10)", () => {
  const start = startOf("napoleons-tomb", 1);
  const turned = Array<string>(60).fill("s-w2").reduce(after, start);
  const view = turned.game.view(turned.now.state) as napoleonsTomb.View;
  const signs = { C: "♣", D: "♦", H: "♥", S: "♠" };
  const read = (cards: readonly string[]) =>
    cards
      .map((code) => `${code.charAt(0).replace("T", "10")}${signs[code.charAt(1) as "C"]}\uFE0E`)
      .join(" ");
  const waste = view.wastes[1] ?? [];
  expect(table.contents?.(view, "w2")).toBe(`Waste II, top first: ${read(waste.toReversed())}`);
  expect(table.about?.(view, "w2", { x: 0.5, y: 0.9 })).toBe(
    "Waste II: 60 cards. Hold one to read them all.",
  );
  const redealt = after(turned, "redeal");
  expect(table.contents?.(redealt.game.view(redealt.now.state) as napoleonsTomb.View, "s")).toBe(
    `Stock, top first: ${read(waste)}`,
  );
  const unseen = start.game.view(start.now.state) as napoleonsTomb.View;
  for (const pile of ["s", "w1", "r1"]) expect(table.contents?.(unseen, pile)).toBeUndefined();
});
