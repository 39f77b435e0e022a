import { formatLink } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { askForHint, playToChoice } from "./ask-for-hint.js";
import { chooseInOpenMenu } from "./menu.js";
import { outside } from "./outside.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const;

function middleOf(gameId: string) {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

/** The tables of a game, each as it is opened; without the long run one game's lesson, the next one's puzzle. */
function tablesOf(gameId: string): Readonly<Record<string, () => Promise<unknown>>> {
  const isEven = Object.keys(tables).indexOf(gameId) % 2 === 0;
  const drawn = () => stage.page.locator(".page .table:not([aria-busy])").waitFor();
  return {
    start: () => stage.openDeal(sessionOf(gameId, 8)),
    middle: () => stage.openKept(middleOf(gameId)),
    ...((isLong || isEven) && { lesson: () => stage.open(`learn/${gameId}`).then(drawn) }),
    ...((isLong || !isEven) && { puzzle: () => stage.open(`puzzles/${gameId}/today`).then(drawn) }),
  };
}

test.each(isLong ? [150, 200] : [200])(
  "with letters at %i per cent every table is one screen: its bar and its first choice stand in the window, its title is whole",
  async (textSize) => {
    const { page } = stage;
    await page.addInitScript(
      (choices) => localStorage.setItem("tetrarch settings", choices),
      JSON.stringify({ speed: "off", textSize }),
    );
    const faults: string[] = [];
    for (const gameId of Object.keys(tables)) {
      for (const [name, open] of Object.entries(tablesOf(gameId))) {
        await open();
        for (const [width, height] of isLong || name === "middle" ? SIZES : SIZES.slice(0, 1)) {
          await page.setViewportSize({ width, height });
          await stage.settle();
          faults.push(
            ...(await outside(page)).map((fault) => `${gameId}, ${name}, ${width}×${height}: ${fault}`),
          );
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

/** Large letters from the next page on. */
function withLargeLetters(): Promise<unknown> {
  return stage.page.addInitScript(() =>
    localStorage.setItem("tetrarch settings", '{"speed":"off","textSize":200}'),
  );
}

test("with letters at 200 per cent the buttons under a game that is watched stand in one row, their words within them", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 360, height: 640 });
  const { deal = 0, words = [] } = WINS["napoleons-tomb"] ?? {};
  const session = words.reduce(after, sessionOf("napoleons-tomb", deal));
  const link = formatLink({ type: "game", session });
  if (!link.ok) throw new Error(link.error.message);
  await stage.open(`link/${link.value}`);
  await page.getByRole("button", { name: "Watch it" }).click();
  await page.getByRole("button", { name: "Next move" }).click();
  await page.locator(".page .table:not([aria-busy])").waitFor();
  const buttons = await page.locator(".line-bar button").evaluateAll((all) =>
    all.map((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [box, inner] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      return { top: box.top, room: Math.min(inner.left - box.left, box.right - inner.right) };
    }),
  );
  expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(Math.min(...buttons.map(({ room }) => room))).toBeGreaterThan(4);
  expect(await outside(page)).toEqual([]);
});

test("with letters at 200 per cent a sheet on a desk is as wide as its words need: its buttons are in sight", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => localStorage.removeItem("tetrarch met"));
  for (const gameId of Object.keys(tables)) {
    await stage.openDeal(sessionOf(gameId, 8));
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Begin" }).waitFor();
    const hidden = await sheet.evaluate((dialog) => {
      const { bottom } = dialog.getBoundingClientRect();
      const buttons = [...dialog.querySelectorAll("button, a")];
      return buttons.filter((button) => button.getBoundingClientRect().bottom > bottom).length;
    });
    expect(hidden, gameId).toBe(0);
  }
});

test("with letters at 200 per cent a hint that has room on a desk is not made small", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = sessionOf("tomb-of-four-kings", 8);
  await stage.openDeal(session);
  await playToChoice(page, session);
  await askForHint(page);
  const caption = page.locator(".caption", { hasText: "Hint:" });
  await caption.waitFor();
  await stage.settle();
  expect(
    await caption.evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize)),
  ).toBeGreaterThan(24);
});

test("with letters at 200 per cent no title in a list is broken within a word", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage.open("puzzles");
  await page.locator(".courses h2").first().waitFor();
  const broken = await page.locator(".courses h2").evaluateAll((titles) =>
    titles
      .filter((title) => {
        const wide = title.getBoundingClientRect().width;
        const words = document.createElement("span");
        words.style.cssText = "display: inline-block; width: min-content; overflow-wrap: normal";
        words.textContent = title.textContent;
        title.append(words);
        const longest = words.getBoundingClientRect().width;
        words.remove();
        return longest > wide;
      })
      .map((title) => title.textContent),
  );
  expect(broken).toEqual([]);
});

test("with letters at 200 per cent the table of an analysed game has its room on a phone", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 360, height: 640 });
  const { deal = 0, words = [] } = WINS["kings-keys"] ?? {};
  await stage.openKept(words.reduce(after, sessionOf("kings-keys", deal)));
  await page.getByRole("dialog", { name: "Won" }).waitFor();
  await chooseInOpenMenu(page, "Analyse it");
  await page.locator(".account").waitFor({ state: "attached" });
  const lines = await page
    .locator(".axis span:not(.widest)")
    .evaluateAll((all) => all.map((span) => span.getBoundingClientRect().toJSON() as DOMRect));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter(({ top }, at) => top < (lines[at - 1]?.bottom ?? 0) - 1)).toEqual([]);
  await page.getByRole("button", { name: "Next move" }).click();
  await page.locator(".page .table:not([aria-busy])").waitFor();
  const box = await page.locator(".page .table").boundingBox();
  expect(box?.height).toBeGreaterThan(300);
  expect(await outside(page)).toEqual([]);
});

test("with letters at 200 per cent the hidden cards of a puzzle are all in sight on a phone", async () => {
  const { page } = stage;
  await withLargeLetters();
  await page.setViewportSize({ width: 360, height: 640 });
  await stage.open("puzzles/kings-keys/KK-2003393-6");
  await page.locator(".page .table:not([aria-busy])").waitFor();
  const cut = await page.locator(".hidden-piles li").evaluateAll((cards) => {
    const strip = document.querySelector(".goal")?.getBoundingClientRect();
    return cards.filter((card) => !strip || card.getBoundingClientRect().bottom > strip.bottom + 1).length;
  });
  expect(cut).toBe(0);
});
