import type { Session } from "@tetrarch/engine";
import { formatLink, type Link, viewLink } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { value } from "../../../testing/value.js";
import { after, sessionOf } from "./app.js";
import { askForHint, playToChoice } from "./ask-for-hint.js";
import { duelScreens } from "./duel-screens.js";
import { chooseInMenu, chooseInOpenMenu, clickAtOnce } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import type { Stage } from "./stage.js";
import { tables } from "./tables.js";
import { WINS } from "./wins.js";
import { workshopScreens } from "./workshop-screens.js";

const SHEETS = ["New deal …", "How to play", "What happened", "Settings", "Keyboard", "Resign"] as const;

/** Presses a button as soon as it is there and can be pressed. */
function pressOn(page: Page): (name: string) => Promise<void> {
  return (name) => clickAtOnce(page.getByRole("button", { name, exact: true, disabled: false }), name);
}

/** A won game as it stood after this part of it. */
function stood(gameId: string, part: number): Session {
  const win = WINS[gameId];
  if (!win) throw new Error(`no win is known of ${gameId}`);
  return win.words.slice(0, Math.round(win.words.length * part)).reduce(after, sessionOf(gameId, win.deal));
}

/**
 * Comes through every screen of the app: each is on the page while its name is given. What all games share is come to in the
 * sample of them.
 */
export async function* everyScreen(stage: Stage): AsyncGenerator<string> {
  const gameIds = Object.keys(tables);
  const { page } = stage;
  const press = pressOn(page);
  await stage.open("");
  await page.locator(".doors").waitFor();
  yield "home";
  await press("Settings");
  await page.getByRole("switch", { name: "Sound" }).waitFor();
  yield "home: Settings";
  await press("Close");
  yield* aboutScreens(stage);
  for (const kind of ["rules", "scores", "iou"]) {
    await stage.open(`print/tomb-of-four-kings/${kind}`);
    await page.locator(".paper-sheet[aria-busy=false]").waitFor();
    yield `print: ${kind}`;
  }
  for (const gameId of gameIds) {
    await page.evaluate(() => localStorage.removeItem("tetrarch met"));
    const session = sessionOf(gameId, WINS[gameId]?.deal ?? 0);
    await stage.openDeal(session);
    yield `${gameId}: its story`;
    await press("Begin");
    const isWhole = sampleGames.includes(gameId);
    if (isWhole) {
      await playToChoice(page, session);
      await askForHint(page);
      await page.locator(".hinted").first().waitFor();
      yield `${gameId}: a hint`;
      yield* endScreens(stage, gameId);
    }
    await stage.openKept(sessionOf(gameId, 8));
    yield `${gameId} at the start`;
    if (isWhole) yield* sheetScreens(stage, gameId);
    for (const part of isWhole ? [0.25, 0.5, 0.75] : [0.5]) {
      const session = stood(gameId, part);
      await stage.openKept(session);
      yield `${gameId} after ${part * 100} %`;
    }
    const end = stood(gameId, 1);
    await stage.openKept(end);
    await page.getByRole("dialog", { name: "Won" }).waitFor();
    yield `${gameId}: Won`;
    if (!isWhole) continue;
    await chooseInOpenMenu(stage.page, "Look at the table", clickAtOnce);
    yield `${gameId} at the end`;
  }
  await stage.open("learn");
  await page.locator(".courses").waitFor();
  yield "lessons";
  for (const gameId of gameIds) {
    await stage.open(`learn/${gameId}`);
    await page.locator(".lit").first().waitFor();
    yield `lesson: ${gameId}`;
    if (!sampleGames.includes(gameId)) continue;
    await stage.open(`learn/${gameId}/end`);
    await page.locator(".lesson-end").waitFor();
    yield `end of lessons: ${gameId}`;
  }
  yield* puzzleScreens(stage);
  await stage.open("history");
  await page.locator(".games li").first().waitFor();
  yield "history";
  for (const gameId of sampleGames) {
    await stage.open(`history/${gameId}`);
    await page.getByRole("heading", { name: "First plays without help" }).waitFor();
    yield `history: ${gameId}`;
  }
  await page.locator(".games a").last().click();
  await page.getByText("What happened, in").click();
  await page.getByLabel("Your note").fill("n".repeat(1001));
  await press("Star");
  await page.getByRole("button", { name: "Star", exact: true, pressed: true }).waitFor();
  yield "history: a game";
  await press("Delete …");
  yield "history: Delete a game";
  await press("Keep it");
  await page.getByRole("link", { name: "Watch it again" }).click();
  await press("Next move");
  yield "history: a game watched again";
  await press("Done");
  await page.getByRole("link", { name: "All games" }).click();
  await press("Delete all …");
  yield "history: Delete all";
  await press("Close");
  await page.getByLabel("Help").selectOption("assisted");
  await page.locator("input[type=file]").setInputFiles({
    name: "games.jsonl",
    mimeType: "application/jsonl",
    buffer: Buffer.from('{"format":"tetrarch-history","version":1,"games":1}\n7\n'),
  });
  await page.locator(".refused").waitFor();
  yield "history: a file with an error";
  yield* analysisScreens(stage);
  yield* linkScreens(stage);
  yield* duelScreens(stage);
  yield* workshopScreens(stage);
  await stage.open("napoleons-tomb");
  await page.locator(".table [data-stop]").first().waitFor();
  const first = stage.page;
  await stage.newPage();
  await stage.open("napoleons-tomb");
  await stage.page.getByRole("dialog", { name: "Open in another tab" }).waitFor();
  yield "open in another tab";
  await first.close();
}

