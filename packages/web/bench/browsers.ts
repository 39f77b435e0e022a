import type { Browser, Page } from "playwright-core";
import { installProbe } from "./probe.js";

/** On what it is played. */
export interface Setting {
  readonly window: { readonly width: number; readonly height: number };
  /** How many times slower the page's processor is than this one. */
  readonly throttle: number;
  /** Played with a finger: nothing hovers. */
  readonly isTouched: boolean;
}

export const DESK: Setting = { window: { width: 1280, height: 800 }, throttle: 1, isTouched: false };
export const PHONE: Setting = { window: { width: 390, height: 844 }, throttle: 4, isTouched: true };

/** A tab with the probe in it, its caches empty. Whoever closes its context closes it. */
export async function openTab(browser: Browser, { window, throttle, isTouched }: Setting): Promise<Page> {
  const context = await browser.newContext({ viewport: window, hasTouch: isTouched, isMobile: isTouched });
  const page = await context.newPage();
  await installProbe(page);
  if (throttle !== 1) {
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: throttle });
  }
  return page;
}
