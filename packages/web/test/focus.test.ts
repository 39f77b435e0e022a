import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { holdAnswers } from "./held-answers.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { Stage } from "./stage.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

test("keys under a sheet do nothing on the table", async () => {
  const session = sessionOf("four-kingdoms", 8);
  await stage.openDeal(session);
  await stage.page.keyboard.press("n");
  await stage.page.getByRole("dialog", { name: "New deal" }).waitFor();
  await stage.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const key of ["Enter", "h", "u", "1"]) await stage.page.keyboard.press(key);
  await stage.page.keyboard.press("Escape");
  await stage.expectPiles(session);
  await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Unaided");
});

test("what had the focus has it again when a sheet is closed", async () => {
  await stage.openDeal(sessionOf("four-kingdoms", 8));
  const menu = stage.page.getByRole("button", { name: "Menu" });
  await menu.click();
  await chooseInOpenMenu(stage.page, "Settings");
  await stage.page.getByRole("button", { name: "Close", exact: true }).click();
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
});

test.each(["Escape", "Close"])("so has a button of a page, by %s", async (way) => {
  const { page } = stage;
  await stage.open("");
  const settings = page.getByRole("button", { name: "Settings" });
  await settings.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  if (way === "Escape") await page.keyboard.press("Escape");
  else await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("so has the question at the end of a game while it is answered, and it is not asked twice", async () => {
  const { page } = stage;
  await page.addInitScript(holdAnswers, "solution");
  await stage.openDeal(sessionOf("four-kingdoms", 8));
  await chooseInMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  const question = page.getByRole("button", { name: "Could this have been won?" });
  await question.focus();
  await page.keyboard.press("Enter");
  const heldAnswers = () => page.evaluate(() => globalThis.heldAnswers.length);
  await expect.poll(heldAnswers, { timeout: 60_000 }).toBe(1);
  expect(await question.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.evaluate(() => globalThis.heldAnswers.shift()?.());
  await page
    .locator(".verdict")
    .getByText(/^(Yes|No|This)/)
    .waitFor();
  await stage.settle();
  expect(await heldAnswers()).toBe(0);
});
