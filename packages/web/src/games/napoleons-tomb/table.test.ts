import { cardName, legalWords, type napoleonsTomb } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { tellChecks } from "../../../../../testing/counts.js";
import { after, startOf } from "../../../../../testing/sessions.js";
import { randomGame } from "../../../test/app.js";
import { napoleonsTombTable as table } from "./table.js";
import { duePiles, wanted } from "./wanted-cards.js";

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

/** The corner's cards in their order (NT-2), twice from the king down. */
const DOWN = [..."KQJT98765432AKQJT98765432A"];

test("NT-2, NT-3, NT-5: a card is lit exactly where the rules let it go home, or on in the middle, and so is the tag of its place, which names it", () => {
  const checks = { home: 0, middle: 0, litTags: 0, tags: 0 };
  for (let deal = 1; deal <= 10; deal++) {
    for (const session of randomGame("napoleons-tomb", deal, 300).sessions) {
      const view = session.game.view(session.now.state) as napoleonsTomb.View;
      const legal = legalWords(session);
      const piles = table.piles(view);
      const due = duePiles(view, piles);
      const isOpen = view.central.length > 0;
      const goes = legal.filter((word) => word.endsWith("-f") || (isOpen && word.endsWith("-c")));
      const from = new Set(goes.map((word) => table.ends(view, word).from));
      expect(due.map(({ id }) => id).toSorted()).toEqual([...from].toSorted());
      checks.home += goes.filter((word) => word.endsWith("-f")).length;
      checks.middle += goes.filter((word) => word.endsWith("-c")).length;
      const wants = wanted(view);
      const takers = new Set(goes.map((word) => table.ends(view, word).to));
      for (const { place, card } of wants) {
        const isLit = due.some(({ cards }) => cards.at(-1) === card);
        expect(isLit, `${place} takes ${card}`).toBe(takers.has(place));
        checks.tags++;
        checks.litTags += Number(isLit);
      }
      const named = Object.fromEntries(wants.map(({ place, card }) => [place, card]));
      const corners = view.foundations.flatMap(({ suit, cards }) =>
        cards.length < DOWN.length ? [[`f${suit}`, `${DOWN[cards.length]}${suit}`]] : [],
      );
      const [ace] = view.central;
      const up = DOWN.toReversed()[view.central.length];
      const middle = ace && up ? [["c", `${up}${ace.charAt(1)}`]] : [];
      expect(named).toEqual(Object.fromEntries([...corners, ...middle]));
    }
  }
  tellChecks(checks.home, "cards that can go home");
  tellChecks(checks.middle, "cards that go on in the middle");
  tellChecks(checks.tags, `tags of places, ${checks.litTags} of them lit`);
  expect(Math.min(checks.home, checks.middle, checks.litTags)).toBeGreaterThan(0);
});

test("what to press: a lit card, where one goes on in the middle; else the stock, while there is any", () => {
  const start = startOf("napoleons-tomb", 1);
  const view = start.game.view(start.now.state) as napoleonsTomb.View;
  const none = { ...view, reserves: [["5S"]], tableau: [["8C"]], central: [] };
  const lit = { ...none, reserves: [["2D"]], central: ["AD"] };
  const prompts = [none, lit, { ...none, stock: [] }, { ...lit, stock: [] }].map((each) =>
    table.prompt?.(each),
  );
  expect(prompts).toEqual([
    "Tap the stock, then a pile",
    "Play a lit card or the stock",
    "No stock left: move a card",
    "Play a lit card",
  ]);
});
