import { formatSave, ownSetOf, type Session } from "@tetrarch/engine";
import { isFourGods } from "@tetrarch/engine/four-gods";
import type { ConsoleMessage, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { fourGodsTableWith } from "../src/games/four-gods/table.js";
import type { AnyTable } from "../src/table/model.js";
import { STORAGE_PATIENCE } from "../src/ui/timeouts.js";
import { after, pilesOnScreen, type startApp } from "./app.js";
import { byDrag, byTap, type Input } from "./input.js";
import { pilesOf } from "./oracle/index.js";
import { endlessPatience } from "./saving-steps.js";
import { type SharedBrowser, sharedBrowser } from "./shared-browser.js";
import { putRecord } from "./stored.js";
import { isSpared, tables } from "./tables.js";
import { addStyle, paintNothing } from "./unpainted.js";
import { markAllVisited } from "./visited-games.js";

/** The table of a session's game; with a card set of its own, the table with these cards. */
export function tableOf({ game }: Session): AnyTable {
  if (ownSetOf(game) && isFourGods(game)) return fourGodsTableWith(game) as AnyTable;
  const table = tables[game.id];
  if (!table) throw new Error(`no table for ${game.id}`);
  return table;
}

export { pilesOf };

/** A page tells after so many milliseconds at most what it shows. */
const A_LOOK = 10_000;

/** Waits until the table shows what the engine says. */
export async function expectPiles(page: Page, session: Session, message = session.deal): Promise<void> {
  const awaited = pilesOf(session);
  // A page that is left while it is looked at is looked at again.
  await expect.poll(() => pilesOnScreen(page, awaited, A_LOOK), { interval: 4, message }).toEqual(awaited);
}

/** With this begins what the page says of each violation of its policy. */
const FORBIDDEN = "forbidden: ";

/**
 * A browser with the app in it, as if new for each test of the file; pages fail their test when they throw, or do what
 * the app's policy forbids.
 */
export class Stage {
  page!: Page;
  #browser: SharedBrowser | undefined;
  #ownApp: Awaited<ReturnType<typeof startApp>> | undefined;
  /** All tabs of the test. */
  readonly #pages: Page[] = [];
  readonly #errors: string[] = [];
  /** Scripts and styles that pages have asked for and not yet got. */
  readonly #loading = new Set<Request>();

  /** The app as `npm start` serves it, unless it is served otherwise. */
  constructor(begin?: typeof startApp) {
    beforeAll(async () => {
      [this.#browser, this.#ownApp] = await Promise.all([sharedBrowser(), begin?.()]);
    });
    afterAll(() => this.#ownApp?.close());
    beforeEach(async () => {
      await this.#take(await this.#shared.firstPage());
    });
    afterEach(async ({ task }) => {
      for (const page of this.#pages.splice(0)) {
        page.off("pageerror", this.#notice);
        page.off("console", this.#noticeForbidden);
        page.off("request", this.#noteLoading);
        page.off("requestfinished", this.#noteLoaded);
        page.off("requestfailed", this.#noteLoaded);
      }
      this.#loading.clear();
      if (task.result?.state === "fail") await this.#shared.restart();
      else await this.#shared.forget(this.address);
      expect(this.forgive()).toEqual([]);
    });
  }

  readonly #notice = ({ message }: Error): void => {
    this.#errors.push(message);
  };

  readonly #noticeForbidden = (message: ConsoleMessage): void => {
    if (message.text().startsWith(FORBIDDEN)) this.#errors.push(message.text());
  };

  readonly #noteLoading = (request: Request): void => {
    if (["script", "stylesheet"].includes(request.resourceType())) this.#loading.add(request);
  };

  readonly #noteLoaded = (request: Request): void => {
    this.#loading.delete(request);
  };

  get #shared(): SharedBrowser {
    if (!this.#browser) throw new Error("no browser");
    return this.#browser;
  }

  get address(): string {
    return this.#ownApp?.address ?? this.#shared.address;
  }

  /** What went wrong so far. */
  errors(): readonly string[] {
    return [...this.#errors];
  }

  /** What went wrong so far, which fails no test any more. */
  forgive(): readonly string[] {
    return this.#errors.splice(0);
  }

  /** Another tab of the same browser, from now on the one that is looked at. */
  async newPage(): Promise<void> {
    await this.#take(await this.#shared.newPage());
  }

  /** Makes this the browser of somebody who has never been here, in the midst of a test. */
  async becomeSomebodyElse(): Promise<void> {
    // A page of the same place, in which the app does not run.
    await this.page.goto(new URL("mark.svg", this.address).href);
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("Storage.clearDataForOrigin", {
      origin: new URL(this.address).origin,
      storageTypes: "indexeddb,local_storage,cache_storage",
    });
    await session.detach();
  }

  async #take(page: Page): Promise<void> {
    this.page = page;
    this.#pages.push(page);
    page.on("pageerror", this.#notice);
    page.on("console", this.#noticeForbidden);
    page.on("request", this.#noteLoading);
    page.on("requestfinished", this.#noteLoaded);
    page.on("requestfailed", this.#noteLoaded);
    await page.addInitScript(
      (forbidden) =>
        addEventListener("securitypolicyviolation", (event) =>
          console.error(`${forbidden}${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`),
        ),
      FORBIDDEN,
    );
    await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
    await markAllVisited(page);
  }

  /** For tests of what the page says and does: see `unpainted.ts`. */
  async paintNothing(): Promise<void> {
    await paintNothing(this.page);
  }

  /** The same, and a move need not wait until the one before is written through. */
  async playLightly(): Promise<void> {
    await this.paintNothing();
    await this.page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode) {
        return transaction.call(this, stores, mode, { durability: "relaxed" });
      };
    });
  }

  /** Gives the pages, from the next one on, a clock of the test's own, by which no storage is slow: time may jump while it writes. */
  async installClock(): Promise<void> {
    await this.page.clock.install();
    await this.page.addInitScript(endlessPatience, [STORAGE_PATIENCE]);
  }

  /** Styles that pages have besides their own, from the next one on. */
  async addStyle(css: string): Promise<void> {
    await addStyle(this.page, css);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.address}#/${path}`);
  }

  /** Opens a deal's table and waits until it lies there. */
  async openDeal(session: Session): Promise<void> {
    await this.open(`${session.game.id}/${session.deal}`);
    await this.expectPiles(session);
  }

  /** Comes to a game that is kept in the browser as it stands here. */
  async openKept(session: Session): Promise<void> {
    await this.openKeptUnseen(session);
    await this.expectPiles(session);
  }

  /** The same with a game that may go on by itself before it has been seen as it was kept. */
  async openKeptUnseen(session: Session): Promise<void> {
    await this.open("");
    await this.page.locator(".doors").waitFor();
    const record = { text: formatSave(session), savedAt: 1, over: false };
    await putRecord(this.page, session.game.id, record);
    await this.open(session.game.id);
  }

  expectPiles(session: Session, message?: string): Promise<void> {
    return expectPiles(this.page, session, message);
  }

  /**
   * Waits until the page has done what was put before it, has got what it needs for that, and has been painted: what has not
   * happened then, will not.
   */
  async settle(): Promise<void> {
    await this.#painted();
    while (this.#loading.size > 0) {
      await expect.poll(() => this.#loading.size, { interval: 4 }).toBe(0);
      // What came may need more, or be shown only now.
      await this.#painted();
    }
  }

  #painted(): Promise<void> {
    return this.page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        ),
    );
  }

  /** Makes a move on the screen. */
  make(input: Input, session: Session, word: string): Promise<void> {
    const table = tableOf(session);
    const ends = table.ends(session.game.view(session.now.state), word);
    return (input === byTap && isSpared(table, session, word) ? byDrag : input)(this.page, ends);
  }

  /** Makes a move on the screen and waits until it shows what the engine says. */
  async play(input: Input, session: Session, word: string): Promise<Session> {
    await this.make(input, session, word);
    const next = after(session, word);
    await this.expectPiles(next, word);
    return next;
  }
}
