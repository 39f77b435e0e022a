import type { Session } from "@tetrarch/engine";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { AnyTable } from "../src/table/model.js";
import { after, pilesOnScreen, startApp } from "./app.js";
import { launchBrowser } from "./browser.js";
import type { Hands } from "./hands.js";
import { tables } from "./tables.js";
import { knowsEveryPlace } from "./visitor.js";

/** What the engine says must lie on the table. */
export function pilesOf(session: Session): Record<string, readonly string[]> {
  const view = session.game.view(session.now.state);
  return Object.fromEntries(
    tableOf(session)
      .piles(view)
      .map(({ id, cards }) => [id, cards]),
  );
}

export function tableOf({ game }: Session): AnyTable {
  const table = tables[game.id];
  if (!table) throw new Error(`no table for ${game.id}`);
  return table;
}

/** Waits until the table shows what the engine says. */
export async function expectPiles(page: Page, session: Session, message = session.deal): Promise<void> {
  await expect.poll(() => pilesOnScreen(page), { interval: 4, message }).toEqual(pilesOf(session));
}

/** A browser with the app in it, new for each test of the file; pages fail their test when they throw. */
export class Stage {
  page!: Page;
  #app: Awaited<ReturnType<typeof startApp>> | undefined;
  #browser: Browser | undefined;
  #context: BrowserContext | undefined;
  readonly #errors: string[] = [];

  constructor() {
    beforeAll(async () => {
      [this.#app, this.#browser] = await Promise.all([startApp(), launchBrowser()]);
    });
    afterAll(async () => {
      await this.#browser?.close();
      await this.#app?.close();
    });
    beforeEach(async () => {
      this.#context = await this.#browser?.newContext({ viewport: { width: 1000, height: 720 } });
      await this.newPage();
    });
    afterEach(async () => {
      await this.#context?.close();
      expect(this.#errors.splice(0)).toEqual([]);
    });
  }

  get address(): string {
    return this.#app?.address ?? "";
  }

  /** Another tab of the same browser, from now on the one that is looked at. */
  async newPage(): Promise<void> {
    if (!this.#context) throw new Error("no browser");
    this.page = await this.#context.newPage();
    this.page.on("pageerror", (error) => this.#errors.push(error.message));
    await this.page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
    await knowsEveryPlace(this.page);
  }

  /**
   * For tests of what the page says and does, from the next page on: nothing is painted, nor are the pictures on cards
   * and ground laid out, as that takes most of their time, and a move need not wait until the one before is written
   * through.
   */
  async playLightly(): Promise<void> {
    // Of a page like this all is there that can be heard, pressed and focused.
    await this.addStyle(":root { opacity: 0 } .face, .ground { display: none }");
    await this.page.addInitScript(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (stores, mode) {
        return transaction.call(this, stores, mode, { durability: "relaxed" });
      };
    });
  }

  /** Styles that pages have besides their own, from the next one on. */
  async addStyle(css: string): Promise<void> {
    await this.page.addInitScript((text) => {
      addEventListener("DOMContentLoaded", () => {
        const style = document.createElement("style");
        style.textContent = text;
        document.head.append(style);
      });
    }, css);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.address}#/${path}`);
  }

  /** Opens a deal's table and waits until it lies there. */
  async openDeal(session: Session): Promise<void> {
    await this.open(`${session.game.id}/${session.deal}`);
    await this.expectPiles(session);
  }

  expectPiles(session: Session, message?: string): Promise<void> {
    return expectPiles(this.page, session, message);
  }

  /** Makes a move on the screen and waits until it shows what the engine says. */
  async play(hands: Hands, session: Session, word: string): Promise<Session> {
    await hands(this.page, tableOf(session).ends(session.game.view(session.now.state), word));
    const next = after(session, word);
    await this.expectPiles(next, word);
    return next;
  }
}
