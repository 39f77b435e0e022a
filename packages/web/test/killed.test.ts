import { isDeepStrictEqual } from "node:util";
import { legalWords, outcomeOf, type Session, undo } from "@tetrarch/engine";
import type { Page, Request } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { value } from "../../../testing/value.js";
import { after, drawnPiles, sessionOf, startApp } from "./app.js";
import { byTap } from "./input.js";
import { KillableBrowser } from "./killable-browser.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { endlessPatience, PATIENCE, watchSaving } from "./saving-steps.js";
import { expectPiles, pilesOf, tableOf } from "./stage.js";
import { recordsIn } from "./stored.js";
import { markAllVisited } from "./visited-games.js";

/** Of this game the stock is dealt card by card with the space bar. */
const GAME = "four-kingdoms";
const START = sessionOf(GAME, 8);
const DEALT = "deal";

let app: Awaited<ReturnType<typeof startApp>>;
let browser: KillableBrowser;
let page: Page;
/** What the page asks when it stands still at a step. */
let standing: Promise<Request>;

beforeEach(async () => {
  app = await startApp();
  browser = new KillableBrowser();
});

afterEach(async () => {
  await browser.remove();
  await app.close();
});

/** Starts the browser anew; the page will stand still at a step of opening its store, when one is given. */
async function start(stopAt = 0): Promise<void> {
  page = await browser.start();
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
  await markAllVisited(page);
  await page.addInitScript(endlessPatience, PATIENCE);
  await page.addInitScript(watchSaving, stopAt);
  standing = new Promise((stand) => {
    // The page is never answered: it stands still until its browser is killed.
    void page.route("**/stopped-at*", (route) => stand(route.request()));
  });
}

async function comeBack(deal = ""): Promise<void> {
  await page.goto(`${app.address}#/${GAME}/${deal}`);
  await page.locator(".table [data-stop]").first().waitFor();
  // A tab that has crashed may still have the game for a moment.
  await page.getByRole("dialog", { name: "Open in another tab" }).waitFor({ state: "detached" });
  // A deal that was asked for is kept as soon as it is laid out, which may begin only now.
  if (deal !== "") await expect.poll(saves).toBeGreaterThan(1);
}

/** How many transactions have come to their end, the first of which takes the game. */
function saves(): Promise<number> {
  return page.evaluate(() => globalThis.savingSteps.reached.filter((step) => step === "complete").length);
}

/** Does something in the page, and kills the browser when the page stands still at a step of saving. */
async function killedWhile(doing: () => Promise<unknown>): Promise<string> {
  const done = doing().catch(() => undefined);
  const step = new URL((await standing).url()).searchParams.get("step") ?? "";
  await browser.kill();
  await done;
  return step;
}

/** Waits until nothing is on its way to the disk any more, such as a deal that was just laid out. */
async function allSaved(): Promise<void> {
  const underWay = () =>
    page.evaluate(() => {
      const { reached } = globalThis.savingSteps;
      const count = (wanted: string) => reached.filter((step) => step === wanted).length;
      return count("transaction") - count("complete");
    });
  await expect.poll(underWay).toBe(0);
}

/** The steps of saving that something takes. */
async function stepsOf(doing: () => Promise<unknown>, times = 1): Promise<readonly string[]> {
  await allSaved();
  const from = await page.evaluate(() => globalThis.savingSteps.reached.length);
  await doing();
  const steps = () => page.evaluate((first) => globalThis.savingSteps.reached.slice(first), from);
  await expect.poll(async () => (await steps()).filter((step) => step === "complete").length).toBe(times);
  return steps();
}

/** Lets the page stand still at a step from now on. */
function stopAtStep(number: number): Promise<void> {
  return page.evaluate((count) => {
    globalThis.savingSteps.stopAt = globalThis.savingSteps.reached.length + count;
  }, number);
}

