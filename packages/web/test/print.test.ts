import { games } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { CODES } from "@tetrarch/engine/kings-keys";
import { rulesOf } from "@tetrarch/play";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { CARD, PAPERS, type Paper, usualPaper } from "../src/pages/print/paper.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const MILLIMETRE = 96 / 25.4;
const POINT = 96 / 72;
/** What cuts and edges may be wrong by, in millimetres, and what a layout may round, in pixels. */
const EXACT = 0.5;
const ROUNDED = 0.5;
const ARTIFACTS = ["A1", "A2", "A3", "A4"];
const { friends, foes, weapons, traps, locations } = builtInCardSet;
const PACKS: Readonly<Record<string, readonly string[]>> = {
  "kings-keys": CODES,
  "four-gods": [...[friends, foes, weapons, traps, locations].flat().map(({ id }) => id), ...ARTIFACTS],
};
const PAPER_NAMES = Object.keys(PAPERS) as readonly Paper[];

beforeEach(() => stage.page.setViewportSize({ width: 900, height: 700 }));
afterEach(() => stage.page.emulateMedia({ media: null }));

async function openSheets(game: string, kind: string, paper: Paper): Promise<void> {
  const { page } = stage;
  await page.emulateMedia({ media: null });
  await stage.open(`print/${game}/${kind}`);
  await page.getByLabel("Paper").selectOption(paper);
  await page.locator(".paper-sheet[aria-busy=false]").first().waitFor();
  await expect.poll(() => page.locator(".paper-sheet[aria-busy=true]").count()).toBe(0);
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
}

/** The pages of the PDF that the browser makes, each with its width and height in millimetres. */
async function printedPages(): Promise<readonly (readonly [number, number])[]> {
  const pdf = (await stage.page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  const counts = [...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count));
  expect(Math.max(...counts)).toBe(boxes.length);
  return boxes.map(([, width, height]) => [(Number(width) / 72) * 25.4, (Number(height) / 72) * 25.4]);
}

/** What is wrong with the sheets as they are printed: letters too small, words and boxes outside, what should not be there. */
function faultsOnPaper(): Promise<readonly string[]> {
  return stage.page.evaluate(
    ([least, rounded]) => {
      const faults: string[] = [];
      const sheets = [...document.querySelectorAll<HTMLElement>(".paper-sheet")];
      for (const sheet of sheets) {
        const edge = sheet.getBoundingClientRect();
        const isOutside = ({ left, top, right, bottom, width }: DOMRect) =>
          width > 0 &&
          (left < edge.left - rounded ||
            top < edge.top - rounded ||
            right > edge.right + rounded ||
            bottom > edge.bottom + rounded);
        for (const element of sheet.querySelectorAll<HTMLElement>("*"))
          if (element instanceof HTMLElement && isOutside(element.getBoundingClientRect()))
            faults.push(`outside: ${element.className}`);
        const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent?.trim() ?? "";
          const range = document.createRange();
          range.selectNodeContents(node);
          const rects = [...range.getClientRects()];
          if (!element || text === "" || rects.length === 0) continue;
          if (rects.some(isOutside)) faults.push(`outside: ${text}`);
          const scale = element instanceof SVGTextElement ? (element.getScreenCTM()?.a ?? 0) : 1;
          const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
          if (size < least - 0.01) faults.push(`${size} px: ${text}`);
        }
      }
      for (const element of document.querySelectorAll(".to-home, .print-choices, .print-choices *"))
        if (element.getClientRects().length > 0) faults.push(`printed: ${element.className}`);
      const [words] = [sheets.map((sheet) => sheet.innerText).join("")];
      if (sheets.length === 0 || (words === "" && !document.querySelector(".paper-card")))
        faults.push("nothing");
      return faults;
    },
    [8 * POINT, ROUNDED] as const,
  );
}

/** Boxes on each sheet, in millimetres from its left top corner, by code where they have one. */
function boxesOnSheets(selector: string) {
  return stage.page.evaluate(
    ([what, millimetre]) =>
      [...document.querySelectorAll<HTMLElement>(".paper-sheet")].map((sheet) => {
        const edge = sheet.getBoundingClientRect();
        return [...sheet.querySelectorAll<HTMLElement>(what)].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return {
            code: element.dataset.front ?? element.dataset.back ?? "",
            x: (left - edge.left) / millimetre,
            y: (top - edge.top) / millimetre,
            width: width / millimetre,
            height: height / millimetre,
          };
        });
      }),
    [selector, MILLIMETRE] as const,
  );
}

