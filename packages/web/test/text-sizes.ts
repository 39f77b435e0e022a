import type { Page } from "playwright-core";

/** No text is smaller, in CSS pixels as they are drawn. */
const LEAST = 11;

/**
 * The texts of the page, or of its open sheet: those that are too small, choices that are cut off, and how many texts there
 * are. What is a picture of a table or of a printed page tells nothing by its letters.
 */
export function lookAtTexts(
  page: Page,
): Promise<{ readonly faults: readonly string[]; readonly count: number }> {
  return page.evaluate((least) => {
    /** How many times as large as its own measures something is drawn. */
    const scaleOf = (element: Element) => {
      const sizes = ({ a, b, c, d }: DOMMatrixReadOnly) => Math.sqrt(Math.abs(a * d - b * c));
      if (element instanceof SVGGraphicsElement)
        return sizes(DOMMatrix.fromMatrix(element.getScreenCTM() ?? {}));
      let scale = 1;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { transform, scale: own } = getComputedStyle(around);
        scale *= sizes(new DOMMatrix(transform)) * (own === "none" ? 1 : Number.parseFloat(own));
      }
      return scale;
    };
    const small = (element: Element, text: string) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
      const where = element.closest("[class]")?.getAttribute("class");
      return size > least - 0.05
        ? []
        : [`"${text.trim().slice(0, 30)}" in .${where} is ${size.toFixed(1)} px high`];
    };
    // The test's own styles hide the faces of cards, whose texts count.
    const hiding = document.adoptedStyleSheets.filter(({ disabled }) => !disabled);
    for (const style of hiding) style.disabled = true;
    const open = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    let count = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element) continue;
      if (element.closest(".picture, .preview, .visually-hidden, option, title")) continue;
      // Shapes that are not drawn pass as visible, but have no boxes.
      const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!isVisible || element.getClientRects().length === 0) continue;
      count++;
      faults.push(...small(element, text.nodeValue));
    }
    for (const choice of open.querySelectorAll<HTMLElement>(".choice")) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight, innerText } = choice;
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        faults.push(`"${innerText}" is cut off`);
    }
    for (const style of hiding) style.disabled = false;
    return { faults, count };
  }, LEAST);
}
