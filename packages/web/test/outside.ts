import type { Page } from "playwright-core";

/** What does not stand in the window as a whole, and words of a title that are broken. */
export function outside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const faults =
      scrollWidth > innerWidth || scrollHeight > innerHeight
        ? [`scrolls ${scrollWidth}×${scrollHeight}`]
        : [];
    const table = document.querySelector(".page .table")?.getBoundingClientRect();
    const look = (
      element: Element | null,
      bounds = { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
    ) => {
      if (!element) return;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isIn =
        left >= bounds.left - 1 &&
        top >= bounds.top - 1 &&
        right <= bounds.right + 1 &&
        bottom <= bounds.bottom + 1;
      const name = element.getAttribute("aria-label") ?? element.textContent;
      if (!isIn) faults.push(`outside: ${name} ${[left, top, right, bottom].map(Math.round)}`);
    };
    for (const element of document.querySelectorAll(".bar button, .bar a, .top a, .top button"))
      look(element);
    const list = document.querySelector(".choice-list.scrolls")?.getBoundingClientRect();
    look(document.querySelector(".choice"), list ?? table);
    for (const card of document.querySelectorAll(".card, .place")) look(card, table);
    for (const title of document.querySelectorAll("h1")) {
      const [text] = title.childNodes;
      for (const { index, 0: word } of (text?.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size !== 1 || title.scrollWidth > title.clientWidth) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });
}
