import { cardName, legalWords, type napoleonsTomb } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { tellChecks } from "../../../../../testing/counts.js";
import { after, startOf } from "../../../../../testing/sessions.js";
import { randomGame } from "../../../test/app.js";
import { goesOn, homeDistance } from "./home-distance.js";
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

test("NT-3, NT-5: a card is lit exactly where the rules let it go home, or on in the middle", () => {
  const lit = { home: 0, middle: 0 };
  for (let deal = 1; deal <= 20; deal++) {
    for (const session of randomGame("napoleons-tomb", deal, 300).sessions) {
      const view = session.game.view(session.now.state) as napoleonsTomb.View;
      const legal = new Set(legalWords(session));
      for (const { id, cards } of table.piles(view)) {
        const top = /^[rtwc]/.test(id) ? cards.at(-1) : undefined;
        if (top === undefined) continue;
        const [isDue, goes] = [homeDistance(view, top) === 0, goesOn(view, top)];
        expect(isDue, `${top} in ${id} goes home`).toBe(legal.has(`${id}-f`));
        if (view.central.length > 0) expect(goes, `${top} in ${id} goes on`).toBe(legal.has(`${id}-c`));
        lit.home += Number(isDue);
        lit.middle += Number(goes);
      }
    }
  }
  tellChecks(lit.home, "cards that can go home");
  tellChecks(lit.middle, "cards that go on in the middle");
  expect(Math.min(lit.home, lit.middle)).toBeGreaterThan(0);
});
