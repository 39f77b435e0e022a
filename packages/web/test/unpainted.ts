import type { BrowserContext, Page } from "playwright-core";

/** Styles that pages have besides their own, from the next one on. */
export async function addStyle(to: Page | BrowserContext, css: string): Promise<void> {
  await to.addInitScript((text) => {
    // Not an element: the app's policy allows none.
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
  }, css);
}

/**
 * For tests of what the page says, does and keeps, from the next page on: nothing is painted, nor are the pictures on
 * cards and ground laid out, as that takes most of their time.
 */
export async function paintNothing(to: Page | BrowserContext): Promise<void> {
  // Of a page like this all is there that can be heard, pressed and focused.
  await addStyle(to, ":root { opacity: 0 } .face, .ground { display: none }");
}
