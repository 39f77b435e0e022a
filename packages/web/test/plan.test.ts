import { helped, legalWords, type Session } from "@tetrarch/engine";
import { beforeEach, expect, test } from "vitest";

import { after, sessionOf } from "./app.js";
import { keptGame } from "./kept-game.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

const stage = new Stage();
const { savedMoves } = keptGame(stage);
const GAME = "napoleons-tomb";

beforeEach(() => stage.paintNothing());

/** Moves into a won game: the first pass is over, and the hint sorts the stock. */
const FIRST_PASS = 0.3;
/** Two moves before a corner is complete. */
const BEFORE_CORNER = 0.836;

/** A won game after a part of its moves. */
function wonUntil(part: number): Session {
  const win = WINS[GAME];
  if (!win) throw new Error("no won game");
  return win.words.slice(0, win.words.length * part).reduce(after, sessionOf(GAME, win.deal));
}

/** The same with all cards home that can go there, so that the hint sorts. */
function withCardsHome(session: Session): Session {
  const home = legalWords(session).find((word) => word.endsWith("-f"));
  return home === undefined ? session : withCardsHome(after(session, home));
}

/** The button that plays the plan of a hint, which says how many moves it has. */
async function planAfter(begun: Session) {
  await stage.openKept(helped(begun, "hint"));
  await stage.page.getByRole("button", { name: "Hint", exact: true }).click();
  const play = stage.page.getByRole("button", { name: /^Play the plan: \d+ moves$/ });
  // The plan is thought out as long as it takes on a busy machine.
  await play.waitFor({ timeout: 60_000 });
  return play;
}

test("the plan of a hint is played move by move until a press stops it; it goes on from there, and tells when it is left", async () => {
  const { page } = stage;
  const begun = withCardsHome(wonUntil(FIRST_PASS));
  const play = await planAfter(begun);
  // All of the hint is read at once where there is room for it; else the rest is read in the same place.
  const caption = page.locator(".caption");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => caption.innerText()).toMatch(/stock is in order/);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(() => caption.innerText()).toMatch(/^Hint: .*More …$/);
  await caption.click();
  await expect.poll(() => caption.innerText()).toMatch(/stock is in order.*[^…]$/);
  // All of it is in view: a line is higher than the feet of letters.
  await expect.poll(() => caption.evaluate((line) => line.scrollHeight - line.clientHeight)).toBeLessThan(6);
  const [said, table, bar] = await Promise.all(
    [".said", ".table", ".bar"].map((name) => page.locator(name).boundingBox()),
  );
  if (!said || !table || !bar) throw new Error("no hint");
  expect(said.y).toBeGreaterThanOrEqual(table.y + table.height);
  expect(said.y + said.height).toBeLessThanOrEqual(bar.y);
  await caption.click();
  const card = await page.locator('[data-pile-id="s"] .card.free').boundingBox();
  if (!card) throw new Error("no stock");
  const toGo = async () => Number(/\d+/.exec(await play.innerText())?.[0]);
  const planned = await toGo();
  await play.click();
  await expect.poll(() => page.locator(".caption").innerText()).toMatch(/^Playing the plan: \d+ moves to go/);
  await expect.poll(savedMoves).toBeGreaterThan(begun.now.number + 2);
  // It stops it, and does nothing with the card.
  await page.mouse.click(card.x + card.width / 2, card.y + card.height / 2);
  await play.waitFor();
  expect(await page.locator(".lifted").count()).toBe(0);
  const left = await toGo();
  await expect.poll(savedMoves).toBe(begun.now.number + planned - left);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(toGo).toBe(left + 1);
  // Another waste pile than that of the plan.
  const planPile = await page.locator(".bar .hinted").innerText();
  const other = /waste I\b/.test(planPile) ? "w2" : "w1";
  await page.locator('[data-pile-id="s"] .card.free').click();
  await page.locator(`[data-pile-id="${other}"]`).locator(".card, .place").last().click();
  await expect.poll(() => page.locator(".caption").innerText()).toMatch(/^You left the plan:/);
  expect(await play.count()).toBe(0);
});

test("it goes on when a corner is complete, which is shown large; and the game tells which help there was", async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", JSON.stringify({ speed: "off" })));
  const play = await planAfter(wonUntil(BEFORE_CORNER));
  await play.click();
  await page.getByText(/^\d+ hints$/).waitFor();
});
