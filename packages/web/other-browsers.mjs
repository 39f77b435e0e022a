// The other browsers that the app is tried in, where this machine has them: Debian's own, driven by WebDriver.
import { existsSync } from "node:fs";

/** @param {readonly (string | undefined)[]} places */
const firstThere = (places) => places.find((path) => path !== undefined && existsSync(path));

/**
 * Where Firefox is, which needs nothing else: it speaks WebDriver BiDi itself.
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstThere([process.env.TETRARCH_FIREFOX, "/usr/bin/firefox-esr", "/usr/bin/firefox"]);
}

/**
 * Where WebKitGTK's driver is, with a screen to draw on, which WebKit needs.
 * @returns {{ driver: string, screen: string } | undefined}
 */
export function findWebKit() {
  const driver = firstThere([process.env.TETRARCH_WEBKIT_DRIVER, "/usr/bin/WebKitWebDriver"]);
  const screen = firstThere(["/usr/bin/Xvfb"]);
  return driver && screen ? { driver, screen } : undefined;
}
