import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { isReadLarge } from "./large-letters.js";
import { chooseInMenu, chooseInOpenMenu, clickAtOnce } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { faintTexts, prepareTexts } from "./text-contrast.js";
import { WINS } from "./wins.js";

const stage = new Stage();

const GAMES = Object.keys(tables);
const GROUNDS = ["place", "light", "dark"] as const;
type Ground = (typeof GROUNDS)[number];
/** On the desk the log lies on the table; on a phone large letters leave the least room. */
const DESK = [100, 1280, 800] as const;
const PHONE = [200, 360, 640] as const;
const SIZES: readonly (readonly [textSize: number, width: number, height: number])[] = isLong
  ? [DESK, PHONE, [100, 360, 640], [200, 1280, 800]]
  : [DESK, PHONE];

/**
 * The grounds on which a table is looked at in one of the sizes: without the long run its own in one of them, in the other
 * the light or the dark one: the light one of the Tomb on the desk, where its log was once dark on dark.
 */
function groundsIn(gameId: string, size: number): readonly Ground[] {
  const game = GAMES.indexOf(gameId);
  if (isLong) return GROUNDS;
  if (game % 2 !== size) return ["place"];
  return [game % 4 === 1 || game % 4 === 2 ? "dark" : "light"];
}

function middleOf(gameId: string): Session {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

beforeEach(async () => {
  // The page gets the styles of all grounds and of large letters.
  await stage.page.addInitScript(() =>
    localStorage.setItem("tetrarch settings", '{"speed":"off","ground":"light","textSize":200}'),
  );
  await prepareTexts(stage.page);
});

/** Waits for the styles that the settings ask for. */
async function expectStyles(): Promise<void> {
  const { page } = stage;
  await expect
    .poll(() => page.evaluate(() => ({ ...document.documentElement.dataset })))
    .toMatchObject({ ground: "light", textSize: "200" });
  await page.evaluate(() => document.fonts.ready);
  await stage.settle();
  expect(await isReadLarge(page)).toBe(true);
}

/** Gives the page this ground and letters so large, of which it has the styles. */
async function show(ground: Ground, textSize: number): Promise<void> {
  await stage.page.evaluate(
    (look) => {
      Object.assign(document.documentElement.dataset, look);
    },
    { ground, textSize },
  );
  await stage.settle();
}

/** What shows where a card may go, and is red, as if it might not: as frames and arrows would be drawn. */
function redFrames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const table = document.querySelector(".page .table");
    return (
      [
        ["target", "borderTopColor"],
        ["card lifted", "boxShadow"],
        ["place hinted", "outlineColor"],
        ["hint-arrow", "stroke"],
      ] as const
    ).flatMap(([className, property]) => {
      const drawn = document.createElement("div");
      drawn.className = className;
      table?.append(drawn);
      const colour = getComputedStyle(drawn)[property].match(/rgba?\([^)]*\)/)?.[0] ?? "";
      drawn.remove();
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
      return colour !== "" && red < 2 * Math.max(green, blue) ? [] : [`${className} is ${colour}`];
    });
  });
}

/** What the menu opens. */
const SHEETS = [
  "New deal …",
  "How to play",
  "Share …",
  "What happened",
  "Keyboard",
  "Settings",
  "This deal again",
  "Resign",
];

type Look = readonly [ground: Ground, textSize: number];
const OWN: Look = ["place", 100];
/** Each ground with letters so large; in the long run all pairs. */
const LOOKS: readonly Look[] = isLong
  ? GROUNDS.flatMap((ground) => [100, 200].map((textSize): Look => [ground, textSize]))
  : [OWN, ["light", 200], ["dark", 200]];

/** One of the looks, another one for the next page; in the long run all of them. */
function looksOf(page: number): readonly Look[] {
  return isLong ? LOOKS : LOOKS.filter((_, look) => look === page % LOOKS.length);
}

/** The sheets with pictures of the game's own. */
const DRAWN = ["end", "its story"];
const ALL_SHEETS = ["help", "menu", "more", ...SHEETS, "end", "more of the end", "its story"];

/** The looks in which a game shows a sheet; the light and the dark ground give sheets the same colours in every game. */
function looksOfSheet(gameId: string, sheet: string): readonly Look[] {
  if (isLong) return LOOKS;
  if (DRAWN.includes(sheet)) return sampleGames.includes(gameId) ? LOOKS : [OWN];
  return sampleGames.includes(gameId) ? looksOf(ALL_SHEETS.indexOf(sheet)) : [];
}

/** The signs that can hardly be seen: an arrow back without the ink of its page, a seal too like what it lies on. */
function faintSigns(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const colour = (
      element: Element | null | undefined,
      property: "color" | "stroke" | "fill" | "backgroundColor",
    ) => (element ? getComputedStyle(element)[property] : "");
    const luminance = (text: string) => {
      const [red = 0, green = 0, blue = 0] = (text.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const arrow = document.querySelector(".to-home svg");
    const [ink, wanted] = [colour(arrow, "color"), colour(arrow?.closest(".room, .page"), "color")];
    const odd = ink === wanted ? [] : [`the arrow back is ${ink}, not ${wanted}`];
    const seals = [...document.querySelectorAll(".seal")].flatMap((seal) => {
      const petals = seal.querySelector(".petals");
      const cut = seal.querySelector(".cut");
      const pairs = [[colour(petals, "stroke"), colour(seal.closest(".leaf"), "backgroundColor")]];
      if (cut) pairs.push([colour(cut, "stroke"), colour(petals, "fill")]);
      return pairs.flatMap(([drawn = "", under = ""]) => {
        if (under === "rgba(0, 0, 0, 0)") return [];
        const [low = 0, high = 0] = [luminance(drawn), luminance(under)].sort((a, b) => a - b);
        return (high + 0.05) / (low + 0.05) >= 3 ? [] : [`a seal is ${drawn} on ${under}`];
      });
    });
    return [...odd, ...seals];
  });
}

