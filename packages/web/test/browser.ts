import { type ChildProcess, spawn } from "node:child_process";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "../chromium.mjs";

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

/** Where the system's own Chromium is. */
function chromiumPath(): string {
  const path = findChromium();
  if (path === undefined) {
    throw new Error(
      "no Chromium was found: install it (apt-get install chromium), or name it in TETRARCH_CHROMIUM",
    );
  }
  return path;
}

/** The system's own Chromium, without a window. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: FLAGS });
}

/** The same with a folder in which it keeps what it is told to keep, and a process that can be killed. */
export function spawnBrowser(folder: string): ChildProcess {
  return spawn(
    chromiumPath(),
    [...FLAGS, "--headless", "--remote-debugging-port=0", `--user-data-dir=${folder}`, "about:blank"],
    // A process group of its own, so that nothing of it outlives the kill.
    { detached: true, stdio: ["ignore", "ignore", "pipe"] },
  );
}
