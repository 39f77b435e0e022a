import AxeBuilder from "@axe-core/playwright";
import { type fourKingdoms, legalWords, outcomeOf, playedWords, type Session } from "@tetrarch/engine";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fourKingdomsTable } from "../src/games/four-kingdoms/table.js";
import { finishingWords } from "../src/play/finish.js";
import type { AnyTable } from "../src/table/model.js";
import { after, chooser, openDeal, pilesOnScreen, sessionOf, startApp } from "./app.js";
import { launchBrowser } from "./browser.js";
import { byDrag, byKeys, byTap, type Hands } from "./hands.js";
import { WINS } from "./wins.js";

const GAME = "four-kingdoms";

let app: Awaited<ReturnType<typeof startApp>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[];

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1000, height: 720 } });
  page = await newPage();
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

async function newPage(): Promise<Page> {
  const opened = await context.newPage();
  errors = [];
  opened.on("pageerror", (error) => errors.push(error.message));
  await opened.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
  return opened;
}

function viewOf(session: Session): fourKingdoms.View {
  return session.game.view(session.now.state) as fourKingdoms.View;
}

/** What the engine says must lie on the table. */
function pilesOf(session: Session): Record<string, readonly string[]> {
  return Object.fromEntries(fourKingdomsTable.piles(viewOf(session)).map(({ id, cards }) => [id, cards]));
}

/** Makes a move on the screen and waits until it shows what the engine says. */
async function playOnScreen(hands: Hands, session: Session, word: string): Promise<Session> {
  await hands(page, fourKingdomsTable.ends(viewOf(session), word));
  const next = after(session, word);
  await expect
    .poll(() => pilesOnScreen(page), { timeout: 2000, interval: 4, message: word })
    .toEqual(pilesOf(next));
  return next;
}

/** Random games from these deals, each to its end; returns how many moves were compared. */
async function playRandomly(hands: Hands, deals: readonly number[]): Promise<number> {
  let compared = 0;
  for (const number of deals) {
    let session = sessionOf(GAME, number);
    const choose = chooser(number);
    await openDeal(page, app.address, session);
    expect(await pilesOnScreen(page)).toEqual(pilesOf(session));
    for (let word = choose(session); word !== undefined; word = choose(session)) {
      session = await playOnScreen(hands, session, word);
      compared++;
    }
    expect(await page.getByRole("dialog").innerText()).toContain("Lost");
    await page.getByRole("button", { name: "Look at the table" }).click();
  }
  return compared;
}

const HANDS = [
  ["taps", byTap],
  ["drags", byDrag],
  ["keys", byKeys],
] as const;

describe("the table of Four Kingdoms", () => {
  test.each(HANDS)(
    "is played to the loss by %s, the screen showing what the engine says",
    async (_, hands) => {
      expect(await playRandomly(hands, [5, 6])).toBeGreaterThan(50);
    },
  );

  test.each(HANDS)(
    "is won by %s, and finishes by itself when nothing is left to decide",
    async (_, hands) => {
      const win = WINS[GAME];
      if (!win) throw new Error("no win");
      let session = sessionOf(GAME, win.deal);
      await openDeal(page, app.address, session);
      for (const word of win.words) {
        if (finishingWords(fourKingdomsTable as AnyTable, session).length > 0) break;
        session = await playOnScreen(hands, session, word);
      }
      expect(session.now.number).toBeGreaterThan(70);
      expect(outcomeOf(session).status).toBe("playing");
      await page.getByRole("dialog", { name: "Won" }).waitFor();
      expect(await page.getByRole("dialog").innerText()).toContain("52/52");
    },
  );
});

