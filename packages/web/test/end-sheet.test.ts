import {
  capital,
  degreeInWords,
  formatDeal,
  helped,
  helpInWords,
  legalWords,
  numberedDeal,
  ok,
  resign,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { parseLink } from "@tetrarch/play";
import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { after, randomGame, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { isReadLarge } from "./large-letters.js";
import { chooseInMenu } from "./menu.js";
import { press as makeMove } from "./press.js";
import { Stage } from "./stage.js";
import { DATABASE, recordsIn } from "./stored.js";
import { WINS } from "./wins.js";

const stage = new Stage();
const { press } = historyActions(stage);
const SMALL = { width: 360, height: 640 };
const GAME = "kings-keys";

/** A game of the Tomb, lost on the way down, whose deal could have been won. */
function lostTomb(): Session {
  const random = seededRandom(3);
  let session = sessionOf("tomb-of-four-kings", 3);
  for (let legal = legalWords(session); legal.length > 0; legal = legalWords(session)) {
    const deeper = legal.filter((word) => !word.includes("retreat"));
    session = after(session, deeper[random(deeper.length)] ?? legal[0] ?? "");
  }
  return session;
}

/** What the sheet offers that does not lie wholly within it. */
function cutOffers(page: Page): Promise<readonly string[]> {
  return page.locator("dialog[open] .choices").evaluate((choices) => {
    const sheet = choices.closest("dialog")?.getBoundingClientRect() ?? new DOMRect();
    return [...choices.children].flatMap((offer) => {
      const { left, right, top, bottom } = offer.getBoundingClientRect();
      const isWhole =
        left >= sheet.left && right <= sheet.right && top >= sheet.top && bottom <= sheet.bottom;
      return isWhole ? [] : [offer.textContent ?? ""];
    });
  });
}

beforeEach(async () => {
  await stage.paintNothing();
  await stage.page.setViewportSize(SMALL);
});

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
  await end.getByText("1 hint", { exact: true }).waitFor();

  await press("More …");
  await page.getByRole("dialog", { name: "More" }).waitFor();
  expect(await cutOffers(page)).toEqual([]);
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

test("after a loss the analysis is on the sheet, its verdict stays, and what it shows says what it is", async () => {
  const { page } = stage;
  const lost = lostTomb();
  await stage.openKept(lost);
  // The next step, and the others in one row beneath it, as before there was one more.
  await page.getByRole("dialog").locator(".main-first").waitFor();
  const rows = await page
    .getByRole("dialog")
    .locator(".main-first > *")
    .evaluateAll(
      (buttons) => new Set(buttons.map((one) => Math.round(one.getBoundingClientRect().top))).size,
    );
  expect(rows).toBe(2);
  // A game that is opened again has its picture behind the sheet.
  await page.locator(".finale.behind").waitFor();
  const report = page.getByRole("group", { name: "Result" });
  await press("Could this have been won?");
  const show = page.getByRole("button", { name: "Show that move" });
  await show.waitFor({ timeout: 60_000 });
  // The sheet still says how it ended, and its description is there.
  const description = await page.getByRole("dialog").getAttribute("aria-describedby");
  expect(await report.locator(`.story#${description}`).count()).toBe(1);
  await show.click();
  const caption = page.locator(".caption");
  await expect
    .poll(() => caption.innerText(), { timeout: 60_000 })
    .toMatch(/This move lost it, all cards known: .*\. “.*” would still have won\.$/);
  await page.getByRole("button", { name: "Done" }).click();
  await press("Show a way");
  await expect.poll(() => caption.innerText()).toMatch(/So far it is your game, \d+ moves\. From here/);
  await page.getByRole("button", { name: "Done" }).click();
  await press("Analyse it");
  await page.locator(".curve").waitFor();
  await page.goBack();
  await show.waitFor();
});

test("with letters twice as large the next step is in sight on a small phone, and so is a refusal", async () => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off","textSize":200}'));
  await stage.openKept(lostTomb());
  await expect.poll(() => isReadLarge(page)).toBe(true);
  const report = page.getByRole("group", { name: "Result" });
  const isInSight = (part: Locator) =>
    part.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40)));
    });
  await expect.poll(() => isInSight(page.getByRole("button", { name: "Could this" }))).toBe(true);
  expect(await isInSight(report.locator(".story"))).toBe(true);
  await expect.poll(() => recordsIn(page, "finished")).toHaveLength(1);
  await page.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.open(name).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const clearing = database.transaction("finished", "readwrite");
          clearing.objectStore("finished").clear();
          clearing.oncomplete = () => resolve(database.close());
        };
      }),
    DATABASE,
  );
  await press("Analyse it");
  const refusal = page.getByRole("alert");
  await refusal.waitFor();
  expect(await isInSight(refusal)).toBe(true);
});

