import { dishonest, messagesOf } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { holdFinale } from "./finale.js";
import { byTap } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { sampleGames, sampleOfEach } from "./sample-games.js";
import { Stage } from "./stage.js";
import { expectSaved, recordsIn } from "./stored.js";
import { tables } from "./tables.js";
import { WINS, wonGame } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

async function choose(settings: object): Promise<void> {
  await stage.page.addInitScript(
    (chosen) => localStorage.setItem("tetrarch settings", chosen),
    JSON.stringify(settings),
  );
}

/** Opens a won game before its last moves. */
async function openBefore(gameId: string, left: number): Promise<string> {
  const win = WINS[gameId];
  if (!win) throw new Error(`no win is known of ${gameId}`);
  const session = win.words.slice(0, -left).reduce(after, sessionOf(gameId, win.deal));
  await stage.openKept(session);
  return win.words.at(-left) ?? "";
}

test.each(sampleGames)("%s tells its story when it is met first, and once", async (gameId) => {
  await stage.page.addInitScript(() => {
    if (sessionStorage.length === 0) localStorage.removeItem("tetrarch met");
    sessionStorage.setItem("begun", "yes");
  });
  await stage.open(gameId);
  const opening = stage.page.getByRole("dialog");
  await expect.poll(() => opening.innerText()).toContain(messagesOf(gameId).story);
  await stage.page.getByRole("button", { name: "Begin", exact: true }).click();
  await stage.page.getByRole("link", { name: "Home" }).click();
  await stage.page.locator(".doors .door").nth(Object.keys(tables).indexOf(gameId)).waitFor();
  await stage.open(gameId);
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await expect.poll(() => opening.count()).toBe(0);
});

test("what is told first comes into a live region that is there already", async () => {
  await stage.page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => {
      const region = document.querySelector("[role=status]");
      if (region && region.textContent !== said.at(-1)) said.push(region.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await openBefore("four-kingdoms", 60);
  const said = () => stage.page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
  await expect.poll(said).toEqual(["", expect.stringContaining("Here you left the game.")]);
});

test("KK-6: a field cleared with help is not called won", async () => {
  const win = WINS["kings-keys"];
  const session = (win?.words ?? []).slice(0, -1).reduce(after, sessionOf("kings-keys", win?.deal ?? 0));
  await stage.openKeptUnseen(dishonest(session));
  const end = stage.page.getByRole("dialog", { name: "All sixteen books, with help: no win" });
  await end.waitFor();
  await expect.poll(() => end.innerText()).toMatch(/no keys, no freedom/i);
});

/** How many cards fly, or wait to. */
function flying(): Promise<number> {
  return stage.page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState !== "finished")
        .filter(({ effect }) => (effect as KeyframeEffect).target?.matches(".pile .card")).length,
  );
}

describe("a moment of the story", () => {
  test("is seen, stands in nobody's way, and is over with the next press", async () => {
    await choose({ speed: "slow" });
    await stage.installClock();
    const session = sessionOf("kings-keys", WINS["kings-keys"]?.deal ?? 0);
    const words = WINS["kings-keys"]?.words ?? [];
    let before = session;
    for (const word of words) {
      if (after(before, word).now.events.some(({ type }) => type === "book")) break;
      before = after(before, word);
    }
    await stage.openKept(before);
    // From here on it would stay for ever, unless a press ended it.
    await stage.page.clock.pauseAt(await stage.page.evaluate(() => Date.now() + 5000));
    // Nor would what flies ever land: flights have a clock of the browser's own.
    await stage.page.evaluate(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (keyframes, options) {
        const animation = animate.call(this, keyframes, options);
        if (this.matches(".card")) animation.pause();
        return animation;
      };
    });
    await stage.play(byTap, before, words[before.now.number] ?? "");
    const moment = stage.page.locator(".beat strong").getByText("First book, first key");
    const isSeen = async () => {
      await stage.page.clock.runFor(50);
      return await moment.count();
    };
    await expect.poll(isSeen).toBe(1);
    expect(await flying()).toBeGreaterThan(0);
    await stage.page.keyboard.press("ArrowRight");
    // Whoever goes on waits for no card either: left alone, they would fly for ever.
    const stillFlying = async () => {
      await stage.page.clock.runFor(50);
      return await flying();
    };
    await expect.poll(stillFlying).toBe(0);
    await stage.page.locator(".beat-results").getByText("Your first book").waitFor();
    expect(await moment.count()).toBe(0);
  });

  test("is not seen by those who want no motion of cards at all", async () => {
    await stage.page.addInitScript(() => {
      const isSeen = () => {
        if (document.querySelector(".beat")) Object.assign(globalThis, { beatSeen: true });
      };
      new MutationObserver(isSeen).observe(document, { subtree: true, childList: true });
    });
    const word = await openBefore("four-gods", 1);
    await stage.page.locator(`[data-word="${word}"]`).click();
    await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
    expect(await stage.page.evaluate(() => "beatSeen" in globalThis)).toBe(false);
  });
});

