import { cardName, legalWords, type napoleonsTomb } from "@tetrarch/engine";
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

test("C-11: with a hint the large button makes its move, though a card can go home", () => {
  const start = startOf("napoleons-tomb", 1);
  let session = start;
  while (!legalWords(session).some((word) => word.endsWith("-f"))) session = after(session, "s-w1");
  const legal = legalWords(session);
  const view = session.game.view(session.now.state) as napoleonsTomb.View;
  const home = legal.find((word) => word.endsWith("-f")) ?? "";
  const { from } = table.ends(view, home);
  const name = cardName(
    table
      .piles(view)
      .find(({ id }) => id === from)
      ?.cards.at(-1) ?? "",
  );
  expect(table.main(view, legal)).toMatchObject({ word: home, label: "Send it home", why: name });
  expect(table.main(view, legal, "s-w2")).toMatchObject({ word: "s-w2", why: "the hint" });
  expect(table.main(view, legal, home)).toMatchObject({ word: home, why: `the hint: ${name}` });
});
