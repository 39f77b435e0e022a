import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { spawnBrowser } from "./browser.js";
import { paintNothing } from "./unpainted.js";

/** A browser that keeps what pages store, and that is killed and started again. */
export class KillableBrowser {
  /** Where it keeps them. */
  readonly folder = mkdtempSync(join(tmpdir(), "tetrarch-profile-"));
  #process: ChildProcess | undefined;

  /** @param from a browser that is not running, and whose pages have stored what this one begins with */
  constructor(from?: KillableBrowser) {
    // The lock of a browser that was killed is a link that leads nowhere.
    const filter = (path: string) => !path.includes("Singleton");
    if (from) cpSync(from.folder, this.folder, { recursive: true, filter });
  }

  /** Starts it, and gives its page. */
  async start(): Promise<Page> {
    const process = spawnBrowser(this.folder);
    this.#process = process;
    const browser = await chromium.connectOverCDP(await addressOf(process));
    const [context] = browser.contexts();
    const page = context?.pages()[0] ?? (await context?.newPage());
    if (!page) throw new Error("the browser has no page");
    await paintNothing(page);
    // What is fetched to play offline is of no use to those who damage what players have saved.
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error("not in this test"));
    });
    return page;
  }

  /** Kills all of it at once, as a flat battery does. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (running?.pid === undefined) return;
    this.#process = undefined;
    const gone = once(running, "exit");
    process.kill(-running.pid, "SIGKILL");
    await gone;
  }

  /** Kills it and forgets what it has stored. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Where a browser that is starting can be steered. */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    stderr?.on("data", (data: Buffer) => {
      said += data.toString();
      const address = /listening on (ws:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    });
    stderr?.on("end", () => reject(new Error(`the browser did not start: ${said}`)));
  });
}
