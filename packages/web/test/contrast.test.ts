import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { chooseInMenu, chooseInOpenMenu, clickAtOnce } from "./menu.js";
import { Stage } from "./stage.js";
import { expectSaved } from "./stored.js";
import { tables } from "./tables.js";
import { faintTexts, prepareTexts } from "./text-contrast.js";
import { WINS } from "./wins.js";

const stage = new Stage();

const GAMES = Object.keys(tables);
const GROUNDS = ["place", "light", "dark"] as const;
type Ground = (typeof GROUNDS)[number];
/** On the desk the log lies on the table; on a phone large letters leave the least room. */
const SIZES: readonly (readonly [textSize: number, width: number, height: number])[] = [
  [100, 1280, 800],
  [200, 360, 640],
  ...(isLong
    ? ([
        [100, 360, 640],
        [200, 1280, 800],
      ] as const)
    : []),
];

/**
 * The grounds on which a table is looked at in one of the sizes: without the long run each of them is seen in every game, but
 * in one size: the light one of the Tomb on the desk, where its log was once dark on dark.
 */
function groundsIn(gameId: string, size: number): readonly Ground[] {
  return GROUNDS.filter((_, index) => isLong || (GAMES.indexOf(gameId) + index + size) % 2 === 1);
}

function middleOf(gameId: string): Session {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

beforeEach(async () => {
  await stage.page.addInitScript(() => {
    const { choices } = sessionStorage;
    if (choices) localStorage.setItem("tetrarch settings", choices);
  });
  await prepareTexts(stage.page);
});

/** Opens the page once more with this ground and letters so large. */
async function reloadWith(ground: Ground, textSize: number): Promise<void> {
  const { page } = stage;
  await page.evaluate(
    (choices) => {
      sessionStorage.setItem("choices", choices);
    },
    JSON.stringify({ speed: "off", ground, textSize }),
  );
  await page.reload();
  await page.locator(".page .table:not([aria-busy])").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const shown = await page.evaluate(() => {
    const { ground = "place", textSize = "100" } = document.documentElement.dataset;
    return [ground, textSize];
  });
  expect(shown).toEqual([ground, String(textSize)]);
  await stage.settle();
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

test.each(GAMES)("%s: every text can be read on every ground, and no legal place is red", async (gameId) => {
  const { page } = stage;
  const faults: string[] = [];
  await stage.openKept(middleOf(gameId));
  for (const [size, [textSize, width, height]] of SIZES.entries()) {
    await page.setViewportSize({ width, height });
    // Has the styles of all grounds on the page.
    await reloadWith("light", textSize);
    for (const ground of groundsIn(gameId, size)) {
      await show(ground, textSize);
      const found = await faintTexts(page);
      const red = await redFrames(page);
      faults.push(...[...found, ...red].map((fault) => `${ground}, ${textSize} %: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

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

/**
 * The sheets that a game draws its own things on. The light and the dark ground give all others the same colours in every
 * game: one game shows them, in the long run each. On its own ground another game shows every fourth of them.
 */
const OWN_SHEETS = ["How to play", "What happened", "end", "its story"];
/** Seen in one look by each game: the log lies on the table of its own ground, and how to play is nearly all plain text. */
const SEEN_ONCE: Readonly<Record<string, "own" | "other">> = {
  "How to play": "own",
  "What happened": "other",
};
const SHOWS_ALL = "four-gods";
const OTHER_GAMES = GAMES.filter((gameId) => gameId !== SHOWS_ALL);
const ALL_SHEETS = ["help", "menu", "more", ...SHEETS, "end", "more of the end", "its story"];

/** The looks in which a game shows a sheet. */
function looksOfSheet(gameId: string, sheet: string): readonly Look[] {
  if (isLong) return LOOKS;
  // Its own sheets in all of them, the others by turns.
  if (gameId === SHOWS_ALL) return OWN_SHEETS.includes(sheet) ? LOOKS : looksOf(ALL_SHEETS.indexOf(sheet));
  const game = OTHER_GAMES.indexOf(gameId);
  if (OWN_SHEETS.includes(sheet))
    return LOOKS.filter((_, look) =>
      look === 0 ? SEEN_ONCE[sheet] !== "other" : look === 1 + (game % 2) && SEEN_ONCE[sheet] !== "own",
    );
  return ALL_SHEETS.indexOf(sheet) % OTHER_GAMES.length === game ? [OWN] : [];
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

test.each(GAMES)("%s: every text of every sheet can be read on every ground", async (gameId) => {
  const { page } = stage;
  const faults: string[] = [];
  const look = async (sheet: string) => {
    faults.push(...(await faintIn(looksOfSheet(gameId, sheet), sheet)));
  };
  const close = () => clickAtOnce(page.getByRole("button", { name: "Close", exact: true }), "Close");
  // So high that no sheet scrolls; sheets let nothing through, and what lies under them takes long to paint.
  await page.setViewportSize({ width: 480, height: 1400 });
  await stage.addStyle(".ground, .page main .face { display: none }");
  await stage.openKept(middleOf(gameId));
  // Has the styles of all grounds and letters on the page.
  await reloadWith("light", 200);
  await page.locator(".guard").click();
  await look("help");
  await close();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await look("menu");
  await chooseInOpenMenu(page, "More …", clickAtOnce);
  await look("more");
  await close();
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
  await chooseInOpenMenu(page, "More …", clickAtOnce);
  await page.getByRole("dialog", { name: "More" }).waitFor();
  await look("more of the end");
  await page.addInitScript(() => localStorage.removeItem("tetrarch met"));
  const fresh = sessionOf(gameId, 8);
  await stage.open(`${gameId}/${fresh.deal}`);
  await expectSaved(page, fresh);
  await page.reload();
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await look("its story");
  expect(faults).toEqual([]);
});

const PAGES = [
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
  await reloadWith("light", 200);
  await stage.open("");
  await page.locator(".doors").waitFor();
  faults.push(...(await faintIn(LOOKS, "home")));
  for (const [index, path] of PAGES.entries()) {
    await stage.open(path);
    await page.locator(":is(.room, .page) :is(h1, h2)").first().waitFor();
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
