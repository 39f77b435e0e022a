import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { PointerType, RemoteBrowser } from "./remote-browser.js";

/** What is waited for in a page comes within so many milliseconds, or never. */
const PATIENCE = 60_000;
const BETWEEN_LOOKS = 50;

/** A page of a browser that Playwright cannot drive, that takes input and is read as the other tests do it. */
export interface RemotePage {
  /** What those use of Playwright's page. */
  readonly page: Page;
  /** What presses from now on. */
  pointer: PointerType;
}

export function remotePage(browser: RemoteBrowser): RemotePage {
  const evaluate = async (work: (argument: unknown) => unknown, argument?: unknown): Promise<unknown> =>
    JSON.parse(await browser.call(String(work), JSON.stringify(argument ?? null)));
  const count = (selector: string) =>
    evaluate(
      (wanted) =>
        [...document.querySelectorAll(String(wanted))].filter(
          (element) => element.getClientRects().length > 0,
        ).length,
      selector,
    );
  const waitFor = async (selector: string): Promise<void> => {
    const until = performance.now() + PATIENCE;
    while ((await count(selector)) === 0) {
      if (performance.now() > until) throw new Error(`no ${selector} is shown`);
      await setTimeout(BETWEEN_LOOKS);
    }
  };
  const remote = {
    pointer: "mouse" as PointerType,
    page: {
      evaluate,
      locator: (selector: string) => ({ count: () => count(selector), waitFor: () => waitFor(selector) }),
      mouse: { click: (x: number, y: number) => browser.press({ x, y }, remote.pointer) },
      waitForTimeout: (time: number) => setTimeout(time),
    } as unknown as Page,
  };
  return remote;
}
