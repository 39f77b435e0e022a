import { legalWords } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { beforeEach, describe, expect, test } from "vitest";
import { optionsOf } from "../src/table/options.js";
import { after, chooser, sessionOf } from "./app.js";
import { byTap, spotOf, tapAt } from "./input.js";
import { Stage, tableOf } from "./stage.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** A position in which a card that is due home fits on an open card of a land, too. */
function dueCardWithChoice() {
  for (let deal = 1; deal < 500; deal++) {
    const choose = chooser(deal);
    let session = sessionOf("four-kingdoms", deal);
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      const table = tableOf(session);
      const view = session.game.view(session.now.state);
      const options = optionsOf(table, view, legalWords(session));
      for (const due of options.filter((option) => table.isDue?.(view, option))) {
        const isOpen = (pile: string) =>
          table.piles(view).some(({ id, cards }) => id === pile && cards.length > 0);
        const other = options.find(({ from, to }) => from === due.from && /^t/.test(to) && isOpen(to));
        if (other) return { ...other, session };
      }
      session = after(session, word);
    }
  }
  throw new Error("no card that is due fits elsewhere");
}

describe("a covered card", () => {
  test("is raised while the right button is held, or by a long press, and nothing is moved by it", async () => {
    // The keys' field lies open from the start only with its top cards: a stack is made first.
    const start = sessionOf("kings-keys", 7);
    await stage.openDeal(start);
    await stage.play(byTap, start, "b3-c2");
    const { x, y } = await spotOf(stage.page, "c2", 2);
    const before = await stage.page.locator(".table").innerText();
    await stage.page.mouse.move(x, y);
    await stage.page.mouse.down({ button: "right" });
    await stage.page.locator(".card.peeked").waitFor();
    await stage.page.mouse.up({ button: "right" });
    await stage.page.locator(".card.peeked").waitFor({ state: "detached" });
    await expect.poll(() => stage.page.locator(".table").innerText()).toBe(before);
    await expect.poll(() => stage.page.locator(".card.lifted").count()).toBe(0);
    await stage.page.mouse.down();
    await stage.page.locator(".card.peeked").waitFor();
    await stage.page.mouse.up();
    await stage.page.locator(".card.peeked").waitFor({ state: "detached" });
    await expect.poll(() => stage.page.locator(".card.lifted").count()).toBe(0);
  });

  test("is not all that comes of a tap of whose end a busy page hears late", async () => {
    const session = sessionOf("four-kingdoms", 9);
    await stage.openDeal(session);
    const spot = await spotOf(stage.page, "t4", 1);
    await stage.page.evaluate(({ x, y }) => {
      const card = document.elementFromPoint(x, y);
      const at = { clientX: x, clientY: y, pointerId: 1, bubbles: true };
      card?.dispatchEvent(new PointerEvent("pointerdown", at));
      // An event is as old as when it was made.
      const end = new PointerEvent("pointerup", at);
      new MutationObserver((_, looking) => {
        if (!document.querySelector(".card.peeked")) return;
        looking.disconnect();
        card?.dispatchEvent(end);
      }).observe(document, { subtree: true, attributes: true });
    }, spot);
    await stage.expectPiles(after(session, "t4-tower"));
  });
});

test("FK-5: a card that a tap would bring home is lifted by a long press, and goes where the next tap says", async () => {
  const { page } = stage;
  const start = dueCardWithChoice();
  await stage.openKept(start.session);
  const { x, y } = await spotOf(page, start.from, 1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.locator(".card.peeked").waitFor();
  await page.mouse.up();
  await page.locator(".card.lifted").waitFor();
  await tapAt(page, await spotOf(page, start.to, 1));
  await stage.expectPiles(after(start.session, start.word), start.word);
});

describe("a card that is looked at closely", () => {
  const start = sessionOf("four-gods", 1);
  const story = builtInCardSet.locations.find(({ id }) => id === "L1")?.flavour ?? "";
  const where = tableOf(start)
    .piles(start.game.view(start.now.state))
    .find(({ cards }) => cards.at(-1) === "L1")?.id;
  const reason = () => stage.page.locator(".why.of-story");

  test("tells its story under a press, to the ear, and to who presses L, until the next key", async () => {
    await stage.openDeal(start);
    const { x, y } = await spotOf(stage.page, where ?? "", 1);
    await stage.page.mouse.move(x, y);
    await stage.page.mouse.down({ button: "right" });
    await expect.poll(() => reason().innerText()).toBe(story);
    await expect.poll(() => stage.page.locator("[role=status]").first().innerText()).toContain(story);
    await stage.page.mouse.up({ button: "right" });
    await reason().waitFor({ state: "detached" });
    await stage.page.locator('.card[data-code="L1"]').focus();
    await stage.page.keyboard.press("l");
    await expect.poll(() => reason().innerText()).toBe(story);
    await expect.poll(() => stage.page.locator("[role=status]").first().innerText()).toContain(story);
    await stage.page.keyboard.press("ArrowRight");
    await reason().waitFor({ state: "detached" });
    await stage.expectPiles(start);
  });
});

test("a card of a long waste pile that is looked at closely lists the pile from its top down", async () => {
  const session = Array<string>(20).fill("s-w3").reduce(after, sessionOf("napoleons-tomb", 3));
  await stage.openKept(session);
  const { x, y } = await spotOf(stage.page, "w3", 1);
  await stage.page.mouse.move(x, y);
  await stage.page.mouse.down({ button: "right" });
  const listed = tableOf(session).contents?.(session.game.view(session.now.state), "w3");
  expect(listed).toMatch(/^Waste III, top first: (\S+ ){19}\S+$/);
  await expect.poll(() => stage.page.locator(".why").innerText()).toBe(listed);
  await stage.page.mouse.up({ button: "right" });
  await stage.page.locator(".why").waitFor({ state: "detached" });
});