describe("the end of a game is a picture first", () => {
  const finale = () => stage.page.locator(".finale");
  const dialog = () => stage.page.getByRole("dialog", { name: "Won" });

  async function win(gameId: string, speed: string): Promise<void> {
    await choose({ speed });
    const { session, words } = wonGame(gameId, 1);
    await stage.openKept(session);
    await stage.make(byTap, session, words[0] ?? "");
  }

  test.each(sampleOfEach)("%s: its place with the result in it, until a tap", async (gameId) => {
    await holdFinale(stage.page);
    await win(gameId, "fast");
    const lettered = await finale().locator("strong").innerText();
    expect(lettered).toMatch(/^\S+( \S+){0,3}$/);
    expect(await finale().locator("svg").count()).toBeGreaterThan(0);
    expect(await dialog().count()).toBe(0);
    await finale().click();
    await dialog().waitFor();
  });

  test("then comes the sheet by itself, and with the sheet the picture goes", async () => {
    await win("four-gods", "fast");
    await finale().waitFor();
    await dialog().waitFor();
    await stage.page.keyboard.press("Escape");
    await finale().waitFor({ state: "detached" });
  });

  test("a key ends it, and does nothing else", async () => {
    await holdFinale(stage.page);
    await win("four-gods", "slow");
    await finale().waitFor();
    await stage.page.keyboard.press("Enter");
    await dialog().waitFor();
    expect(await stage.page.getByRole("dialog").getByText("4/4").count()).toBe(1);
    await expect.poll(() => recordsIn(stage.page, "games")).toMatchObject([{ over: true }]);
    // Whoever comes back later, or looks how it ended, sees it behind the sheet at once, as it stands at the end of its motion.
    await stage.page.reload();
    const opened = finale().and(stage.page.locator(".behind"));
    await opened.waitFor({ state: "attached" });
    const motions = await opened.evaluate((picture) =>
      picture
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    );
    expect(new Set(motions)).toEqual(new Set(["finished"]));
    await dialog().waitFor();
    await stage.page.keyboard.press("Escape");
    await finale().waitFor({ state: "detached" });
    await stage.page.getByRole("button", { name: "How it ended" }).click();
    await stage.page.locator(".finale.behind").waitFor();
  });

  test("a loss has its own, and what is taken back takes it along", async () => {
    const { page } = stage;
    await choose({ speed: "slow" });
    await holdFinale(page);
    await stage.openDeal(sessionOf("kings-keys", 8));
    await chooseInMenu(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.locator(".finale.lost").getByText("Resigned").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await finale().waitFor({ state: "detached" });
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("is seen with the sheet alone by those who want no motion of cards at all", async () => {
    await stage.page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector(".finale:not(.behind)")) Object.assign(globalThis, { finaleSeen: true });
      }).observe(document, { subtree: true, childList: true });
    });
    await win("four-gods", "off");
    await dialog().waitFor();
    expect(await stage.page.evaluate(() => "finaleSeen" in globalThis)).toBe(false);
  });
});

