import { messagesOf, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { drawnPiles, pilesOnScreen, sessionOf } from "./app.js";
import { GAME, keptGame } from "./kept-game.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { expectCopied, expectSaved, recordsIn } from "./stored.js";
import { playHere } from "./taking-over.js";

const stage = new Stage();
const { playOn, playSome, savedMoves, mark, expectNotice, comeBack } = keptGame(stage);

beforeEach(() => stage.paintNothing());

describe("a full disk", () => {
  /** The next save finds no room. */
  function failOnce(page: Page): Promise<void> {
    return page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put;
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
  }

  /** From now on neither the database nor the second copy has room. */
  function fillUp(page: Page): Promise<void> {
    return page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
      Cache.prototype.put = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
    });
  }

  /** A game whose last move could not be saved. */
  async function playUnsaved(before: Session): Promise<Session> {
    if (before.now.number === 0) await stage.openDeal(before);
    await failOnce(stage.page);
    const session = await playOn(before, 1);
    await mark().waitFor();
    return session;
  }

  async function expectSavedAgain(session: Session): Promise<void> {
    await expectNotice(/This game is saved again./);
    await expect.poll(() => mark().count()).toBe(0);
    await comeBack();
    await stage.expectPiles(session);
  }

  async function setRoom(bytes?: number): Promise<void> {
    const session = await stage.page.context().newCDPSession(stage.page);
    const origin = new URL(stage.address).origin;
    await session.send("Storage.overrideQuotaForOrigin", {
      origin,
      ...(bytes !== undefined && { quotaSize: bytes }),
    });
  }

  test("is told, play goes on, and the game is saved when there is room again", async () => {
    await stage.open("");
    await setRoom(1);
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    await expectNotice(/This game cannot be saved: the disk is full. You can play on./);
    const session = await playOn(start, 5);
    await expect.poll(() => mark().innerText()).toBe("not saved");
    await setRoom();
    const last = await playOn(session, 1);
    await mark().waitFor({ state: "detached" });
    // The moves before may have been saved by themselves.
    await expectSaved(stage.page, last);
    await comeBack();
    await stage.expectPiles(last);
  });

  test("need not be played on for: the game is saved by itself as soon as there is room", async () => {
    await stage.open("");
    await setRoom(1);
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    const session = await playOn(start, 2);
    await mark().waitFor();
    await setRoom();
    await expectSavedAgain(session);
  });

  test("is tried again when the player comes back, with the next move, and when the place is left", async () => {
    const { page } = stage;
    let session = await playUnsaved(sessionOf(GAME, 8));
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expectSavedAgain(session);
    session = await playOn(await playUnsaved(session), 1);
    await expectSavedAgain(session);
    session = await playUnsaved(session);
    await page.getByRole("link", { name: "Home" }).click();
    await page.locator(".doors").waitFor();
    await page.getByRole("link", { name: /^Four Kingdoms/ }).click();
    await stage.expectPiles(session);
  });

  test("is not tried again for a game that another tab has taken over", async () => {
    const [first, start] = [stage.page, sessionOf(GAME, 8)];
    await stage.openDeal(start);
    await expect.poll(() => recordsIn(first, "games")).toHaveLength(1);
    await failOnce(first);
    const unsaved = await playOn(start, 1);
    await mark().waitFor();
    await expectCopied(first, unsaved);
    await stage.newPage();
    await stage.open(GAME);
    await playHere(stage.page);
    // The second copy has what the database has not.
    await stage.expectPiles(unsaved);
    const session = await playOn(unsaved, 2);
    await expect.poll(() => savedMoves()).toBe(3);
    await first.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    // What it might have written comes before what is read there now.
    await expect.poll(() => recordsIn(first, "games")).toHaveLength(1);
    await expect.poll(() => savedMoves()).toBe(3);
    await first.close();
    await comeBack();
    await stage.expectPiles(session);
  });

  test("C-10: does not wash off what was seen: moves shown as not saved are seen when the game stands before them again", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    const saved = await playOn(start, 1);
    await expect.poll(() => savedMoves()).toBe(1);
    await expectCopied(page, saved);
    await fillUp(page);
    const seen = await playOn(saved, 10);
    await mark().waitFor();
    await expect.poll(() => page.locator(".guard").innerText()).toContain("the first game of this deal");
    await comeBack();
    await stage.expectPiles(saved);
    await expect.poll(() => page.locator(".guard").innerText()).toContain("Played with help");
    await expectNotice(
      /could not be saved. You have seen what they showed, so this game now counts as helped./,
    );
    // It stays so when there is room again.
    await comeBack();
    await stage.expectPiles(saved);
    await expect.poll(() => page.locator(".guard").innerText()).toContain("Played with help");
    expect(seen.now.number).toBe(11);
  });

  test.each(["the same deal", "another deal"])(
    "C-10: nor does %s, laid in place of moves that were not saved",
    async (next) => {
      const { page } = stage;
      const start = sessionOf(GAME, 8);
      await stage.openDeal(start);
      const saved = await playOn(start, 3);
      await expect.poll(() => savedMoves()).toBe(3);
      await expectCopied(page, saved);
      await fillUp(page);
      await playOn(saved, 10);
      await mark().waitFor();
      const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
      const laid = next === "the same deal" ? start : sessionOf(GAME, 10);
      if (next === "the same deal") {
        await chooseInMenu(stage.page, "This deal again");
        await press("Play this deal again");
      } else {
        await stage.open(`${GAME}/${laid.deal}`);
        await press(`Play ${laid.deal}`);
      }
      await stage.expectPiles(laid);
      // The second move waits for what becomes of the first.
      await playOn(laid, 2);
      await page.evaluate((hash) => history.replaceState(null, "", hash), `#/${GAME}`);
      await comeBack();
      await stage.expectPiles(saved);
      await expect.poll(() => page.locator(".guard").innerText()).toContain("Played with help");
    },
  );

  test("C-10: leaves a deal known that was begun when nothing could be kept, and a game whole that is saved again", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    await stage.openDeal(sessionOf(GAME, 9));
    await expect.poll(() => recordsIn(page, "games")).toHaveLength(1);
    await fillUp(page);
    await stage.openDeal(start);
    await playOn(start, 2);
    await mark().waitFor();
    await comeBack();
    await stage.expectPiles(sessionOf(GAME, 9));
    await stage.openDeal(start);
    await expect.poll(() => page.locator(".guard").innerText()).toContain("you know this deal");
    const other = sessionOf(GAME, 10);
    await stage.openDeal(other);
    await failOnce(page);
    const session = await playOn(await playOn(other, 1), 1);
    await mark().waitFor({ state: "detached" });
    await comeBack();
    await stage.expectPiles(session);
    await expect.poll(() => page.locator(".guard").innerText()).toContain("the first game of this deal");
    expect(await page.evaluate(() => localStorage.getItem("tetrarch unsaved"))).toBeNull();
  });

  test("that only the database meets in the middle of a game costs nothing: the second copy has the rest", async () => {
    const { page } = stage;
    let session = await playSome(3);
    await expect.poll(() => savedMoves()).toBe(3);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    session = await playOn(session, 1);
    await expectNotice(/This game cannot be saved: the disk is full. You can play on./);
    await expectCopied(page, session);
    await comeBack();
    await stage.expectPiles(session);
    await expectNotice(/last moves of this game had not been kept: they are restored from its second copy/);
    await expect.poll(() => savedMoves()).toBe(4);
  });
});

