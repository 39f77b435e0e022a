import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "@tetrarch/engine";
import { isInPlay } from "@tetrarch/play";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { findFirefox, findWebKit } from "../other-browsers.mjs";
import { after, chooser, randomGame } from "./app.js";
import { Host } from "./host.js";
import { byClick } from "./input.js";
import { startFirefox } from "./remote/firefox.js";
import type { PointerType, RemoteBrowser } from "./remote/remote-browser.js";
import { type RemotePage, remotePage } from "./remote/remote-page.js";
import { startWebKit } from "./remote/webkit.js";
import { expectPiles, tableOf } from "./stage.js";
import { expectCopied } from "./stored.js";
import { tables } from "./tables.js";

const MOVES = 6;
/** WebKitGTK's window becomes no narrower than 447. */
const SIZES = [
  [360, 640],
  [1280, 800],
] as const;

/** Pictures of every table lie here afterwards, to be looked at. */
const PICTURES = join(import.meta.dirname, "..", "..", "..", "pictures", "other-browsers");

interface Setting {
  readonly name: string;
  readonly start: (() => Promise<RemoteBrowser>) | undefined;
  /** What the driver can press with. WebKitGTK's has no fingers. */
  readonly pointers: readonly PointerType[];
  /** Whether its sounds run on a machine that has no sound card. Firefox only begins them. */
  readonly runsWithoutCard: boolean;
}

const [firefox, webKit] = [findFirefox(), findWebKit()];
const SETTINGS: readonly Setting[] = [
  {
    name: "Firefox",
    start: firefox ? () => startFirefox(firefox) : undefined,
    pointers: ["mouse", "touch"],
    runsWithoutCard: false,
  },
  {
    name: "WebKit",
    start: webKit ? () => startWebKit(webKit) : undefined,
    pointers: ["mouse"],
    runsWithoutCard: true,
  },
];

/** What happened in a page since it was loaded. */
interface Events {
  /** What went wrong, each in a few words. */
  readonly faults: string[];
  /** What it was pressed with. */
  readonly pointers: string[];
  /** How the sound stood with each sound that was begun. */
  readonly sounds: string[];
}

/** A game of some moves that is not over by them. */
function gameOf(gameId: string) {
  for (let deal = 1; ; deal++) {
    const { sessions, words } = randomGame(gameId, deal, MOVES);
    const last = sessions.at(-1);
    if (words.length === MOVES && last && isInPlay(last)) return { sessions, words };
  }
}

for (const { name, start, pointers, runsWithoutCard } of SETTINGS) {
  if (isLong && !start) console.warn(`${name} is not on this machine: the app is not tried in it.`);
  describe.runIf(isLong && start)(name, () => {
    const host = new Host();
    const games = new Map<string, Session>();
    let browser: RemoteBrowser;
    let remote: RemotePage;

    beforeAll(async () => {
      await host.open();
      browser = await (start ?? expect.fail)();
      console.log(`tried in ${browser.name}`);
      remote = remotePage(browser);
      mkdirSync(PICTURES, { recursive: true });
      // A page of the same place, in which the app does not run.
      await browser.goTo(`${host.address}mark.svg`);
      await remote.page.evaluate((met) => {
        localStorage.setItem("tetrarch settings", '{"speed":"off","sound":true}');
        localStorage.setItem("tetrarch met", met);
      }, Object.keys(tables).join(" "));
    });
    afterAll(async () => {
      await browser?.close();
      await host.close();
    });

    /** Loads the app at an address of its own, whatever is open. */
    async function open(path: string): Promise<void> {
      await browser.goTo(`${host.address}?at=${encodeURIComponent(path)}#/${path}`);
      await remote.page.evaluate(() => {
        const events: Events = { faults: [], pointers: [], sounds: [] };
        Object.assign(globalThis, { events });
        addEventListener("error", ({ message }) => {
          // The browser only says that it goes on with it in the next frame.
          if (!message.startsWith("ResizeObserver loop")) events.faults.push(message);
        });
        addEventListener("unhandledrejection", ({ reason }) => events.faults.push(String(reason)));
        addEventListener("securitypolicyviolation", ({ blockedURI }) => events.faults.push(blockedURI));
        addEventListener("pointerdown", ({ pointerType }) => events.pointers.push(pointerType), true);
        const { start: begin } = AudioBufferSourceNode.prototype;
        AudioBufferSourceNode.prototype.start = function (...times) {
          events.sounds.push(this.context.state);
          begin.apply(this, times);
        };
      });
    }

    const events = () => remote.page.evaluate(() => (globalThis as unknown as { events: Events }).events);

    async function play(session: Session, word: string): Promise<Session> {
      await byClick(remote.page, tableOf(session).ends(session.game.view(session.now.state), word));
      const next = after(session, word);
      await expectPiles(remote.page, next, word);
      return next;
    }

    async function takePictures(what: string): Promise<void> {
      for (const [across, down] of SIZES) {
        await browser.resize(across, down);
        await remote.page.evaluate(() => document.fonts.ready.then(() => undefined));
        await remote.page.waitForTimeout(1000);
        const [width, height] = await remote.page.evaluate(() => [innerWidth, innerHeight]);
        const file = `${name.toLowerCase()}-${what}-${width}x${height}.png`;
        writeFileSync(join(PICTURES, file), await browser.picture());
      }
    }

    test("the home page opens", async () => {
      await open("");
      await remote.page.locator(".doors").waitFor();
      await takePictures("home");
      expect((await events()).faults).toEqual([]);
    });

    test.each(Object.keys(tables))("%s is played, heard, saved, and there after a reload", async (gameId) => {
      await browser.resize(1000, 720);
      const { sessions, words } = gameOf(gameId);
      let [session] = sessions;
      await open(`${gameId}/${session.deal}`);
      await expectPiles(remote.page, session);
      for (const [index, word] of words.entries()) {
        remote.pointer = pointers[index % pointers.length] ?? "mouse";
        session = await play(session, word);
      }
      const { faults, pointers: used, sounds } = await events();
      expect(faults).toEqual([]);
      expect([...new Set(used)].sort()).toEqual(pointers);
      expect(sounds.length).toBeGreaterThan(0);
      if (runsWithoutCard) expect(sounds).toContain("running");
      await expectCopied(remote.page, session);
      await browser.reload();
      await expectPiles(remote.page, session);
      games.set(gameId, session);
      await takePictures(gameId);
    });

    test("all of it works with nothing to be reached", async () => {
      await open("");
      const worker = await remote.page.evaluate(() =>
        navigator.serviceWorker.ready.then(({ active }) => active?.state),
      );
      expect(worker).toMatch(/^activat/);
      host.isCut = true;
      await browser.resize(1000, 720);
      for (const [gameId, session] of games) {
        await open(gameId);
        await expectPiles(remote.page, session);
        await browser.reload();
        await expectPiles(remote.page, session);
        await play(session, chooser(1)(session) ?? "");
      }
      expect(games.size).toBe(Object.keys(tables).length);
      tellChecks(games.size, `games played offline in ${name}`);
    });
  });
}
