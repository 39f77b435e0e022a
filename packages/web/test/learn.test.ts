import { legalWords } from "@tetrarch/engine";
import { beginLevel, type Course, glossary, highlightsOf } from "@tetrarch/play/lessons";
import { beforeEach, describe, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { byDrag, byTap, spotOf } from "./input.js";
import { byKeys } from "./keys.js";
import { courseNamed, learnActions, levelOf, startOfLevel } from "./learn-actions.js";
import { sampleGames } from "./sample-games.js";
import { Stage, tableOf } from "./stage.js";
import { recordsIn } from "./stored.js";
import { tables } from "./tables.js";

/** A move that is shown is taken back within this, in milliseconds. */
const SHOWN = 1500;

/** The fourth of the Four Gods: what is tapped has choices. */
const LEVEL_WITH_CHOICES = 3;

const stage = new Stage();
const tableCount = Object.keys(tables).length;
const { button, expectLevel, openLevel, expectSaid, solve } = learnActions(stage);

beforeEach(() => stage.playLightly());

/** Opens the list of a course's levels. */
const openLevels = (title: string) =>
  stage.page
    .getByRole("group", { name: `All levels of ${title}` })
    .getByText("All levels")
    .click();

describe("from the first meeting through the whole course to a real game, by tap:", () => {
  // Each tap of every lesson is tried without a page, too (taps.test.ts).
  test.each(sampleGames)("%s", async (gameId) => {
    const { page } = stage;
    const course = courseNamed(gameId);
    const title = sessionOf(gameId, 1).game.title;
    await page.addInitScript(() => localStorage.removeItem("tetrarch met"));
    await stage.open(gameId);
    await page.getByRole("dialog", { name: title }).getByRole("link", { name: "Learn by playing" }).click();
    for (const index of course.levels.keys()) {
      await expectLevel(course, index);
      await solve(byTap, course, index);
      await button(index === course.levels.length - 1 ? "Finish" : "Next").click();
    }
    await page.getByText("You know enough to begin").waitFor();
    // Nothing of it was a game.
    expect(await recordsIn(page, "finished")).toEqual([]);
    expect(await recordsIn(page, "known")).toEqual([]);
    await page.getByRole("link", { name: "Now play a real game" }).click();
    await page.locator(".bar [aria-label=Menu]").waitFor();
    await stage.open("learn");
    await page.getByText(`${course.levels.length} of ${course.levels.length} levels done`).waitFor();
  });
});

test("a wrong move is played and seen, said to be wrong in a sentence, and comes back", async () => {
  const { page } = stage;
  const course = courseNamed("tomb-of-four-kings");
  const index = course.levels.findIndex(({ id }) => id === "gold-for-life");
  const level = levelOf(course, index);
  const start = startOfLevel(course, level);
  await openLevel(course, index);
  await expectSaid(level.opening ?? "");
  await stage.make(byTap, start, "play");
  const dead = after(start, "play");
  expect(dead.game.outcome(dead.now.state).status).toBe("lost");
  await stage.expectPiles(dead);
  await expectSaid("Dead. The dead bring nothing out of the tomb.");
  expect(await page.locator(".lit").count()).toBe(0);
  await button("Try again").click();
  await stage.expectPiles(start);
  // The introduction is not told again, the goal is still there.
  await expect.poll(() => page.locator(".caption").innerText()).toBe("");
  const goal = page.locator(".goal");
  expect(await goal.locator(".task").innerText()).toBe(level.goal);
  const place = await goal.boundingBox();
  await solve(byTap, course, index);
  // Nothing more is asked for, and the table has not moved.
  await expect.poll(() => goal.innerText()).toBe("Done");
  expect(await goal.boundingBox()).toEqual(place);
});

test("skipping skips one level, and what was skipped can still be entered; a level is there again after a reload", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  await stage.open("");
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.getByRole("link", { name: "Begin: The King's Keys" }).click();
  await expectLevel(course, 0);
  await page.getByRole("link", { name: "Skip" }).click();
  await expectLevel(course, 1);
  await solve(byDrag, course, 1);
  await button("Next").click();
  await expectLevel(course, 2);
  await page.reload();
  await expectLevel(course, 2);
  await page.getByRole("link", { name: "All lessons" }).click();
  await openLevels("The King's Keys");
  await page.getByRole("link", { name: /^Level 2, done/ }).waitFor();
  await page.getByRole("link", { name: "Go on: The King's Keys" }).click();
  await expectLevel(course, 0);
  // From one course straight into another, at the same level.
  const other = courseNamed("four-gods");
  await openLevel(other, 0);
  await stage.open("learn/kings-keys/end");
  await page.getByRole("link", { name: `3. ${levelOf(course, 2).goal}` }).click();
  await expectLevel(course, 2);
});

