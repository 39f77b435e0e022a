import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { legalWords } from "@tetrarch/engine";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { built } from "../serve.mjs";
import { after, sessionOf } from "./app.js";
import { askForHint, playToChoice } from "./ask-for-hint.js";
import { launchBrowser } from "./browser.js";
import { Host } from "./host.js";
import { byTap } from "./input.js";
import { chooseInMenu, openRules } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import { expectPiles, Stage, tableOf } from "./stage.js";
import { expectCopied } from "./stored.js";
import { tables } from "./tables.js";
import { paintNothing } from "./unpainted.js";
import { markAllVisited } from "./visited-games.js";

/** All that is fetched at the first visit, in bytes. */
const MOST = 3_200_000;

describe("what is kept", () => {
  const worker = readFileSync(join(built, "sw.js"), "utf8");
  const kept = [...worker.matchAll(/\{url:"\.\/([^"]+)",revision:(null|"\w{16}")\}/g)].map(
    ([, name = "", revision = ""]) => ({ name, revision }),
  );

  test("is every file of the app but the service worker, and fonts and pictures that nobody asks for", () => {
    const all = readdirSync(built, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && !/\.vite|screenshots/.test(file.parentPath))
      .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1))
      .filter((name) => name !== "sw.js" && !name.endsWith(".woff"));
    expect(all.length).toBeGreaterThan(50);
    expect(kept.map(({ name }) => name).sort()).toEqual(all.sort());
    // What could change under its name is told by what is in it.
    for (const { name, revision } of kept) expect(revision === "null", name).toBe(name.startsWith("assets/"));
  });

  test("is not much", () => {
    const bytes = kept.reduce((sum, { name }) => sum + readFileSync(join(built, name)).length, 0);
    console.log(`kept for playing offline: ${kept.length} files, ${(bytes / 1e6).toFixed(2)} MB`);
    expect(bytes).toBeLessThan(MOST);
  });
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Someone who comes to the app for the first time. */
async function newVisitor(): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 720 } });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
  await paintNothing(context);
  return context;
}

async function pageIn(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await markAllVisited(page);
  await page.goto(address);
  return page;
}

const appStatus = (page: Page) => page.locator(".of-the-app").innerText();
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const isReady = (page: Page) => page.locator(".of-the-app").getByText("Ready offline").waitFor();

/** Run in a page before its scripts: a player who presses keys until the page is told to rest. */
function neverRest(): void {
  const acting = setInterval(() => dispatchEvent(new KeyboardEvent("keydown")), 50);
  addEventListener("rest", () => clearInterval(acting));
}

const rest = (page: Page) => page.evaluate(() => dispatchEvent(new Event("rest")));
const act = (page: Page) =>
  page.evaluate(async () => {
    for (let acts = 0; acts < 10; acts++)
      await new Promise((resolve) => addEventListener("keydown", resolve, { once: true }));
  });

/** Whether the page waits for the player to rest. */
const isAwaited = (page: Page) =>
  page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name, mode }) => name === "tetrarch act" && mode === "exclusive");
  });

/** The games that are played without the network; all are begun. */
const PLAYED = sampleGames;

/** One visitor of one host, from the first visit to a new version. */
const host = new Host();
let context: BrowserContext;
beforeAll(async () => {
  await host.open();
  context = await newVisitor();
});
afterAll(async () => {
  await context.close();
  await host.close();
});

describe("after the first visit, with nothing to be reached", () => {
  let page: Page;
  afterAll(async () => {
    await page.close();
    await context.setOffline(false);
    host.isCut = false;
  });

  /** The network comes back: the page is told so. */
  const comeBack = async () => {
    await context.setOffline(true);
    await context.setOffline(false);
  };

  test("nothing is fetched in the background while the player acts; a network that fails before or while all is fetched is no end of it", async () => {
    page = await context.newPage();
    await markAllVisited(page);
    host.withheld.add("sw.js");
    const added = [
      await page.addInitScript(neverRest),
      await page.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype;
        ServiceWorkerContainer.prototype.register = function (...args) {
          const registered = register.apply(this, args);
          registered.catch(() => document.documentElement.classList.add("not-registered"));
          return registered;
        };
      }),
    ];
    await page.goto(host.address);
    await page.locator(".not-registered").waitFor();
    for (const script of added) await script.dispose();
    host.withheld.clear();
    await comeBack();
    await expect.poll(() => isAwaited(page)).toBe(true);
    const requests = [...host.requests];
    await act(page);
    expect(await isAwaited(page)).toBe(true);
    expect(host.requests).toEqual(requests);
    host.isCut = true;
    await rest(page);
    const isGivenUp = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    await expect.poll(isGivenUp).toBe(true);
    expect(await appStatus(page)).toBe("");
    host.isCut = false;
    await comeBack();
    await isReady(page);
    expect(host.requests.length).toBeGreaterThan(requests.length + 100);
    host.isCut = true;
    host.requests.length = 0;
  });

  test("every game is begun", async () => {
    for (const gameId of Object.keys(tables)) {
      const session = sessionOf(gameId, 8);
      await page.goto(`${host.address}#/${gameId}/${session.deal}`);
      await expectPiles(page, session);
    }
  });

  test.each(PLAYED)("%s is played, helped, resumed and looked up", async (gameId) => {
    const session = sessionOf(gameId, 8);
    await page.goto(`${host.address}#/${gameId}/${session.deal}`);
    await expectPiles(page, session);
    const word = legalWords(session)[0] ?? "";
    await byTap(page, tableOf(session).ends(session.game.view(session.now.state), word));
    const next = after(session, word);
    await expectPiles(page, next);
    // What is shown may still be on its way to the disk, and a reload may be quicker.
    await expectCopied(page, next);
    await page.reload();
    await expectPiles(page, next);
    await playToChoice(page, next);
    await askForHint(page);
    await page.locator(".table .hinted").first().waitFor();
    await openRules(page);
    await page.locator(".rules h2").first().waitFor();
    await press(page, "Close");
    await chooseInMenu(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await press(page, "Could this have been won?");
    await page.locator(".verdict :is(strong, .choices)").first().waitFor();
  });

  test("the licences are read, and a statement", async () => {
    await page.goto(`${host.address}#/about/licences`);
    await page.getByText("Icons of game-icons.net").click();
    await page.getByText("Icons made by Lorc").waitFor();
    await page.goto(`${host.address}#/about/privacy`);
    await page.getByText("Nothing leaves your device.").waitFor();
  });

  test("the history has all of it, home says nothing twice, and nobody was asked for anything", async () => {
    await context.setOffline(true);
    await page.goto(`${host.address}#/history`);
    await expect.poll(() => page.locator(".games li").count()).toBe(PLAYED.length);
    await page.goto(`${host.address}?installed#/`);
    await page.locator(".doors").waitFor();
    await press(page, "Settings");
    await page.getByText("Ready offline: all of this is on your device").waitFor();
    expect(await appStatus(page)).toBe("");
    // Whether there is a new version the browser asks by itself.
    expect(host.requests.filter((name) => name !== "sw.js")).toEqual([]);
  });
});