test.each([
  ["comes", 1],
  ["never comes", 0],
] as const)("an end waits five seconds for a picture that %s", async (_, pictures) => {
  const { page } = stage;
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"fast"}'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/assets\/EndPicture-.*js$/, async (route) => {
    await held;
    await route.continue();
  });
  await stage.installClock();
  const game = randomGame(GAME, 5, 3000);
  await stage.openKept(game.sessions.at(-2) as Session);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const requested = page.waitForRequest(/assets\/EndPicture-/);
  await makeMove(page, game.sessions.at(-2) as Session, game.words.at(-1) ?? "");
  await requested;
  const sheet = page.getByRole("dialog", { name: "Lost" });
  const inTheAir = () =>
    page.evaluate(
      () => [...document.querySelectorAll(".card")].flatMap((card) => card.getAnimations()).length,
    );
  await expect.poll(inTheAir).toBe(0);
  for (let step = 0; step < 40; step++) await page.clock.runFor(100);
  expect(await sheet.count()).toBe(0);
  if (pictures > 0) answer();
  else await page.clock.runFor(2000);
  await expect.poll(() => page.locator(".finale:not(.behind)").count()).toBe(pictures);
  await expect.poll(() => sheet.count()).toBe(1 - pictures);
  answer();
});

test("the end of a typed deal is told before the contests have answered", async () => {
  const { page } = stage;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/assets\/contests-/, async (route) => {
    await held;
    await route.continue();
  });
  const { game } = sessionOf(GAME, 5);
  const typed = startSession(game, formatDeal(numberedDeal(game.pack, 5)));
  const ended = value(typed.ok ? resign(typed.value) : typed);
  await stage.openKept(ended);
  const sheet = page.getByRole("dialog", { name: "Resigned" });
  await sheet.locator(".story").waitFor();
  expect(await sheet.getAttribute("aria-describedby")).toBe("told-in-sheet");
  answer();
  await sheet.getByRole("button", { name: "New deal" }).waitFor();
});

test("on a small phone the sheet of every game tells in sight which help it had", async () => {
  const { page } = stage;
  const degrees = (["first", "known", "assisted"] as const).map((degree) => degreeInWords(degree).label);
  const lines = [...degrees, helpInWords({ undo: 12, hint: 162, shown: 1 })].map(capital);
  const cut: string[] = [];
  for (const [gameId, { deal, words }] of Object.entries(WINS)) {
    await stage.openKept(words.reduce(after, sessionOf(gameId, deal)));
    // With its buttons the report has no more room than it keeps.
    await page.getByRole("dialog").locator(".main-first").waitFor();
    const faults = await page.locator(".end-report").evaluate((report, lines) => {
      const help = report.querySelector("dl > :last-child dd") as HTMLElement;
      return lines.filter((line) => {
        help.textContent = line;
        return help.getBoundingClientRect().bottom > report.getBoundingClientRect().bottom;
      });
    }, lines);
    cut.push(...faults.map((line) => `${gameId}: ${line}`));
  }
  expect(cut).toEqual([]);
});

test("after a win the next deal comes first, the analysis is on the sheet, and sharing is offered once", async () => {
  const { page } = stage;
  const win = WINS[GAME];
  if (!win) throw new Error("no won game");
  await stage.openKept(win.words.reduce(after, sessionOf(GAME, win.deal)));
  await page.getByRole("button", { name: "Analyse it" }).waitFor();
  // What the last move did to the draw pile is no more than that.
  expect(await page.locator(".caption").innerText()).toMatch(/^Sixteen books, 160 points/);
  await page.getByRole("button", { name: "Share …" }).waitFor();
  expect(await page.locator("dialog .main").allInnerTexts()).toEqual(["New deal"]);
  await press("More …");
  const more = page.getByRole("dialog", { name: "More" });
  await more.waitFor();
  expect(await more.locator(".choices").locator("a, button").allInnerTexts()).toEqual([
    "How others play this deal",
    "Challenge a friend …",
    "This deal again",
    "Look at the table",
  ]);
  expect(await cutOffers(page)).toEqual([]);
});

