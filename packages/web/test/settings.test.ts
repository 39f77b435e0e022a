import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { colourFaults } from "./axe-faults.js";
import { isReadLarge } from "./large-letters.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";

const stage = new Stage();
const GAMES = Object.keys(tables);
/** The rooms besides the tables, and what stands at their head. */
const ROOMS = {
  history: "Your games",
  learn: "Learn",
  duels: "Series and duels",
  puzzles: "Puzzles",
  analysis: "Analysis",
  "about/app": "About Tetrarch",
  "about/licences": "Licences",
  "about/privacy": "Privacy",
  workshop: "The workshop",
};

/** What was chosen before the next page is opened. */
async function chosen(choices: object): Promise<void> {
  await stage.page.addInitScript(
    (text) => localStorage.setItem("tetrarch settings", text),
    JSON.stringify({ speed: "off", ...choices }),
  );
}

function middleOf(gameId: string) {
  const { deal = 0, words = [] } = WINS[gameId] ?? {};
  return words.slice(0, Math.round(words.length * 0.55)).reduce(after, sessionOf(gameId, deal));
}

const press = (name: string) => stage.page.getByRole("button", { name, exact: true }).click();
const ofRoot = (name: string) =>
  stage.page.evaluate((key) => document.documentElement.dataset[key] ?? "", name);

/** Words that do not fit where they stand, and buttons that nobody can reach. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const open = document.querySelector("dialog[open]") ?? document.body;
    const boxes = [
      root,
      ...open.querySelectorAll(".sheet, .choice, .choice *, .caption, .top h1, .bar button, .door"),
    ];
    const cut = boxes
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .concat(
        [...open.querySelectorAll(".choice, .choice *, .caption, .top h1")].filter(
          (element) =>
            element.clientHeight > 0 &&
            element.scrollHeight > element.clientHeight + 2 &&
            getComputedStyle(element).overflowY !== "auto",
        ),
      )
      .map((box) => `cut: ${box.className || box.tagName} ${box.textContent?.slice(0, 60)}`);
    const covered = [
      ...open.querySelectorAll<HTMLElement>(
        "button:not(.card, .place), a:not(p a), input:not([hidden]), .card.free",
      ),
    ]
      .filter((button) => {
        // Beside a log on the table, its handle under the line is not shown.
        if (!button.checkVisibility()) return false;
        button.scrollIntoView({ block: "center" });
        const { left, top, width, height } = button.getBoundingClientRect();
        const there = document.elementFromPoint(left + width * 0.1, top + Math.min(10, height / 2));
        const whole = button.closest("[data-pile-id], label") ?? button;
        return there === null || !whole.contains(there);
      })
      .map((button) => `covered: ${button.getAttribute("aria-label") ?? button.innerText}`);
    return [...cut, ...covered];
  });
}

test("the first page in large letters is drawn when their styles are there", async () => {
  const { page } = stage;
  await chosen({ textSize: 200 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".doors")) return;
      observer.disconnect();
      const hrefs = [...document.styleSheets].map(({ href }) => href);
      Object.assign(window, { stylesAtFirst: hrefs.filter((href) => href?.includes("/large-")).length });
    }).observe(document, { childList: true, subtree: true });
  });
  await stage.open("");
  await page.locator(".doors").waitFor();
  expect(await page.evaluate(() => (window as { stylesAtFirst?: number }).stylesAtFirst)).toBe(1);
});

describe.each([
  [360, 640],
  [1280, 800],
])("text twice as large at %d by %d", (width, height) => {
  test("is cut nowhere, and all can be reached", async () => {
    const { page } = stage;
    await page.setViewportSize({ width, height });
    await chosen({ textSize: 200 });
    await stage.open("");
    await page.locator(".doors").waitFor();
    await expect.poll(() => isReadLarge(page)).toBe(true);
    expect(await faults(page)).toEqual([]);
    await press("Settings");
    await page.getByRole("switch", { name: "Sound" }).waitFor();
    expect(await faults(page)).toEqual([]);
    for (const gameId of GAMES) {
      await stage.openKept(middleOf(gameId));
      await page.evaluate(() => document.fonts.ready);
      expect(await faults(page), gameId).toEqual([]);
    }
    await press("Menu");
    expect(await faults(page), "menu").toEqual([]);
    await stage.open("history");
    await page.getByText("Your games are saved in this browser").waitFor();
    expect(await faults(page), "history").toEqual([]);
  });
});

// In the short run contrast.test.ts alone looks at these grounds, by what is painted: tables in play, their sheets, home and other pages.
test.runIf(isLong).each(["light", "dark"])(
  "on the quiet %s ground axe finds nothing in any place",
  async (ground) => {
    const { page } = stage;
    await page.setViewportSize({ width: 360, height: 640 });
    await stage.addStyle(".face { display: none }");
    await chosen({ ground });
    // Only colours differ from the screens that screens.test.ts has axe look at by all its rules.
    const look = async (screen: string) => expect(await colourFaults(page), screen).toEqual([]);
    await stage.open("");
    await page.locator(".doors").waitFor();
    // The style has come when the page's own colour is gone.
    await expect
      .poll(() => page.locator(".home").evaluate((home) => getComputedStyle(home).backgroundImage))
      .toBe("none");
    await look("home");
    await press("Settings");
    await page.getByRole("switch", { name: "Sound" }).waitFor();
    await look("settings");
    for (const gameId of GAMES) {
      await stage.openKept(middleOf(gameId));
      await look(gameId);
    }
    await press("Menu");
    await look("menu");
    for (const [room, heading] of Object.entries(ROOMS)) {
      await stage.open(room);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
      await expect
        .poll(() => page.locator(".room").evaluate((there) => getComputedStyle(there).backgroundImage))
        .toBe("none");
      // What is kept is read first.
      if (room === "workshop") await page.getByRole("button", { name: "A new set" }).waitFor();
      await look(room);
    }
    await stage.open("workshop");
    await press("A new set");
    await page.getByLabel("Name of the set").fill("");
    await page.locator(".mend li").waitFor();
    await look("workshop: a set");
  },
);

test("what is chosen by keys holds in every room, and is kept", async () => {
  const { page } = stage;
  await stage.open("");
  await press("Settings");
  await page.getByRole("group", { name: "Size of the text" }).getByRole("radio", { name: "100 %" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("group", { name: "Background" }).getByRole("radio", { name: "themed" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("switch", { name: "Sound" }).check();
  await page.getByRole("slider", { name: "Volume" }).focus();
  await page.keyboard.press("Home");
  const kept = await page.evaluate(() => localStorage.getItem("tetrarch settings") ?? "");
  expect(JSON.parse(kept)).toMatchObject({ textSize: 125, ground: "dark", sound: true, volume: 0 });
  await press("Close");
  for (const room of ["", "four-kingdoms", "history"]) {
    await stage.open(room);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect
      .poll(async () => [await ofRoot("textSize"), await ofRoot("ground")])
      .toEqual(["125", "dark"]);
  }
});

test("the score is hidden as long as a game is played, and told when it is over", async () => {
  const { page } = stage;
  await chosen({ hideScore: true });
  await stage.openDeal(sessionOf("kings-keys", 8));
  expect(await page.locator(".top .score").count()).toBe(0);
  await chooseInMenu(stage.page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resigned" }).waitFor();
  expect(await page.locator(".top .score").count()).toBe(1);
});