/** The texts that cannot be read on what is open, in each look. The styles of all of them are on the page. */
async function faintIn(looks: readonly Look[], name: string): Promise<readonly string[]> {
  const { page } = stage;
  const faults: string[] = [];
  for (const [ground, textSize] of looks) {
    await show(ground, textSize);
    const found = [...(await faintTexts(page)), ...(await faintSigns(page))];
    faults.push(...found.map((fault) => `${name}, ${ground}, ${textSize} %: ${fault}`));
  }
  return faults;
}

test.each(GAMES)(
  "%s: every text can be read, on its own ground and on others, and no legal place is red",
  async (gameId) => {
    const { page } = stage;
    const faults: string[] = [];
    const look = async (sheet: string) => {
      faults.push(...(await faintIn(looksOfSheet(gameId, sheet), sheet)));
    };
    const close = () => clickAtOnce(page.getByRole("button", { name: "Close", exact: true }), "Close");
    await stage.openKept(middleOf(gameId));
    await expectStyles();
    for (const [size, [textSize, width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      for (const ground of groundsIn(gameId, size)) {
        await show(ground, textSize);
        const found = [...(await faintTexts(page)), ...(await redFrames(page))];
        faults.push(...found.map((fault) => `${ground}, ${textSize} %: ${fault}`));
      }
    }
    // So high that no sheet scrolls; sheets let nothing through, and what lies under them takes long to paint.
    await page.setViewportSize({ width: 480, height: 1400 });
    await page.evaluate(() => {
      const style = new CSSStyleSheet();
      style.replaceSync(".ground, .page main .face { display: none }");
      document.adoptedStyleSheets.push(style);
    });
    if (looksOfSheet(gameId, "help").length > 0) {
      await page.locator(".guard").click();
      await look("help");
      await close();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await look("menu");
      await chooseInOpenMenu(page, "More …", clickAtOnce);
      await look("more");
      await close();
    }
    for (const sheet of SHEETS) {
      if (sheet !== "Resign" && looksOfSheet(gameId, sheet).length === 0) continue;
      await chooseInMenu(page, sheet, clickAtOnce);
      const title = sheet === "This deal again" ? "Give up this game?" : sheet.replace(" …", "");
      await page.getByRole("dialog", { name: title }).waitFor();
      if (sheet === "Settings") await page.getByRole("switch", { name: "Sound" }).waitFor();
      if (sheet === "Share …") await page.getByRole("button", { name: "QR code" }).waitFor();
      if (sheet === "How to play") {
        await page.getByText("Rules", { exact: true }).click();
        await page.locator(".rules h2").first().waitFor();
      }
      if (sheet === "New deal …") await page.getByRole("button", { name: "A new deal" }).waitFor();
      await look(sheet);
      if (sheet !== "Resign") await close();
    }
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.getByRole("dialog", { name: "Resigned" }).waitFor();
    await look("end");
    if (looksOfSheet(gameId, "more of the end").length > 0) {
      await chooseInOpenMenu(page, "More …", clickAtOnce);
      await page.getByRole("dialog", { name: "More" }).waitFor();
      await look("more of the end");
    }
    await page.evaluate(() => localStorage.removeItem("tetrarch met"));
    await stage.open("");
    await page.locator(".doors").waitFor();
    await stage.open(`${gameId}/${sessionOf(gameId, 8).deal}`);
    await page.getByRole("button", { name: "Begin" }).waitFor();
    await look("its story");
    expect(faults).toEqual([]);
  },
);

const PAGES = [
  "",
  "learn",
  "puzzles",
  "puzzles/kings-keys",
  "history/kings-keys",
  "analysis",
  "link",
  "duels/tomb-of-four-kings",
  "duels/new/link",
  "workshop",
  "about/accessibility",
];

test("every text of the pages, and what is typed there, can be read on every ground", async () => {
  const { page } = stage;
  const faults: string[] = [];
  await page.setViewportSize({ width: 480, height: 1400 });
  const { deal = 0, words = [] } = WINS["kings-keys"] ?? {};
  await stage.openKept(words.reduce(after, sessionOf("kings-keys", deal)));
  await page.getByRole("dialog", { name: "Won" }).waitFor();
  await expectStyles();
  for (const [index, path] of PAGES.entries()) {
    await stage.open(path);
    if (path === "") await page.locator(".doors").waitFor();
    else await page.locator(":is(.room, .page) :is(h1, h2)").first().waitFor();
    await page.locator("main :is(a, button)").first().waitFor();
    if (path === "duels/tomb-of-four-kings") await page.locator(".rungs").waitFor();
    if (path === "link") await page.getByLabel("What you were sent").fill("nothing of the kind");
    if (path === "duels/new/link") await page.getByLabel("Your name").fill("Ann");
    if (path === "history/kings-keys") {
      await page.locator(".games a").first().click();
      await page.getByLabel("Your note").fill("At the gate");
      for (const [ground, textSize] of LOOKS) {
        await show(ground, textSize);
        faults.push(...(await faintSigns(page)).map((fault) => `${path}, ${ground}: ${fault}`));
      }
    }
    faults.push(...(await faintIn(looksOf(index), path)));
  }
  expect(faults).toEqual([]);
});