test("a press where the button lay deals nothing and closes nothing of the end that has just come over it", async () => {
  const { page } = stage;
  const win = WINS[GAME];
  if (!win) throw new Error("no won game");
  // Its last move plays itself.
  await stage.openKept(win.words.slice(0, -1).reduce(after, sessionOf(GAME, win.deal)));
  await page.getByRole("button", { name: "Menu", exact: true }).waitFor();
  const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(".bar .main").boundingBox()) ?? {};
  const end = page.getByRole("dialog", { name: "Won" });
  await end.waitFor();
  const movesShown = end.locator("dt:text-is('Moves') + dd");
  const moves = await movesShown.innerText();
  // Later than the second tap of a double tap.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2000;
  });
  await page.mouse.click(x + width / 2, y + height / 2);
  await stage.settle();
  // At most it opens another sheet, from where one comes back.
  if (!(await end.isVisible())) await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  expect(await movesShown.innerText()).toBe(moves);
  await end.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "How it ended" }).click();
  await end.waitFor();
  // The ring of the focus is not for pointers; forced colours show an outline that is transparent without them.
  const ring = () =>
    end.locator(":focus").evaluate((button) => {
      const { outlineStyle, outlineColor } = getComputedStyle(button);
      return outlineStyle === "none" ? "none" : outlineColor;
    });
  const pressWith = (pressure: number) =>
    page.evaluate(
      (init) => document.body.dispatchEvent(new PointerEvent("pointerdown", { ...init, bubbles: true })),
      { pressure },
    );
  const [SHOWN, TRANSPARENT] = ["rgb(29, 95, 208)", "rgba(0, 0, 0, 0)"];
  expect(await ring()).not.toBe(SHOWN);
  await page.keyboard.press("Tab");
  expect(await ring()).toBe(SHOWN);
  // Assistive tools press without pressure.
  await pressWith(0);
  expect(await ring()).toBe(SHOWN);
  await pressWith(0.5);
  expect(await ring()).toBe(TRANSPARENT);
  // A page that is opened anew has not been pressed.
  await page.reload();
  await end.waitFor();
  expect(await ring()).toBe(SHOWN);
});

test("the story of a first visit comes before the cards, and a press beside it leaves it; signs have words", async () => {
  const { page } = stage;
  const session = sessionOf("four-kingdoms", 8);
  await page.addInitScript(() => {
    localStorage.removeItem("tetrarch met");
    // Its cards would never land.
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.matches(".card")) animation.pause();
      return animation;
    };
    localStorage.setItem("tetrarch settings", '{"speed":"slow"}');
  });
  await stage.open(`${session.game.id}/${session.deal}`);
  const story = page.getByRole("dialog", { name: "Four Kingdoms" });
  await story.waitFor();
  expect(await story.getByRole("link", { name: "Learn by playing" }).count()).toBe(1);
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 2000;
  });
  await page.mouse.click(SMALL.width - 20, SMALL.height - 20);
  await stage.settle();
  expect(await story.count()).toBe(1);
  await story.getByRole("button", { name: "How to play" }).click();
  const how = page.getByRole("dialog", { name: "How to play" });
  await how.waitFor();
  expect(await how.locator(".sheet-inside > :nth-child(2)").innerText()).toContain("Learn by playing");
  await how.getByRole("button", { name: "Close" }).click();
  expect(await page.locator(".bar .icon-word, .guard .guard-word").allInnerTexts()).toEqual([
    "Unaided",
    "Undo",
    "Redo",
    "Hint",
  ]);
});

test("on a small phone all artifacts of a won dream stand on the sill over the shade of the words", async () => {
  const { page } = stage;
  const { deal, words = [] } = WINS["four-gods"] ?? {};
  await stage.openKept(words.reduce(after, sessionOf("four-gods", deal ?? 0)));
  const found = page.locator(".finale.behind .found");
  await found.nth(3).waitFor({ state: "attached" });
  const feet = await found.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().bottom));
  const shade = await page.locator(".finale-words").boundingBox();
  expect(feet).toHaveLength(4);
  expect(Math.max(...feet)).toBeLessThan(shade?.y ?? 0);
});