function expectNear(actual: number, expected: number, what: string): void {
  expect(Math.abs(actual - expected), `${what}: ${actual} for ${expected}`).toBeLessThanOrEqual(EXACT);
}

const IOUS = games.filter(({ id }) => rulesOf(id, 2).hasDebts).map(({ id }) => id);
test("debts are the Tomb's alone", () => {
  expect(IOUS).toEqual(["tomb-of-four-kings"]);
});

test.each(games.map(({ id }) => id))(
  "%s: rules, scores and debts are one page of A4 and of letter each, nothing outside, no letter under 8 points",
  async (game) => {
    const at = games.findIndex(({ id }) => id === game);
    for (const [index, kind] of ["rules", "scores", ...(IOUS.includes(game) ? ["iou"] : [])].entries()) {
      // Without the long run on one of the papers, and in the next game on the other.
      for (const paper of PAPER_NAMES.filter((_, number) => isLong || (at + index + number) % 2 === 0)) {
        await openSheets(game, kind, paper);
        const pages = await printedPages();
        expect(pages, `${kind} ${paper}`).toHaveLength(1);
        expectNear(pages[0]?.[0] ?? 0, PAPERS[paper].width, `${kind}: width of ${paper}`);
        expectNear(pages[0]?.[1] ?? 0, PAPERS[paper].height, `${kind}: height of ${paper}`);
        await stage.page.emulateMedia({ media: "print" });
        expect(await faultsOnPaper(), `${kind} ${paper}`).toEqual([]);
      }
    }
  },
);

test("the rules on paper are the game's, with its table and its inventor", async () => {
  await openSheets("tomb-of-four-kings", "rules", "a4");
  const sheet = stage.page.locator(".paper-sheet");
  const text = await sheet.innerText();
  for (const part of ["TK-1 ", "TK-31 ", "TK-41 ", "by Matthew Lowes"]) expect(text).toContain(part);
  expect(text).not.toContain("Move words");
  expect(await sheet.locator(".diagram .disc").count()).toBeGreaterThanOrEqual(9);
});

/** Where the cards of a sheet begin, in millimetres from its left top corner. */
function cornerOf(paper: Paper): readonly [left: number, top: number] {
  const { width, height } = PAPERS[paper];
  return [(width - 3 * CARD.width) / 2, (height - 3 * CARD.height) / 2];
}

/** Nine cards a page, 63 by 88 millimetres, and the back of each lies behind it. */
async function expectCards(codes: readonly string[], paper: Paper): Promise<void> {
  const { width } = PAPERS[paper];
  const [left, top] = cornerOf(paper);
  const leaves = Math.ceil(codes.length / 9);
  expect(await printedPages()).toHaveLength(2 * leaves);
  await stage.page.emulateMedia({ media: "print" });
  expect(await faultsOnPaper()).toEqual([]);
  const sheets = await boxesOnSheets("[data-front], [data-back]");
  expect(sheets).toHaveLength(2 * leaves);
  const fronts = sheets.filter((_, index) => index % 2 === 0);
  expect(fronts.flat().map(({ code }) => code)).toEqual(codes);
  fronts.forEach((cards, leaf) => {
    const backs = new Map(sheets[2 * leaf + 1]?.map((back) => [back.code, back]));
    expect(backs.size).toBe(cards.length);
    cards.forEach((front, index) => {
      expectNear(front.x, left + (index % 3) * CARD.width, `${front.code} across`);
      expectNear(front.y, top + Math.floor(index / 3) * CARD.height, `${front.code} down`);
      expectNear(front.width, CARD.width, `${front.code} width`);
      expectNear(front.height, CARD.height, `${front.code} height`);
      const back = backs.get(front.code);
      if (!back) throw new Error(`no back for ${front.code}`);
      expectNear(width - back.x - back.width, front.x, `the back of ${front.code}, mirrored`);
      expectNear(back.y, front.y, `the back of ${front.code} down`);
      expectNear(back.width, front.width, `the back of ${front.code}: width`);
      expectNear(back.height, front.height, `the back of ${front.code}: height`);
    });
  });
}

