import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "@tetrarch/engine";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { findFirefox, findWebKit } from "../other-browsers.mjs";
import { after, chooser, sessionOf } from "./app.js";
import { byTap } from "./hands.js";
import { Host } from "./host.js";
import { startFirefox } from "./remote/firefox.js";
import type { RemoteBrowser } from "./remote/remote-browser.js";
import { type RemotePage, remotePage } from "./remote/remote-page.js";
import { startWebKit } from "./remote/webkit.js";
import { expectPiles, tableOf } from "./stage.js";
import { expectCopied } from "./stored.js";
import { tables } from "./tables.js";

const DEAL = 8;
const MOVES = 6;
const SIZES = [
  [360, 640],
  [1280, 800],
] as const;

/** Pictures of every table lie here afterwards, to be looked at. */
const PICTURES = join(import.meta.dirname, "..", "..", "..", "pictures", "other-browsers");

const [firefox, webKit] = [findFirefox(), findWebKit()];
const BROWSERS: Readonly<Record<string, (() => Promise<RemoteBrowser>) | undefined>> = {
  Firefox: firefox === undefined ? undefined : () => startFirefox(firefox),
  WebKit: webKit === undefined ? undefined : () => startWebKit(webKit),
};

for (const [name, start] of Object.entries(BROWSERS)) {
  if (isLong && !start) console.warn(`${name} is not on this machine: the app is not tried in it.`);
  describe.runIf(isLong && start)(name, () => {
    const host = new Host();
    let browser: RemoteBrowser;
    let remote: RemotePage;
    const games = new Map<string, Session>();
    const open = (path: string) => browser.goTo(`${host.address}?at=${encodeURIComponent(path)}#/${path}`);
    const evaluate = <Value>(work: () => Value | Promise<Value>) => remote.page.evaluate(work);

    beforeAll(async () => {
      await host.open();
      browser = await (start ?? expect.fail)();
      console.log(`tried in ${browser.name}`);
      remote = remotePage(browser);
      // A page of the same place, in which the app does not run.
      await browser.goTo(`${host.address}mark.svg`);
      await remote.page.evaluate((met) => {
        localStorage.setItem("tetrarch settings", '{"speed":"off","sound":true}');
        localStorage.setItem("tetrarch met", met);
      }, Object.keys(tables).join(" "));
      mkdirSync(PICTURES, { recursive: true });
    });
    afterAll(async () => {
      await browser.close();
      await host.close();
    });

    async function takePictures(what: string): Promise<void> {
      for (const [width, height] of SIZES) {
        await browser.resize(width, height);
        await evaluate(() => document.fonts.ready.then(() => undefined));
        await remote.page.waitForTimeout(1000);
        const file = `${name.toLowerCase()}-${what}-${width}x${height}.png`;
        writeFileSync(join(PICTURES, file), await browser.picture());
      }
    }

    async function play(session: Session, word: string): Promise<Session> {
      await byTap(remote.page, tableOf(session).ends(session.game.view(session.now.state), word));
      const next = after(session, word);
      await expectPiles(remote.page, next, word);
      return next;
    }

    test("the home page opens", async () => {
      await open("");
      await remote.page.locator(".doors").waitFor();
      await takePictures("home");
    });

    test.each(Object.keys(tables))("%s is played, saved, and there again after a reload", async (gameId) => {
      await browser.resize(1000, 720);
      let session = sessionOf(gameId, DEAL);
      await open(`${gameId}/${session.deal}`);
      await expectPiles(remote.page, session);
      const choose = chooser(DEAL);
      for (let move = 0; move < MOVES; move++) {
        const word = choose(session);
        if (word === undefined) break;
        remote.pointer = move % 2 === 0 ? "mouse" : "touch";
        session = await play(session, word);
      }
      await expectCopied(remote.page, session);
      await browser.reload();
      await expectPiles(remote.page, session);
      games.set(gameId, session);
      await takePictures(gameId);
    });

    test("all of it works with nothing to be reached", async () => {
      await open("");
      const isReady = () => evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
      expect(await isReady()).toBe("activated");
      host.isCut = true;
      await browser.resize(1000, 720);
      for (const [gameId, session] of games) {
        await open(gameId);
        await expectPiles(remote.page, session);
        await browser.reload();
        await expectPiles(remote.page, session);
        const word = chooser(DEAL)(session);
        if (word !== undefined) await play(session, word);
      }
      tellChecks(games.size, `games played offline in ${name}`);
    });
  });
}
