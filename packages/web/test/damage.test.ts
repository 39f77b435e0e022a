import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatSave, type Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf, startApp } from "./app.js";
import { KillableBrowser } from "./killable-browser.js";
import { expectPiles } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { copiesMade, expectCopied, expectSaved } from "./stored.js";
import { markAllVisited } from "./visited-games.js";

const GAME = "four-kingdoms";
const DEAL = "Q".repeat(600);
const MOVES = 6;
const PLAYED: Session = Array.from({ length: MOVES }, () => "deal").reduce(after, sessionOf(GAME, 8));

let app: Awaited<ReturnType<typeof startApp>>;
/** A browser that was killed after some moves, and of which each test gets a copy of its own. */
let killed: KillableBrowser;
let browser: KillableBrowser | undefined;

async function start(mortal: KillableBrowser): Promise<Page> {
  const page = await mortal.start();
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"off"}'));
  await markAllVisited(page);
  return page;
}

/** Everything that lies in a folder and the folders in it. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function databaseOf({ folder }: KillableBrowser): string {
  const databases = join(folder, "Default", "IndexedDB");
  const name = readdirSync(databases).find((entry) => entry.endsWith(".indexeddb.leveldb"));
  if (!name) throw new Error("the browser keeps its databases elsewhere now");
  return join(databases, name);
}

function copiesOf({ folder }: KillableBrowser): string {
  return join(folder, "Default", "Service Worker", "CacheStorage");
}

/** Stores so much beside the game that the database writes its log out into tables. */
function fill(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("filling");
        opening.onupgradeneeded = () => opening.result.createObjectStore("letters");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const add = (part: number) => {
            const transaction = opening.result.transaction("letters", "readwrite");
            // Longer values would be put into files of their own.
            for (let value = 0; value < 40; value++) {
              transaction.objectStore("letters").put("letters".repeat(7000), `${part} ${value}`);
            }
            transaction.oncomplete = () => (part < 4 ? add(part + 1) : resolve());
          };
          add(0);
        };
      }),
  );
}

/** Plays from where the game stands, with so many moves made, and kills the browser when all of it is on the disk. */
async function playUntilKilled(moves: readonly number[]): Promise<void> {
  const page = await start(killed);
  await openStorage({ page, address: app.address });
  await page.evaluate((deal) => new storageParts.BrowserStorage().known.learn(deal, "played"), DEAL);
  // A page that is left makes no copies any more.
  await copiesMade(page);
  await page.goto(`${app.address}#/${GAME}/${sessionOf(GAME, 8).deal}`);
  let session = sessionOf(GAME, 8);
  for (let move = 0; move < (moves[0] ?? 0); move++) session = after(session, "deal");
  await expectPiles(page, session);
  for (let move = moves[0] ?? 0; move < (moves[1] ?? 0); move++) {
    await page.keyboard.press(" ");
    session = after(session, "deal");
    await expectPiles(page, session);
  }
  if (moves[0] === 0) await fill(page);
  const text = formatSave(session);
  await expectSaved(page, session);
  await copiesMade(page);
  // What is in a file is there, whatever becomes of the browser.
  const isCopied = (words: string) =>
    filesIn(copiesOf(killed)).some((file) => readFileSync(file).includes(words));
  await expect.poll(() => isCopied(JSON.stringify(text).slice(1, -1))).toBe(true);
  await expect.poll(() => isCopied('"how":"played"')).toBe(true);
  await expect.poll(() => isCopied("tetrarch games")).toBe(true);
  await killed.kill();
}

beforeAll(async () => {
  app = await startApp();
  killed = new KillableBrowser();
});

afterEach(() => browser?.remove());

afterAll(async () => {
  await killed.remove();
  await app.close();
});

/** All that follows begins here. */
test("a game is kept in the files of a database, and once more in those of its second copy", async () => {
  await playUntilKilled([0, 3]);
  // Opened again the database has files of both kinds: its log, and tables of what was in a log before.
  await playUntilKilled([3, MOVES]);
  expect(matching(killed, /\.log$/)).not.toEqual([]);
  expect(matching(killed, /\.ldb$/)).not.toEqual([]);
  const page = await comeBackAfter(() => undefined);
  await expectPiles(page, PLAYED);
});

/** Starts a copy of the killed browser after something has happened to its files, and looks what becomes of the game. */
async function comeBackAfter(damage: (browser: KillableBrowser) => void): Promise<Page> {
  browser = new KillableBrowser(killed);
  damage(browser);
  const page = await start(browser);
  await page.goto(`${app.address}#/${GAME}`);
  await page.locator(".table [data-stop]").first().waitFor();
  return page;
}

