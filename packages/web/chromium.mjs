// The browser the app is tried in: the system's own, never one that a test tool brings along.
import { existsSync } from "node:fs";

const PLACES = [
  process.env.TETRARCH_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Where Chromium is on this machine.
 * @returns {string | undefined}
 */
export function findChromium() {
  return PLACES.find((path) => path !== undefined && existsSync(path));
}