/** So many moves, one pressed upon the other. */
function deal(times = 1): Promise<void> {
  return page.evaluate((count) => {
    for (let pressed = 0; pressed < count; pressed++) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
    }
  }, times);
}

/** The one of these sessions that lies on the table. */
async function found(candidates: readonly Session[]): Promise<Session> {
  const onScreen = await drawnPiles(page);
  const session = candidates.find((candidate) => isDeepStrictEqual(pilesOf(candidate), onScreen));
  if (!session)
    throw new Error(`none of ${candidates.length} games lies on the table: ${JSON.stringify(onScreen)}`);
  return session;
}

function takenBack(session: Session): Session {
  return value(undo(session));
}

const STORES = Array.from({ length: 14 }, () => "stores");
const OPEN = ["open", "open asked", "upgrade", ...STORES, "opened"];
const TAKE = ["transaction", "put", "put asked", "put done", "complete"];
const SAVE = ["transaction", "put", "put asked", "put done", "complete"];

/** The end of a game: its save, and what its history keeps of it, in one transaction. */
const PUTS = ["put", "put asked", "put", "put asked", "put done", "put done"];
const SAVE_END = ["transaction", "put", "put asked", "put done", ...PUTS, "complete"];

interface Step {
  readonly step: string;
  /** The first is 1. */
  readonly number: number;
}

/**
 * The steps to be killed at. Each kill takes a browser of its own: all of them are tried in the long run, and otherwise
 * the last of each of these. What one transaction puts is on the disk together, once it is complete: until then all is as
 * it was, and the last step before is `put done`.
 */
function tried(steps: readonly string[], ...wanted: readonly string[]): readonly Step[] {
  const numbered = steps.map((step, index) => ({ step, number: index + 1 }));
  const unknown = wanted.find((step) => !steps.includes(step));
  if (unknown !== undefined) throw new Error(`no step is called ${unknown}`);
  return isLong
    ? numbered
    : numbered.filter(({ step, number }) => wanted.includes(step) && steps.lastIndexOf(step) === number - 1);
}