/** What can be seen of a game that is given up. */
async function* endScreens(stage: Stage, gameId: string): AsyncGenerator<string> {
  const { page } = stage;
  const press = pressOn(page);
  await chooseInMenu(page, "Resign", clickAtOnce);
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog", { name: "Resigned" }).waitFor();
  yield `${gameId}: Resigned`;
  await press("More …");
  yield `${gameId}: More of the end`;
  if (gameId === "tomb-of-four-kings") {
    await press("How others play this deal");
    await page.getByRole("row", { name: /^With all cards known can be won/ }).waitFor();
    yield `${gameId}: how others play the deal`;
    await press("Close");
  } else {
    await press("Look at the table");
    await press("How it ended");
  }
  await press("Could this have been won?");
  await page.getByRole("button", { name: "Show a way" }).waitFor();
  yield `${gameId}: it could have been won`;
  await press("Show a way");
  await press("Next move");
  yield `${gameId}: a way to win`;
}

/** The sheets of a table. */
async function* sheetScreens(stage: Stage, gameId: string): AsyncGenerator<string> {
  const { page } = stage;
  const press = pressOn(page);
  await press("Menu");
  yield `${gameId}: Menu`;
  await press("Close");
  await chooseInMenu(page, "More …", clickAtOnce);
  yield `${gameId}: More`;
  await press("Close");
  await page.locator(".guard").click();
  yield `${gameId}: helmet`;
  await press("Close");
  for (const sheet of SHEETS) {
    await chooseInMenu(page, sheet, clickAtOnce);
    if (sheet === "How to play") {
      await page.getByText("Rules", { exact: true }).click();
      await page.locator(".rules h2").first().waitFor();
    }
    if (sheet === "Settings") await page.getByRole("switch", { name: "Sound" }).waitFor();
    if (sheet === "New deal …") await page.getByRole("button", { name: "A new deal" }).waitFor();
    yield `${gameId}: ${sheet}`;
    await press("Close");
  }
}

/** What is told of the app itself, all of it unfolded. */
async function* aboutScreens(stage: Stage): AsyncGenerator<string> {
  for (const page of ["licences", "privacy", "accessibility"]) {
    await stage.open(`about/${page}`);
    await stage.page.locator("summary").last().click();
    yield `about: ${page}`;
  }
}

/** What is seen of a game that is looked back at. */
async function* analysisScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  await stage.open("history/kings-keys");
  // What was filtered before is shown again.
  await page.reload();
  await page.locator(".games a", { hasText: "Won" }).first().click();
  await page.getByRole("link", { name: "Analyse it" }).click();
  await page.getByText("More: luck and mistakes in numbers").click();
  await page.locator(".account").waitFor();
  await page.getByText("The curve as a table").click();
  yield "analysis: the report";
  await page.getByRole("button", { name: "Next move" }).click();
  yield "analysis: a position";
  await page.evaluate(() => {
    location.hash += "/mistakes";
  });
  await page.getByRole("region", { name: "Your mistakes" }).waitFor();
  yield "analysis: your mistakes";
  await stage.open("analysis");
  await page.locator(".trends section").first().waitFor();
  yield "analysis: all games";
  await stage.open("coach");
  await page.locator(".coach .course").first().waitFor();
  yield "the coach";
}

/** What is seen of puzzles. */
async function* puzzleScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  await stage.open("puzzles");
  await page.locator(".courses").waitFor();
  yield "puzzles";
  // The tables have been seen: of puzzles those of one game are like those of the others.
  await stage.open("puzzles/kings-keys");
  await page.locator(".levels").first().waitFor();
  yield "puzzles of one game";
  await stage.open("puzzles/kings-keys/KK-2003393-6");
  await page.locator(".hidden-piles").waitFor();
  yield "a puzzle";
  await page.getByRole("button", { name: "See it", exact: true }).click();
  await page.getByRole("button", { name: "Next move", exact: true }).click();
  yield "a puzzle shown";
}

/** What is seen of links: one is made, and one of every kind is opened. */
async function* linkScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  const press = pressOn(page);
  const open = (link: Link) => {
    const text = value(formatLink(link));
    return stage.open(`link/${text}`);
  };
  await stage.open("link");
  await page.getByLabel("What you were sent").fill("nothing of the kind");
  await press("Open it");
  await page.getByRole("alert").getByText("Nothing was opened").waitFor();
  yield "link: pasted, and none";
  await stage.openDeal(sessionOf("napoleons-tomb", 8));
  await chooseInMenu(stage.page, "New deal …", clickAtOnce);
  await page.getByText("The deal of another day").click();
  await page.locator(".days td button").first().waitFor();
  yield "the deals of the days";
  await press("Close");
  await chooseInMenu(stage.page, "Share …", clickAtOnce);
  await press("QR code");
  await page.getByRole("img", { name: "QR code" }).waitFor();
  yield "share a game in play";
  await press("Close");
  await open({ type: "game", session: stood("kings-keys", 1) });
  await page.getByText("Read what happened").waitFor();
  yield "link: a game";
  await press("Read what happened");
  await page.getByRole("region", { name: "What happened" }).waitFor();
  yield "link: a game and its tale";
  await press("Watch it");
  await page.getByRole("button", { name: "Next move" }).waitFor();
  yield "link: a game watched";
  const { game, now } = stood("tomb-of-four-kings", 0.5);
  await open(viewLink(game, now.state));
  await page.getByRole("link", { name: `Play ${game.title}` }).waitFor();
  yield "link: a view";
  await stage.open("link/broken");
  await page.getByRole("alert").waitFor();
  yield "link: a broken one";
}
