import { helped, legalWords, ok } from "@tetrarch/engine";
import { parseLink } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

const stage = new Stage();
const { press } = historyActions(stage);
const SMALL = { width: 360, height: 640 };
const GAME = "kings-keys";

beforeEach(() => stage.page.setViewportSize(SMALL));

test("on a small phone the way that is found is offered within the sheet", async () => {
  const { page } = stage;
  await stage.openDeal(sessionOf(GAME, WINS[GAME]?.deal ?? 0));
  await chooseInMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await press("Could this have been won?");
  const way = await page.getByRole("button", { name: "Show a way" }).boundingBox();
  const sheet = await page.locator("dialog.sheet").boundingBox();
  if (!way || !sheet) throw new Error("nothing is offered");
  expect(way.y + way.height).toBeLessThanOrEqual(sheet.y + sheet.height);
});

test("the question before a resignation advises nothing; the sheet tells which help there was; sharing goes back to it; its challenge is the very deal", async () => {
  const { page } = stage;
  await stage.openKept(helped(sessionOf(GAME, 5), "hint"));
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Resign", exact: true }).click();
  const question = page.getByRole("dialog", { name: "Resign?" });
  await question.waitFor();
  expect(await question.locator(".main").count()).toBe(0);
  await question.getByRole("button", { name: "Resign", exact: true }).click();
  const end = page.getByRole("dialog", { name: "Resigned" });
  await end.getByText("With help: 1 hint.").waitFor();

  await press("More …");
  await press("Share …");
  await page.getByRole("textbox", { name: "Link" }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await end.waitFor();

  await press("More …");
  await press("Challenge a friend …");
  const address = await page.getByRole("textbox", { name: "Link" }).inputValue();
  const link = parseLink(address.split("#/link/")[1] ?? "", () => ok(sessionOf(GAME, 5).game));
  if (!link.ok || link.value.type !== "deal") throw new Error(address);
  expect(link.value.start.deal).toBe(sessionOf(GAME, 5).deal);
  expect(await page.locator(".sentence").innerText()).toMatch(
    /KK-5-\w: resigned after 0 moves, .* can you do better\?$/,
  );
  await page.getByRole("button", { name: "Close" }).click();
  await end.waitFor();
});

test("after a win the analysis is on the sheet, and sharing is offered once", async () => {
  const { page } = stage;
  const win = WINS[GAME];
  if (!win) throw new Error("no won game");
  await stage.openKept(win.words.reduce(after, sessionOf(GAME, win.deal)));
  await page.getByRole("button", { name: "Analyse it" }).waitFor();
  await page.getByRole("button", { name: "Share …" }).waitFor();
  await press("More …");
  const more = page.getByRole("dialog", { name: "More" });
  await more.waitFor();
  expect(await more.locator(".choices").locator("a, button").allInnerTexts()).toEqual([
    "How others play this deal",
    "Challenge a friend …",
    "This deal again",
    "Look at the table",
  ]);
});

test("the story of a game does not come over a table that is touched already; signs have words", async () => {
  const { page } = stage;
  const session = sessionOf("four-kingdoms", 8);
  await page.addInitScript(() => {
    localStorage.removeItem("tetrarch met");
    new MutationObserver((_, observer) => {
      const card = document.querySelector(".table .card");
      if (!card) return;
      observer.disconnect();
      card.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      card.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
    }).observe(document, { subtree: true, childList: true });
  });
  await stage.openDeal(session);
  await stage.expectPiles(session);
  await stage.settle();
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(legalWords(session).length).toBeGreaterThan(1);
  expect(await page.locator(".bar .icon-word, .guard .guard-word").allInnerTexts()).toEqual([
    "Unaided",
    "Undo",
    "Redo",
    "Hint",
  ]);
});
