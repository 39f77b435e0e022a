import type { Page } from "playwright-core";
import { tellChecks } from "../../../testing/counts.js";
import { addStyle } from "./unpainted.js";

/**
 * Bars in the ink of a text lie over it, or it is gone: the one picture shows its colour, the other what lies behind it,
 * each with the filters, the opacity and the pictures that are there. Cards, which have their own ink, are gone.
 */
const STYLES = `
  *, *::before, *::after { animation: none !important; transition: none !important; }
  .card { visibility: hidden !important; }
  [data-text="bars"] * { text-decoration: line-through 0.4em !important; text-decoration-skip-ink: none !important; }
  [data-text="none"] * { color: transparent !important; text-decoration: none !important; }
`;

/** Needed before the first page is opened whose texts are looked at. */
export const prepareTexts = (page: Page): Promise<void> => addStyle(page, STYLES);

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of an icon, which is looked at in all of its box, its thickest lines alone count. */
  readonly height?: number;
  /** The contrast that WCAG AA wants of letters of this size. */
  readonly wanted: number;
}

/**
 * The lines of text in the window but for those of pictures, each as the row of pixels in the middle of its small letters,
 * and the icons of links and buttons that are drawn in the ink of a text.
 */
function linesOn(page: Page): Promise<readonly Line[]> {
  return page.evaluate(() => {
    const open = document.querySelector("dialog:modal") ?? document.body;
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    const isWhole = (element: Element, { top, bottom, left, right }: DOMRect) => {
      if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) return false;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowY, maskImage, clipPath } = getComputedStyle(around);
        if (clipPath === "inset(50%)") return false;
        if (overflowY === "visible" && maskImage === "none") continue;
        const box = around.getBoundingClientRect();
        // The oldest lines of a log may fade.
        const from = maskImage === "none" ? box.top - 1 : box.top + box.height * 0.3;
        if (top < from || bottom > box.bottom + 1 || left < box.left - 1 || right > box.right + 1)
          return false;
      }
      return true;
    };
    const cards = [...document.querySelectorAll(".card")].map((card) => card.getBoundingClientRect());
    /** A place's own words lie under the cards that are laid there. */
    const isUnderCard = (element: Element, { x, y, width, height }: DOMRect) =>
      element.closest(".slot") !== null &&
      cards.some(
        ({ left, right, top, bottom }) => x + width > left && x < right && y + height > top && y < bottom,
      );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.nodeValue?.trim() || !element || element.closest("svg, option, .picture")) continue;
      // What cannot be used now needs no contrast.
      if (element.closest(":disabled, [aria-disabled=true]")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { fontSize, fontWeight, writingMode } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        if (box.width < 4 || !isWhole(element, box) || isUnderCard(element, box)) continue;
        const { y, height } = box;
        // Across a line that runs downwards, its bar is narrow.
        const width = writingMode === "horizontal-tb" ? box.width : 5;
        const x = box.x + (box.width - width) / 2;
        lines.push({ text: text.nodeValue.trim(), x, y: y + height / 2, width, wanted: isLarge ? 3 : 4.5 });
      }
    }
    for (const icon of open.querySelectorAll<SVGElement>(":is(a, button) svg")) {
      const button = icon.closest<HTMLElement>("a, button");
      if (!button || button.closest(".card, .picture, :disabled, [aria-disabled=true]")) continue;
      const drawn = () =>
        [icon, ...icon.querySelectorAll("*")].map((shape) => {
          const { fill, stroke } = getComputedStyle(shape);
          return fill + stroke;
        });
      const [before, own] = [drawn().join(), icon.style.color];
      icon.style.color = "rgb(1, 2, 3)";
      const isInk = drawn().join() !== before;
      icon.style.color = own;
      const { x, y, width, height } = icon.getBoundingClientRect();
      if (!isInk || !icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (width < 4 || !isWhole(button, icon.getBoundingClientRect())) continue;
      const name = button.getAttribute("aria-label") ?? button.innerText;
      lines.push({ text: `icon of ${name}`, x, y, width, height, wanted: 3 });
    }
    const pen = document.createElement("canvas").getContext("2d");
    const fields = open.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "textarea, input:is([type=text], [type=search], :not([type]))",
    );
    for (const field of fields) {
      const { fontSize, fontFamily, fontWeight, lineHeight, paddingLeft, paddingTop, borderTopWidth } =
        getComputedStyle(field);
      const box = field.getBoundingClientRect();
      const [text = ""] = field.value.split("\n");
      if (!pen || text === "" || field.disabled || !field.checkVisibility() || !isWhole(field, box)) continue;
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const row = Number.parseFloat(lineHeight) || Number.parseFloat(fontSize) * 1.2;
      const above = Number.parseFloat(paddingTop) + Number.parseFloat(borderTopWidth);
      const width = Math.min(pen.measureText(text).width, box.width / 2);
      const y = field.matches("textarea") ? box.y + above + row / 2 : box.y + box.height / 2;
      lines.push({ text, x: box.x + Number.parseFloat(paddingLeft) + 2, y, width, wanted: 4.5 });
    }
    return lines;
  });
}