describe("storage that cannot be used", () => {
  const WAYS = {
    throws: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("pages may keep nothing here", "SecurityError");
      };
    },
    rejects: () => {
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = function (name) {
        const request = open.call(this, name, 1);
        request.addEventListener("upgradeneeded", (event) => {
          event.stopImmediatePropagation();
          request.transaction?.abort();
        });
        return request;
      };
    },
    "is not there": () => {
      Object.defineProperty(globalThis, "indexedDB", { value: undefined });
    },
    "never answers": () => {
      IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, FAKE_EVENTS);
      const FAKE_EVENTS = { addEventListener: { value: () => undefined } };
    },
  };

  test.each(Object.keys(WAYS) as (keyof typeof WAYS)[])("that %s is told, and play goes on", async (way) => {
    const { page } = stage;
    await page.addInitScript(WAYS[way]);
    await stage.open("");
    await page.getByRole("link", { name: /^Four Kingdoms/ }).click();
    await page.locator(".table [data-stop]").first().waitFor();
    await expectNotice(/This game cannot be saved: .+ You can play on./);
    await expect.poll(() => mark().innerText()).toBe("not saved");
    await playSome(3);
    await expect.poll(() => mark().innerText()).toBe("not saved");
  });

  test("that never answers does not keep home from telling of the game whose second copy waits", async () => {
    const { page } = stage;
    await expectCopied(page, await playSome(2));
    await page.addInitScript(WAYS["never answers"]);
    await stage.open("");
    // Neither this page nor its database is the one before.
    await page.reload();
    await page.getByText("Your game waits").waitFor();
  });

  test("for a moment when a game is opened does not cost the game that waits there", async () => {
    const { page } = stage;
    const session = await playSome(4);
    await expect.poll(() => savedMoves()).toBe(4);
    await expectCopied(page, session);
    await stage.open("");
    const [waiting] = await recordsIn(page, "games");
    await page.evaluate(() => {
      const { get } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.get = () => {
        IDBObjectStore.prototype.get = get;
        throw new DOMException("the disk stumbled", "UnknownError");
      };
    });
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await expectNotice(/This game cannot be saved: the disk stumbled. You can play on./);
    // What lies there is the second copy meanwhile.
    await stage.expectPiles(session);
    await playOn(session, 2);
    await mark().waitFor({ state: "detached" });
    await expect
      .poll(() => recordsIn(page, "broken"))
      .toEqual([expect.objectContaining({ record: waiting })]);
  });

  test("for settings leaves them as at first, and every one can be chosen for this page", async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("pages may keep nothing here", "SecurityError");
        },
      });
    });
    await stage.open("");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("This browser saves no settings").waitFor();
    await page.getByRole("switch", { name: "Left-handed" }).check();
    await page.getByRole("button", { name: "Close" }).click();
    const session = sessionOf(GAME, 8);
    await stage.openDeal(session);
    // Where nothing is kept the place is met for the first time every time.
    await page.getByRole("button", { name: "Begin" }).click();
    await playOn(session, 2);
    await expect.poll(() => page.locator(".bar.left").count()).toBe(1);
  });
});

