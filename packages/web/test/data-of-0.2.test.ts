import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { expected, textOf } from "../../../testing/data-of-0.2/read.js";
import { historyActions } from "./history-actions.js";
import { Stage } from "./stage.js";
import { DATABASE } from "./stored.js";
import { paintNothing } from "./unpainted.js";

/** A browser profile: what lies in its database, its `localStorage` and the second copies in its caches. */
interface Profile {
  readonly version: number;
  readonly stores: Readonly<Record<string, readonly (readonly [string | number | string[], unknown])[]>>;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly copies: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}

const PROFILE: Profile = JSON.parse(textOf("browser-profile.json"));

const stage = new Stage();
const { openHistory, listed, press, pick } = historyActions(stage);

/** A page in a profile of its own, which no script changes. */
beforeEach(async () => {
  const context = await stage.page.context().browser()?.newContext({ serviceWorkers: "block" });
  if (!context) throw new Error("no browser");
  context.setDefaultTimeout(90_000);
  await paintNothing(context);
  stage.page = await context.newPage();
  return () => context.close();
});

/** Loads a profile before the app opens for the first time. */
async function load(profile: Profile): Promise<void> {
  await stage.page.goto(`${stage.address}mark.svg`);
  await stage.page.evaluate(
    async ([name, text]) => {
      const { version, stores, localStorage: items, copies }: Profile = JSON.parse(text);
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [store, rows] of Object.entries(stores)) {
            const made = opening.result.createObjectStore(store);
            for (const [key, value] of rows) made.put(value, key);
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      for (const [cacheName, rows] of Object.entries(copies)) {
        const cache = await caches.open(cacheName);
        for (const [address, text] of rows) await cache.put(location.origin + address, new Response(text));
      }
    },
    [DATABASE, JSON.stringify(profile)] as const,
  );
}

/** All that lies in the database now, store by store. */
function storesNow(page: Page): Promise<Profile["stores"]> {
  return page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    const stores: Record<string, [string | number | string[], unknown][]> = {};
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store);
      stores[store] = await new Promise((resolve) => {
        const keys = reading.getAllKeys() as IDBRequest<(string | number | string[])[]>;
        const values = reading.getAll();
        values.onsuccess = () => resolve(keys.result.map((key, index) => [key, values.result[index]]));
      });
    }
    database.close();
    return stores;
  }, DATABASE);
}

/** What is noted from now on has a time that no file of before can have. */
const BEGUN = Date.now();

/** The lines of the file that the app exports, without the times of what was noted in this test. */
async function exported(): Promise<readonly string[]> {
  const downloading = stage.page.waitForEvent("download");
  await press("Export");
  const text = readFileSync(await (await downloading).path(), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => line.replace(/,"since":(\d+)/, (since, time) => (Number(time) < BEGUN ? since : "")));
}

async function imported(name: "browser-export" | "terminal-export"): Promise<readonly string[]> {
  await openHistory();
  await pick(textOf(`${name}.jsonl`));
  await stage.page.getByText(/^\d+ games are new here\./).waitFor();
  return exported();
}

const EMPTY_STORES = Object.fromEntries(Object.keys(PROFILE.stores).map((store) => [store, []]));

test("a browser profile of 0.2 is read whole, and all of it stays as it is", async () => {
  await load(PROFILE);
  // A table that is opened takes over what is marked as unsaved.
  await stage.open("kings-keys");
  await stage.page.locator(".table [data-stop]").first().waitFor();
  await openHistory();
  expect(await exported()).toEqual(expected().web.profile);
  const now = await storesNow(stage.page);
  for (const [store, rows] of Object.entries(PROFILE.stores)) {
    // Whose tab plays a game changes, and so does the table that was opened; the unsaved mark is a further known deal.
    if (store === "owners" || store === "games") continue;
    expect(now[store], store).toEqual(expect.arrayContaining([...rows]));
    expect(now[store]?.length, store).toBe(rows.length + (store === "known" ? 1 : 0));
  }
});

test("its games in play lie on their tables, and its analysed game needs no analysis", async () => {
  await load(PROFILE);
  await stage.page.addInitScript(() => Object.assign(window, { Worker: undefined }));
  for (const [game, record] of PROFILE.stores.games ?? []) {
    const { text, over } = record as { readonly text: string; readonly over: boolean };
    await stage.open(String(game));
    await stage.page.locator(".table [data-stop]").first().waitFor();
    const now = await storesNow(stage.page);
    const kept = now.games?.find(([key]) => key === game)?.[1] as { readonly text: string };
    if (!over) expect(kept.text).toBe(text);
  }
  const analysed = PROFILE.stores.analyses?.[0]?.[0];
  await stage.open(`analysis/${String(analysed).split("\n").at(-1)}`);
  await stage.page.getByText("More: luck and mistakes in numbers").click();
  await stage.page.locator(".account .number").first().waitFor();
  const numbers = await stage.page.locator(".account .number").allInnerTexts();
  // A resignation has a row of its own; 0.2 counted it among the moves.
  const given = numbers.slice(3, 5).map((text) => Number(text.replace("−", "-")));
  const moves = given.reduce((sum, each) => sum + each, 0).toFixed(1);
  expect([...numbers.slice(0, 3), moves.replace("-", "−"), ...numbers.slice(5)]).toEqual(expected().account);
});

test("its second copies alone restore what they hold", async () => {
  await load({ ...PROFILE, stores: EMPTY_STORES });
  await openHistory();
  await expect.poll(async () => (await listed()).length).toBeGreaterThan(0);
  expect(await exported()).toEqual(expected().web.copiesAlone);
});

test.each(["browser-export", "terminal-export"] as const)("%s of 0.2 is imported whole", async (name) => {
  const key = name === "browser-export" ? "browserExport" : "terminalExport";
  expect(await imported(name)).toEqual(expected().web[key]);
});