test("a waste pile of Napoleon's Tomb shows its numeral over its cards, too", async () => {
  const course = courseNamed("napoleons-tomb");
  await openLevel(
    course,
    course.levels.findIndex(({ id }) => id === "which-waste"),
  );
  expect(await stage.page.locator(".numeral").allInnerTexts()).toEqual(expect.arrayContaining(["I", "II"]));
});

test("each course shows how far it is done and what comes next, and a term is explained where it comes first", async () => {
  const { page } = stage;
  const course = courseNamed("four-kingdoms");
  const [first, second] = [levelOf(course, 0), levelOf(course, 1)];
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(
    (lessons) => localStorage.setItem("tetrarch lessons", lessons),
    JSON.stringify({ "four-kingdoms": [first.id] }),
  );
  await stage.open("learn");
  const row = page.locator(".course", { hasText: "Four Kingdoms" });
  await row.getByText(`1 of ${course.levels.length} levels done`).waitFor();
  await row.getByText(`Next: ${second.opening} ${second.goal}`).waitFor();
  // Where nothing was begun nothing comes next.
  expect(await page.getByText(/^Next: /).count()).toBe(1);
  const widthOf = async (part: string) => (await row.locator(part).boundingBox())?.width ?? 0;
  const share = (await widthOf(".so-far span")) / (await widthOf(".so-far"));
  expect(share).toBeCloseTo(1 / course.levels.length, 1);
  // Nothing but the courses and the coach at first; each level is a row for a thumb behind it.
  expect(await page.locator(".courses a:visible").count()).toBe(tableCount + 1);
  await openLevels("Four Kingdoms");
  const rows = row.locator("details a");
  expect(await rows.count()).toBe(course.levels.length);
  for (const link of await rows.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  const at = course.levels.findIndex(({ opening = "" }) => /\bstock\b/i.test(opening));
  await openLevel(course, at);
  await page.locator(".goal").getByRole("button", { name: "stock" }).click();
  const meaning = glossary.find(({ word }) => word === "Stock")?.meaning ?? "";
  await page.getByRole("dialog", { name: "Stock" }).getByText(meaning).waitFor();
  await button("Close").click();
  await stage.expectPiles(startOfLevel(course, levelOf(course, at)));
});

test("a course by keys alone, and by ear", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  await stage.open("learn/kings-keys");
  for (const index of course.levels.keys()) {
    await expectLevel(course, index);
    const level = levelOf(course, index);
    await expect.poll(() => page.getByRole("status").innerText()).toContain(level.goal);
    expect(await page.locator("[role=group][aria-label$='look here']").count()).toBe(
      litIn(course, index).length,
    );
    await solve(byKeys, course, index);
    await page.keyboard.press("Enter");
  }
  await page.getByText("You know enough to begin").waitFor();
});

/** The pile that is lit when a level begins: where the next move begins. */
function litIn(course: Course, index: number): readonly string[] {
  const { game } = startOfLevel(course, levelOf(course, index));
  const begun = beginLevel(game, levelOf(course, index));
  const { from } = begun.ok ? highlightsOf(begun.value) : {};
  return from ? [from.from] : [];
}

test("the next move is marked where it lies, after each move anew", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  const index = course.levels.findIndex(({ id }) => id === "the-last-book");
  const lit = () =>
    page.locator(".lit").evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-lit")));
  await openLevel(course, index);
  expect(await lit()).toEqual(["d4"]);
  const start = startOfLevel(course, levelOf(course, index));
  await stage.make(byTap, start, "d4-d1");
  await expect.poll(lit).toEqual(["d3"]);
});

test("a card that is asked is not given away, and no other place is lit as if it were to be tapped", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  const index = course.levels.findIndex(({ asks }) => asks?.end === "card");
  await openLevel(course, index);
  expect(await page.locator(".lit").count()).toBe(0);
  await solve(byTap, course, index);
});

test("moves beside the task are allowed, and a level that goes on without them says so", async () => {
  const { page } = stage;
  const course = courseNamed("four-kingdoms");
  await openLevel(course, 0);
  const start = startOfLevel(course, levelOf(course, 0));
  const turned = await stage.play(byTap, start, "deal");
  await expectSaid("Go on: the task is still open.");
  await stage.make(byTap, turned, levelOf(course, 0).solution);
  await expectSaid(levelOf(course, 0).success);
  await expect.poll(() => page.locator(".goal").innerText()).toBe("Done. Extra moves will be taken back.");
  await button("Next").click();
  await expectLevel(course, 1);
  // Another order of the same moves is as near to the goal.
  const last = course.levels.length - 1;
  await openLevel(course, last);
  await stage.make(byTap, startOfLevel(course, levelOf(course, last)), "t2-subjects");
  await expect.poll(() => page.locator(".caption").innerText()).toMatch(/kingdom of spades is united/);
});

