// The browser the app is tried in: the system's own, never one that a test tool brings along.
import { existsSync } from "node:fs";

const PLACES = [
  process.env.TETRARCH_CHROMIUM,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const HEADLESS_SHELLS = [process.env.TETRARCH_CHROMIUM, "/usr/bin/chromium-headless-shell"];

/** @param {readonly (string | undefined)[]} places */
const firstThere = (places) => places.find((path) => path !== undefined && existsSync(path));

/**
 * Where a whole Chromium is on this machine: what is measured, and what pictures are taken of.
 * @returns {string | undefined}
 */
export function findChromium() {
  return firstThere(PLACES);
}

/**
 * Where Chromium's headless shell is: the same engine without the browser's own windows, which does the same work in three
 * quarters of the time.
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return firstThere(HEADLESS_SHELLS);
}