test.runIf(isLong)("all is fetched in the end by players who never rest, too", async () => {
  const another = new Host();
  await another.open();
  const newcomer = await newVisitor();
  await newcomer.addInitScript(neverRest);
  const page = await pageIn(newcomer, another.address);
  await expect.poll(() => isAwaited(page)).toBe(true);
  await isReady(page);
  await act(page);
  await newcomer.close();
  await another.close();
});

describe("a new version", () => {
  const versionOf = (page: Page) => page.locator("script[type=module]").getAttribute("src");
  const namesKept = (page: Page) =>
    page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"));
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    });

  test("waits until it is asked for, and a page of the old one goes on with its own files", async () => {
    const playing = await pageIn(context, host.address);
    const session = sessionOf("four-kingdoms", 9);
    await playing.goto(`${host.address}#/four-kingdoms/${session.deal}`);
    await expectPiles(playing, session);
    // All files of the old version are kept by then.
    await playing.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [old, keptBefore] = [await versionOf(playing), await namesKept(playing)];

    host.putNewVersion();
    const home = await pageIn(context, host.address);
    expect(await versionOf(home)).toBe(old);
    await expect.poll(() => appStatus(home)).toBe("A new version is ready.");
    await expect.poll(() => playing.locator(".caption").innerText()).toContain("It waits in the menu");
    // Whoever plays is asked for nothing.
    const word = legalWords(session)[0] ?? "";
    await byTap(playing, tableOf(session).ends(session.game.view(session.now.state), word));
    const next = after(session, word);
    await expectPiles(playing, next);

    await press(home, "Use the new version");
    await expect.poll(() => versionOf(home)).not.toBe(old);
    await home.locator(".doors").waitFor();
    // The worker has been asked to tidy up, and would be doing it by now.
    await home.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage("tidy up");
      for (let requests = 0; requests < 40; requests++) await fetch("./mark.svg");
    });
    expect(await namesKept(home)).toEqual(expect.arrayContaining(keptBefore));
    // The other tab has not been taken along, and finds what it comes to only now.
    expect(await versionOf(playing)).toBe(old);
    host.isCut = true;
    await chooseInMenu(playing, "Your games");
    await playing.getByText("Your games are saved in this browser").waitFor();
    expect(await versionOf(playing)).toBe(old);
    await playing.goto(`${host.address}#/four-kingdoms`);
    await expectPiles(playing, next);

    await chooseInMenu(playing, "Use the new version");
    await expect.poll(() => versionOf(playing)).not.toBe(old);
    await expectPiles(playing, next);
    // With the last page of the old version its files go.
    const isOld = (name: string) => name.includes("/assets/") && keptBefore.includes(name);
    await expect.poll(async () => (await namesKept(playing)).filter(isOld)).toEqual([]);
    await Promise.all([home.close(), playing.close()]);
    host.isCut = false;
  });

  test.runIf(isLong)("is taken up as well where the browser does not tell that it has come", async () => {
    const page = await context.newPage();
    await markAllVisited(page);
    await page.addInitScript(() => {
      const { addEventListener } = EventTarget.prototype;
      ServiceWorkerContainer.prototype.addEventListener = function (
        ...[type, ...rest]: Parameters<EventTarget["addEventListener"]>
      ) {
        if (type !== "controllerchange") addEventListener.call(this, type, ...rest);
      };
    });
    await page.goto(host.address);
    const old = await versionOf(page);
    host.putNewVersion();
    await page.reload();
    await press(page, "Use the new version");
    await expect.poll(() => versionOf(page)).not.toBe(old);
  });
});

describe("where nothing can be kept", () => {
  const stage = new Stage();

  test("all works, and nothing is promised", async () => {
    await stage.page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new DOMException("not here", "SecurityError"));
    });
    await stage.open("");
    await stage.page.locator(".doors").waitFor();
    await stage.settle();
    expect(await appStatus(stage.page)).toBe("");
    await press(stage.page, "Settings");
    await stage.page.getByText("Your games are saved in this browser").waitFor();
    expect(await stage.page.getByRole("dialog").innerText()).not.toMatch(/offline|network/);
  });
});