test("a move is shown by playing it and taking it back, and a press ends that at once", async () => {
  const { page } = stage;
  const course = courseNamed("four-kingdoms");
  await stage.installClock();
  await openLevel(course, 0);
  const start = startOfLevel(course, levelOf(course, 0));
  const moved = after(start, levelOf(course, 0).solution);
  const isReached = () => page.evaluate(() => localStorage.getItem("tetrarch lessons"));
  await button("Show me").click();
  await stage.expectPiles(moved);
  expect(await page.locator(".caption").innerText()).toMatch(
    /^Like this: .*king takes the throne in the castle of spades/i,
  );
  expect(await button("Next").count()).toBe(0);
  await expect
    .poll(async () => {
      await page.clock.runFor(SHOWN);
      return page.locator(".card.hinted[data-code=KS]").count();
    })
    .toBe(1);
  await stage.expectPiles(start);
  await button("Show me").click();
  await stage.expectPiles(moved);
  // Beside the goal, which has a word that opens what it means.
  await page.locator("h1").click();
  await stage.expectPiles(start);
  expect(await isReached()).toBeNull();
  await solve(byTap, course, 0);
  await expect.poll(isReached).not.toBeNull();
});

test("a card's story is told to the ear, and takes nothing of a lesson away", async () => {
  const { page } = stage;
  await openLevel(courseNamed("four-gods"), 0);
  const caption = page.locator(".caption");
  const before = await caption.innerText();
  await page.locator('.card[data-code^="L"]').first().focus();
  await page.keyboard.press("l");
  const story = await page.locator(".why.of-story").innerText();
  await expect.poll(() => page.getByRole("status").innerText()).toBe(story);
  expect(await caption.innerText()).toBe(before);
  expect(await caption.getAttribute("class")).not.toContain("refused");
});

test("lessons are shared by a link, which opens where whoever follows it has got to", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  await stage.open(`learn/${course.game}/end`);
  await button("Share these lessons").click();
  await page.getByText(`in ${course.levels.length} small lessons`).waitFor();
  await button("QR code").click();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  await page.goto(await page.getByLabel("Link", { exact: true }).inputValue());
  await page.getByText(course.levels[0]?.goal ?? "", { exact: true }).waitFor();
});

test("what is kept of the lessons may be broken: that is told, and they start over", async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("broken")) localStorage.setItem("tetrarch lessons", '{"kings-keys": 7}');
    sessionStorage.setItem("broken", "yes");
  });
  await stage.open("learn");
  await page.getByText("could not be read").waitFor();
  await page.reload();
  await page.locator(".course", { hasText: "The King's Keys" }).getByText("small levels").waitFor();
  expect(await page.getByText("could not be read").count()).toBe(0);
});

test("where nothing can be kept, a level that is reached says so, and holds as long as the page is open", async () => {
  const { page } = stage;
  const course = courseNamed("four-kingdoms");
  await openLevel(course, 0);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await solve(byTap, course, 0);
  const trouble = "How far you are in the lessons cannot be kept: the disk is full.";
  await page.locator(".unsaved", { hasText: trouble }).waitFor({ state: "attached" });
  await page.evaluate(() => {
    location.hash = "#/learn";
  });
  await page.getByText(trouble).waitFor({ state: "attached" });
  await openLevels("Four Kingdoms");
  await page.getByRole("link", { name: /^Level 1, done/ }).waitFor();
});

test.each([
  [390, 844],
  [1280, 800],
])(
  "the table stays where it is when the line beneath it needs two lines, within %i by %i",
  async (width, height) => {
    const { page } = stage;
    await page.setViewportSize({ width, height });
    await openLevel(courseNamed("four-kingdoms"), 0);
    const table = () => page.locator(".lesson main").boundingBox();
    const isWrapped = (text: string) =>
      page.locator(".lesson .caption").evaluate((line, words) => {
        line.textContent = words;
        return line.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(line).lineHeight);
      }, text);
    expect(await isWrapped("Here.")).toBe(false);
    const before = await table();
    expect(await isWrapped("A line that is wider than any window. ".repeat(8))).toBe(true);
    expect(await table()).toEqual(before);
  },
);

test("a tap on a card of the Four Gods in a lesson opens its choices, as in the game", async () => {
  const { page } = stage;
  const course = courseNamed("four-gods");
  const level = course.levels[LEVEL_WITH_CHOICES];
  if (!level) throw new Error("no such level");
  await openLevel(course, LEVEL_WITH_CHOICES);
  const session = startOfLevel(course, level);
  const table = tableOf(session);
  const view = session.game.view(session.now.state);
  const ends = legalWords(session).map((word) => table.ends(view, word));
  const isSeveral = ({ from }: { readonly from: string }) =>
    ends.filter((end) => end.from === from).length > 1;
  const picked = ends.find((end) => end.depth > 0 && isSeveral(end));
  if (!picked) throw new Error("no card has choices");
  const { x, y } = await spotOf(page, picked.from, picked.depth);
  await page.mouse.click(x, y);
  await page.locator('.table .card[aria-pressed="true"]').first().waitFor({ state: "attached" });
  await page.locator(".table .choice").first().waitFor();
});
