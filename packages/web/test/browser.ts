import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PLACES = [
  process.env.TETRARCH_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The system's own Chromium, without a window. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) {
    throw new Error(
      "no Chromium was found: install it (apt-get install chromium), or name it in TETRARCH_CHROMIUM",
    );
  }
  return chromium.launch({ executablePath, args: FLAGS });
}