function matching(browser: KillableBrowser, name: RegExp): readonly string[] {
  const found = filesIn(databaseOf(browser)).filter((file) => name.test(file));
  if (found.length === 0) throw new Error(`the database has no file ${name}`);
  return found;
}

/** Turns bits over all through a file. */
function flip(file: string): void {
  const bytes = readFileSync(file);
  for (let at = 20; at < bytes.length; at += 97) bytes[at] = (bytes[at] ?? 0) ^ 0x55;
  writeFileSync(file, bytes);
}

function half(file: string): void {
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
}

function overwriteCurrent(damaged: KillableBrowser, text: string): void {
  for (const file of matching(damaged, /CURRENT$/)) writeFileSync(file, text);
}

const DAMAGES: Readonly<Record<string, (browser: KillableBrowser) => void>> = {
  "half of MANIFEST cut off": (damaged) => matching(damaged, /MANIFEST/).forEach(half),
  "CURRENT leading nowhere": (damaged) => overwriteCurrent(damaged, "MANIFEST-000999\n"),
  "CURRENT holding nonsense": (damaged) => overwriteCurrent(damaged, "\u0007 nonsense"),
  "bits of the log turned over": (damaged) => matching(damaged, /\.log$/).forEach(flip),
  "half of the log cut off": (damaged) => matching(damaged, /\.log$/).forEach(half),
  "bits of the tables turned over": (damaged) => matching(damaged, /\.ldb$/).forEach(flip),
  "the tables deleted": (damaged) => {
    for (const file of matching(damaged, /\.ldb$/)) rmSync(file);
  },
  "all files emptied": (damaged) => {
    for (const file of matching(damaged, /./)) truncateSync(file, 0);
  },
  "all files gone": (damaged) => rmSync(databaseOf(damaged), { recursive: true }),
};

/** Each damage takes a browser of its own: without the long run one of what the browser opens, of its log and of its tables. */
const TRIED = isLong
  ? Object.keys(DAMAGES)
  : ["CURRENT holding nonsense", "bits of the log turned over", "the tables deleted"];

test.each(TRIED)("a database with %s costs nothing without a word", async (name) => {
  const damage = DAMAGES[name];
  if (!damage) throw new Error("no damage");
  const page = await comeBackAfter(damage);
  const caption = await page.locator(".caption").innerText();
  await expectPiles(page, PLAYED);
  // It may have been spared: then there is nothing to be told.
  const isRestored = /second copy/.test(caption);
  if (!isRestored) expect(caption).not.toMatch(/cannot|lost|missing/);
  console.info(`${name}: ${isRestored ? caption : "spared"}`);
  // What the browser cannot even open is told as long as it is so, and the second copy goes on.
  const isStuck = /cannot be saved/.test(caption);
  await expect.poll(() => page.locator(".unsaved").count()).toBe(isStuck ? 1 : 0);
  // It is played on, and kept as before.
  await page.keyboard.press(" ");
  await expectPiles(page, after(PLAYED, "deal"));
  await expectCopied(page, after(PLAYED, "deal"));
  await page.reload();
  await expectPiles(page, after(PLAYED, "deal"));
  await openStorage({ page, address: app.address });
  expect(await page.evaluate((deal) => new storageParts.BrowserStorage().known.notesOn(deal), DEAL)).toEqual([
    "found",
  ]);
});

test("a database that is lost is told of at home, where its game waits", async () => {
  browser = new KillableBrowser(killed);
  for (const file of matching(browser, /./)) truncateSync(file, 0);
  const page = await start(browser);
  await page.goto(app.address);
  await expect
    .poll(() => page.locator(".home .news").innerText())
    .toMatch(/The browser has lost what was kept in it. One game is restored from a second copy/);
  await expect.poll(() => page.getByText("Your game waits").count()).toBe(1);
});

test("second copies that are lost are made anew, and nobody is troubled with it", async () => {
  const page = await comeBackAfter((damaged) => rmSync(copiesOf(damaged), { recursive: true }));
  await expectPiles(page, PLAYED);
  expect(await page.locator(".caption").innerText()).not.toMatch(/copy|lost/);
  await expectCopied(page, PLAYED);
  const copied = await page.evaluate(async () => (await (await caches.open("tetrarch games")).keys()).length);
  expect(copied).toBe(1);
});

test("with the second copies damaged too, what is lost is told to be lost", async () => {
  const page = await comeBackAfter((damaged) => {
    for (const file of filesIn(copiesOf(damaged))) flip(file);
    // Half of a manifest may spare the game.
    for (const file of matching(damaged, /./)) truncateSync(file, 0);
  });
  expect(existsSync(copiesOf(browser as KillableBrowser))).toBe(true);
  await expect
    .poll(() => page.locator(".caption").innerText())
    .toMatch(/lost what was kept in it. If a game was in play/);
});
