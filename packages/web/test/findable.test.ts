import { legalWords } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";

const GAME = "tomb-of-four-kings";
const MOST_TAPS = 3;
const stage = new Stage();

beforeEach(async () => {
  await stage.playLightly();
  stage.page.setDefaultTimeout(30_000);
});

/** What is pressed one after the other from a table, and what is found by it. */
type Way = readonly [
  what: string,
  taps: readonly string[],
  find: (page: Page) => ReturnType<Page["getByRole"]>,
];

const IN_PLAY: readonly Way[] = [
  [
    "lessons",
    ["Menu", "How to play", "Learn by playing"],
    (page) => page.getByRole("button", { name: "Show me" }),
  ],
  ["the rules", ["Menu", "How to play", "Rules"], (page) => page.getByText("TK-1", { exact: true })],
  [
    "a hint",
    ["Menu", "Hint"],
    (page) => page.locator(".caption", { hasText: /Hints change this game|Only one move/ }),
  ],
  ["a move taken back", ["Undo"], (page) => page.locator(".caption", { hasText: "Press again to undo" })],
  ["how to resign", ["Menu", "Resign"], (page) => page.getByRole("dialog", { name: "Resign?" })],
  [
    "the same cards from their start",
    ["Menu", "More …", "This deal again"],
    (page) => page.getByRole("dialog", { name: "Give up this game?" }),
  ],
  ["a link to send", ["Menu", "Share …"], (page) => page.getByRole("textbox", { name: "Link" })],
  ["the rules on paper", ["Menu", "More …", "Print"], (page) => page.getByText("TK-41", { exact: true })],
  ["a duel", ["Menu", "More …", "Series and duels"], (page) => page.getByText("A duel at this screen")],
  ["the ladder", ["Menu", "More …", "Series and duels"], (page) => page.getByText("The ladder of the tomb")],
  ["the analyses", ["Menu", "More …", "Analysis"], (page) => page.getByRole("heading", { name: "Analysis" })],
  ["play by the book", ["Menu", "New deal …"], (page) => page.getByRole("checkbox", { name: "By the book" })],
  [
    "a file of all games",
    ["Menu", "More …", "Your games"],
    (page) => page.getByRole("button", { name: "Export" }),
  ],
  [
    "how to look at a covered card",
    ["Menu", "How to play"],
    (page) => page.getByText("a covered one is raised"),
  ],
  ["what the helmet means", ["Unaided"], (page) => page.getByText("Help is a hint, a move taken back")],
];
const AT_THE_END: readonly Way[] = [
  [
    "whether it could be won",
    ["How it ended", "Could this have been won?"],
    (page) => page.locator(".verdict"),
  ],
  ["the analysis", ["How it ended", "Analyse it"], (page) => page.locator(".curve-plot")],
  [
    "a duel with a friend",
    ["How it ended", "More …", "Challenge a friend …"],
    (page) => page.getByRole("textbox", { name: "Link" }),
  ],
  [
    "a game to send",
    ["How it ended", "More …", "Share …"],
    (page) => page.getByRole("textbox", { name: "Link" }),
  ],
];

async function follow(taps: readonly string[]): Promise<void> {
  const { page } = stage;
  for (const name of taps) {
    const isCovered = (await page.getByRole("dialog").count()) > 0;
    const place = isCovered ? page.getByRole("dialog") : page;
    const control = place
      .getByRole("button", { name })
      .or(place.getByRole("link", { name, exact: true }))
      .or(place.locator("summary", { hasText: name }));
    await control.first().click();
  }
}

test(`all that strangers never found is ${MOST_TAPS} taps from a table at most`, async () => {
  const { page } = stage;
  await stage.openDeal(sessionOf(GAME, 8));
  await stage.play(byTap, sessionOf(GAME, 8), legalWords(sessionOf(GAME, 8))[0] ?? "");
  for (const [what, taps, find] of IN_PLAY) {
    expect(taps.length, what).toBeLessThanOrEqual(MOST_TAPS);
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await follow(taps);
    await find(page).first().waitFor();
    await page.keyboard.press("Escape");
  }
  await stage.open(GAME);
  await chooseInMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  for (const [what, taps, find] of AT_THE_END) {
    expect(taps.length, what).toBeLessThanOrEqual(MOST_TAPS);
    await stage.open(GAME);
    await page.getByRole("dialog", { name: "Resigned" }).waitFor();
    await page.keyboard.press("Escape");
    await follow(taps);
    await find(page).first().waitFor();
    await stage.open("");
    await page.locator(".doors").waitFor();
  }
}, 60_000);

test("the keys stand in the menu where there is a mouse, or once a key was pressed", async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => matchMedia(/hover|pointer/.test(query) ? "not all" : query);
  });
  await stage.openDeal(sessionOf(GAME, 8));
  const keys = page.getByRole("dialog").getByRole("button", { name: "Keyboard" });
  const openMore = async () => {
    await follow(["Menu", "More …"]);
    await page.getByRole("dialog").getByRole("button", { name: "Settings" }).waitFor();
  };
  await openMore();
  expect(await keys.count()).toBe(0);
  await page.keyboard.press("Escape");
  await openMore();
  await keys.waitFor();
});

test("the table's menu has six entries, and all of the game's words on one page", async () => {
  const { page } = stage;
  await stage.openDeal(sessionOf(GAME, 8));
  await follow(["Menu"]);
  const entries = page.getByRole("dialog").locator(".choices").locator("a, button");
  await entries.first().waitFor();
  expect(await entries.allInnerTexts()).toEqual([
    "New deal …",
    "Resign",
    "How to play",
    "Hint",
    "Share …",
    "More …",
  ]);
  await follow(["How to play"]);
  const how = page.getByRole("dialog", { name: "How to play" });
  await how.getByText("0 of 12 levels done").waitFor();
  await how.getByText("In short").waitFor();
  await how.locator("summary", { hasText: "Rules" }).waitFor();
});