test("a tap on what is told opens all that was", async () => {
  const session = sessionOf("four-kingdoms", 8);
  await stage.openDeal(session);
  await stage.play(byTap, session, "deal");
  await stage.page.locator(".caption").click();
  const log = stage.page.getByRole("dialog", { name: "What happened" });
  await expect.poll(() => log.innerText()).toContain("The queen of spades arrives");
});

test("less motion, chosen here or in the system, is known to all that moves", async () => {
  await choose({ speed: "normal", lessMotion: true });
  await stage.open("tomb-of-four-kings");
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await expect.poll(() => stage.page.evaluate(() => document.documentElement.dataset.motion)).toBe("less");
  await choose({ speed: "normal" });
  await stage.page.emulateMedia({ reducedMotion: "reduce" });
  await stage.page.reload();
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await expect.poll(() => stage.page.evaluate(() => document.documentElement.dataset.motion)).toBe("less");
});

describe("deals", () => {
  async function openDeals(): Promise<void> {
    await chooseInMenu(stage.page, "New deal …");
  }

  test("by code, with a variant, and the same again", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf("four-gods", 8));
    await openDeals();
    const rescue = page.getByRole("checkbox", { name: "Rescue" });
    await rescue.check();
    // FG-20, FG-21: what they change is told where they are chosen.
    await expect
      .poll(() => page.getByRole("group", { name: "Variant" }).innerText())
      .toMatch(/cross.+bring back/s);
    const wanted = sessionOf("four-gods", 11);
    await page.getByLabel(/^By its code/).fill(wanted.deal.toLowerCase());
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await stage.expectPiles(wanted);
    await openDeals();
    await expect.poll(() => rescue.isChecked()).toBe(true);
    await page.getByLabel(/^By its code/).fill("FG-12-34-5");
    await page.getByRole("button", { name: "Deal", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await stage.expectPiles(wanted);
    await chooseInMenu(page, "This deal again");
    await stage.expectPiles(wanted);
  });

  test("the deal of the day is everybody's", async () => {
    const { page } = stage;
    const chosen = sessionOf("napoleons-tomb", 8);
    await stage.openDeal(chosen);
    const saved = async () => JSON.stringify(await recordsIn(page, "games"));
    await expect.poll(saved).toContain(chosen.deal);
    const deals: string[] = [];
    for (let time = 0; time < 2; time++) {
      await openDeals();
      await page.getByRole("button", { name: "The deal of the day" }).click();
      // The deal lies there as soon as it is known what the player knows of it.
      await expect.poll(saved).not.toContain(chosen.deal);
      await page.getByRole("button", { name: "Menu" }).click();
      deals.push(await page.locator(".deal-code").innerText());
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(deals[0]).toMatch(/^Deal NT-\d+-\d$/);
    expect(deals[1]).toBe(deals[0]);
    expect(deals[0]).not.toBe(`Deal ${chosen.deal}`);
  });
});

test("where the sheets cannot be fetched the table goes on, and says how to get them", async () => {
  const { page } = stage;
  const pattern = /Sheets-/;
  await page.route(pattern, (route) => route.abort());
  const session = sessionOf("four-kingdoms", 8);
  await stage.openDeal(session);
  const words = page.locator(".caption").getByText("This cannot be shown just now. Load the page again.");
  await page.getByRole("button", { name: "Menu" }).click();
  await words.waitFor();
  await expectSaved(page, await stage.play(byTap, session, "deal"));
  await stage.newPage();
  await stage.page.route(pattern, (route) => route.abort());
  await stage.open("four-kingdoms");
  await stage.page.locator(".caption").getByText("Load the page again.").waitFor();
  await stage.page.close();
  await page.bringToFront();
  await page.unroute(pattern);
  await page.reload();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Four Kingdoms" }).waitFor();
});
