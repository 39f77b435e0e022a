import { formatSave, messagesOf, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { textIn } from "../src/play/saved-games.js";
import { after, chooser, pilesOnScreen, sessionOf } from "./app.js";
import { byTap } from "./hands.js";
import { pilesOf, Stage } from "./stage.js";
import { DATABASE, putRecord, recordsIn } from "./stored.js";

const GAME = "four-kingdoms";
const stage = new Stage();

async function playOn(from: Session, moves: number): Promise<Session> {
  const choose = chooser(8);
  let session = from;
  for (let played = 0; played < moves; played++) {
    session = await stage.play(byTap, session, choose(session) ?? "");
  }
  return session;
}

/** Plays some moves from a deal that the player asks for. */
async function playSome(moves: number): Promise<Session> {
  const start = sessionOf(GAME, 8);
  await stage.openDeal(start);
  return playOn(start, moves);
}

/** How many moves of the game are on the disk. */
async function savedMoves(): Promise<number> {
  const [record] = await recordsIn(stage.page, "games");
  const text = textIn(record) ?? "";
  return text.split("\n\n")[1]?.trim().split(/\s+/).length ?? 0;
}

function mark() {
  return stage.page.locator(".unsaved");
}

async function expectTold(words: RegExp): Promise<void> {
  await expect.poll(() => stage.page.getByRole("status").innerText(), { timeout: 20_000 }).toMatch(words);
  expect(await stage.page.locator(".caption").innerText()).toMatch(words);
}

async function comeBack(): Promise<void> {
  await stage.page.reload();
  await stage.page.locator(".table [data-stop]").first().waitFor();
}

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

  /** A game whose last move could not be saved. */
  async function playUnsaved(): Promise<Session> {
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    await failOnce(stage.page);
    const session = await playOn(start, 1);
    await mark().waitFor();
    return session;
  }

  async function expectSavedAgain(session: Session): Promise<void> {
    await expectTold(/This game is saved again./);
    expect(await mark().count()).toBe(0);
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
    await expectTold(/This game cannot be saved: the disk is full. You can play on./);
    const session = await playOn(start, 5);
    expect(await mark().innerText()).toBe("not saved");
    await setRoom();
    const last = await playOn(session, 1);
    await mark().waitFor({ state: "detached" });
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

  test("is tried again as soon as the player comes back to the page, who may have made room", async () => {
    const session = await playUnsaved();
    await stage.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expectSavedAgain(session);
  });

  test("is told to be over when the next move is saved, and the moves before with it", async () => {
    await expectSavedAgain(await playOn(await playUnsaved(), 1));
  });

  test("is tried once more when the place is left", async () => {
    const { page } = stage;
    const session = await playUnsaved();
    await page.getByRole("link", { name: "Home" }).click();
    await page.locator(".doors").waitFor();
    await page.getByRole("link", { name: "Four Kingdoms" }).click();
    await stage.expectPiles(session);
  });

  test("is not tried again for a game that another tab has taken over", async () => {
    const [first, start] = [stage.page, sessionOf(GAME, 8)];
    await stage.openDeal(start);
    await expect.poll(() => recordsIn(first, "games")).toHaveLength(1);
    await failOnce(first);
    await playOn(start, 1);
    await mark().waitFor();
    await stage.newPage();
    await stage.open(GAME);
    await stage.page.getByRole("button", { name: "Play it here" }).click();
    await stage.expectPiles(start);
    const session = await playOn(start, 2);
    await expect.poll(() => savedMoves()).toBe(2);
    await first.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await first.waitForTimeout(300);
    expect(await savedMoves()).toBe(2);
    await comeBack();
    await stage.expectPiles(session);
  });

  test("that comes in the middle of a game loses what was played since, and nothing more", async () => {
    const { page } = stage;
    const session = await playSome(3);
    await expect.poll(() => savedMoves()).toBe(3);
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await playOn(session, 1);
    await expectTold(/This game cannot be saved: the disk is full. You can play on./);
    await comeBack();
    await stage.expectPiles(session);
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
    await page.getByRole("link", { name: "Four Kingdoms" }).click();
    await page.locator(".table [data-stop]").first().waitFor();
    await expectTold(/This game cannot be saved: .+ You can play on./);
    expect(await mark().innerText()).toBe("not saved");
    await playSome(3);
    expect(await mark().innerText()).toBe("not saved");
  });

  test("because a newer version has been here is told, and what it keeps stays as it is", async () => {
    const { page } = stage;
    await playSome(2);
    await expect.poll(() => savedMoves()).toBe(2);
    await stage.open("");
    const before = await recordsIn(page, "games");
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, 99);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
      DATABASE,
    );
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await expectTold(/a newer Tetrarch keeps its games in this browser/);
    await playSome(2);
    expect(await mark().innerText()).toBe("not saved");
    expect(await recordsIn(page, "games")).toEqual(before);
  });

  test("for a moment when a game is opened does not cost the game that waits there", async () => {
    const { page } = stage;
    await playSome(4);
    await expect.poll(() => savedMoves()).toBe(4);
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
    await expectTold(/This game cannot be saved: the disk stumbled. You can play on./);
    await playSome(2);
    await mark().waitFor({ state: "detached" });
    expect(await recordsIn(page, "broken")).toEqual([expect.objectContaining({ record: waiting })]);
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
    await page.getByText("This browser keeps no settings").waitFor();
    await page.getByRole("switch", { name: "Table for left hands" }).check();
    await page.getByRole("button", { name: "Close" }).click();
    const session = sessionOf(GAME, 8);
    await stage.openDeal(session);
    // Where nothing is kept the place is met for the first time every time.
    await page.getByRole("button", { name: "Begin" }).click();
    await playOn(session, 2);
    expect(await page.locator(".bar.left").count()).toBe(1);
  });
});

