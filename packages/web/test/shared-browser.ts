import type { BrowserContext, Clock, Disposable, Page } from "playwright-core";
import { startApp } from "./app.js";
import { launchBrowser } from "./browser.js";

/** All that pages keep; what the browser has compiled of their scripts stays. */
const KEPT = "cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage";

/** A page that has not answered after so many milliseconds will not do so any more. */
const AN_ANSWER = 15_000;

/** A busy machine may take its time: milliseconds for what a test waits for without a limit of its own. */
const A_STEP = 90_000;

const WINDOW = { width: 1000, height: 720 };

/** Each of these gives the pages of a context a clock of the test's own. */
const OF_THE_CLOCK = [
  "install",
  "setFixedTime",
  "setSystemTime",
  "pauseAt",
  "runFor",
  "fastForward",
  "resume",
] as const;

/**
 * The served app, and a browser for all tests of this process. They share a page as well: what it has compiled for one
 * test is there for the next, which would take longer than most tests do.
 */
export class SharedBrowser {
  readonly address: string;
  readonly #newContext: () => Promise<BrowserContext>;
  #page: Page | undefined;
  #isCrashed = false;
  /** A clock of the test's own stays in all pages of a context. */
  #hasOwnClock = false;
  /** The scripts that run in the page before its own. */
  readonly #added: Disposable[] = [];

  private constructor(address: string, newContext: () => Promise<BrowserContext>) {
    this.address = address;
    this.#newContext = newContext;
  }

  static async open(): Promise<SharedBrowser> {
    const [app, browser] = await Promise.all([startApp(), launchBrowser()]);
    // So vitest ends its workers.
    process.once("SIGTERM", async () => {
      await Promise.all([browser.close(), app.close()]);
      process.exit();
    });
    return new SharedBrowser(app.address, () =>
      // What is fetched in the background is of no use to any test but those of offline play, which have a browser of their own.
      browser.newContext({ viewport: WINDOW, serviceWorkers: "block" }),
    );
  }

  /** A tab of a browser that has never been here. */
  async firstPage(): Promise<Page> {
    this.#page ??= await this.#open();
    return this.#page;
  }

  /** Another tab of this browser. */
  newPage(): Promise<Page> {
    if (!this.#page) throw new Error("there is no first page");
    return this.#page.context().newPage();
  }

  async #open(): Promise<Page> {
    const context = await this.#newContext();
    context.setDefaultTimeout(A_STEP);
    const page = await context.newPage();
    page.on("crash", () => {
      this.#isCrashed = true;
    });
    this.#noticeOwnClock(page.clock);
    const add = page.addInitScript.bind(page);
    page.addInitScript = (async (script: () => void, argument?: unknown) => {
      const added = await add(script, argument);
      this.#added.push(added);
      return added;
    }) as Page["addInitScript"];
    return page;
  }

  #noticeOwnClock(clock: Clock): void {
    const note = () => {
      this.#hasOwnClock = true;
    };
    for (const name of OF_THE_CLOCK) noteBefore(clock, name, note);
  }

  /** Makes this a browser that has never been at this address, for the next test. */
  async forget(address: string): Promise<void> {
    const page = this.#page;
    if (!page) return;
    if (this.#isCrashed || this.#hasOwnClock || page.isClosed()) return this.restart();
    // Chromium may leave a question unanswered on a very busy machine: then its page is given up.
    const cleaning = this.#clean(page, address);
    if (await inTime(cleaning.done)) return;
    console.warn(`A page no longer answered: ${cleaning.step()}.`);
    await this.restart();
  }

  /** What is done to a page, and at what it is. */
  #clean(page: Page, address: string): { readonly done: Promise<void>; readonly step: () => string } {
    const context = page.context();
    const { origin } = new URL(address);
    const steps: readonly (readonly [string, () => Promise<unknown>])[] = [
      [
        "closing other pages",
        () => Promise.all(context.pages().map((other) => other !== page && other.close())),
      ],
      // A test may have had less patience.
      ["giving it its patience", async () => page.setDefaultTimeout(A_STEP)],
      // There is none of this at places that are not the app's.
      ["emptying its session", () => page.evaluate(() => sessionStorage.clear()).catch(() => undefined)],
      ["taking back scripts", () => Promise.all(this.#added.splice(0).map((script) => script.dispose()))],
      ["taking back routes", () => page.unrouteAll()],
      // For a place of the same server in which the app does not run: at any other, even an empty page, Chromium ends the
      // process that has the app's scripts compiled.
      ["leaving it", () => page.goto(new URL("mark.svg", this.address).href)],
      ["moving the mouse away", () => page.mouse.move(0, 0)],
      ["giving it its size", () => page.setViewportSize(WINDOW)],
      [
        "giving it its media",
        () =>
          page.emulateMedia({ colorScheme: null, contrast: null, forcedColors: null, reducedMotion: null }),
      ],
      [
        "emptying its storage",
        async () => {
          const session = await context.newCDPSession(page);
          await session.send("Storage.clearDataForOrigin", { origin, storageTypes: KEPT });
          await session.send("Storage.overrideQuotaForOrigin", { origin });
          await session.send("Page.resetNavigationHistory");
          await session.detach();
        },
      ],
    ];
    let at = "";
    const run = async () => {
      for (const [name, step] of steps) {
        at = name;
        await step();
      }
    };
    return { done: run(), step: () => at };
  }

  /** Goes on with another context and page, whatever has become of these. */
  async restart(): Promise<void> {
    const page = this.#page;
    this.#page = undefined;
    this.#isCrashed = false;
    this.#hasOwnClock = false;
    this.#added.length = 0;
    await page?.context().close();
  }
}

function noteBefore(clock: Clock, name: (typeof OF_THE_CLOCK)[number], note: () => void): void {
  const act: (...given: never[]) => Promise<void> = clock[name].bind(clock);
  clock[name] = (...given: never[]) => {
    note();
    return act(...given);
  };
}

/** Whether something is done, and soon enough. */
function inTime(doing: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), AN_ANSWER);
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      resolve(isDone);
    };
    doing.then(
      () => end(true),
      () => end(false),
    );
  });
}

let shared: Promise<SharedBrowser> | undefined;

/** The browser of all files that this process runs. */
export function sharedBrowser(): Promise<SharedBrowser> {
  shared ??= SharedBrowser.open();
  return shared;
}