/** Cut marks on every line, and backs that bleed beyond the cut by 2 millimetres. */
async function expectCuts(codes: readonly string[], paper: Paper): Promise<void> {
  const [left, top] = cornerOf(paper);
  const marks = await boxesOnSheets(".cut-mark");
  const isUpright = (mark: { readonly width: number; readonly height: number }) => mark.height > mark.width;
  for (const [index, all] of marks.entries()) {
    expect(all).toHaveLength(index % 2 === 0 ? 16 : 0);
    if (all.length === 0) continue;
    const upright = all.filter(isUpright);
    const level = all.filter((mark) => !isUpright(mark));
    for (const line of [0, 1, 2, 3]) {
      const [x, y] = [left + line * CARD.width, top + line * CARD.height];
      expect(upright.filter((mark) => Math.abs(mark.x + mark.width / 2 - x) <= EXACT)).toHaveLength(2);
      expect(level.filter((mark) => Math.abs(mark.y + mark.height / 2 - y) <= EXACT)).toHaveLength(2);
    }
  }
  const backs = (await boxesOnSheets(".paper-back")).flat();
  const bleeds = (await boxesOnSheets(".back-bleed")).flat();
  const pictures = (await boxesOnSheets(".back-picture")).flat();
  expect([bleeds.length, pictures.length]).toEqual([codes.length, codes.length]);
  backs.forEach((back, index) => {
    const [bleed, picture] = [bleeds[index], pictures[index]];
    if (!bleed || !picture) throw new Error(`no back ${index}`);
    for (const [outer, inner] of [
      [bleed, back],
      [back, picture],
    ] as const) {
      expect(inner.x - outer.x).toBeGreaterThanOrEqual(2);
      expect(inner.y - outer.y).toBeGreaterThanOrEqual(2);
      expect(outer.x + outer.width - inner.x - inner.width).toBeGreaterThanOrEqual(2);
      expect(outer.y + outer.height - inner.y - inner.height).toBeGreaterThanOrEqual(2);
    }
  });
}

test.each(Object.entries(PACKS))(
  "the pack of %s is nine cards a page of any paper, their backs behind them, with cut marks and bleeding backs",
  async (game, codes) => {
    for (const paper of PAPER_NAMES) {
      await openSheets(game, "cards", paper);
      await expectCards(codes, paper);
      await expectCuts(codes, paper);
    }
  },
);

test("a card set of the player's own is printed with its names", async () => {
  const { page } = stage;
  await stage.open("workshop");
  await page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  const [first, ...rest] = builtInCardSet.friends;
  const own = {
    ...builtInCardSet,
    name: "Dream of the sea",
    friends: [{ ...first, name: "Ada Brine" }, ...rest],
  };
  await page.locator("input[type=file]").setInputFiles({
    name: "sea.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(own)),
  });
  await page.getByText("All in order: it can be played.").waitFor();
  await openSheets("four-gods", "cards", "a4");
  expect(await page.locator("[data-front=F01]").innerText()).not.toContain("Brine");
  await page.getByRole("combobox", { name: "Cards" }).selectOption({ index: 1 });
  await page.locator("[data-front=F01]", { hasText: "Brine" }).waitFor();
  expect(await page.locator("[data-front]").count()).toBe(PACKS["four-gods"]?.length);
});

test("the page is reached from the table and from its rules, and its button prints", async () => {
  const { page } = stage;
  for (const [entry, link] of [
    ["More …", "Print"],
    ["How to play", "Print the rules, score sheets or cards"],
  ] as const) {
    await stage.open("kings-keys");
    await page.locator(".table [data-stop]").first().waitFor();
    await chooseInMenu(page, entry);
    await page.getByRole("link", { name: link, exact: true }).click();
    await page.locator(".paper-sheet[aria-busy=false]").waitFor();
    expect(await page.evaluate(() => location.hash)).toBe("#/print/kings-keys/rules");
  }
  await page.evaluate(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await page.getByRole("button", { name: "Print", exact: true }).click();
  expect(await page.locator("body.printed").count()).toBe(1);
});

test("in a narrow window the sheets are smaller, and nothing is wider than the page", async () => {
  await stage.page.setViewportSize({ width: 360, height: 640 });
  await openSheets("kings-keys", "cards", "letter");
  const [shown, room] = await stage.page.evaluate(() => [
    document.querySelector(".paper-sheet")?.getBoundingClientRect().width ?? 0,
    document.documentElement.scrollWidth,
  ]);
  expect(shown).toBeGreaterThan(300);
  expect(shown).toBeLessThanOrEqual(360);
  expect(room).toBe(360);
});

test("letter is the paper where it is usual, A4 elsewhere", () => {
  expect(["en-US", "es-MX", "fr-CA", "en-GB", "de", "zh-Hant-TW"].map(usualPaper)).toEqual([
    "letter",
    "letter",
    "letter",
    "a4",
    "a4",
    "a4",
  ]);
});