describe("when the browser is killed", () => {
  test("between any two steps of opening its store, a game can be begun and is kept", async () => {
    await start();
    await comeBack();
    // The deal that is laid out is kept at once.
    await expect
      .poll(() => page.evaluate(() => globalThis.savingSteps.reached))
      .toEqual([...OPEN, ...TAKE, ...SAVE]);
    await browser.remove();
    browser = new KillableBrowser();
    for (const { step, number } of tried(OPEN, "upgrade", "opened")) {
      await start(number);
      // The store is made anew until one is there: every step is reached from the remains of the kill before.
      expect(await killedWhile(() => comeBack())).toBe(step);
    }
    await start();
    await comeBack(START.deal);
    await expectPiles(page, START);
    await stepsOf(deal);
    await page.reload();
    await expectPiles(page, after(START, DEALT));
  });

  test("between any two steps of saving a deal that nobody has begun, one is there and can be played", async () => {
    for (const { step, number } of tried([...TAKE, ...SAVE], "put done")) {
      await start(OPEN.length + number);
      expect(await killedWhile(() => comeBack())).toBe(step);
      await start();
      await comeBack(START.deal);
      await page.reload();
      await expectPiles(page, START);
      await expect.poll(() => page.locator(".unsaved").count()).toBe(0);
      await browser.remove();
      browser = new KillableBrowser();
    }
  });

  test("between any two steps of saving a move, at most this move is lost", async () => {
    await start();
    await comeBack(START.deal);
    let session = START;
    expect(await stepsOf(deal)).toEqual(SAVE);
    session = after(session, DEALT);
    for (const { step, number } of tried(SAVE, "put done", "complete")) {
      await stopAtStep(number);
      expect(await killedWhile(deal)).toBe(step);
      await start();
      await comeBack();
      const played = after(session, DEALT);
      session = await found([session, played]);
      // What is told to be on the disk is there.
      if (step === "complete") expect(session).toBe(played);
    }
  });

  test("between any two steps of saving two moves made at once, at most one of them is lost", async () => {
    await start();
    await comeBack(START.deal);
    expect(await stepsOf(() => deal(2), 2)).toEqual([...SAVE, ...SAVE]);
    let session = [DEALT, DEALT].reduce(after, START);
    for (const { step, number } of tried([...SAVE, ...SAVE], "put done")) {
      await stopAtStep(number);
      expect(await killedWhile(() => deal(2))).toBe(step);
      await start();
      await comeBack();
      const first = after(session, DEALT);
      const second = after(first, DEALT);
      if (number <= SAVE.length) session = await found([session, first]);
      else session = await found([first, second]);
    }
  });

  test("between any two steps of saving what was taken back, it was taken back or not", async () => {
    await start();
    await comeBack(START.deal);
    await stepsOf(deal);
    let session = after(START, DEALT);
    const takeBack = () => page.getByRole("button", { name: "Undo" }).dispatchEvent("click");
    for (const { step, number } of tried(SAVE, "complete")) {
      // The first press in an unaided game only tells what it costs.
      if (!(await page.locator(".guard").innerText()).includes("Played with help")) await takeBack();
      await stopAtStep(number);
      expect(await killedWhile(takeBack)).toBe(step);
      await start();
      await comeBack();
      session = await found([session, takenBack(session)]);
      await stepsOf(deal);
      session = after(session, DEALT);
      expect(outcomeOf(session).status).toBe("playing");
      await expectPiles(page, session);
    }
  });

  test("between any two steps of saving the end of a game, it is in the history once it has ended, and only once", async () => {
    const giveUp = async () => {
      await chooseInMenu(page, "Resign", (control) => control.dispatchEvent("click"));
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).dispatchEvent("click");
    };
    const ended = () => recordsIn(page, "finished");
    await start();
    await comeBack(START.deal);
    await stepsOf(deal);
    expect(await stepsOf(giveUp)).toEqual(SAVE_END);
    expect(await ended()).toHaveLength(1);
    for (const [index, { step, number }] of tried(SAVE_END, "put done", "complete").entries()) {
      await chooseInOpenMenu(page, "This deal again", (control) => control.dispatchEvent("click"));
      await expectPiles(page, START);
      await stepsOf(deal);
      await stopAtStep(number);
      expect(await killedWhile(giveUp)).toBe(step);
      await start();
      await comeBack();
      // If its save says that it has ended, it counts; if not, it does when it is ended now.
      const [saved] = (await recordsIn(page, "games")) as readonly { readonly over: boolean }[];
      if (!saved?.over) {
        expect(step).not.toBe("complete");
        expect(await ended()).toHaveLength(index + 1);
        await stepsOf(giveUp);
      }
      expect(await ended()).toHaveLength(index + 2);
    }
  });

  test("while a card is carried, the game is as it was", async () => {
    await start();
    await comeBack(START.deal);
    await stepsOf(deal);
    const session = after(START, DEALT);
    const word = legalWords(session).find((candidate) => candidate.startsWith("t")) ?? "";
    const { from } = tableOf(session).ends(session.game.view(session.now.state), word);
    const card = await page.locator(`[data-pile-id="${from}"] .card.free`).last().boundingBox();
    if (!card) throw new Error("no card can be carried");
    await page.mouse.move(card.x + 9, card.y + 9);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 90, { steps: 4 });
    await expect.poll(() => page.locator(".table.carrying .card.lifted").count()).toBeGreaterThan(0);
    const tab = page;
    page = await page.context().newPage();
    await tab.goto("chrome://crash").catch(() => undefined);
    await comeBack();
    await expectPiles(page, session);
    const next = after(session, word);
    await byTap(page, tableOf(session).ends(session.game.view(session.now.state), word));
    await expectPiles(page, next);
  });
});