/** Texts that cannot be read on what lies behind them, each with its contrast. Fails where there is no text at all. */
export async function faintTexts(page: Page): Promise<readonly string[]> {
  for (let lines = await linesOn(page); ; ) {
    const pictures = await picturesOf(page);
    const after = await linesOn(page);
    // What comes late into a sheet moves what lies below it: then the lines lie elsewhere in the pictures.
    const haveMoved = JSON.stringify(after) !== JSON.stringify(lines);
    lines = after;
    if (haveMoved) continue;
    tellChecks(lines.length, "lines of text");
    return page.evaluate(measure, { lines, pictures });
  }
}

/** The page with bars in the ink of its texts, and without its texts. */
async function picturesOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const pictureOf = async (text: "bars" | "none") => {
    await page.evaluate((how) => {
      // Of the sheet alone: the table under it need not be painted again.
      const open = document.querySelector<HTMLElement>("dialog:modal") ?? document.documentElement;
      open.dataset.text = how;
    }, text);
    return (await session.send("Page.captureScreenshot", { format: "png", optimizeForSpeed: true })).data;
  };
  const pictures = [await pictureOf("bars"), await pictureOf("none")];
  await session.detach();
  await page.evaluate(() => document.querySelector("[data-text]")?.removeAttribute("data-text"));
  return pictures;
}

async function measure({ lines, pictures }: { lines: readonly Line[]; pictures: readonly string[] }) {
  const [bars, none] = await Promise.all(
    pictures.map(async (png) => {
      // Not by an address, as the app's policy lets no other picture in. A loop, as `from` takes ten times as long.
      const letters = atob(png);
      const bytes = new Uint8Array(letters.length);
      for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (!bars || !none) throw new Error("no pictures");
  const linear = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminanceAt = ({ data, width }: ImageData, x: number, y: number) => {
    const part = (index: number) => linear[data[(y * width + x) * 4 + index] ?? 0] ?? 0;
    return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
  };
  const contrastAt = (x: number, y: number) => {
    const [ink, ground] = [luminanceAt(bars, x, y), luminanceAt(none, x, y)];
    return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  };
  return lines.flatMap(({ text, x, y, width, height, wanted }) => {
    const contrasts: number[] = [];
    for (let at = Math.ceil(x) + 1; at < x + width - 1; at += 2) {
      // A bar between two rows of pixels is half in each.
      if (height === undefined)
        contrasts.push(Math.max(contrastAt(at, Math.floor(y)), contrastAt(at, Math.ceil(y))));
      else for (let row = Math.ceil(y); row < y + height; row++) contrasts.push(contrastAt(at, row));
    }
    const least = height === undefined ? Math.min(...contrasts) : Math.max(...contrasts);
    return least >= wanted - 0.05 ? [] : [`${text.slice(0, 50)}: ${least.toFixed(1)} of ${wanted}`];
  });
}
