import {
  dealOfNumber,
  formatCardSetLabel,
  formatSave,
  outcomeOf,
  ownEdition,
  readOwnSet,
  type Session,
  startSession,
} from "@tetrarch/engine";
import type { CardSet, Kind } from "@tetrarch/engine/four-gods";
import { autoplayWords } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { setOfLayout } from "../../../testing/random-layouts.js";
import { value } from "../../../testing/value.js";
import { after, chooser } from "./app.js";
import { axeFaults } from "./axe-faults.js";
import { byTap, type Input } from "./input.js";
import { outside } from "./outside.js";
import { Stage, tableOf } from "./stage.js";
import { putIn, putRecord, recordsIn } from "./stored.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** What a finger needs of the seal reaches a few pixels over the rim of a low window. */
const SEAL = /outside: +Unaided/;

const KINDS: readonly Kind[] = ["friend", "foe", "weapon", "trap"];

function layoutSet(name: string, layout: Parameters<typeof setOfLayout>[0]): CardSet {
  const set = setOfLayout(layout, (count) =>
    Array.from({ length: count }, (_, index) => KINDS[index % 4] ?? "foe"),
  );
  return { ...set, name };
}

const SMALL = layoutSet("Two short ways", {
  paths: 2,
  rows: [3, 3],
  crossings: [{ row: 3, paths: [1, 2] }],
  party: 3,
  rescues: 1,
});
const LARGE = layoutSet("Six long ways", {
  paths: 6,
  rows: [10, 10, 10, 10, 10, 10],
  crossings: [
    { row: 3, paths: [1, 2] },
    { row: 6, paths: [4, 6] },
    { row: 9, paths: [1, 6] },
  ],
  party: 3,
  rescues: 3,
});
const RAGGED = layoutSet("Ragged ways", {
  paths: 5,
  rows: [3, 10, 5, 8, 4],
  crossings: [
    { row: 3, paths: [1, 3] },
    { row: 7, paths: [2, 4] },
  ],
  party: 2,
  rescues: 2,
});

function start(set: CardSet, number: number): Session {
  const own = value(readOwnSet(set));
  const { game } = ownEdition(own);
  return value(startSession(game, dealOfNumber(game, number)));
}

/** Presses the button of a rescue: who is rescued lies unseen among others. */
const rescuing =
  (word: string): Input =>
  (page) =>
    page.locator(`[data-word="${word}"]`).click();

/** A random game so far, in which a card is to be chosen after some moves. */
function inChoice(set: CardSet): Session {
  const choose = chooser(2);
  for (let number = 1; ; number++) {
    let session = start(set, number);
    for (let moves = 0; moves < 20; moves++) {
      const { choice } = session.game.view(session.now.state) as { readonly choice: string | null };
      if (moves > 2 && choice !== null) return session;
      const word = choose(session);
      if (word === undefined) break;
      session = after(session, word);
    }
  }
}

/** Opens a game with cards of the player's own as it was saved. */
async function openSaved(session: Session): Promise<void> {
  const { page } = stage;
  const { cardSet } = session.game;
  await stage.open("");
  await page.locator(".doors").waitFor();
  const own = readOwnSet("cards" in session.game ? session.game.cards : undefined);
  if (!own.ok || !cardSet) throw new Error("no cards of its own");
  await putIn(page, "cards", formatCardSetLabel(cardSet), own.value.set);
  await putRecord(page, session.game.id, { text: formatSave(session), savedAt: 1, over: false });
  await stage.open("about");
  await page.locator(".room h1").waitFor();
  await stage.open(session.game.id);
  await stage.expectPiles(session);
}

