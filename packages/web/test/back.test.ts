import { legalWords } from "@tetrarch/engine";
import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

const GAME = "four-kingdoms";
const START = sessionOf(GAME, 8);
const stage = new Stage();

beforeEach(() => stage.playLightly());

function press(name: string): Promise<void> {
  return stage.page.getByRole("button", { name, exact: true }).click();
}

function dialog(name: string) {
  return stage.page.getByRole("dialog", { name });
}

/** As the browser's button and a phone's gesture do. */
async function goBack(): Promise<void> {
  await stage.page.goBack();
}

async function openMenu(): Promise<void> {
  await press("Menu");
  await stage.page.getByRole("dialog").waitFor();
}

async function expectTable(): Promise<void> {
  await stage.page.getByRole("dialog").waitFor({ state: "detached" });
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await expect.poll(() => stage.page.evaluate(() => location.hash)).toBe(`#/${GAME}`);
}

async function expectHome(): Promise<void> {
  await stage.page.locator(".doors").waitFor();
}

/** Comes from home into the place. */
async function enter(): Promise<void> {
  await stage.open("");
  await stage.page.getByRole("link", { name: /^Four Kingdoms/ }).click();
  await stage.page.locator(".table [data-stop]").first().waitFor();
}

test("Back closes the sheet that is open, whichever it followed, and then leaves the place", async () => {
  await enter();
  await openMenu();
  await goBack();
  await expectTable();
  await chooseInMenu(stage.page, "What happened");
  await goBack();
  await expectTable();
  await goBack();
  await expectHome();
});

test("Back closes what opens by itself: the story, the question for another deal, the end", async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.removeItem("tetrarch met"));
  await stage.open("");
  await expectHome();
  await stage.open(`${GAME}/${START.deal}`);
  await dialog("Four Kingdoms").waitFor();
  await goBack();
  await expectTable();
  await stage.play(byTap, START, legalWords(START)[0] ?? "");
  await stage.open(`${GAME}/${sessionOf(GAME, 9).deal}`);
  await dialog("Give up this game?").waitFor();
  await goBack();
  await expectTable();
  await chooseInMenu(stage.page, "Resign");
  await dialog("Resign?").getByRole("button", { name: "Resign" }).click();
  await dialog("Resigned").waitFor();
  await goBack();
  await expectTable();
});

test("Back leaves a line that is looked at for the end of the game, where it was asked for", async () => {
  await stage.openDeal(sessionOf(GAME, WINS[GAME]?.deal ?? 0));
  await chooseInMenu(stage.page, "Resign");
  await dialog("Resign?").getByRole("button", { name: "Resign" }).click();
  await press("Could this have been won?");
  await press("Show a way");
  await press("Next move");
  await goBack();
  await dialog("Resigned").waitFor();
  await goBack();
  await expectTable();
});

test("one Back leaves the table, whatever was opened there, followed or loaded before", async () => {
  const { page } = stage;
  await enter();
  for (let times = 0; times < 3; times++) {
    await press("Menu");
    await press("Close");
  }
  await expectTable();
  await goBack();
  await expectHome();
  // The table is there after Forward, and sheets open and close as before.
  await enter();
  await openMenu();
  await goBack();
  await expectTable();
  await page.goForward();
  await expectTable();
  await openMenu();
  await goBack();
  await expectTable();
  await goBack();
  await expectHome();
  await enter();
  await press("Menu");
  await press("Close");
  await page.getByRole("link", { name: "Home" }).click();
  await expectHome();
  await goBack();
  await expectTable();
  await goBack();
  await expectHome();
  await enter();
  await openMenu();
  await page.reload();
  await expectTable();
  await goBack();
  await expectHome();
});

test("a jump over several entries comes to where it leads, whatever was open on the way", async () => {
  const { page } = stage;
  // Whoever is led on is led on by this, at once when a place is come to.
  await page.addInitScript(() => {
    const { back } = History.prototype;
    History.prototype.back = function () {
      document.documentElement.dataset.ledOn = "yes";
      back.call(this);
    };
  });
  await stage.open("");
  await expectHome();
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await press("Settings");
  await dialog("Settings").waitFor();
  await press("Close");
  await dialog("Settings").waitFor({ state: "detached" });
  await page.getByRole("link", { name: /^Four Kingdoms/ }).click();
  await page.locator(".table [data-stop]").first().waitFor();
  await press("Menu");
  await press("Close");
  await expectTable();
  // The settings, the place and its menu.
  await expect.poll(entries).toBe(before + 3);
  await page.evaluate(() => history.go(-3));
  await expectHome();
  await stage.settle();
  expect(await page.locator("[data-led-on]").count()).toBe(0);
  expect(page.url()).toContain(stage.address);
  await expectHome();
});

test("the settings at home are closed by Back, and a game of another tab is left by it", async () => {
  await stage.open("");
  await press("Settings");
  await dialog("Settings").waitFor();
  await goBack();
  await dialog("Settings").waitFor({ state: "detached" });
  await expectHome();
  await stage.openDeal(START);
  await stage.newPage();
  await stage.open("");
  await expectHome();
  await stage.open(GAME);
  await dialog("Open in another tab").waitFor();
  await goBack();
  await expectHome();
});

test("the same link to a deal, followed twice, asks twice", async () => {
  await stage.openDeal(START);
  await stage.play(byTap, START, legalWords(START)[0] ?? "");
  for (let times = 0; times < 2; times++) {
    await stage.open(`${GAME}/${sessionOf(GAME, 9).deal}`);
    await dialog("Give up this game?").waitFor();
    await press("Play on");
    await dialog("Give up this game?").waitFor({ state: "detached" });
  }
});