describe("a record that cannot be read is kept aside, the player is told and plays on:", () => {
  const text = formatSave(["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8)));
  const whole = { text, letters: text.length, savedAt: 1, over: false };
  const other = formatSave(sessionOf("kings-keys", 3));

  const BROKEN: Readonly<Record<string, unknown>> = {
    "a number": 7,
    "no value": null,
    "a list": [whole],
    "an empty object": {},
    "a text that is none": { ...whole, text: 8 },
    "an empty text": { text: "", savedAt: 1, over: false },
    "another game's": { ...whole, text: other, letters: other.length },
    "an unknown game's": { text: text.replace(GAME, "five-kingdoms"), savedAt: 1, over: false },
    "a later version's": { text: `[Version "2"]\n${text}`, savedAt: 1, over: false },
    "a move that is not legal": { text: `${text}gC-subjects\n`, savedAt: 1, over: false },
    "ten million letters": { text: "deal ".repeat(2_000_000), savedAt: 1, over: false },
  };

  /** Puts it where the game is looked for, and looks for the game. */
  async function meet(record: unknown, asides: number): Promise<void> {
    const { page } = stage;
    await stage.open("");
    await page.locator(".doors").waitFor();
    await putRecord(page, GAME, record);
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await expectTold(/The saved game cannot be read .* It is kept aside; here is a new deal./);
    const broken = await recordsIn(page, "broken");
    expect(broken).toHaveLength(asides);
    expect(broken.at(-1)).toMatchObject({ game: GAME, record });
  }

  test("whatever it is", async () => {
    await stage.open(GAME);
    for (const [index, name] of Object.keys(BROKEN).entries()) await meet(BROKEN[name], index + 1);
    await playSome(2);
    expect(await mark().count()).toBe(0);
  });

  test("wherever its text was cut", async () => {
    const PLACES = 50;
    await stage.open(GAME);
    for (let place = 0; place < PLACES; place++) {
      const cut = text.slice(0, Math.floor((place * text.length) / PLACES));
      await meet({ ...whole, text: cut }, place + 1);
    }
    await playSome(2);
    expect(await mark().count()).toBe(0);
  });

  test("but a whole one, and one without its number of letters, are taken up", async () => {
    const { page } = stage;
    const session = ["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8));
    for (const record of [whole, { text, savedAt: 1, over: false }]) {
      await stage.open(GAME);
      await page.locator(".table [data-stop]").first().waitFor();
      await stage.open("");
      await putRecord(page, GAME, record);
      await stage.open(GAME);
      await expect.poll(() => pilesOnScreen(page)).toEqual(pilesOf(session));
    }
    expect(await recordsIn(page, "broken")).toEqual([]);
  });

  test("and settings that cannot be read are as at first, which is told once, wherever the player is", async () => {
    const { page } = stage;
    const told = page.getByText(/settings could not be read: they are as at first/);
    const comeWith = async (kept: string, path: string) => {
      await page.evaluate((entry) => sessionStorage.setItem("kept", entry), kept);
      await stage.open(path);
      await page.reload();
    };
    await page.addInitScript(() => {
      const kept = sessionStorage.getItem("kept");
      if (kept !== null) localStorage.setItem("tetrarch settings", kept);
      sessionStorage.removeItem("kept");
    });
    await stage.open("");
    for (const entry of ["", "{", "null", "[]", '"fast"', '{"speed":"warp","leftHand":"yes"}', "\u0000"]) {
      await comeWith(entry, "");
      await told.waitFor();
      await page.getByRole("button", { name: "Settings" }).click();
      expect(await page.getByRole("radio", { name: "normal" }).isChecked()).toBe(true);
      expect(await page.getByRole("switch", { name: "Table for left hands" }).isChecked()).toBe(false);
    }
    await comeWith("{", GAME);
    await expectTold(/Your settings could not be read/);
    await stage.open("");
    await page.locator(".doors").waitFor();
    expect(await told.count()).toBe(0);
  });
});

describe("a deal that nobody has begun", () => {
  test("is there again after a reload and a visit at home, and does not wait there like a game", async () => {
    const { page } = stage;
    const waits = page.getByText("Your game waits");
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    const dealt = await pilesOnScreen(page);
    await expect.poll(() => recordsIn(page, "games")).toHaveLength(1);
    await comeBack();
    expect(await pilesOnScreen(page)).toEqual(dealt);
    await stage.open("");
    await page.locator(".doors").waitFor();
    expect(await waits.count()).toBe(0);
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
    expect(await page.getByRole("dialog").count()).toBe(0);
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