test.each([100, 200])(
  "FG-22: with letters at %i per cent every layout is one screen, and the set's name stands over it",
  async (textSize) => {
    const { page } = stage;
    await page.addInitScript(
      (choices) => localStorage.setItem("tetrarch settings", choices),
      JSON.stringify({ speed: "off", textSize }),
    );
    const faults: string[] = [];
    for (const set of [SMALL, LARGE, RAGGED]) {
      await openSaved(inChoice(set));
      await page.getByRole("heading", { name: set.name, exact: true }).waitFor();
      for (const [width, height] of [
        [360, 640],
        [640, 360],
        [390, 844],
        [844, 390],
        [1280, 800],
        [2560, 1440],
      ] as const) {
        await page.setViewportSize({ width, height });
        await stage.settle();
        const found = (await outside(page)).filter((fault) => !SEAL.test(fault));
        faults.push(...found.map((fault) => `${set.name}, ${width}×${height}: ${fault}`));
        const cut = await page
          .locator(".dream-land .free")
          .evaluateAll((all) => all.filter((place) => place.scrollHeight > place.clientHeight).length);
        if (cut > 0 && textSize === 100) faults.push(`${set.name}, ${width}×${height}: a free place's words`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test.each([SMALL, RAGGED])(
  "FG-22 to FG-26: a random game with $name is played by taps on a phone, to its end",
  async (set) => {
    const { page } = stage;
    await page.setViewportSize({ width: 360, height: 640 });
    const choose = chooser(4);
    let session = start(set, 4);
    await openSaved(session);
    let isPlayedOn = false;
    for (let word = choose(session); word !== undefined && !isPlayedOn; word = choose(session)) {
      const next = after(session, word);
      const input = word.startsWith("rescue") ? rescuing(word) : byTap;
      // When nothing is hidden any more and all moves win, the table goes on by itself.
      isPlayedOn = autoplayWords(next, tableOf(next)).length > 0;
      if (isPlayedOn) await stage.make(input, session, word);
      else await stage.play(input, session, word);
      session = next;
    }
    const isWon = isPlayedOn || outcomeOf(session).status === "won";
    await page.getByRole("dialog", { name: isWon ? "Won" : "Lost" }).waitFor();
  },
);

/** A new set in the workshop, its layout opened. */
async function openLayout(page: Page): Promise<void> {
  await stage.open("workshop");
  await page.getByRole("button", { name: "A new set" }).click();
  await page.getByRole("button", { name: /^Layout/ }).click();
}

async function storedLayout(page: Page): Promise<unknown> {
  const [record] = (await recordsIn(page, "sets")) as readonly {
    readonly set: { readonly layout?: unknown };
  }[];
  return record?.set.layout;
}

const row = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("FG-22, FG-23: a layout is drawn by tap, what is missing is said, and the set is played", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 360, height: 640 });
  await openLayout(page);
  await row(page, "One path more").click();
  await page.getByText("12 more cards needed.").first().waitFor();
  expect(await row(page, "Play this set").isDisabled()).toBe(true);
  // Two rows that are pressed one after the other cross.
  await row(page, "Path 1, row 4").click();
  await row(page, "Path 2, row 4").click();
  await row(page, "Path 1, row 4, crosses path 2").waitFor();
  // A row goes over to another path.
  await row(page, "Path 5, row 3").click();
  await row(page, "Move a row from path 5 to path 3").click();
  await page.getByText("Five paths, of 7, 7, 8, 7 and 6 rows.", { exact: false }).waitFor();
  await row(page, "Path 4, row 7").click();
  await row(page, "Make path 4 shorter").click();
  await row(page, "A larger party").click();
  await row(page, "One rescue more").click();
  // The button by which the place is reached that is named as wrong.
  await row(page, "Layout").click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add 10 cards");
  await row(page, "Add 10 cards").click();
  await page.getByText("All in order: it can be played.").waitFor();
  const layout = {
    paths: 5,
    rows: [7, 7, 8, 6, 6],
    crossings: [{ row: 4, paths: [1, 2] }],
    party: 3,
    rescues: 1,
  };
  await expect.poll(() => storedLayout(page)).toEqual(layout);
  await row(page, "Play this set").click();
  await page.getByRole("button", { name: /^Take / }).waitFor();
  expect(await page.locator('[data-pile-id="p5"]').count()).toBe(1);
  expect(await page.locator('[data-pile-id="ally3"]').count()).toBe(1);
});

test("FG-22, FG-23: a row is dragged to another path, and to its like to cross it", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLayout(page);
  const drag = async (from: string, to: string) => {
    await row(page, from).scrollIntoViewIfNeeded();
    const [one, other] = [await row(page, from).boundingBox(), await row(page, to).boundingBox()];
    if (!one || !other) throw new Error("no such row");
    await page.mouse.move(one.x + one.width / 2, one.y + one.height / 2);
    await page.mouse.down();
    await page.mouse.move(other.x + other.width / 2, other.y + other.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  await drag("Path 1, row 3", "Path 2, row 3");
  await row(page, "Path 1, row 3, crosses path 2").waitFor();
  await drag("Path 4, row 5", "Add a row to path 2");
  await page.getByText("Four paths, of 7, 8, 7 and 6 rows.", { exact: false }).waitFor();
  // A drag lifts nothing.
  expect(await page.locator(".layout-grid [aria-pressed=true]").count()).toBe(0);
  await page.getByText("All in order: it can be played.").waitFor();
});

test("FG-22, FG-23: by keys alone a layout is drawn, and each step is spoken", async () => {
  const { page } = stage;
  await openLayout(page);
  await row(page, "Path 1, row 2").focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const spoken = () => page.locator(".bench [role=status].visually-hidden").innerText();
  for (const [key, name] of [
    ["ArrowUp", "Path 1, row 3"],
    ["ArrowRight", "Path 2, row 3"],
    ["End", "Path 4, row 3"],
    ["Home", "Path 1, row 3"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(name);
  }
  await page.keyboard.press("Enter");
  await expect
    .poll(spoken)
    .toBe(
      "Row 3 of path 1: press row 3 of path 2, 3 or 4 to cross it, the end of another path to move a row there, Delete to take it away, Escape to let go.",
    );
  await page.keyboard.press("Escape");
  await expect.poll(spoken).toBe("No row is chosen.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect.poll(spoken).toBe("In row 3 path 1 crosses path 4. The cards fill the rows.");
  // A path crosses one other at most: what it crossed before is said to be free.
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect
    .poll(spoken)
    .toBe("In row 3 path 1 crosses path 2. Path 4 crosses nothing there now. The cards fill the rows.");
  expect(await focused()).toBe("Path 2, row 3, crosses path 1");
  await page.keyboard.press("+");
  await expect.poll(spoken).toBe("Path 2 has 8 rows. 2 more cards needed.");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Delete");
  await expect.poll(spoken).toBe("Path 2 has 6 rows. 2 cards too many.");
  // The end of a path takes the lifted row.
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("Move a row from path 2 to path 3");
  await page.keyboard.press("Enter");
  await expect.poll(spoken).toBe("Path 2 has 5 rows. Path 3 has 8 rows. 2 cards too many.");
  // The tab key leaves the drawing by one step.
  await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("One rescue more");
  const buttons = page.locator(".layout-grid button, .stepper button, .fit button, .row-acts button");
  for (const box of await buttons.evaluateAll((all) =>
    all.map((button) => button.getBoundingClientRect().toJSON()),
  ))
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await axeFaults(page)).toEqual([]);
  // To the table without a pointer.
  await row(page, "Take out 2 cards").press("Enter");
  await expect.poll(spoken).toMatch(/The cards fill the rows\.$/);
  await row(page, "Play this set").press("Enter");
  await page.getByRole("button", { name: /^Take / }).waitFor();
});
