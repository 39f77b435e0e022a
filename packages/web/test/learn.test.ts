import { beforeEach, describe, expect, test } from "vitest";
import { after, sessionOf } from "./app.js";
import { byDrag, byTap } from "./input.js";
import { byKeys } from "./keys.js";
import { courseNamed, learnActions, levelOf, startOfLevel } from "./learn-actions.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";
import { tables } from "./tables.js";

const stage = new Stage();
const { button, expectLevel, openLevel, expectSaid, solve } = learnActions(stage);

beforeEach(() => stage.playLightly());

describe("from the first meeting through the whole course to a real game, by tap:", () => {
  test.each(Object.keys(tables))("%s", async (gameId) => {
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
  await expectSaid("Dead. Whoever dies brings out nothing at all.");
  expect(await page.locator(".lit").count()).toBe(0);
  await button("Try again").click();
  await stage.expectPiles(start);
  // The introduction is not told again, the goal is still there.
  await expect.poll(() => page.locator(".caption").innerText()).toBe("");
  const goal = page.locator(".goal");
  expect(await goal.innerText()).toBe(level.goal);
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

test("a course by keys alone, and by ear", async () => {
  const { page } = stage;
  const course = courseNamed("kings-keys");
  await stage.open("learn/kings-keys");
  for (const index of course.levels.keys()) {
    await expectLevel(course, index);
    const level = levelOf(course, index);
    await expect.poll(() => page.getByRole("status").innerText()).toContain(level.goal);
    expect(await page.locator("[role=group][aria-label$='look here']").count()).toBe(level.lit.length);
    await solve(byKeys, course, index);
    await page.keyboard.press("Enter");
  }
  await page.getByText("You know enough to begin").waitFor();
});

test("the place to look at is marked where it lies, and a move is shown to whoever asks", async () => {
  const { page } = stage;
  const course = courseNamed("four-kingdoms");
  await openLevel(course, 0);
  expect(
    await page.locator(".lit").evaluateAll((lit) => lit.map((one) => one.getAttribute("data-lit"))),
  ).toEqual(["t1", "castleS"]);
  await button("Show me").click();
  await page.locator(".card.hinted[data-code=KS]").waitFor();
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
  await page.getByText(`${courseNamed("kings-keys").levels.length} small levels`).waitFor();
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
  await page
    .getByRole("link", { name: "Level 1, done", exact: false })
    .first()
    .waitFor({ state: "attached" });
});
