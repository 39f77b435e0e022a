import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium } from "playwright-core";
import { findChromium, findHeadlessShell } from "../chromium.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nothing is looked up anywhere, whatever Chromium would like to know.
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
];

/** The whole of the system's own Chromium, or its headless shell, which is quicker, where there is one. */
function chromiumPath(isWhole: boolean): string {
  const path = isWhole ? findChromium() : (findHeadlessShell() ?? findChromium());
  if (path === undefined) {
    throw new Error(
      "no Chromium was found: install it (apt-get install chromium), or name it in TETRARCH_CHROMIUM",
    );
  }
  return path;
}

/** The long run plays in the whole browser, as players have it. */
const IS_LONG = process.env.TETRARCH_LONG === "1";

/** The features that Playwright disables: of two lists Chromium takes the last, so they are named again. */
const DISABLED_BY_PLAYWRIGHT =
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable," +
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect," +
  "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch";

/**
 * Fewer processes that wake each other: a twelfth of the work of opening a table. And one frame for all that a tab opens, with
 * one compositor: with a new one for every document (`RenderDocument`) opening a table takes a third more.
 */
const TOGETHER = [
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies",
  `--disable-features=${DISABLED_BY_PLAYWRIGHT},RenderDocument`,
  // A page lives for a second or two, and the next one runs the same functions: what is compiled stays, what would be compiled
  // once more for long use is not.
  "--js-flags=--no-flush-bytecode --no-maglev",
];

function flagsOf(isWhole: boolean): string[] {
  return isWhole ? FLAGS : [...FLAGS, ...TOGETHER];
}

/** The system's own Chromium, without a window. */
export function launchBrowser({ isWhole = IS_LONG } = {}): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(isWhole), args: flagsOf(isWhole) });
}

/** The same with a folder in which it keeps what it is told to keep, and a process that can be killed. */
export function spawnBrowser(folder: string): ChildProcess {
  return spawn(
    chromiumPath(IS_LONG),
    [
      ...flagsOf(IS_LONG),
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "about:blank",
    ],
    // A process group of its own, so that nothing of it outlives the kill.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
}