describe("a game in play", () => {
  async function playSome(moves: number): Promise<Session> {
    let session = sessionOf(GAME, 8);
    const choose = chooser(8);
    await openDeal(page, app.address, session);
    for (let played = 0; played < moves; played++) {
      session = await playOnScreen(byTap, session, choose(session) ?? "");
    }
    return session;
  }

  async function comeBack(): Promise<void> {
    page = await newPage();
    await page.goto(`${app.address}#/${GAME}`);
    await page.locator(".table .card").first().waitFor();
  }

  test("is there again after the tab was killed, with what was taken back", async () => {
    const session = await playSome(12);
    await page.getByRole("button", { name: "Undo" }).click();
    const before = session.now.before;
    if (!before) throw new Error("no move");
    await expect.poll(() => pilesOnScreen(page)).toEqual(pilesOf({ ...session, now: before }));
    await page.goto("chrome://crash").catch(() => undefined);
    await comeBack();
    expect(await pilesOnScreen(page)).toEqual(pilesOf({ ...session, now: before }));
    expect(await page.locator(".guard").innerText()).toContain("No longer");
    await page.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => pilesOnScreen(page)).toEqual(pilesOf(session));
  });

  test("waits in another tab until it is taken over there", async () => {
    const session = await playSome(3);
    const first = page;
    page = await newPage();
    await page.goto(`${app.address}#/${GAME}`);
    await page.getByRole("button", { name: "Play it here" }).click();
    await expect.poll(() => pilesOnScreen(page)).toEqual(pilesOf(session));
    await first.getByRole("dialog", { name: "Open in another tab" }).waitFor();
    await first.close();
  });

  test("that cannot be read is set aside, and the player is told", async () => {
    await playSome(2);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open("tetrarch");
          opening.onsuccess = () => {
            const transaction = opening.result.transaction("games", "readwrite");
            transaction.objectStore("games").put({ text: "[Game", savedAt: 0 }, "four-kingdoms");
            transaction.oncomplete = resolve;
          };
        }),
    );
    await page.close();
    await comeBack();
    expect(await page.locator(".caption").innerText()).toContain("kept aside");
    await page.reload();
    await page.locator(".table .card").first().waitFor();
    expect(await page.locator(".caption").innerText()).not.toContain("kept aside");
  });

  test("goes on where nothing can be saved, and the player is told", async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("storage is closed to pages here", "SecurityError");
      };
    });
    await playSome(1);
    expect(await page.locator(".unsaved").innerText()).toBe("not saved");
    expect(await page.locator(".top").innerText()).toContain("not saved");
  });
});

describe("what is said", () => {
  test("an illegal drop goes back and says why", async () => {
    const session = sessionOf(GAME, 8);
    await openDeal(page, app.address, session);
    const [word] = legalWords(session).filter((candidate) => /^t\d-t\d/.test(candidate));
    const from = word?.split("-")[0] ?? "t1";
    const to = ["t1", "t2", "t3", "t4", "t5", "t6", "t7"].find(
      (pile) => pile !== from && !legalWords(session).includes(`${from}-${pile}`),
    );
    await byDrag(page, { from, count: 1, to: to ?? "" });
    expect(await pilesOnScreen(page)).toEqual(pilesOf(session));
    expect(await page.getByRole("status").innerText()).not.toBe("");
    expect(playedWords(session)).toEqual([]);
  });

  test("every move is told to those who listen", async () => {
    const session = sessionOf(GAME, 8);
    await openDeal(page, app.address, session);
    await page.getByRole("button", { name: "Deal a card" }).click();
    await expect
      .poll(() => page.getByRole("status").innerText())
      .toMatch(/A traveller arrives: the .* still on the road\./);
  });
});

describe("for everybody", () => {
  const SIZES = [
    [360, 640],
    [844, 390],
    [1280, 800],
    [2560, 1440],
  ] as const;

  test.each(SIZES)("nothing is found by axe at %i by %i, and nothing scrolls", async (width, height) => {
    await page.setViewportSize({ width, height });
    await page.goto(app.address);
    await page.getByRole("link", { name: /Four Kingdoms/ }).waitFor();
    await expectNothingFound();
    await openDeal(page, app.address, sessionOf(GAME, 8));
    await expectNothingFound();
    const inside = await page.evaluate(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
      const cards = [...document.querySelectorAll(".card, .place")].map((card) =>
        card.getBoundingClientRect(),
      );
      return {
        scrolls: scrollWidth > clientWidth || scrollHeight > clientHeight,
        outside: cards.filter(
          ({ left, top, right, bottom }) =>
            left < 0 || top < 0 || right > clientWidth || bottom > clientHeight,
        ).length,
      };
    });
    expect(inside).toEqual({ scrolls: false, outside: 0 });
    await page.getByRole("button", { name: "Menu" }).click();
    for (const entry of ["How to play", "Rules", "Settings", "Keys", "Another deal …", "Resign"]) {
      await page.getByRole("button", { name: entry, exact: true }).click();
      await expectNothingFound();
      await page.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: "Menu" }).click();
    }
  });

  async function expectNothingFound(): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`)).toEqual(
      [],
    );
  }
});