describe("a deal that nobody has begun", () => {
  test("is there again after a reload and a visit at home, and does not wait there like a game", async () => {
    const { page } = stage;
    const waits = page.getByText("Your game waits");
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    const dealt = await drawnPiles(page);
    await expect.poll(() => recordsIn(page, "games")).toHaveLength(1);
    await comeBack();
    expect(await drawnPiles(page)).toEqual(dealt);
    await stage.open("");
    await page.locator(".doors").waitFor();
    await expect.poll(() => waits.count()).toBe(0);
    await stage.open(GAME);
    await expect.poll(() => pilesOnScreen(page)).toEqual(dealt);
    await expect.poll(() => page.getByRole("status").innerText()).toContain(messagesOf(GAME).story);
    await page.keyboard.press(" ");
    await expect.poll(() => savedMoves()).toBe(1);
    await stage.open("");
    await waits.waitFor();
  });

  test("is given up for the deal of a link without a question", async () => {
    const { page } = stage;
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await stage.openDeal(sessionOf(GAME, 8));
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    await expectSaved(page, sessionOf(GAME, 8));
    await comeBack();
    await stage.expectPiles(sessionOf(GAME, 8));
  });
});

test("a place that was left while it opened can be entered again", async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    const { request } = LockManager.prototype;
    const left = new Promise((resolve) => addEventListener("hashchange", () => setTimeout(resolve, 50)));
    LockManager.prototype.request = function (
      this: LockManager,
      name: string,
      options: LockOptions,
      use: LockGrantedCallback<unknown>,
    ) {
      // The page has a lock of its own besides, for as long as it is open.
      if (options.mode === "shared") return request.call(this, name, options, use);
      LockManager.prototype.request = request;
      // The right to play here comes when the player has gone already.
      return request.call(this, name, options, (lock) => left.then(() => use(lock)));
    } as typeof request;
  });
  await stage.open(GAME);
  await page.locator(".loading").waitFor();
  await stage.open("");
  await page.locator(".doors").waitFor();
  await playSome(1);
});
